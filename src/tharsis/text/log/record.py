"""Records of the log: one or more events that make one line."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, Event
from tharsis.kernel.phrase import Phrase

# Kinds of record of which several in a row, by the same player, are one line.
SUMS = frozenset(
    ("gained", "received", "spent", "lost", "returned", "up", "down", "level", "raised", "lowered")
)
PILES = frozenset(("drew", "bought", "discarded", "revealed"))


class Record:
    """One or more events that make one line."""

    def __init__(self, kind: str, seat: int, event: Event) -> None:
        self.kind = kind
        self.seat = seat
        self.index = event.index
        self.owns: list[int] = []
        self.amounts: dict[str, int] = {}
        self.cards: list[int] = []  # -1: one that the reader may not know
        self.other = NOBODY
        self.noun = ""
        self.cell = -1
        self.phrase: Phrase | None = None

    def takes(self, other: Record) -> bool:
        """Whether the next record continues this one."""
        if (self.kind, self.seat) != (other.kind, other.seat):
            return False
        return self.kind in SUMS or self.kind in PILES

    def join(self, other: Record) -> None:
        """Take the next record in."""
        self.index = other.index
        for noun, n in other.amounts.items():
            self.amounts[noun] = self.amounts.get(noun, 0) + n
