"""The players of Terraforming Mars: their numbers, their cards, the goals."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.card_view import kind_style
from tharsis.cli.screen.goals import GoalRow, goals_table
from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.cli.screen.words import title
from tharsis.games.mars.components import RESOURCES, TR
from tharsis.games.mars.slots import CORPORATION, FIRST_PLAYER, PASSED
from tharsis.kernel.core import State
from tharsis.rules.goals import goals_of
from tharsis.rules.vocabulary import EVENTS, HAND, TABLEAU
from tharsis.text.card import goal_title


def seats_table(s: State, r: Reader) -> Table:
    """One line per player: stock with production, TR, cards."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(r.word("tr"), justify="right")
    for resource in RESOURCES:
        table.add_column(r.word(resource.name)[:8], justify="right", no_wrap=True)
    table.add_column(r.word("in_hand"), justify="right")
    table.add_column(r.word("played"), justify="right")
    for seat in range(len(r.names)):
        own = s.seats[seat]
        stocks = [stock_text(own[x.slot], own[x.production.slot]) for x in RESOURCES]
        hand = len(s.zones[s.rules.zone(seat, HAND)])
        played = sum(len(s.zones[s.rules.zone(seat, z)]) for z in (TABLEAU, EVENTS))
        table.add_row(seat_text(s, seat, r), str(own[TR.slot]), *stocks, str(hand), str(played))
    return table


def seat_text(s: State, seat: int, r: Reader) -> Text:
    """A player, who is first, who has passed."""
    who = Text(r.marked(seat), style=seat_style(seat))
    if s.world[FIRST_PLAYER] == seat and s.rules.players > 1:
        who.append(" ①")
    if s.seats[seat][PASSED]:
        who.append(f" {r.word('passed')}", "dim")
    return who


def stock_text(stock: int, production: int) -> Text:
    """Stock and production: 12+3."""
    found = Text(str(stock), style="bold" if stock else "dim")
    found.append(f"{production:+d}" if production else "", style="green" if production > 0 else "red")
    return found


def tableau_lines(s: State, r: Reader) -> RenderableType:
    """The cards in front of each player, with what lies on them."""
    lines: list[RenderableType] = []
    for seat in range(len(r.names)):
        found = Text(f"{r.marked(seat)}: ", style=f"bold {seat_style(seat)}")
        if s.seats[seat][CORPORATION] >= 0:
            corporation = s.rules.cards[s.seats[seat][CORPORATION]]
            found.append(title(corporation, r.language), "bold underline")
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            it = s.rules.cards[card]
            if it.kind == "corporation":
                continue
            found.append(" · ", "dim")
            found.append(title(it, r.language), kind_style(it.kind))
            if it.holds:
                found.append(f" [{s.res[card]}]", "bold")
        events = len(s.zones[s.rules.zone(seat, EVENTS)])
        if events:
            found.append(f" · {events} × {r.word('event')}", "red")
        lines.append(found)
    return Group(*lines)


def mars_goals(s: State, r: Reader) -> RenderableType:
    """Milestones and awards: who has them, how everybody stands."""
    columns = [
        (
            r.word(heading),
            [
                GoalRow(
                    goal_title(goal, r.language),
                    f"({goal.level})" if goal.level else "",
                    s.world[goal.owner],
                    [goal.value(s, seat) for seat in range(s.rules.players)],
                )
                for goal in goals
            ],
        )
        for heading, goals in (
            ("milestones", goals_of(s.rules, "milestone")),
            ("awards", goals_of(s.rules, "award")),
        )
    ]
    return goals_table(columns, r)
