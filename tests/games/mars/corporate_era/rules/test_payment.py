"""Rules of the base game that cards of the Corporate Era show: payment."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def ways_to_pay(table: MarsTable) -> list[str]:
    """The choices of the open payment."""
    assert table.prompt() == "pay"
    return [f"{option.n} {option.id}" for option in table.offered()]


@pytest.mark.rule("M-066", "M-068", "M-069")
def test_a_building_card_is_paid_with_steel_money_or_both(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=9)
    table.p1.plays("Mine")  # costs 4
    assert ways_to_pay(table) == ["2 steel", "1 steel", "0 steel"]
    table.answer("1 steel")
    assert table.p1.change == {"mc": -2, "steel": -1, "steel_production": 1}


@pytest.mark.rule("M-068", "M-069")
def test_steel_alone_will_do_where_it_suffices(table: MarsTable) -> None:
    table.p1.has(mc=0, steel=2).plays("Mine")
    assert table.p1.change == {"steel": -2, "steel_production": 1}
    table.p2.has(mc=0, steel=1)
    assert not table.p2.can_play("Geothermal Power")


@pytest.mark.rule("M-072", "M-311")
def test_titanium_pays_for_nothing_but_space_cards(table: MarsTable) -> None:
    table.p1.has(mc=3, titanium=50, tr=35).holds("Mine", "Trees", "Micro-Mills")
    assert not table.p1.can_play("Mine")
    table.p1.acts("play micro-mills")
    assert table.p1.change == {"mc": -3, "heat_production": 1}
    assert table.p1.offers("project") == ["sell-patents"]
    assert table.p1.offers("claim") == table.p1.offers("fund") == []


@pytest.mark.rule("M-076")
def test_steel_and_titanium_pay_together_for_a_card_with_both_tags(table: MarsTable) -> None:
    table.p1.has(mc=1, titanium=4, steel=7).plays("Space Elevator")  # 27 = 12 + 14 + 1
    assert table.p1.change == {"mc": -1, "titanium": -4, "steel": -7, "titanium_production": 1}


@pytest.mark.rule("M-083", "M-306")
def test_the_printed_price_is_paid_on_top_of_the_price_of_the_card(table: MarsTable) -> None:
    table.deck("Mine", "Trees", "Grass", "Moss", "Power Plant")  # the first four are drawn by seat 1
    table.p1.has(mc=100).passes()
    table.p2.passes()
    table.p2.buys(0)
    before = table.p1.amount("mc")
    while table.prompt(0) != "buy power-plant":
        table.p1.answers(table.labels(0)[1])
    table.p1.answers("buy power-plant").buys(0)
    assert table.p1.amount("mc") == before - 3
    table.p1.plays("Power Plant")
    assert table.p1.amount("mc") == before - 3 - 4


@pytest.mark.rule("M-168", "M-190", "M-239")
def test_discounts_of_cards_in_play_lower_the_price(table: MarsTable) -> None:
    table.p1.has_played("Shuttles")
    table.p1.plays("Asteroid")  # a space event, printed price 14
    assert table.p1.gained(mc=-12)
    table.p1.plays("Imported GHG", "0 titanium")
    assert table.p1.gained(mc=-5)  # again, in the same generation
    table.p1.plays("Mine")
    assert table.p1.gained(mc=-4)  # no space card
    assert table.p2.price("Asteroid Mining") == 30  # its owner alone


@pytest.mark.rule("M-168")
def test_discounts_add_up_and_no_price_is_negative(table: MarsTable) -> None:
    table.p1.has_played("Shuttles", "Space Station", "Earth Office", "Research Outpost")
    assert table.p1.price("Imported Hydrogen") == 16 - 2 - 2 - 3 - 1
    assert table.p1.price("Investment Loan") == 0  # 3 - 3 - 1


@pytest.mark.rule("M-169")
def test_what_a_card_gives_does_not_pay_for_it(table: MarsTable) -> None:
    table.p1.has(mc=2).holds("Investment Loan")  # costs 3, gives 10
    assert not table.p1.can_play("Investment Loan")
    table.p2.has(mc=3).plays("Investment Loan")
    assert table.p2.change == {"mc": -3 + 10, "mc_production": -1}
    table.p1.has(mc=0, titanium=12, tr=20).holds("Asteroid")  # 14: 5 titanium
    table.p1.has(mc=0, titanium=4)
    assert not table.p1.can_play("Asteroid")  # its own 2 titanium come too late
