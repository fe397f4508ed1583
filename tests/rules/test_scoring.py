"""Who wins."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import Count, State
from tharsis.rules.scoring import winners


class Reached(Count):
    """A goal that is reached, or not."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def count(self, s: State, seat: int, card: int) -> int:
        return self.n


@pytest.mark.parametrize(("reached", "who"), [(0, []), (1, [0, 1, 2])])
def test_who_play_together_win_or_lose_together(
    table3: MarsTable, monkeypatch: pytest.MonkeyPatch, reached: int, who: list[int]
) -> None:
    table3.p2.has(tr=50)
    assert winners(table3.state) == [1]
    monkeypatch.setattr(table3.state.rules, "won_together", Reached(reached))
    assert winners(table3.state) == who


@pytest.mark.parametrize(("reached", "who"), [(0, []), (1, [0])])
def test_who_plays_alone_wins_if_the_goal_is_reached(
    solo: MarsTable, monkeypatch: pytest.MonkeyPatch, reached: int, who: list[int]
) -> None:
    monkeypatch.setattr(solo.state.rules, "won_alone", Reached(reached))
    assert winners(solo.state) == who
    monkeypatch.setattr(solo.state.rules, "won_alone", None)
    assert winners(solo.state) == []
