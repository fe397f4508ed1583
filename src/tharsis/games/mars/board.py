"""The Tharsis map: 61 areas in nine rows, and two areas off the planet."""

from __future__ import annotations

from tharsis.games.mars.components import PLANTS, STEEL, TITANIUM
from tharsis.kernel.core import Node
from tharsis.kernel.module import Area, Board
from tharsis.rules.cards import Draw
from tharsis.rules.effects import All, Gain
from tharsis.rules.hexmap import hex_neighbours
from tharsis.rules.vocabulary import LAND, OCEAN_AREA, RESERVED

ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5]
NOCTIS = "r5c3"
PHOBOS = "phobos"
GANYMEDE = "ganymede"

# One word per area: ~ an ocean area, ^ a volcano, ! reserved; then the bonus: s steel, t titanium, p plants, c cards.
MAP = """
ss ~ss - ~c ~
- ^s - - - ~cc
^c - - - - - s
^pt p p p pp p p ~pp
^pp pp !pp ~pp ~pp ~pp pp pp pp
p pp p p p ~p ~p ~p
- - - - - p -
ss - c c - t
s ss - - ~tt
"""


def bonus(letters: str) -> Node | None:
    """The printed bonus of an area."""
    gains: list[Node] = [
        Gain(resource, letters.count(letter))
        for letter, resource in (("s", STEEL), ("t", TITANIUM), ("p", PLANTS))
        if letter in letters
    ]
    if "c" in letters:
        gains.append(Draw(letters.count("c")))
    if not gains:
        return None
    return gains[0] if len(gains) == 1 else All(*gains)


def area(row: int, column: int, word: str) -> Area:
    """One area from its word on the map."""
    kind = OCEAN_AREA if word[0] == "~" else RESERVED if word[0] == "!" else LAND
    return Area(f"r{row}c{column}", kind, bonus(word), volcano=word[0] == "^")


def tharsis() -> Board:
    """The board."""
    areas = [
        area(r, c, word)
        for r, line in enumerate(MAP.split("\n")[1:-1], start=1)
        for c, word in enumerate(line.split(), start=1)
    ]
    off_planet = [Area(PHOBOS, RESERVED), Area(GANYMEDE, RESERVED)]
    return Board(areas + off_planet, [*hex_neighbours(ROWS), [], []], len(areas), "tharsis")


BOARD = tharsis()
