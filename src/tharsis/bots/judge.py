"""What a bot thinks of a position; each game has a judge of its own."""

from __future__ import annotations

from tharsis.kernel.core import Ask, State


class Judge:
    """How good positions are for one seat, seen from where it stands before its choice."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat

    def value(self, s: State) -> float:
        """How good this position is for the seat."""
        raise NotImplementedError

    def prior(self, s: State, ask: Ask, option: int) -> float:
        """What speaks for an option besides the position that it leads to."""
        return 0.0

    def settled(self, s: State, ask: Ask) -> bool:
        """Whether a position with this decision of the seat can be judged as it is."""
        return True

    def follow_up(self, s: State, ask: Ask) -> int:
        """A quick answer to a small decision that an option brings with it."""
        return 0
