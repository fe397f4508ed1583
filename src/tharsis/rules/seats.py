"""Who sits at the table, and in which order."""

from __future__ import annotations

from tharsis.kernel.core import State


def clockwise(s: State, first: int) -> list[int]:
    """The seats from one on."""
    n = s.rules.players
    return [(first + i) % n for i in range(n)]


def solo(s: State) -> bool:
    """Whether this is the solo game."""
    return s.rules.players == 1
