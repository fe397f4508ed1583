"""The players of Ares Expedition: their numbers and their cards by colour."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.card_view import kind_style
from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.cli.screen.words import title
from tharsis.games.ares.components import CARDS, FORESTS, RESOURCES, STEEL, TITANIUM, TR
from tharsis.games.ares.slots import CORPORATION
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import HAND, TABLEAU


def seats_table(s: State, r: Reader) -> Table:
    """One line per player: stock with production, capacity, TR, forests, cards."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    heads = ["tr", *[x.name for x in RESOURCES], "cards", "steel", "titanium", "forests", "in_hand", "played"]
    for head in heads:
        table.add_column(r.word(head)[:8], justify="right", no_wrap=True)
    for seat in range(len(r.names)):
        own = s.seats[seat]
        stocks = [stock_text(own[x.slot], own[x.production.slot]) for x in RESOURCES]
        plain = [str(own[x.slot]) for x in (STEEL, TITANIUM, FORESTS)]
        hand = len(s.zones[s.rules.zone(seat, HAND)])
        played = len(s.zones[s.rules.zone(seat, TABLEAU)])
        row: list[RenderableType] = [
            str(own[TR.slot]),
            *stocks,
            f"+{own[CARDS.slot]}",
            *plain,
            str(hand),
            str(played),
        ]
        table.add_row(seat_text(s, seat, r), *row)
    return table


def seat_text(s: State, seat: int, r: Reader) -> Text:
    """A player, and whether they are finished."""
    who = Text(r.marked(seat), style=seat_style(seat))
    if s.waits(seat):
        who.append(f" {r.word('done')}", "dim")
    return who


def stock_text(stock: int, production: int) -> Text:
    """Stock and production: 12+3."""
    found = Text(str(stock), style="bold" if stock else "dim")
    found.append(f"{production:+d}" if production else "", style="green")
    return found


def tableau_lines(s: State, r: Reader) -> RenderableType:
    """The cards in front of each player, grouped by colour, with what lies on them."""
    lines: list[RenderableType] = []
    for seat in range(len(r.names)):
        found = Text(f"{r.marked(seat)}: ", style=f"bold {seat_style(seat)}")
        if s.seats[seat][CORPORATION] >= 0:
            corporation = s.rules.cards[s.seats[seat][CORPORATION]]
            found.append(title(corporation, r.language), "bold underline")
        cards = s.zones[s.rules.zone(seat, TABLEAU)]
        for kind in ("active", "automated", "event"):
            for card in [c for c in cards if s.rules.cards[c].kind == kind]:
                it = s.rules.cards[card]
                found.append(" · ", "dim")
                found.append(title(it, r.language), kind_style(it.kind))
                if it.holds:
                    found.append(f" [{s.res[card]}]", "bold")
        lines.append(found)
    return Group(*lines)
