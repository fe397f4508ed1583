"""Tiles, placement bonuses, tracks and what terraforming brings."""

from __future__ import annotations

import pytest

from tharsis.games.dice.components import CITY, GREENERY
from tharsis.games.dice.testing import DiceTable
from tharsis.text.render import render


@pytest.mark.rule("D-074", "D-078", "D-085")
def test_terraforming_gives_two_vp_at_once(table: DiceTable) -> None:
    table.p1.plays("Small Asteroid")
    assert table.p1.change == {"vp": 2}
    table.p1.plays("Subterranean Reservoir", "B4")
    assert table.p1.change == {"vp": 2}
    table.p1.has_played("Ironworks").has(energy=2).uses("Ironworks")
    assert table.p1.change == {"blue": -2, "grey": 1, "vp": 2}
    assert table.p1.amount("vp") == 6


@pytest.mark.rule("D-075")
def test_a_complete_parameter_gives_one_vp_and_does_not_move(table: DiceTable) -> None:
    table.complete("temperature")
    table.p1.plays("Big Asteroid")
    assert table.level("temperature") == 8
    assert table.p1.gained(vp=2)  # two steps


@pytest.mark.rule("D-074", "D-077")
@pytest.mark.parametrize(("parameter", "before", "goal"), [("oxygen", 12, 14), ("temperature", 4, 8)])
def test_the_last_step_of_a_track_is_a_step(table: DiceTable, parameter: str, before: int, goal: int) -> None:
    table.complete("oceans")
    table.set(**{parameter: before})
    table.begin_turn(0)
    assert table.level("ending") == 0  # one parameter is complete, this one is not
    table.p1.plays("Tipping Point", "choose 2" if parameter == "oxygen" else "choose 1")
    assert table.p1.change == {"vp": 2}
    assert table.level(parameter) == goal
    assert table.level("ending") != 0


@pytest.mark.rule("D-075", "D-112")
def test_steps_beyond_the_goal_count_one_each(table: DiceTable) -> None:
    table.set(temperature=4)
    table.p1.plays("Deimos Down")
    assert table.level("temperature") == 8
    assert table.p1.gained(vp=2 + 1 + 1)


@pytest.mark.rule("D-076")
def test_with_seven_oceans_a_further_one_is_no_tile(table: DiceTable) -> None:
    table.tile("ocean", "A2", "A3", "B4", "C5", "D2", "D6")
    table.p1.plays("Ice Asteroid", "E2")
    assert table.p1.change == {"vp": 3}
    table.p1.plays("Wetlands")
    assert table.p1.change == {"vp": 1}
    assert table.state.tile.count(0) == 7


@pytest.mark.rule("D-076")
def test_with_oxygen_complete_a_greenery_is_still_placed(table: DiceTable) -> None:
    table.complete("oxygen")
    table.tile("city", "C2")
    table.p1.has(plant=4).standard("plants", "B1")
    assert table.tile_at("B1") == "greenery"
    assert table.p1.gained(vp=1 + 1)


@pytest.mark.rule("D-080", "D-082")
def test_who_places_a_tile_gains_the_bonus_of_the_area(table: DiceTable) -> None:
    table.p1.plays("Corporate Stronghold", "F3")
    assert table.p1.change == {"vp": 2, "wild": 1}
    table.p1.has(wild=0).plays("Mining Area", "G1")
    assert len(table.p1.hand) == 1
    table.p2.plays("Plantation", "B3")
    assert table.p2.gained(vp=2 + 1)


@pytest.mark.rule("D-081", "D-083", "D-084")
def test_oceans_and_other_tiles_keep_to_their_areas(table: DiceTable) -> None:
    table.tile("ocean", "B4")
    table.tile("greenery", "A4")
    table.p1.plays("Subterranean Reservoir")
    assert table.spaces() == ["A2", "A3", "C5", "D2", "D6", "E2", "E6", "G2"]
    table.p1.plays("Plantation")
    spaces = table.spaces()
    assert len(spaces) == 37 - 9 - 1
    assert "B4" not in spaces
    assert "E2" not in spaces
    assert "A4" not in spaces


@pytest.mark.rule("D-086", "D-087", "D-088")
def test_a_greenery_gives_one_vp_per_adjacent_city(table: DiceTable) -> None:
    table.tile("city", "C1", "C3")
    table.p1.plays("Plantation", "C2")
    assert table.p1.gained(vp=2 + 2)
    assert table.level("oxygen") == 2


@pytest.mark.rule("D-089")
def test_a_city_keeps_apart_from_cities(table: DiceTable) -> None:
    table.tile("city", "C2")
    table.p1.plays("Corporate Stronghold")
    spaces = table.spaces()
    for area in ("C1", "C3", "B1", "B2", "D3"):
        assert area not in spaces
    assert "D1" in spaces


@pytest.mark.rule("D-090", "D-091")
def test_a_city_gives_two_vp_and_one_per_adjacent_greenery(table: DiceTable) -> None:
    table.tile("greenery", "C1", "C3", "A1")
    table.p1.plays("Corporate Stronghold", "C2")
    assert table.p1.change == {"vp": 2 + 2}


@pytest.mark.rule("D-092")
def test_a_special_tile_goes_on_free_land_and_scores_nothing(table: DiceTable) -> None:
    table.tile("city", "C1")
    table.p1.plays("Mining Area")
    assert "B4" not in table.spaces()
    table.answer("C2")
    assert table.tile_at("C2") == "Mine"
    assert table.p1.change == {"grey": 2}


@pytest.mark.rule("D-093", "D-179")
@pytest.mark.parametrize(
    ("start", "face"), [(-28, "heat"), (-20, "heat"), (-4, "water"), (-24, ""), (0, ""), (4, "")]
)
def test_bonuses_of_the_temperature_track(table: DiceTable, start: int, face: str) -> None:
    table.set(temperature=start)
    table.p1.plays("Small Asteroid")
    assert table.p1.faces == ({face: 1} if face else {})


@pytest.mark.rule("D-093", "D-179")
@pytest.mark.parametrize(("start", "face"), [(2, "microbe"), (8, "animal"), (4, ""), (10, ""), (14, "")])
def test_bonuses_of_the_oxygen_track(table: DiceTable, start: int, face: str) -> None:
    table.set(oxygen=start)
    table.p1.has_played("Ironworks").has(energy=2).uses("Ironworks")
    assert table.p1.faces == ({face: 1} if face else {}) | {"energy": -2, "steel": 1}


def test_side_b_plays_as_well() -> None:
    table = DiceTable(2, board=1)
    table.p1.plays("Subterranean Reservoir", "D4")
    assert table.p1.change == {"vp": 2, "wild": 1}


def test_tiles_say_what_they_are_worth_and_what_stands_beside_them():
    assert GREENERY.beside is not None
    assert CITY.beside is not None
    said = [render(tile.beside.phrase(), "en", game="dice") for tile in (GREENERY, CITY)]
    assert said == [
        "Gain 1 VP for each city tile next to it.",
        "Gain 2 VP, and 1 VP more for each greenery tile next to the tile.",
    ]
