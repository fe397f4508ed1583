"""Helion: heat is money, money is never heat."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase


def test_heat_pays_for_standard_projects(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=4, heat=10).standard_project("Asteroid")
    assert table.p1.change == {"mc": -4, "heat": -10, "tr": 1}


def test_heat_pays_for_milestones_and_awards(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=16, tr=35).claims("Terraformer")
    assert table.p1.change == {"heat": -8}
    table.p1.funds("Banker")
    assert table.p1.change == {"heat": -8}
    assert table.p1.award("Banker")


def test_heat_and_titanium_pay_for_water(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=9, titanium=1).has_played("Water Import From Europa")
    table.p1.uses("Water Import From Europa", "r1c5")
    assert table.p1.change == {"heat": -9, "titanium": -1, "tr": 1}


def test_heat_buys_cards_in_the_research_phase(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=3, tr=0).produces(mc=0, heat=0)
    table.produce()
    bought = table.offered(0)[0]
    assert bought.verb == "buy"
    table.answer(bought.label(), seat=0)
    assert (table.p1.amount("heat"), table.p1.amount("mc")) == (0, 0)


# --- never the other way round -------------------------------------------------------------------------------------------


def test_money_is_not_heat_for_the_temperature(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=50, heat=7)
    assert "convert-heat" not in table.p1.options


def test_heat_does_not_break_a_tie(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=3, heat=50)
    assert table.p1.score.tiebreak == 3


# --- Local Heat Trapping -------------------------------------------------------------------------------------------------


def test_heat_that_a_card_takes_cannot_pay_for_it(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=5).holds("Local Heat Trapping")
    assert not table.p1.can_play("Local Heat Trapping")
    assert table.p1.why_not("Local Heat Trapping") == [Phrase("short_of", q=Amount(1, "mc"))]


def test_one_more_heat_will_do(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=6).plays("Local Heat Trapping")
    assert table.p1.change == {"heat": -6, "plants": 4}


def test_with_money_for_the_card_five_heat_are_enough(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=1, heat=5).plays("Local Heat Trapping")
    assert table.p1.change == {"mc": -1, "heat": -5, "plants": 4}


def test_money_is_not_heat_to_be_trapped(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=50, heat=4).holds("Local Heat Trapping")
    assert table.p1.why_not("Local Heat Trapping") == [Phrase("short_of", q=Amount(1, "heat"))]
    assert not table.p1.can_play("Local Heat Trapping")


@pytest.mark.parametrize(("answer", "change"), [("1 heat", {"heat": -6}), ("0 heat", {"mc": -1, "heat": -5})])
def test_the_price_may_come_from_either(table: MarsTable, answer: str, change: dict[str, int]) -> None:
    table.p1.is_corporation("Helion").has(mc=9, heat=6).plays("Local Heat Trapping", answer)
    assert table.p1.change == {**change, "plants": 4}
