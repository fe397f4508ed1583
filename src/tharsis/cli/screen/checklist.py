"""Several small decisions as one: which of these cards to buy, which of these dice to keep."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rich.text import Text

from tharsis.kernel.batch import Batch
from tharsis.kernel.errors import Refused
from tharsis.play.match import Match


@dataclass(frozen=True)
class Thing:
    """How something that may be taken is shown."""

    text: Text
    detail: str = ""


@dataclass(frozen=True)
class Checklist:
    """Things of which some may be taken: the items of a batch, in its order."""

    seat: int
    batch: Batch
    title: str
    things: list[Thing]
    note: Text | None = None  # what must be seen with it

    @property
    def labels(self) -> list[str]:
        """The names of the things."""
        return [item.label() for item in self.batch.items]

    def copies(self, i: int) -> int:
        """How often a thing is there."""
        return self.batch.stocks[self.batch.stock_of[i]]

    def read(self, text: str) -> list[int] | None:
        """The things that a line such as "1 3 3", "a" or "0" names; None if it names none of these."""
        parts = text.replace(",", " ").split()
        if parts == ["a"]:
            return [i for i in range(len(self.things)) for _ in range(self.copies(i))]
        if parts == ["0"]:
            return []
        if not all(p.isdecimal() and 1 <= int(p) <= len(self.things) for p in parts):
            return None
        return [int(p) - 1 for p in parts]

    def fits(self, chosen: list[int]) -> bool:
        """Whether this is the right number of things, and none is taken more often than it is there."""
        enough = all(n <= self.copies(i) for i, n in Counter(chosen).items())
        return enough and self.batch.least <= len(chosen) <= max(self.batch.most, self.affordable(chosen))

    def affordable(self, chosen: list[int]) -> int:
        """Things with a price may be more than can be paid for: that is another matter."""
        return len(chosen) if self.batch.price else 0

    def carry_out(self, match: Match, chosen: list[int]) -> bool:
        """Answer the small decisions so that these things are taken; false, and nothing done, if not all can be."""
        try:
            match.choose(self.seat, chosen)
        except Refused:
            return False
        return True
