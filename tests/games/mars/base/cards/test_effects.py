"""Base cards that stay in force: discounts, shifted requirements, rebates; and the rulings that they share."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def test_optimal_aerobraking_pays_for_space_events(table: MarsTable) -> None:
    table.p1.has_played("Optimal Aerobraking").plays("Asteroid")
    assert table.p1.change == {"mc": -14 + 3, "heat": 3, "titanium": 2, "tr": 1}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Giant Space Mirror", {"mc": -17, "energy_production": 3}),
        ("Release of Inert Gases", {"mc": -14, "tr": 2}),
    ],
)
def test_optimal_aerobraking_wants_an_event_and_a_space_tag(
    table: MarsTable, name: str, change: dict[str, int]
) -> None:
    table.p1.has_played("Optimal Aerobraking").plays(name)
    assert table.p1.change == change


def test_optimal_aerobraking_does_not_pay_for_itself_nor_for_others(table: MarsTable) -> None:
    table.p1.plays("Optimal Aerobraking")
    assert table.p1.change == {"mc": -7}
    table.p2.plays("Asteroid")
    assert table.p1.change == {}
    assert table.p2.change == {"mc": -14, "titanium": 2, "tr": 1}


@pytest.mark.rule("M-169")
def test_the_money_of_optimal_aerobraking_comes_too_late_to_pay_for_the_event(table: MarsTable) -> None:
    table.p1.has_played("Optimal Aerobraking").has(mc=13).holds("Asteroid")
    assert not table.p1.can_play("Asteroid")
    table.p1.has(mc=14).plays("Asteroid")
    assert table.p1.change == {"mc": -14 + 3, "heat": 3, "titanium": 2, "tr": 1}


@pytest.mark.rule("M-239")
def test_shuttles_make_space_cards_cheaper_but_not_themselves(table: MarsTable) -> None:
    table.set(oxygen=5)
    table.p1.produces(energy=1).holds("Shuttles", "Asteroid", "Moss")
    assert table.p1.price("Shuttles") == 10
    table.p1.plays("Shuttles")
    assert table.p1.change == {"mc": -10, "energy_production": -1, "mc_production": 2}
    assert (table.p1.price("Asteroid"), table.p1.price("Moss")) == (12, 4)
    table.p1.plays("Asteroid").has(titanium=0).plays("Comet", "r1c5")
    assert table.p1.change == {"mc": -19, "tr": 2}


@pytest.mark.rule("M-167")
def test_shuttles_need_energy_production(table: MarsTable) -> None:
    table.set(oxygen=5)
    table.p1.has(energy=5).holds("Shuttles")
    assert not table.p1.can_play("Shuttles")
    assert [p.pattern for p in table.p1.why_not("Shuttles")] == ["cannot_lower_production"]


@pytest.mark.rule("M-168")
def test_discounts_add_up_and_never_go_below_zero(table: MarsTable) -> None:
    table.p1.has_played("Shuttles", "Research Outpost").holds(
        "Space Mirrors", "Asteroid", "Fueled Generators"
    )
    assert (table.p1.price("Space Mirrors"), table.p1.price("Asteroid")) == (0, 11)
    table.p1.is_corporation("ThorGate").plays("Space Mirrors")
    assert table.p1.change == {}
    table.p1.plays("Fueled Generators")
    assert table.p1.change == {"mc_production": -1, "energy_production": 1}


def test_a_discount_helps_before_and_a_rebate_after_the_payment(table: MarsTable) -> None:
    table.p1.has_played("Shuttles").is_corporation("CrediCor").has(mc=18).holds("Comet")
    assert not table.p1.can_play("Comet")
    table.p1.has(mc=19).plays("Comet", "r1c5")
    assert table.p1.change == {"mc": -19 + 4, "tr": 2}


@pytest.mark.parametrize(
    ("name", "level", "low"),
    [
        ("Heather", {"temperature": -18}, {"temperature": -20}),
        ("Breathing Filters", {"oxygen": 5}, {"oxygen": 4}),
        ("Algae", {"oceans": 3}, {"oceans": 2}),
        ("Archaebacteria", {"temperature": -14}, {"temperature": -12}),
        ("Colonizer Training Camp", {"oxygen": 7}, {"oxygen": 8}),
        ("Dust Seals", {"oceans": 5}, {"oceans": 6}),
    ],
)
def test_adaptation_technology_shifts_global_requirements_by_two_steps_either_way(
    table: MarsTable, name: str, level: dict[str, int], low: dict[str, int]
) -> None:
    table.set(**level)
    table.p1.holds(name)
    assert not table.p1.can_play(name)
    table.p1.has_played("Adaptation Technology")
    assert table.p1.can_play(name)
    table.set(**low)
    assert not table.p1.can_play(name)


def test_adaptation_technology_does_not_help_opponents(table: MarsTable) -> None:
    table.set(temperature=-18)
    table.p1.has_played("Adaptation Technology")
    table.p2.holds("Heather")
    assert not table.p2.can_play("Heather")


def test_adaptation_technology_costs_twelve_and_changes_nothing_else(table: MarsTable) -> None:
    table.p1.plays("Adaptation Technology")
    assert table.p1.change == {"mc": -12}
    assert table.p1.score.cards == 1


def test_tag_and_tile_requirements_are_not_global(table: MarsTable) -> None:
    table.p1.has_played("Adaptation Technology").is_corporation("Inventrix")
    table.p2.owns("greenery", "r3c3")
    table.p1.holds("Fusion Power", "Ecological Zone")
    assert not table.p1.can_play("Fusion Power")
    assert not table.p1.can_play("Ecological Zone")


def test_the_shifts_of_inventrix_adaptation_technology_and_special_design_add_up(table: MarsTable) -> None:
    table.set(temperature=-26, oxygen=1)
    table.p1.is_corporation("Inventrix").has_played("Adaptation Technology").holds("Heather", "Windmills")
    assert not table.p1.can_play("Heather")
    table.p1.plays("Special Design")
    assert table.p1.change == {"mc": -4}
    assert table.p1.can_play("Heather")
    assert table.p1.can_play("Windmills")
    table.set(oxygen=0)
    assert not table.p1.can_play("Windmills")


def test_special_design_serves_the_next_card_alone(table: MarsTable) -> None:
    table.set(temperature=-18, oxygen=6)
    table.p1.holds("Heather", "Windmills").plays("Special Design")
    assert table.p1.can_play("Windmills")
    table.p1.plays("Heather")
    assert table.p1.change == {"mc": -6, "plants_production": 1, "plants": 1}
    assert not table.p1.can_play("Windmills")


def test_special_design_is_used_up_by_a_card_that_does_not_need_it(table: MarsTable) -> None:
    table.set(temperature=-18)
    table.p1.holds("Heather").plays("Special Design").plays("Power Plant")
    assert not table.p1.can_play("Heather")


def test_special_design_waits_while_i_do_other_things_and_others_play_cards(table: MarsTable) -> None:
    table.set(temperature=-18)
    table.p1.holds("Heather").plays("Special Design").standard_project("Power Plant")
    table.p2.plays("Power Plant")
    assert table.p1.can_play("Heather")
    assert not table.p2.can_play("Heather")


def test_special_design_is_gone_in_the_next_generation(table: MarsTable) -> None:
    table.set(temperature=-18)
    table.p1.holds("Heather").plays("Special Design")
    table.produce()
    assert table.state.world[table.state.rules.world_names.index("generation")] == 2
    assert not table.p1.can_play("Heather")


def test_the_last_card_played_is_forgotten_with_its_generation(table: MarsTable) -> None:
    table.p1.plays("Special Design")
    assert table.p1.amount("last_card_played") == table.card("Special Design")
    table.produce()
    assert table.p1.amount("last_card_played") == -1


@pytest.mark.rule("M-189")
def test_the_tag_of_special_design_does_not_stay(table: MarsTable) -> None:
    table.p1.has_played("Search For Life").plays("Special Design")
    table.p1.holds("Plantation")
    assert table.p1.amount("science_tags") == 1
    assert not table.p1.can_play("Plantation")


@pytest.mark.rule("M-088")
@pytest.mark.parametrize(
    ("name", "helpers"),
    [
        ("Beam From A Thorium Asteroid", ["Colonizer Training Camp"]),
        ("Fusion Power", ["Power Plant", "Solar Power"]),
        ("Tectonic Stress Power", ["Breathing Filters", "Search For Life"]),
    ],
)
def test_its_own_tag_does_not_help_to_meet_a_requirement(
    table: MarsTable, name: str, helpers: list[str]
) -> None:
    table.p1.holds(name).has_played(*helpers[1:])
    table.p2.has_played(helpers[0])
    assert not table.p1.can_play(name)
    table.p1.has_played(helpers[0])
    assert table.p1.can_play(name)


@pytest.mark.rule("M-065")
@pytest.mark.parametrize(
    ("name", "least"),
    [("Lunar Beam", -3), ("Nuclear Power", -3), ("Peroxide Power", -4), ("Fueled Generators", -4)],
)
def test_money_production_never_goes_below_minus_five(table: MarsTable, name: str, least: int) -> None:
    table.p1.produces(mc=least - 1).holds(name)
    assert not table.p1.can_play(name)
    table.p1.produces(mc=least).plays(name)
    assert table.p1.amount("mc_production") == -5


@pytest.mark.rule("M-018", "M-020")
def test_deep_well_heating_at_minus_26_takes_the_heat_bonus(table: MarsTable) -> None:
    table.set(temperature=-26)
    table.p1.plays("Deep Well Heating")
    assert table.p1.change == {"mc": -13, "energy_production": 1, "tr": 1, "heat_production": 1}


@pytest.mark.rule("M-019", "M-022")
@pytest.mark.parametrize("oxygen", [6, 7])
def test_strip_mine_passing_eight_percent_warms_mars(table: MarsTable, oxygen: int) -> None:
    table.set(oxygen=oxygen)
    table.p1.produces(energy=2).plays("Strip Mine")
    produced = {"energy_production": -2, "steel_production": 2, "titanium_production": 1}
    assert table.p1.change == {"mc": -25, "tr": 3, **produced}
    assert table.level("temperature") == -28


@pytest.mark.rule("M-007", "M-010")
def test_strip_mine_one_step_before_the_goal_raises_one(table: MarsTable) -> None:
    table.set(oxygen=13)
    table.p1.produces(energy=2).plays("Strip Mine")
    produced = {"energy_production": -2, "steel_production": 2, "titanium_production": 1}
    assert table.p1.change == {"mc": -25, "tr": 1, **produced}


@pytest.mark.rule("M-066", "M-067", "M-070")
def test_steel_pays_for_building_cards_and_gives_no_change(table: MarsTable) -> None:
    table.p1.has(mc=0, steel=7, titanium=9).holds("Soletta", "Solar Power")
    assert not table.p1.can_play("Soletta")
    table.p1.plays("Solar Power")
    assert table.p1.change == {"steel": -6, "energy_production": 1}
