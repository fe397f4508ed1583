"""Points as a table, with where they come from."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.play.scores import SeatScore


def score_table(scores: list[SeatScore], winners: list[int], r: Reader, heading: str) -> Table:
    """The best seat first; the last column breaks ties."""
    table = Table(
        title=r.word(heading),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    table.add_column(r.word("total"), justify="right", style="bold")
    for part in scores[0].parts:
        table.add_column(r.word(part) if r.knows(part) else part, justify="right", no_wrap=True)
    table.add_column(r.word("tiebreak"), justify="right", style="dim")
    for x in sorted(scores, key=lambda score: (-score.total, -score.tiebreak)):
        crown = " ★" if x.seat in winners else ""
        who = Text(f"{r.marked(x.seat)}{crown}", style=seat_style(x.seat))
        table.add_row(who, str(x.total), *[str(n) for n in x.parts.values()], str(x.tiebreak))
    return table
