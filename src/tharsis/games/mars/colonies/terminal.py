"""Colonies in the terminal: the tiles, one line each."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_mark, seat_style
from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.games.mars.colonies.tiles import MOST_COLONIES, STEPS, ColonyTile, in_game
from tharsis.kernel.core import NOBODY, Node, State
from tharsis.kernel.phrase import Noun
from tharsis.text.card import node_text
from tharsis.text.render import render


def tiles(s: State, r: Reader) -> list[RenderableType]:
    """Every tile: the marker, what a trade brings now, the colonies, the bonus of each, the fleet; then free fleets."""
    if not in_game(s):
        return []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for noun in ("colony_tile", "colony_step", "trade_income", "colony", "colony_bonus", "trade_fleet"):
        table.add_column(heading(noun, r), no_wrap=noun != "trade_income", overflow="ellipsis")
    for tile in in_game(s):
        table.add_row(*row(s, tile, r))
    return [table, fleets(s, r)]


def heading(noun: str, r: Reader) -> str:
    """A word of the glossary with a capital."""
    word = render(Noun(noun), r.language)
    return word[:1].upper() + word[1:]


def row(s: State, tile: ColonyTile, r: Reader) -> list[Text]:
    """One tile."""
    marker, visitor = tile.marker(s), tile.visitor(s)
    income = tile.income[marker - 1] if tile.is_open(s) else None
    return [
        Text(render(Noun(tile.noun()), r.language), "bold" if tile.is_open(s) else "dim"),
        Text(f"{marker}/{STEPS}" if tile.is_open(s) else "–"),
        Text(said(income, r)),
        colonies(s, tile),
        Text(said(tile.bonus, r), "dim"),
        Text("" if visitor == NOBODY else seat_mark(visitor), seat_style(visitor)),
    ]


def said(node: Node | None, r: Reader) -> str:
    """What something brings; nothing is a dash."""
    return "–" if node is None else node_text(node, r.language, "mars").removesuffix(".")


def colonies(s: State, tile: ColonyTile) -> Text:
    """The places of the track with their owners."""
    found = Text()
    for place in range(MOST_COLONIES):
        owner = tile.owner(s, place)
        found.append("·" if owner == NOBODY else seat_mark(owner), seat_style(owner))
        found.append(" ")
    return found


def fleets(s: State, r: Reader) -> Text:
    """How many fleets everybody has ready."""
    found = Text(f"{heading('trade_fleet', r)}: ", no_wrap=True, overflow="ellipsis")
    for seat, own in enumerate(s.seats):
        ready = f"{own[FLEETS.slot] - own[FLEETS_USED]}/{own[FLEETS.slot]}"
        found.append(f"{seat_mark(seat)} {ready}  ", seat_style(seat))
    return found


PANELS = {"beside": tiles, "notes": tiles}
