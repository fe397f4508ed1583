"""Questions about a position: what I might do and why not, what an option would bring."""

from __future__ import annotations

import asyncio

from tharsis.kernel.errors import Refused
from tharsis.play.match import Match
from tharsis.server.documents import schema
from tharsis.server.documents.render import menu_doc, preview_doc, wanted
from tharsis.server.errors import Refusal
from tharsis.server.table.orders import game_of as running
from tharsis.server.table.table import Table

AT_ONCE = 4  # previews worked out before others have their turn


def game_of(table: Table, seat: int | None) -> tuple[Match, int]:
    """The running game and the seat of who asks."""
    if seat is None:
        raise Refusal("no_seat", "only those who sit at the table can ask this")
    return running(table.seating), seat


def menu(table: Table, seat: int | None, language: str) -> list[schema.MenuItem]:
    """Everything the seat might do on its turn, and what stands against it."""
    if seat is not None and table.seating.over:
        return []
    match, own = game_of(table, seat)
    return menu_doc(match.state, own, language, table.seating.names())


async def previews(
    table: Table, seat: int | None, options: list[int | str], language: str
) -> list[schema.Preview]:
    """What options of the open decision would do."""
    match, own = game_of(table, seat)
    state = match.state  # stays as it is: later answers work on copies
    ask = None if match.over else state.ask_of(own)
    if ask is None:
        raise Refusal("refused", "you have nothing to decide now")
    try:
        indices = wanted(state, ask, options)
    except Refused as refused:
        raise Refusal("refused", str(refused)) from None
    found: list[schema.Preview] = []
    for number, index in enumerate(indices):
        found.append(preview_doc(state, own, index, language, table.seating.names()))
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    return found
