"""Rules of the base set that cards of the Corporate Era show: bonus cards."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable

MODULES = ("corporate-era",)


@pytest.fixture
def table() -> DiceTable:
    """A table with four bonus cards."""
    table = DiceTable(2, MODULES)
    table.bonus_pile("Delivery", "Donation", "Allied Bank", "Research Network")
    return table


@pytest.mark.rule("D-094", "D-095", "D-096", "D-097", "D-098")
def test_a_bonus_card_comes_at_the_end_of_the_turn_in_which_a_step_is_reached(table: DiceTable) -> None:
    p1 = table.p1.has_played("Mars University").holds("Comet", "Mine").has(heat=3, vp=4, wild=0)
    p1.standard("heat")
    assert p1.amount("vp") == 6
    assert table.prompt() == "action"  # a free action may still be taken
    p1.answers("end turn")
    assert table.prompt() == "bonus"
    assert table.ask().seat == 0
    assert table.labels() == [
        "bonus delivery",
        "bonus donation",
        "bonus allied-bank",
        "bonus research-network",
    ]
    p1.answers("delivery")
    assert p1.amount("wild") == 2
    assert p1.tableau == ["Mars University", "Delivery"]
    assert table.bonus_left == ["Donation", "Allied Bank", "Research Network"]
    assert table.active is table.p2


def test_an_empty_pile_gives_nothing(table: DiceTable) -> None:
    table.bonus_pile()
    table.p1.has(vp=4).plays("Bribed Committee")
    assert table.active is table.p2
