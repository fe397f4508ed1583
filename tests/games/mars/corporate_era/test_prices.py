"""What things cost: discounts, values of metals, effects on the next card, rebates."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase

SPACE = ["Space Station", "Quantum Extractor", "Mass Converter"]


@pytest.mark.rule("M-168")
@pytest.mark.parametrize("card", SPACE)
def test_space_cards_cost_two_less(table: MarsTable, card: str) -> None:
    table.p1.has_played(card).plays("Vesta Shipyard")
    assert table.p1.change == {"mc": -13, "titanium_production": 1}
    table.p1.plays("Mine")
    assert table.p1.change == {"mc": -4, "steel_production": 1}
    assert table.p2.price("Vesta Shipyard") == 15


@pytest.mark.parametrize("card", ["Earth Catapult", "Anti-Gravity Technology"])
def test_every_card_costs_two_less(table: MarsTable, card: str) -> None:
    table.p1.has_played(card).plays("Mine")
    assert table.p1.change == {"mc": -2, "steel_production": 1}
    assert table.p2.price("Mine") == 4


def test_discounts_are_not_for_the_card_itself(table: MarsTable) -> None:
    for card, price in [("Space Station", 10), ("Earth Catapult", 23), ("Earth Office", 1)]:
        assert table.p1.price(card) == price


@pytest.mark.rule("M-196")
def test_discounts_are_not_for_standard_projects(table: MarsTable) -> None:
    table.p1.has_played("Earth Catapult", "Anti-Gravity Technology").standard_project("Asteroid")
    assert table.p1.change == {"mc": -14, "tr": 1}


def test_discounts_add_up_but_never_pay_out(table: MarsTable) -> None:
    table.p1.has_played(*SPACE, "Earth Catapult", "Anti-Gravity Technology")
    assert table.p1.price("Vesta Shipyard") == 5
    table.p1.plays("Trans-Neptune Probe")
    assert table.p1.change == {}


def test_earth_office_and_its_friends_add_up(table: MarsTable) -> None:
    table.p1.is_corporation("Teractor").has_played("Earth Office", "Earth Catapult")
    table.p1.plays("Acquired Company")
    assert table.p1.change == {"mc": -2, "mc_production": 3}
    assert table.p1.price("Interstellar Colony Ship") == 24 - 3 - 3 - 2
    table.p1.has_played("Space Station")
    assert table.p1.price("Interstellar Colony Ship") == 24 - 3 - 3 - 2 - 2
    assert table.p1.price("Mine") == 2


def test_earth_office_alone(table: MarsTable) -> None:
    table.p1.has_played("Earth Office").plays("Sponsors")
    assert table.p1.change == {"mc": -3, "mc_production": 2}


# --- Advanced Alloys -----------------------------------------------------------------------------------------------------


def test_titanium_at_four(table: MarsTable) -> None:
    table.p1.has_played("Advanced Alloys").has(titanium=4, mc=0).plays("Vesta Shipyard")
    assert table.p1.change == {"titanium": -4, "titanium_production": 1}


def test_steel_at_three(table: MarsTable) -> None:
    table.p1.has_played("Advanced Alloys").has(steel=2, mc=0).holds("Titanium Mine")
    assert table.p1.why_not("Titanium Mine") == [Phrase("short_of", q=Amount(1, "mc"))]
    table.p1.has(steel=2, mc=1).plays("Titanium Mine")
    assert table.p1.change == {"steel": -2, "mc": -1, "titanium_production": 1}


@pytest.mark.rule("M-076")
def test_space_elevator_is_paid_with_both_metals(table: MarsTable) -> None:
    table.p1.has(titanium=5, steel=6, mc=0).plays("Space Elevator")
    assert table.p1.change == {"titanium": -5, "steel": -6, "titanium_production": 1}


# --- the next card -------------------------------------------------------------------------------------------------------


def test_indentured_workers_help_with_the_next_card_only(table: MarsTable) -> None:
    table.p1.plays("Indentured Workers")
    assert table.p1.change == {}
    table.p1.plays("Acquired Company")
    assert table.p1.change == {"mc": -2, "mc_production": 3}
    assert table.p1.price("Vesta Shipyard") == 15


def test_a_cheap_card_uses_the_workers_up(table: MarsTable) -> None:
    table.p1.plays("Indentured Workers").plays("Mine")
    assert table.p1.change == {"steel_production": 1}  # no money comes back
    assert table.p1.price("Vesta Shipyard") == 15


def test_the_workers_make_a_dear_card_affordable(table: MarsTable) -> None:
    table.p1.has(mc=7).holds("Vesta Shipyard")
    assert not table.p1.can_play("Vesta Shipyard")
    table.p1.plays("Indentured Workers").plays("Vesta Shipyard")
    assert table.p1.change == {"mc": -7, "titanium_production": 1}


def test_standard_projects_and_actions_do_not_use_the_workers_up(table: MarsTable) -> None:
    table.p1.has_played("Tardigrades").plays("Indentured Workers")
    table.p1.standard_project("Power Plant")
    assert table.p1.change == {"mc": -11, "energy_production": 1}
    table.p1.uses("Tardigrades").funds("Miner")
    assert table.p1.change == {"mc": -8}
    assert table.p1.price("Vesta Shipyard") == 7


def test_the_workers_go_home_at_the_end_of_the_generation(table: MarsTable) -> None:
    table.p1.plays("Indentured Workers")
    assert table.p1.price("Vesta Shipyard") == 7
    table.produce()
    assert table.p1.price("Vesta Shipyard") == 15


def test_the_workers_work_for_one_player(table: MarsTable) -> None:
    table.p1.plays("Indentured Workers")
    table.p2.plays("Mine")
    assert table.p2.change == {"mc": -4, "steel_production": 1}
    assert table.p1.price("Vesta Shipyard") == 7


def test_special_design_uses_the_workers_up(table: MarsTable) -> None:
    table.set(oxygen=10)
    table.p1.produces(energy=1).plays("Indentured Workers").plays("Special Design").plays("Electro Catapult")
    assert table.p1.change == {"mc": -17, "energy_production": -1}


def test_special_design_shifts_the_next_card_only(table: MarsTable) -> None:
    table.set(temperature=-4)
    table.p1.holds("Caretaker Contract").plays("Special Design")
    assert table.p1.change == {"mc": -4}
    assert table.p1.can_play("Caretaker Contract")
    table.p1.plays("Mine")
    assert not table.p1.can_play("Caretaker Contract")


def test_special_design_survives_a_standard_project_but_not_the_generation(table: MarsTable) -> None:
    table.set(oxygen=10)
    table.p1.produces(energy=1).holds("Electro Catapult").plays("Special Design")
    table.p1.standard_project("Asteroid")
    assert table.p1.can_play("Electro Catapult")
    table.produce()
    assert not table.p1.can_play("Electro Catapult")


# --- rebates -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("project", "at", "change"),
    [
        ("Power Plant", "", {"mc": -8, "energy_production": 1}),
        ("Asteroid", "", {"mc": -11, "tr": 1}),
        ("Aquifer", "r1c5", {"mc": -15, "tr": 1}),
        ("Greenery", "r1c3", {"mc": -20, "tr": 1}),
        ("City", "r1c3", {"mc": -22, "mc_production": 1}),
    ],
)
def test_standard_technology_pays_three_back(
    table: MarsTable, project: str, at: str, change: dict[str, int]
) -> None:
    table.p1.has_played("Standard Technology").standard_project(project, at=at)
    assert table.p1.change == change
    table.p2.standard_project("Power Plant")
    assert table.p1.change == {}


def test_standard_technology_is_no_discount(table: MarsTable) -> None:
    table.p1.has_played("Standard Technology").has(mc=13)
    assert "project asteroid" not in table.p1.options
    assert "project power-plant" in table.p1.options


def test_neither_patents_nor_conversions_are_rewarded(table: MarsTable) -> None:
    table.p1.has_played("Standard Technology").holds("Mine").has(plants=8, heat=8)
    table.p1.standard_project("Sell patents")
    assert table.p1.change == {"mc": 1}
    table.p1.converts_heat()
    assert table.p1.change == {"heat": -8, "tr": 1}
    table.p1.converts_plants("r1c3")
    assert table.p1.change == {"plants": -8, "tr": 1}
