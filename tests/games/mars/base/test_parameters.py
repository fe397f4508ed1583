"""Global parameters: pages 3, 4 and 14 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}


@pytest.mark.rule("M-002")
def test_the_game_asks_for_just_three_parameters() -> None:
    for missing, low in (("temperature", 6), ("oxygen", 13), ("oceans", 8)):
        table = MarsTable(2)
        table.p1.has(tr=80)
        table.set(**{**GOALS, missing: low})
        table.produce()
        assert not table.state.over, missing
    table = MarsTable(2)
    table.p1.has(tr=20)
    table.set(**GOALS)
    table.produce()
    assert table.state.over


@pytest.mark.rule("M-005", "M-298", "M-300", "M-006")
def test_19_steps_of_2_degrees_take_the_temperature_to_8_each_with_tr(table: MarsTable) -> None:
    table.p1.has(mc=19 * 14, heat=8)
    table.set(oceans=9)
    for step in range(1, 20):
        table.p1.standard_project("Asteroid")
        assert table.level("temperature") == -30 + 2 * step
        assert table.p1.gained(tr=1)
    assert table.level("temperature") == 8
    table.p1.converts_heat()
    assert table.level("temperature") == 8


@pytest.mark.rule("M-003", "M-299", "M-301", "M-006")
def test_14_steps_of_1_percent_take_the_oxygen_to_14_each_with_tr(table: MarsTable) -> None:
    table.p1.has_played("Water Splitting Plant")
    table.set(temperature=8)
    for step in range(1, 15):
        table.p1.has(energy=3)
        table.state.set_all_unused()
        table.p1.uses("Water Splitting Plant")
        assert table.level("oxygen") == step
        assert table.p1.gained(tr=1)
    table.p1.has(energy=3)
    table.state.set_all_unused()
    table.p1.uses("Water Splitting Plant")
    assert table.level("oxygen") == 14
    assert table.p1.change == {"energy": -3}


@pytest.mark.rule("M-004", "M-006", "M-302")
def test_nine_oceans_each_with_tr_are_the_goal(table: MarsTable) -> None:
    table.p1.has(mc=200)
    areas = ["r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8"]
    for number, area in enumerate(areas, start=1):
        table.p1.standard_project("Aquifer", at=area)
        assert table.level("oceans") == number
        assert table.p1.gained(tr=1)
    table.p1.standard_project("Aquifer")
    assert table.level("oceans") == 9
    assert [a for a in ("r1c2", "r1c4", "r9c5") if table.tile_at(a)] == []


@pytest.mark.rule("M-006")
def test_several_steps_bring_several_steps_of_tr(table: MarsTable) -> None:
    table.p1.plays("Deimos Down")
    assert table.level("temperature") == -24
    assert table.p1.gained(tr=3)


@pytest.mark.rule("M-007", "M-008")
def test_beyond_the_goal_there_is_no_step_and_no_tr(table: MarsTable) -> None:
    table.set(temperature=6)
    table.p1.plays("Deimos Down")  # three steps, of which one is left
    assert table.level("temperature") == 8
    assert table.p1.gained(tr=1)
    table.p2.standard_project("Asteroid")
    assert table.level("temperature") == 8
    assert table.p2.change == {"mc": -14}


@pytest.mark.rule("M-009")
def test_cards_actions_conversions_and_projects_may_be_used_at_the_goal(table: MarsTable) -> None:
    table.set(**GOALS)
    table.p1.has(mc=200, heat=8, plants=8, energy=10).has_played("Water Splitting Plant", "Aquifer Pumping")
    table.p1.holds("Comet", "Imported Hydrogen", "Lake Marineris")
    assert {
        "play comet",
        "play imported-hydrogen",
        "play lake-marineris",
        "use water-splitting-plant",
        "use aquifer-pumping",
        "project asteroid",
        "project aquifer",
        "project greenery",
        "convert-heat",
        "convert-plants",
    } <= set(table.p1.options)


@pytest.mark.rule("M-010", "M-160")
def test_only_the_raising_part_is_skipped_at_the_goal(table: MarsTable) -> None:
    table.set(temperature=8)
    table.p2.has(plants=5)
    table.p1.plays("Big Asteroid", "seat 1", 4)
    assert table.p1.change == {"mc": -27, "titanium": 4}
    assert table.p2.change == {"plants": -4}


# Bonus levels


@pytest.mark.rule("M-018", "M-020")
def test_minus_24_and_minus_20_bring_heat_production(table: MarsTable) -> None:
    table.set(temperature=-28)
    found = []
    for _ in range(5):
        table.p1.standard_project("Asteroid")
        found.append((table.level("temperature"), table.p1.change.get("heat_production", 0)))
    assert found == [(-26, 0), (-24, 1), (-22, 0), (-20, 1), (-18, 0)]


@pytest.mark.rule("M-018")
def test_a_bonus_level_that_is_passed_pays_as_well(table: MarsTable) -> None:
    table.set(temperature=-26)
    table.p1.plays("Deimos Down")  # to -20, over -24
    assert table.p1.gained(heat_production=2, tr=3)
    assert table.p2.change == {}


@pytest.mark.rule("M-019", "M-022")
def test_8_percent_of_oxygen_raise_the_temperature_with_tr(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-26)
    table.p1.standard_project("Greenery", at="r3c3")
    assert table.level("oxygen") == 8
    assert table.level("temperature") == -24
    assert table.p1.gained(tr=2, heat_production=1)


@pytest.mark.rule("M-021", "M-022")
def test_0_degrees_bring_an_ocean_with_tr_and_bonus(table: MarsTable) -> None:
    table.set(temperature=-2)
    table.p1.has(heat=8).converts_heat("r9c5")
    assert table.tile_at("r9c5") == "ocean"
    assert table.p1.change == {"heat": -8, "tr": 2, "titanium": 2}


@pytest.mark.rule("M-022")
def test_one_step_of_oxygen_may_set_off_temperature_and_ocean(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-2)
    table.p1.standard_project("Greenery", "r3c3", "r1c5")
    assert (table.level("oxygen"), table.level("temperature"), table.level("oceans")) == (8, 0, 1)
    assert table.p1.gained(tr=3)


@pytest.mark.rule("M-023")
def test_a_bonus_raise_of_a_finished_parameter_gives_nothing(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=8)
    table.p1.standard_project("Greenery", at="r3c3")
    assert table.p1.change == {"mc": -23, "tr": 1}
    table.set(temperature=-2, oceans=9)
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"mc": -14, "tr": 1}
    assert table.level("oceans") == 9
    assert table.prompt() == "action"
