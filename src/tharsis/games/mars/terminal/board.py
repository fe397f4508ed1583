"""The map of Mars, drawn with letters: readable without colour, owners by shape, letter and colour."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tharsis.cli.screen.hexmap import hex_map
from tharsis.cli.screen.reader import seat_mark, seat_style
from tharsis.games.mars.board import MAP, ROWS
from tharsis.games.mars.components import ALL_CITIES, GREENERY, OCEAN
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import OCEAN_AREA
from tharsis.text.names import map_name

WIDTH = 3  # letters of an area
WORDS = MAP.split()
FIRSTS = [sum(ROWS[:row]) for row in range(len(ROWS))]  # the first area of each row
CITY_NUMBERS = [t.number for t in ALL_CITIES]


def mars_map(s: State, marks: Mapping[int, str]) -> Text:
    """The whole map; below it the areas elsewhere that are in use."""
    heads = [map_name(s.rules.cell_names[cell])[0] for cell in FIRSTS]
    found = hex_map(ROWS, WIDTH, heads, lambda cell: cell_text(s, cell, marks))
    for cell in range(s.rules.cells_on_map, len(s.tile)):
        if s.tile[cell] >= 0 or cell in marks:
            found.append(f"\n   {s.rules.cell_names[cell].title()} ")
            found.append_text(cell_text(s, cell, marks))
    return found


def cell_text(s: State, cell: int, marks: Mapping[int, str]) -> Text:
    """Three letters for one area."""
    if cell in marks:
        return Text(marks[cell].center(WIDTH), style="bold reverse bright_white")
    tile, owner = s.tile[cell], s.owner[cell]
    if tile == OCEAN.number:
        return Text("≈≈≈", style="bold white on blue")
    if tile >= 0:
        glyph = "♣" if tile == GREENERY.number else "⌂" if tile in CITY_NUMBERS else "◈"
        ground = "green" if tile == GREENERY.number else "grey37"
        return Text(glyph + seat_mark(owner), style=f"bold {seat_style(owner)} on {ground}")
    if s.claim[cell] >= 0:
        return Text("?" + seat_mark(s.claim[cell]), style=seat_style(s.claim[cell]))
    style = "bright_blue" if s.rules.cell_kind[cell] == OCEAN_AREA else "default"
    return Text(printed_bonus(s, cell).center(WIDTH), style=style)


def printed_bonus(s: State, cell: int) -> str:
    """What is printed on an area, in letters."""
    return WORDS[cell].replace("-", "") if cell < s.rules.cells_on_map else ""
