"""Milestones and awards as tables: who has them, how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_mark, seat_style


@dataclass(frozen=True)
class GoalRow:
    """One milestone or award: what stands behind its title, whose it is (-1: nobody's), what each seat has of it."""

    title: str
    note: str
    owner: int
    values: list[int]
    gone: bool = False  # nobody can get it any more


def goals_table(columns: Sequence[tuple[str, list[GoalRow]]], r: Reader) -> RenderableType:
    """Tables side by side, each under its heading."""
    side = Table.grid(padding=(0, 3))
    side.add_row(*[goal_table(heading, rows, r) for heading, rows in columns])
    return side


def goal_table(heading: str, rows: list[GoalRow], r: Reader) -> Table:
    """One of the tables."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(heading, no_wrap=True)
    for seat in range(len(r.names)):
        table.add_column(Text(seat_mark(seat), style=seat_style(seat)), justify="right")
    for row in rows:
        name = Text(row.title, style="dim strike" if row.gone else "")
        name.append(f" {row.note}" if row.note else "", "dim")
        if row.owner >= 0:
            name.append(f" {seat_mark(row.owner)}", f"bold {seat_style(row.owner)}")
        table.add_row(name, *[str(value) for value in row.values])
    return table
