"""The balance of a game as tables: for the terminal, or as Markdown for the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from tharsis.cli.commands.balance import Balance, CardRow

OFTEN = 40  # players who had a card: fewer say little
DEAD = 0.06  # played by fewer of those who had it
NEARLY_ALWAYS = 0.75
WINNING = 1.35
Rows = list[list[str]]


def verdict(row: CardRow) -> str:
    """Whether a card is hardly ever played, or nearly always and with success."""
    if row.seen < OFTEN:
        return "?"
    if row.share < DEAD:
        return "dead"
    return "dominant" if row.share > NEARLY_ALWAYS and row.luck > WINNING else ""


def show(found: Balance, game: str, grades: Sequence[int], games: int, seed: int, markdown: bool) -> None:
    """Print all tables."""
    put = print_markdown if markdown else print_table
    if markdown:
        print(f"`tharsis balance {game} --games {games} --seed {seed} --markdown`\n")
    put("Games", ["players", "games", "turns each", "points", "from", "to"], lengths(found))
    put("Solo: the ladder of the rulebook", ["points", "games", "share"], ladder(found, grades))
    put("Solo: results", ["", ""], solo(found))
    heads = ["corporation", "source", "games", "wins", "solo games", "solo points"]
    put("Corporations, dealt at random (wins: 1.00 is a fair share)", heads, corporations(found))
    heads = ["card", "kind", "source", "had", "played", "wins", "solo played", "verdict"]
    put("Cards (wins of those who played it: 1.00 is a fair share)", heads, cards(found))
    marks = [verdict(row) for row in found.cards.values()]
    line = (
        f"{marks.count('dead')} dead, {marks.count('dominant')} dominant, {marks.count('?')} seen too rarely"
    )
    print(line + f", of {len(marks)} cards.")


def percent(part: float, whole: float) -> str:
    """A share of something."""
    return f"{100 * part / whole:.0f} %" if whole else "–"


def lengths(found: Balance) -> Rows:
    """How long games take and what they end with."""
    rows: Rows = []
    for n, turns in sorted(found.turns.items()):
        points = found.points[n]
        averages = [f"{mean(turns):.1f}", f"{mean(points):.1f}"]
        rows.append([str(n), str(len(turns)), *averages, str(min(points)), str(max(points))])
    return rows


def ladder(found: Balance, steps: Sequence[int]) -> Rows:
    """How many solo games end on each step of the ladder."""
    rows: Rows = []
    grades = [grade for grade, _ in found.solo]
    above: int | None = None
    for i, least in enumerate(steps):
        said = f"{least}+" if above is None else f"{least}–{above - 1}" if least else f"under {above}"
        rows.append([said, str(grades.count(i)), percent(grades.count(i), len(grades))])
        above = least
    rows.append(["failed", str(grades.count(None)), percent(grades.count(None), len(grades))])
    return rows


def solo(found: Balance) -> Rows:
    """The results of the solo games in a few numbers."""
    points = [points for grade, points in found.solo if grade is not None]
    rows = [["all three parameters complete", percent(len(points), len(found.solo))]]
    if len(points) > 1:
        low, _, high = quantiles(points, n=4)
        rows.append(["median of the completed games", f"{median(points):.0f}"])
        rows.append(["half of them between", f"{low:.0f} and {high:.0f}"])
        rows.append(["from, to", f"{min(points)}, {max(points)}"])
    return rows


def corporations(found: Balance) -> Rows:
    """The corporations, the most successful first."""
    rows = sorted(found.corporations.values(), key=lambda r: -r.luck)
    return [[r.key, r.source, str(r.seen), f"{r.luck:.2f}", *solo_points(r)] for r in rows]


def solo_points(row: CardRow) -> list[str]:
    """The solo games of a corporation, and the points that they end with on average, completed or not."""
    return [str(row.solo_seen), f"{row.solo_points / row.solo_seen:.0f}" if row.solo_seen else "–"]


def cards(found: Balance) -> Rows:
    """The cards, the least played first."""
    rows: Rows = []
    for r in sorted(found.cards.values(), key=lambda r: r.share):
        won = f"{r.luck:.2f}" if r.played else "–"
        said = [str(r.seen), percent(r.played, r.seen), won, percent(r.solo_played, r.solo_seen)]
        rows.append([r.key, r.kind, r.source, *said, verdict(r)])
    return rows


def print_table(title: str, heads: list[str], rows: Rows) -> None:
    """For the terminal."""
    table = Table(title=title, box=None, title_justify="left", pad_edge=False)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def print_markdown(title: str, heads: list[str], rows: Rows) -> None:
    """For the documentation."""
    print(f"### {title}\n\n| " + " | ".join(heads) + " |")
    print("| --- |" + " ---: |" * (len(heads) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()
