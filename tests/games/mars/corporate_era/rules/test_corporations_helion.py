"""Rules of the base game that cards of the Corporate Era show: corporations helion."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase


def test_heat_alone_pays_for_a_card(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=6).plays("Sponsors")
    assert table.p1.change == {"heat": -6, "mc_production": 2}


@pytest.mark.parametrize(
    ("heat", "change"), [(4, {"heat": -4}), (3, {"heat": -3, "mc": -1}), (1, {"heat": -1, "mc": -3})]
)
def test_heat_and_money_are_mixed_as_the_player_likes(
    table: MarsTable, heat: int, change: dict[str, int]
) -> None:
    table.p1.is_corporation("Helion").has(mc=3, heat=5).plays("Mine", f"{heat} heat")
    assert table.p1.change == {**change, "steel_production": 1}


def test_all_of_the_heat_may_be_kept(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(heat=5).plays("Mine", "0 heat")
    assert table.p1.change == {"mc": -4, "steel_production": 1}


def test_heat_goes_together_with_metal(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=2, heat=3, steel=1).plays("Titanium Mine")
    assert table.p1.change == {"mc": -2, "heat": -3, "steel": -1, "titanium_production": 1}


def test_other_corporations_cannot_burn_money(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").has(mc=3, heat=50).holds("Mine")
    assert table.p1.why_not("Mine") == [Phrase("short_of", q=Amount(1, "mc"))]


def test_a_rebate_is_money_even_if_heat_was_paid(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has_played("Standard Technology").has(mc=0, heat=14)
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"heat": -14, "mc": 3, "tr": 1}


def test_heat_pays_for_actions(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=0, heat=7).has_played("Industrial Center").uses(
        "Industrial Center"
    )
    assert table.p1.change == {"heat": -7, "steel_production": 1}


def test_heat_buys_cards(table: MarsTable) -> None:
    table.deck("Comet")
    table.p1.is_corporation("Helion").has_played("Inventors' Guild").has(mc=1, heat=2)
    table.p1.uses("Inventors' Guild", "buy comet")
    assert table.p1.change == {"mc": -1, "heat": -2}
    assert table.p1.hand == ["Comet"]


def test_money_is_not_heat_for_an_action(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has_played("Caretaker Contract").has(mc=50, heat=7)
    assert table.p1.why_not("Caretaker Contract") == [Phrase("short_of", q=Amount(1, "heat"))]


def test_heat_is_not_money_to_be_stolen(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(mc=1, heat=9)
    table.p2.has(mc=1).plays("Sabotage", "seat 0")
    assert table.p1.change == {"mc": -1}


def test_a_discount_makes_room_for_it(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has_played("Earth Catapult").has(mc=0, heat=5)
    table.p1.plays("Local Heat Trapping")
    assert table.p1.change == {"heat": -5, "plants": 4}
