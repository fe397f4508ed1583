"""Rules of the base game that cards of the Corporate Era show: corporations effects."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase


def shifted(table: MarsTable, steps: int) -> None:
    """The first player's requirements are shifted by 2, 4 or 6 steps."""
    table.p1.is_corporation("Inventrix")
    if steps >= 4:
        table.p1.has_played("Adaptation Technology")
    if steps == 6:
        table.p1.plays("Special Design")


def test_credicor_gets_four_back_from_a_dear_card(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").plays("Callisto Penal Mines")
    assert table.p1.change == {"mc": -24 + 4, "mc_production": 3}


def test_the_printed_price_counts_whatever_was_paid(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").has_played("Space Station", "Earth Catapult").has(titanium=7)
    table.p1.plays("Callisto Penal Mines", "7 titanium")
    assert table.p1.change == {"titanium": -7, "mc": 4, "mc_production": 3}


def test_credicor_needs_the_full_price_first(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").has(mc=23).holds("Callisto Penal Mines")
    assert not table.p1.can_play("Callisto Penal Mines")
    table.p1.has(mc=24).plays("Callisto Penal Mines")
    assert table.p1.change == {"mc": -20, "mc_production": 3}


def test_rebates_add_up(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").has_played("Standard Technology").has(mc=25)
    table.p1.standard_project("City", at="r1c3")
    assert table.p1.change == {"mc": -25 + 4 + 3, "mc_production": 1}
    table.p1.has(mc=24)
    assert "project city" not in table.p1.options


def test_credicor_is_not_paid_for_others(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor")
    table.p2.plays("Callisto Penal Mines")
    assert table.p1.change == {}


def test_cinematics_are_paid_for_own_events(table: MarsTable) -> None:
    table.p1.is_corporation("Interplanetary Cinematics").plays("Mineral Deposit")
    assert table.p1.change == {"mc": -5 + 2, "steel": 5}
    table.p1.has(steel=0).plays("Mine")
    assert table.p1.change == {"mc": -4, "steel_production": 1}
    table.p2.plays("Bribed Committee")
    assert table.p1.change == {}


def test_cinematics_and_media_group_add_up(table: MarsTable) -> None:
    table.p1.is_corporation("Interplanetary Cinematics").has_played("Media Group", "Optimal Aerobraking")
    table.p1.plays("Technology Demonstration")
    assert table.p1.change == {"mc": -5 + 2 + 3 + 3, "heat": 3}


@pytest.mark.parametrize("steps", [2, 4, 6])
def test_a_maximum_of_oxygen_is_shifted(table: MarsTable, steps: int) -> None:
    table.p1.produces(energy=1).holds("Electro Catapult")
    shifted(table, steps)
    table.set(oxygen=8 + steps)
    assert table.p1.can_play("Electro Catapult")
    table.set(oxygen=min(14, 9 + steps))
    assert table.p1.can_play("Electro Catapult") == (steps == 6)  # above 14 % there is nothing to forbid it


@pytest.mark.parametrize("steps", [2, 4, 6])
def test_a_minimum_of_temperature_is_shifted(table: MarsTable, steps: int) -> None:
    table.p1.holds("Caretaker Contract")
    shifted(table, steps)
    table.set(temperature=-2 * steps)
    assert table.p1.can_play("Caretaker Contract")
    table.set(temperature=-2 * steps - 2)
    assert not table.p1.can_play("Caretaker Contract")


def test_tags_production_and_tiles_are_not_global(table: MarsTable) -> None:
    table.p1.is_corporation("Inventrix").has_played("Adaptation Technology")
    table.p1.holds("Lightning Harvest", "Great Escarpment Consortium", "Rad-Suits")
    table.p2.produces(steel=1)
    assert not table.p1.can_play("Lightning Harvest")
    assert not table.p1.can_play("Great Escarpment Consortium")
    assert not table.p1.can_play("Rad-Suits")


def test_what_is_missing_is_told_with_the_shift(table: MarsTable) -> None:
    table.p1.is_corporation("Inventrix").has(plants=1).produces(energy=1)
    table.p1.holds("Moss", "Caretaker Contract", "Electro Catapult")
    table.set(temperature=-6, oxygen=11)
    assert table.p1.why_not("Moss") == [Phrase("needs_more", q=Amount(1, "ocean_tile", more=True))]
    assert table.p1.why_not("Caretaker Contract") == [Phrase("temperature_too_low", n=-4, m=-6)]
    assert table.p1.why_not("Electro Catapult") == [Phrase("oxygen_too_high", n=10, m=11)]


def test_the_shift_is_inventrix_alone(table: MarsTable) -> None:
    table.p1.is_corporation("Inventrix")
    table.set(temperature=-2)
    assert not table.p2.holds("Caretaker Contract").can_play("Caretaker Contract")


def test_tiles_of_others_and_claims_do_not_count(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild").plays("Land Claim", "r1c1")
    assert table.p1.change == {"mc": -1}
    table.p2.standard_project("Greenery", at="r2c2")
    assert table.p1.change == {}


def test_phobolog_with_advanced_alloys_pays_five(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has_played("Advanced Alloys").has(titanium=3, mc=0)
    table.p1.plays("Vesta Shipyard")
    assert table.p1.change == {"titanium": -3, "titanium_production": 1}


def test_phobolog_improves_titanium_alone(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has(steel=3, mc=0).holds("Titanium Mine")
    assert not table.p1.can_play("Titanium Mine")
    table.p2.has(titanium=4, mc=0).holds("Vesta Shipyard")
    assert not table.p2.can_play("Vesta Shipyard")
