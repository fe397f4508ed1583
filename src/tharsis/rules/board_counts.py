"""Numbers read off the board: what lies on some areas, beside the last tile, on a step of a track."""

from __future__ import annotations

from tharsis.kernel.core import Count, State
from tharsis.kernel.phrase import Noun
from tharsis.kernel.words import CountWords
from tharsis.rules.vocabulary import AREA, BOARD, Parameter, Tile


class TilesOn(Count):
    """Tiles of every kind on some areas."""

    def __init__(self, cells: list[int], noun: str) -> None:
        super().__init__()
        self.cells = cells
        self.reads = BOARD
        self.words = CountWords(Noun(noun))

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(1 for i in self.cells if s.tile[i] >= 0)

    def icons(self) -> list[str]:
        return ["tile-empty", "*"]


class BesideLast(Count):
    """Tiles of some kinds, or of every kind, beside the tile that I placed last; none if it could not be placed."""

    def __init__(self, tiles: list[Tile] | None, noun: str = "") -> None:
        super().__init__()
        self.tiles = tiles
        self.numbers = None if tiles is None else [tile.number for tile in tiles]
        thing = Noun("tile", "other") if tiles is None else Noun(noun or tiles[0].noun)
        self.words = CountWords(thing, each="per_each_beside", holds="if_placed_next_to")

    def count(self, s: State, seat: int, card: int) -> int:
        cell = s.seats[seat][AREA]
        if cell < 0:
            return 0
        around = s.rules.neighbours[cell]
        if self.numbers is None:
            return sum(1 for i in around if s.tile[i] >= 0)
        return sum(1 for i in around if s.tile[i] in self.numbers)

    def icons(self) -> list[str]:
        if self.tiles is None:
            return ["tile-empty"]
        found: list[str] = []
        for tile in self.tiles:
            if not tile.is_special:  # one with a title of its own goes with those of its kind
                found += ["or", tile.icon] if found else [tile.icon]
        return found


class OnBonusStep(Count):
    """1 if a parameter stands on a step with a bonus: right after a step, whether it gave one."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self.parameter = parameter
        self.words = CountWords(holds="if_bonus")

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if s.world[self.parameter.slot] in self.parameter.bonuses else 0

    def icons(self) -> list[str]:
        return ["*"]
