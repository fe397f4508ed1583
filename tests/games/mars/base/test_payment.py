"""Paying for cards: pages 6, 8 and 9 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def ways_to_pay(table: MarsTable) -> list[str]:
    """The choices of the open payment."""
    assert table.prompt() == "pay"
    return [f"{option.n} {option.id}" for option in table.offered()]


@pytest.mark.rule("M-070")
def test_steel_gives_no_change_and_no_unit_is_thrown_in(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=9).plays("Geothermal Power")  # costs 11
    assert ways_to_pay(table)[0] == "6 steel"  # worth 12; a seventh would be wholly superfluous
    table.answer("6 steel")
    assert table.p1.change == {"steel": -6, "energy_production": 2}


@pytest.mark.rule("M-067", "M-311")
def test_steel_pays_for_nothing_but_building_cards(table: MarsTable) -> None:
    table.p1.has(mc=5, steel=50, tr=35).holds("Asteroid", "Trees", "Micro-Mills")
    assert not table.p1.can_play("Asteroid")
    table.p1.acts("play micro-mills")
    assert table.p1.change == {"mc": -3, "heat_production": 1}
    assert table.p1.offers("project") == ["sell-patents"]
    assert table.p1.offers("claim") == table.p1.offers("fund") == []


@pytest.mark.rule("M-071", "M-073", "M-074")
def test_a_space_card_is_paid_with_titanium_money_or_both(table: MarsTable) -> None:
    table.p1.has(mc=20, titanium=9).plays("Imported GHG")  # costs 7
    assert ways_to_pay(table) == ["3 titanium", "2 titanium", "1 titanium", "0 titanium"]
    table.answer("2 titanium")
    assert table.p1.change == {"mc": -1, "titanium": -2, "heat": 3, "heat_production": 1}
    table.p2.has(mc=0, titanium=4).plays("Solar Wind Power")  # 11, with titanium alone; it brings 2
    assert table.p2.gained(titanium=-4 + 2, mc=0)


@pytest.mark.rule("M-075")
def test_titanium_gives_no_change(table: MarsTable) -> None:
    table.p1.has(mc=0, titanium=3).plays("Imported GHG")
    assert table.p1.gained(titanium=-3, mc=0)


@pytest.mark.rule("M-306")
def test_money_pays_for_everything(table: MarsTable) -> None:
    table.p1.has(mc=100, tr=35)
    table.p1.plays("Power Plant")
    assert table.p1.gained(mc=-4)
    table.p1.standard_project("Asteroid")
    assert table.p1.gained(mc=-14)
    table.p1.claims("Terraformer")
    assert table.p1.gained(mc=-8)
    table.p1.funds("Landlord")
    assert table.p1.gained(mc=-8)


@pytest.mark.rule("M-144", "M-143")
def test_phobolog_may_overpay_or_add_money(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has(mc=20, titanium=10).plays("Asteroid Mining")
    assert ways_to_pay(table)[:2] == ["8 titanium", "7 titanium"]
    table.answer("8 titanium")
    assert table.p1.change == {"titanium": -8, "titanium_production": 2}
