"""Players, goals, hands and scores of Terraforming Mars as tables."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tharsis.cli.board_view import seat_mark, seat_style
from tharsis.cli.card_view import card_panel, kind_style, tag_words
from tharsis.cli.texts import card_lines, reasons_text
from tharsis.cli.words import title, word
from tharsis.games.mars.goals import AWARDS, MILESTONES
from tharsis.games.mars.table import CORPORATION, FIRST_PLAYER, PASSED
from tharsis.games.mars.things import RESOURCES, TR
from tharsis.kernel.core import State
from tharsis.play.adapters import Item, SeatScore
from tharsis.rules.things import EVENTS, HAND, TABLEAU
from tharsis.text.card import goal_title


def players_table(s: State, names: list[str], language: str) -> Table:
    """One line per player: stock with production, TR, cards."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(word("tr", language), justify="right")
    for resource in RESOURCES:
        table.add_column(word(resource.name, language)[:8], justify="right", no_wrap=True)
    table.add_column(word("in_hand", language), justify="right")
    table.add_column(word("played", language), justify="right")
    for seat, name in enumerate(names):
        own = s.seats[seat]
        who = Text(f"{seat_mark(seat)} {name}", style=seat_style(seat))
        if s.world[FIRST_PLAYER] == seat and s.rules.players > 1:
            who.append(" ①")
        if own[PASSED]:
            who.append(f" {word('passed', language)}", "dim")
        stocks = [amount_text(own[r.slot], own[r.production.slot]) for r in RESOURCES]
        hand = len(s.zones[s.rules.zone(seat, HAND)])
        played = sum(len(s.zones[s.rules.zone(seat, z)]) for z in (TABLEAU, EVENTS))
        table.add_row(who, str(own[TR.slot]), *stocks, str(hand), str(played))
    return table


def amount_text(stock: int, production: int) -> Text:
    """Stock and production: 12+3."""
    found = Text(str(stock), style="bold" if stock else "dim")
    found.append(f"{production:+d}" if production else "", style="green" if production > 0 else "red")
    return found


def tableau_lines(s: State, names: list[str], language: str) -> RenderableType:
    """The cards in front of each player, with what lies on them."""
    lines: list[RenderableType] = []
    for seat, name in enumerate(names):
        found = Text(f"{seat_mark(seat)} {name}: ", style=f"bold {seat_style(seat)}")
        if s.seats[seat][CORPORATION] >= 0:
            corporation = s.rules.cards[s.seats[seat][CORPORATION]]
            found.append(title(corporation, language), "bold underline")
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            it = s.rules.cards[card]
            if it.kind == "corporation":
                continue
            found.append(" · ", "dim")
            found.append(title(it, language), kind_style(it.kind))
            if it.holds:
                found.append(f" [{s.res[card]}]", "bold")
        events = len(s.zones[s.rules.zone(seat, EVENTS)])
        if events:
            found.append(f" · {events} × {word('event', language)}", "red")
        lines.append(found)
    return Group(*lines)


def goals_table(s: State, names: list[str], language: str) -> RenderableType:
    """Milestones and awards: who has them, how everybody stands."""
    tables: list[RenderableType] = []
    for heading, goals in (("milestones", MILESTONES), ("awards", AWARDS)):
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(word(heading, language), no_wrap=True)
        for seat in range(len(names)):
            table.add_column(Text(seat_mark(seat), style=seat_style(seat)), justify="right")
        for goal in goals:
            owner = s.world[goal.owner]
            name = Text(goal_title(goal, language))
            if goal.level:
                name.append(f" ({goal.level})", "dim")
            if owner >= 0:
                name.append(f" {seat_mark(owner)}", f"bold {seat_style(owner)}")
            table.add_row(name, *[str(goal.value(s, seat)) for seat in range(len(names))])
        tables.append(table)
    side = Table.grid(padding=(0, 3))
    side.add_row(*tables)
    return side


def hand_view(
    s: State, seat: int, items: list[Item], names: list[str], language: str, width: int
) -> RenderableType:
    """The hand as cards: price, tags, text; playable, or the reasons why not."""
    hand = s.zones[s.rules.zone(seat, HAND)]
    if not hand:
        return Text(word("empty_hand", language))
    by_card = {item.card: item for item in items if item.label.startswith("play ")}
    if width >= 110:
        return panels(s, hand, by_card, names, language, width)
    lines: list[RenderableType] = []
    for card in hand:
        it = s.rules.cards[card]
        item = by_card.get(it.key)
        able = item is not None and not item.reasons
        head = Text(("✓ " if able else "✗ ") if item else "  ", style="green" if able else "red")
        head.append(f"{title(it, language)} ", f"bold {kind_style(it.kind)}")
        head.append(f"{item.price if item else it.cost} {word('mc', language)}", "yellow")
        head.append(f"  {tag_words(it, language)}", "italic")
        if item is not None and item.reasons:
            head.append("  ✗ " + reasons_text(s, item.reasons, names, language), "red")
        lines.append(head)
        lines.append(Padding(Text(" ".join(card_lines(it, language)), style="dim"), (0, 0, 0, 4)))
    return Group(*lines)


def panels(
    s: State, hand: list[int], by_card: dict[str, Item], names: list[str], language: str, width: int
) -> RenderableType:
    """The hand as drawn cards, side by side."""
    each = 38
    across = max(1, width // (each + 1))
    grid = Table.grid(padding=(0, 1))
    row: list[RenderableType] = []
    for card in hand:
        it = s.rules.cards[card]
        item = by_card.get(it.key)
        reasons = None
        if item is not None:
            reasons = [reasons_text(s, item.reasons, names, language)] if item.reasons else []
        row.append(card_panel(it, language, each, reasons, item.price if item else None))
        if len(row) == across:
            grid.add_row(*row)
            row = []
    if row:
        grid.add_row(*row)
    return grid


def score_table(
    scores: list[SeatScore], names: list[str], winners: list[int], language: str, heading: str
) -> Table:
    """Points with where they come from."""
    table = Table(
        title=word(heading, language),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    table.add_column(word("total", language), justify="right", style="bold")
    for part in scores[0].parts:
        table.add_column(word(part, language), justify="right", no_wrap=True)
    table.add_column(word("mc", language), justify="right", style="dim")
    for x in sorted(scores, key=lambda score: (-score.total, -score.tiebreak)):
        crown = " ★" if x.seat in winners else ""
        who = Text(f"{seat_mark(x.seat)} {names[x.seat]}{crown}", style=seat_style(x.seat))
        table.add_row(who, str(x.total), *[str(n) for n in x.parts.values()], str(x.tiebreak))
    return table
