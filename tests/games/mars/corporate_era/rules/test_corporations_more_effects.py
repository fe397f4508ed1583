"""Rules of the base game that cards of the Corporate Era show: corporations more effects."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

UNMI = "United Nations Mars Initiative"


def test_thorgate_pays_eight_for_the_power_plant_project(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").has(mc=7)
    assert "project power-plant" not in table.p1.holds("Virus").options
    table.p1.has(mc=8).standard_project("Power Plant")
    assert table.p1.change == {"mc": -8, "energy_production": 1}
    table.p2.standard_project("Power Plant")
    assert table.p2.change == {"mc": -11, "energy_production": 1}


def test_thorgate_pays_the_full_price_for_the_rest(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").standard_project("Asteroid")
    assert table.p1.change == {"mc": -14, "tr": 1}
    table.p1.plays("Mine")
    assert table.p1.change == {"mc": -4, "steel_production": 1}


def test_a_discount_comes_before_a_rebate(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").has_played("Standard Technology").has(mc=8)
    table.p1.standard_project("Power Plant")
    assert table.p1.change == {"mc": -8 + 3, "energy_production": 1}


def test_thorgate_never_earns_from_a_discount(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").has_played("Earth Catapult").plays("Energy Tapping")
    assert table.p1.change == {}  # 3 M€ for 0, and the energy taken from itself


@pytest.mark.parametrize(
    ("raiser", "answers"),
    [("Bribed Committee", ()), ("Asteroid", ()), ("Comet", ("r1c5",)), ("Release of Inert Gases", ())],
)
def test_any_raise_by_a_card_will_do(table: MarsTable, raiser: str, answers: tuple[str, ...]) -> None:
    table.p1.is_corporation(UNMI).plays(raiser, *answers).uses(UNMI)
    assert table.p1.change == {"mc": -3, "tr": 1}


def test_saturn_earns_from_jovian_cards_of_everybody(table: MarsTable) -> None:
    table.p1.is_corporation("Saturn Systems").plays("Vesta Shipyard")
    assert table.p1.change == {"mc": -15, "titanium_production": 1, "mc_production": 1}
    table.p2.plays("Callisto Penal Mines")
    assert table.p1.change == {"mc_production": 1}
    assert table.p2.change == {"mc": -24, "mc_production": 3}


def test_saturn_earns_from_nothing_else(table: MarsTable) -> None:
    table.p1.is_corporation("Saturn Systems")
    table.p2.plays("Space Station")
    assert table.p1.change == {}


def test_saturn_is_a_jovian_tag_for_ganymede(table: MarsTable) -> None:
    table.p1.is_corporation("Saturn Systems").plays("Terraforming Ganymede")
    assert table.p1.change == {"mc": -33, "mc_production": 1, "tr": 2}


def test_teractor_pays_three_less_for_earth_cards(table: MarsTable) -> None:
    table.p1.is_corporation("Teractor").plays("Acquired Company")
    assert table.p1.change == {"mc": -7, "mc_production": 3}
    assert table.p1.price("Mine") == 4
    assert table.p2.price("Sponsors") == 6


def test_teractor_and_earth_office_never_pay_out(table: MarsTable) -> None:
    table.p1.is_corporation("Teractor").plays("Earth Office")
    assert table.p1.change == {}
    table.p1.plays("Business Network")
    assert table.p1.change == {"mc_production": -1}
