"""A map of hexagons drawn with letters, row by row, whatever its size."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text


def hex_map(rows: Sequence[int], width: int, heads: Sequence[str], cell: Callable[[int], Text]) -> Text:
    """The map: so many areas in each row, so many letters (an odd number) in each area, a head before each row."""
    widest, half = max(rows), (width + 1) // 2
    margin = " " * (1 + max(len(head) for head in heads))
    found = Text(no_wrap=True)
    first = 0
    for row, count in enumerate(rows):
        above = rows[row - 1] if row else 0
        upper = max(count, above)
        found.append(f"{margin}{border(upper, half * (widest - upper), width, above > count)}\n", "dim")
        found.append(f"{heads[row]:<{len(margin)}}{' ' * (half * (widest - count))}", "dim")
        for number in range(first, first + count):
            found.append("│", "dim")
            found.append_text(cell(number))
        found.append("│\n", "dim")
        first += count
    found.append(f"{margin}{border(rows[-1], half * (widest - rows[-1]), width, True)}", "dim")
    return found


def border(count: int, indent: int, width: int, downwards: bool) -> str:
    """The zigzag between two rows: as wide as the wider one."""
    flank, gap = (width - 1) // 4, width - 2 - 2 * ((width - 1) // 4)
    left, right = ("╲", "╱") if downwards else ("╱", "╲")
    pair = f"{' ' * flank}{left}{' ' * gap}{right}{' ' * flank} "
    return " " * (indent + 1) + (pair * count).rstrip()
