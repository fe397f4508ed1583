"""How any game is drawn that says nothing about it: parameters, numbers, tiles and cards as lists."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_mark, seat_style
from tharsis.cli.screen.tracks import parameter_line
from tharsis.cli.screen.words import title
from tharsis.kernel.core import EVERYONE, Card, State
from tharsis.kernel.phrase import Noun
from tharsis.rules.vocabulary import HAND
from tharsis.text.names import cell_text
from tharsis.text.render import render
from tharsis.text.tables import tables_of


def headline(s: State, r: Reader) -> Text:
    """The parameters in one line."""
    line = parameter_line(s, list(tables_of(s.rules).parameters.values()), r)
    return line[3:] if line.plain.startswith(" · ") else line


def board(s: State, r: Reader, marks: Mapping[int, str]) -> Text:
    """A line for each area that holds something, and for those that can be chosen."""
    tiles = tables_of(s.rules).tiles
    lines: list[Text] = []
    for cell, tile in enumerate(s.tile):
        if tile < 0 and s.claim[cell] < 0 and cell not in marks:
            continue
        line = Text(f"{marks[cell]} " if cell in marks else "", "bold reverse")
        line.append(cell_text(s.rules, cell, r.language), "default not reverse")
        if tile in tiles:
            name = render(Noun(tiles[tile].noun), r.language, game=s.rules.game)
            line.append(f" {name} {seat_mark(s.owner[cell])}", f"not reverse {seat_style(s.owner[cell])}")
        elif s.claim[cell] >= 0:
            line.append(f" ? {seat_mark(s.claim[cell])}", f"not reverse {seat_style(s.claim[cell])}")
        lines.append(line)
    return Text("\n").join(lines)


def seats(s: State, r: Reader) -> RenderableType:
    """One line per player: what everybody has a number of, and how many cards in the hand."""
    quantities = tables_of(s.rules).quantities
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    for quantity in quantities:
        noun = tables_of(s.rules).said(quantity.noun)
        table.add_column(render(Noun(noun), r.language, game=s.rules.game), justify="right")
    table.add_column(r.word("in_hand"), justify="right")
    for seat in range(len(r.names)):
        who = Text(r.marked(seat), style=seat_style(seat))
        numbers = [str(s.seats[seat][quantity.slot]) for quantity in quantities]
        table.add_row(who, *numbers, str(len(s.zones[s.rules.zone(seat, HAND)])))
    return table


def tableaus(s: State, r: Reader) -> RenderableType:
    """The cards of each player that everybody sees."""
    lines: list[RenderableType] = []
    for seat in range(len(r.names)):
        found = Text(f"{r.marked(seat)}: ", style=f"bold {seat_style(seat)}")
        zones = [
            z for z in s.rules.zones if s.rules.zone_seat[z] == seat and s.rules.zone_seen[z] == EVERYONE
        ]
        cards = [s.rules.cards[card] for z in zones for card in s.zones[z]]
        found.append(" · ".join(title(card, r.language) for card in cards), "not bold")
        lines.append(found)
    return Group(*lines)


def price(card: Card) -> Text:
    """What is printed on a card."""
    return Text(str(card.cost), "yellow") if card.cost else Text("")
