"""The two sides of the board: 37 areas in seven rows."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import (
    BLUE,
    GREEN,
    GREY,
    HEAT,
    PLANT,
    RED,
    STEEL,
    TITANIUM,
    YELLOW,
    any_dice,
    dice,
    gain,
    vp,
    wild,
)
from tharsis.kernel.core import Node
from tharsis.kernel.module import Area, Board
from tharsis.rules.cards import Draw
from tharsis.rules.hexmap import hex_neighbours
from tharsis.rules.vocabulary import LAND, OCEAN_AREA

ROWS: Final = [4, 5, 6, 7, 6, 5, 4]
MIDDLE_ROW: Final = list(range(15, 22))  # D1 to D7

# One word per area, - for none: the bonus printed there; ~ an ocean area. The printed maps could not be found: both are
# designed. Who owns the game can correct them here.
SIDE_A: Final = """
grey ~blue ~card -
- grey vp ~ red
green - green any ~green -
vp ~plant green yellow plant ~blue green
yellow ~ - red vp ~any
- yellow wild - grey
card ~blue card titanium
"""
SIDE_B: Final = """
~blue vp green -
- green - card ~heat
grey steel ~green yellow - red
- grey - ~wild any vp ~card
red ~blue yellow - - green
card vp - ~plant grey
~ any ~any wild
"""


def bonus(word: str) -> Node | None:
    """The printed bonus of an area."""
    bonuses: dict[str, Node] = {
        "yellow": dice(YELLOW),
        "green": dice(GREEN),
        "blue": dice(BLUE),
        "red": dice(RED),
        "grey": dice(GREY),
        "any": any_dice(),
        "plant": gain(PLANT),
        "heat": gain(HEAT),
        "steel": gain(STEEL),
        "titanium": gain(TITANIUM),
        "card": Draw(1),
        "vp": vp(1),
        "wild": wild(1),
    }
    return bonuses[word] if word not in ("", "-") else None


def side(name: str, text: str) -> Board:
    """One side of the board, from its words."""
    areas = [
        Area(f"{row}{column}", OCEAN_AREA if word[0] == "~" else LAND, bonus(word.removeprefix("~")))
        for row, line in zip("ABCDEFG", text.split("\n")[1:-1], strict=True)
        for column, word in enumerate(line.split(), start=1)
    ]
    return Board(areas, hex_neighbours(ROWS), len(areas), name)


BOARDS: Final = [side("A", SIDE_A), side("B", SIDE_B)]
