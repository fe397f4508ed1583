"""The map of Mars and its tracks, drawn with letters: readable without colour, owners by shape, letter and colour."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tharsis.cli.words import word
from tharsis.games.mars.board import MAP, ROWS
from tharsis.games.mars.table import GENERATION
from tharsis.games.mars.things import (
    ALL_CITIES,
    GREENERY,
    OCEAN,
    OCEANS,
    OXYGEN,
    TEMPERATURE,
)
from tharsis.kernel.core import State
from tharsis.rules.things import OCEAN_AREA, Parameter
from tharsis.text import celsius
from tharsis.text.names import map_name

SHAPES = "●■▲◆★"
LETTERS = "ABCDE"
COLOURS = ["bright_yellow", "bright_magenta", "bright_cyan", "bright_red", "bright_white"]
WORDS = MAP.split()
WIDEST = max(ROWS)
CITY_NUMBERS = [t.number for t in ALL_CITIES]


def seat_mark(seat: int) -> str:
    """How a seat is shown everywhere: a shape and a letter."""
    return f"{SHAPES[seat]}{LETTERS[seat]}" if seat >= 0 else "  "


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat] if seat >= 0 else "white"


def cell_text(s: State, cell: int, marks: Mapping[int, str]) -> Text:
    """Three letters for one area."""
    if cell in marks:
        return Text(marks[cell].center(3), style="bold reverse bright_white")
    tile, owner = s.tile[cell], s.owner[cell]
    if tile == OCEAN.number:
        return Text("≈≈≈", style="bold white on blue")
    if tile >= 0:
        glyph = "♣" if tile == GREENERY.number else "⌂" if tile in CITY_NUMBERS else "◈"
        ground = "green" if tile == GREENERY.number else "grey37"
        return Text(glyph + seat_mark(owner), style=f"bold {seat_style(owner)} on {ground}")
    if s.claim[cell] >= 0:
        return Text("?" + seat_mark(s.claim[cell]), style=seat_style(s.claim[cell]))
    printed = printed_bonus(s, cell)
    style = "bright_blue" if s.rules.cell_kind[cell] == OCEAN_AREA else "default"
    return Text(printed.center(3), style=style)


def printed_bonus(s: State, cell: int) -> str:
    """What is printed on an area, in letters."""
    return WORDS[cell].replace("-", "") if cell < s.rules.cells_on_map else ""


def hex_map(s: State, marks: Mapping[int, str] | None = None) -> Text:
    """The whole map; `marks` are written into areas, for example the numbers of options."""
    marks = marks or {}
    found = Text(no_wrap=True)
    first = 0
    for row, width in enumerate(ROWS):
        indent = 2 * (WIDEST - width)
        upper = max(width, ROWS[row - 1]) if row else width
        found.append(
            "   " + border(upper, 2 * (WIDEST - upper), row > 0 and ROWS[row - 1] > width) + "\n", "dim"
        )
        found.append(f" {map_name(s.rules.cell_names[first])[0]} " + " " * indent, "dim")
        for column in range(width):
            found.append("│", "dim")
            found.append_text(cell_text(s, first + column, marks))
        found.append("│\n", "dim")
        first += width
    found.append("   " + border(ROWS[-1], 2 * (WIDEST - ROWS[-1]), True) + "\n", "dim")
    for cell in range(s.rules.cells_on_map, len(s.tile)):
        if s.tile[cell] >= 0 or cell in marks:
            found.append(f"   {s.rules.cell_names[cell].title()} ")
            found.append_text(cell_text(s, cell, marks))
    found.rstrip()
    return found


def border(width: int, indent: int, downwards: bool) -> str:
    """The zigzag between two rows: as wide as the wider one."""
    pair = "╲ ╱ " if downwards else "╱ ╲ "
    return " " * (indent + 1) + (pair * width).rstrip()


# --- parameters ---------------------------------------------------------------------------------------------------------


def next_bonus(s: State, p: Parameter) -> int | None:
    """The level of the next bonus on a track."""
    ahead = [level for level in p.bonuses if level > s.world[p.slot]]
    return min(ahead) if ahead else None


def level_text(p: Parameter, level: int, language: str) -> str:
    """A level as people say it."""
    if p is TEMPERATURE:
        return celsius(level)
    return f"{level}%" if p is OXYGEN else f"{level}/{p.goal}"


def headline(s: State, language: str) -> Text:
    """Generation and parameters in one line."""
    found = Text(no_wrap=True, overflow="ellipsis")
    found.append(f"{word('generation', language).capitalize()} {s.world[GENERATION]}", "bold")
    for p, style in ((TEMPERATURE, "bright_red"), (OXYGEN, "bright_green"), (OCEANS, "bright_blue")):
        found.append(" · ")
        found.append(f"{word(p.name, language)} {level_text(p, s.world[p.slot], language)}", style)
        bonus = next_bonus(s, p)
        if bonus is not None:
            found.append(f" (★ {level_text(p, bonus, language)})", "dim")
    return found


def tracks(s: State, language: str, bonus_words: Mapping[tuple[str, int], str]) -> Text:
    """The three tracks as bars; a star where a bonus waits."""
    found = Text(no_wrap=True, overflow="ellipsis")
    for p, style in ((TEMPERATURE, "bright_red"), (OXYGEN, "bright_green"), (OCEANS, "bright_blue")):
        found.append(f"{word(p.name, language):<12}", "bold")
        now = s.world[p.slot]
        for level in range(p.start + p.size, p.goal + 1, p.size):
            reached = level <= now
            found.append("★" if level in p.bonuses and not reached else "█" if reached else "░", style)
        found.append(f" {level_text(p, now, language)}")
        bonus = next_bonus(s, p)
        if bonus is not None:
            what = bonus_words.get((p.name, bonus), "")
            found.append(f"  ★ {level_text(p, bonus, language)} {what}", "dim")
        found.append("\n")
    found.rstrip()
    return found
