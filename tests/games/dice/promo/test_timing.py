"""Cards of the promo pack: timing."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import DONE, MAIN_DUE
from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-189")
def test_efficient_may_use_a_blue_card_even_after_the_main_action(table: DiceTable) -> None:
    p1 = table.p1.has_played("Efficient", "Space Mirrors")
    p1.acts("support roll", "red", stage=MAIN_DUE)
    assert p1.stage == DONE
    p1.answers("free efficient", "use space-mirrors")
    assert p1.amount("energy") == 2
    assert p1.is_used("Efficient")
    assert p1.is_used("Space Mirrors")
    assert table.active is table.p2


@pytest.mark.rule("D-098", "D-167")
def test_manutech_takes_a_green_bonus_card_for_a_green_card(table: DiceTable) -> None:
    table.bonus_pile("Allied Bank", "Donation")
    table.p1.has_played("Manutech").has(vp=4, credit=3)
    table.p1.standard("credits", "allied-bank")
    assert table.p1.change == {"vp": 2, "yellow": 2 - 3}
