"""Numbers read off the board: what lies on some areas, beside the last tile, on a step of a track."""

from __future__ import annotations

from tharsis.kernel.core import Count, State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.vocabulary import AREA, BOARD, Parameter


class TilesOn(Count):
    """Tiles of every kind on some areas."""

    def __init__(self, cells: list[int], noun: str) -> None:
        super().__init__()
        self.cells = cells
        self.noun = noun
        self.reads = BOARD

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(1 for i in self.cells if s.tile[i] >= 0)

    def phrase(self) -> Phrase:
        return Phrase("per_each", x=Noun(self.noun))

    def icons(self) -> list[str]:
        return ["tile-empty", "*"]


class BesideLast(Count):
    """Tiles of some kinds, or of every kind, beside the tile that I placed last; none if it could not be placed."""

    def __init__(self, numbers: list[int] | None, noun: str) -> None:
        super().__init__()
        self.numbers = numbers
        self.noun = noun

    def count(self, s: State, seat: int, card: int) -> int:
        cell = s.seats[seat][AREA]
        if cell < 0:
            return 0
        around = s.rules.neighbours[cell]
        if self.numbers is None:
            return sum(1 for i in around if s.tile[i] >= 0)
        return sum(1 for i in around if s.tile[i] in self.numbers)

    def phrase(self) -> Phrase:
        """What the tile may be next to; with what follows from it."""
        x = Noun("tile", "other") if self.numbers is None else Noun(self.noun)
        return Phrase("if_placed_next_to", x=x)

    def icons(self) -> list[str]:
        if self.numbers is None:
            return ["tile-empty"]
        found: list[str] = []
        for kind in self.noun.removesuffix("_tile").split("_or_"):
            found += ["or", f"tile-{kind}"] if found else [f"tile-{kind}"]
        return found


class OnBonusStep(Count):
    """1 if a parameter stands on a step with a bonus: right after a step, whether it gave one."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self.parameter = parameter

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if s.world[self.parameter.slot] in self.parameter.bonuses else 0

    def phrase(self) -> Phrase:
        return Phrase("dice_if_bonus")

    def icons(self) -> list[str]:
        return ["*"]
