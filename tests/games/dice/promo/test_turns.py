"""Cards of the promo pack: turns."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import BEGIN, MAIN_DUE, PRODUCED
from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-189")
def test_efficient_is_a_support_action_at_any_time(table: DiceTable) -> None:
    p1 = table.p1.has_played("Efficient").has(plant=1)
    p1.acts("free efficient", "support cards")
    assert len(p1.hand) == 2
    assert p1.change == {"green": -1}
    assert p1.stage == BEGIN
    p1.acts("support roll", "red")
    assert p1.stage == MAIN_DUE
    p1.has(plant=0)
    p1.produces()
    assert p1.stage == PRODUCED
    p1.answers("free efficient", "grey")
    assert p1.gained(grey=1)
