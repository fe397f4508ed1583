"""The board of the Dice Game: 37 areas, what they bring, what a greenery there would be worth."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tharsis.cli.screen.hexmap import hex_map
from tharsis.cli.screen.reader import Reader
from tharsis.games.dice.board import ROWS
from tharsis.games.dice.components import CITY_NUMBERS, GREENERY, OCEAN, TILES
from tharsis.games.dice.standing import worth_there
from tharsis.games.dice.terminal.faces import die_style, face_short
from tharsis.games.dice.verbs.gain import GainFace, Roll
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Noun
from tharsis.rules.vocabulary import OCEAN_AREA
from tharsis.text.render import render

WIDTH = 5  # letters of an area
HEADS = "ABCDEFG"


def dice_map(s: State, r: Reader, marks: Mapping[int, str]) -> Text:
    """The whole map."""
    return hex_map(ROWS, WIDTH, HEADS, lambda cell: cell_text(s, cell, r, marks))


def cell_text(s: State, cell: int, r: Reader, marks: Mapping[int, str]) -> Text:
    """Five letters for one area."""
    if cell in marks:
        return Text(marks[cell].center(WIDTH), style="bold reverse bright_white")
    if s.tile[cell] >= 0:
        return tile_text(s.tile[cell], r)
    word, style = area_word(s, cell, r), area_style(s, cell)
    if s.rules.cell_kind[cell] == OCEAN_AREA:
        return Text(word.center(WIDTH, "~"), style=f"{style} on grey15")
    worth = worth_there(s, GREENERY, cell)
    return Text((f"{word[:3]}+{worth}" if worth else word).center(WIDTH), style=style)


def tile_text(tile: int, r: Reader) -> Text:
    """A tile: its sign, and the first letters of a special one."""
    if tile == OCEAN.number:
        return Text("≈" * WIDTH, style="bold white on blue")
    if tile == GREENERY.number:
        return Text("♣".center(WIDTH), style="bold white on green")
    special = render(Noun(TILES[tile].noun), r.language, game="dice")[:3] if TILES[tile].is_special else ""
    sign = "⌂" if tile in CITY_NUMBERS else "◈"
    return Text(f"{sign} {special}".strip().center(WIDTH), style="bold white on grey37")


def area_word(s: State, cell: int, r: Reader) -> str:
    """What is printed on an area, in a few letters."""
    bonus = s.rules.cell_bonus[cell]
    if bonus is None:
        return ""
    if isinstance(bonus, GainFace):
        return face_short(bonus.face, r)
    return r.word(f"area_{bonus.icons()[-1]}")


def area_style(s: State, cell: int) -> str:
    """An area that brings a die has its colour."""
    bonus = s.rules.cell_bonus[cell]
    if isinstance(bonus, GainFace):
        return die_style(bonus.face.die)
    return die_style(bonus.die) if isinstance(bonus, Roll) else "default"
