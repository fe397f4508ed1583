"""Questions about a position: what I might do and why not, what an option would bring."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from tharsis.kernel.errors import Refused
from tharsis.play.match import Match
from tharsis.server import costs
from tharsis.server.documents import schema
from tharsis.server.documents.render import menu_doc, preview_doc, wanted
from tharsis.server.errors import Refusal
from tharsis.server.load import Shed
from tharsis.server.table.orders import game_of as running
from tharsis.server.table.table import Table

AT_ONCE = 4  # previews in a piece: then others have their turn


class Asker(NamedTuple):
    """Who asks: the seat, and the address that its questions are counted for."""

    seat: int | None
    address: str


def game_of(table: Table, seat: int | None) -> tuple[Match, int]:
    """The running game and the seat of who asks."""
    if seat is None:
        raise Refusal("no_seat", "only those who sit at the table can ask this")
    return running(table.seating), seat


async def menu(table: Table, asker: Asker, language: str) -> list[schema.MenuItem]:
    """Everything the seat might do on its turn, and what stands against it."""
    if asker.seat is not None and table.seating.over:
        return []
    match, own = game_of(table, asker.seat)
    table.hub.pay(asker.address, costs.MENU)
    state, names = match.state, table.seating.names(language)
    async with table.hub.desk.place():
        return await table.hub.desk.piece(lambda: menu_doc(state, own, language, names))


async def previews(
    table: Table, asker: Asker, options: list[int | str], language: str
) -> list[schema.Preview]:
    """What options of the open decision would do. A seat has one such question at a time; the next one waits."""
    _, own = game_of(table, asker.seat)
    table.hub.load.check(Shed.QUESTIONS)  # now: who waits for a refusal sends the next answer late
    async with table.asking[own], table.hub.desk.place():  # those of one seat take one place
        return await previews_now(table, asker, options, language)


async def previews_now(
    table: Table, asker: Asker, options: list[int | str], language: str
) -> list[schema.Preview]:
    """The same, when it is the question's turn."""
    match, own = game_of(table, asker.seat)
    state = match.state  # stays as it is: later answers work on copies
    ask = None if match.over else state.ask_of(own)
    if ask is None:
        raise Refusal("refused", "you have nothing to decide now")
    try:
        indices = list(dict.fromkeys(wanted(state, ask, options)))
    except Refused as refused:
        raise Refusal("refused", str(refused)) from None
    table.hub.pay(asker.address, len(indices))
    names = table.seating.names(language)

    def some(start: int) -> list[schema.Preview]:
        return [preview_doc(state, own, i, language, names) for i in indices[start : start + AT_ONCE]]

    found: list[schema.Preview] = []
    for start in range(0, len(indices), AT_ONCE):
        found += await table.hub.desk.piece(partial(some, start))
    return found
