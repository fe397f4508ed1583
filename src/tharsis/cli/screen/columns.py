"""Options with numbers, side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

TAIL = 8  # letters that are kept at the end of a line that is too long: a price stands there
FEW = 4  # options that stand one below the other in any case
NARROW = 26  # no column is narrower, if its lines are cut
MOST = 8  # columns


def numbered(texts: Sequence[str | Text]) -> list[Text]:
    """A number before each line."""
    return [number_before(i, text) for i, text in enumerate(texts, start=1)]


def number_before(number: int, text: str | Text) -> Text:
    """One line with its number."""
    line = Text(f"{number:>3} ", style="bold cyan", no_wrap=True, overflow="ellipsis")
    return line.append_text(Text(text, "default not bold") if isinstance(text, str) else text)


def columns(forms: Sequence[list[Text]], width: int, room: int) -> Table:
    """Lines side by side, read downwards: in the first of these forms that fits, else the last one, cut."""
    for lines in forms:
        across = max(1, min(MOST, width // (max(line.cell_len for line in lines) + 2)))
        if len(lines) <= FEW:
            across = 1
        if -(-len(lines) // across) <= room:
            break
    else:
        across = max(1, min(width // NARROW, -(-len(lines) // max(1, room))))
    down = -(-len(lines) // across)
    each = width // across - 1
    grid = Table.grid(padding=(0, 1), expand=False)
    for _ in range(across):
        grid.add_column(width=each, no_wrap=True, overflow="ellipsis")
    short = [shortened(line, each) for line in lines]
    for row in range(down):
        grid.add_row(*[short[i] if i < len(short) else Text("") for i in range(row, down * across, down)])
    return grid


def shortened(line: Text, width: int) -> Text:
    """A line that fits, cut before its last letters."""
    if line.cell_len <= width:
        return line
    return Text.assemble(line[: width - TAIL - 1], "…", line[-TAIL:], no_wrap=True)
