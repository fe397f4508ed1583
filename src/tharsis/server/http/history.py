"""Looking back at games over plain HTTP."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tharsis.play.match import Match
from tharsis.server import costs
from tharsis.server.documents.guide import guide_of
from tharsis.server.documents.history import Reel, finished_history, history_doc, moves_doc, series_doc
from tharsis.server.errors import FROZEN, GONE, Refusal
from tharsis.server.http.openapi import gives
from tharsis.server.http.replies import Lang, TableId, Visitors, reply
from tharsis.server.table.daily import sealed
from tharsis.server.table.export import Secrets, export_text
from tharsis.server.table.finished import FinishedDoc, reader_of
from tharsis.server.table.orders import Who
from tharsis.server.table.table import Table
from tharsis.server.table.table_state import TableState

SeatQuery = Annotated[int | None, Query(ge=0, le=15)]


class HistoryRoutes:
    """How a game went: for replays, charts, records."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hub = visitors.hub
        self.aside = visitors.hub.desk.aside
        self.router = APIRouter(prefix="/api/tables/{table}")
        add = self.router.add_api_route
        add("/history", self.at, methods=["GET"])
        add("/guide", self.guide, methods=["GET"])
        add("/moves", self.moves, methods=["GET"])
        add("/series", self.series, methods=["GET"])
        lines = gives(200, "JSON lines.", media="application/jsonl")
        add("/record", self.record, methods=["GET"], responses=lines, response_class=Response)
        add("/export", self.export, methods=["GET"], responses=lines, response_class=Response)

    async def at(
        self,
        request: Request,
        table: TableId,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: SeatQuery = None,
        language: Lang = "en",
    ) -> Response:
        """How the game stood after so many answers: my own view, or any after the end."""
        live, who = await self.visitors.reading(request, table)
        state = seen_by(live, who, seat)
        there = answers_of(state)
        if at > there:
            raise Refusal("refused", f"there are {there} answers so far")
        doc = finished_doc(state)
        first = state.origin.answers if doc is None else doc.first
        if at < first:
            raise Refusal(
                "refused", f"other rules were played by before: the game can be seen from answer {first} on"
            )
        if doc is not None:
            return reply(finished_history(doc, at, seat, language))
        self.visitors.pay(request, costs.HISTORY)
        reel, match = self.reel(live), playing(state)
        return reply(
            await self.aside(
                partial(history_doc, reel, at, seat, language, state.names(language), match.over)
            )
        )

    async def guide(self, request: Request, table: TableId, language: Lang = "en") -> Response:
        """What never changes in the game of a table; of a finished one, as it was then."""
        live, _ = await self.visitors.reading(request, table)
        state = live.seating
        doc = finished_doc(state)
        if doc is not None:
            return reply(doc.guide[language])
        rules = playing(state).state.rules if state.begun else state.doc.setup.rules()
        return reply(guide_of(rules, language))

    async def moves(
        self, request: Request, table: TableId, seat: SeatQuery = None, language: Lang = "en"
    ) -> Response:
        """The whole log, each line with its place among the answers: what I saw, or any seat after the end."""
        live, who = await self.visitors.reading(request, table)
        state = seen_by(live, who, seat)
        doc = finished_doc(state)
        if doc is not None:
            return reply(doc.lines[language][reader_of(seat)])
        self.visitors.pay(request, costs.MOVES)
        reel, match = self.reel(live), playing(state)
        return reply(await self.aside(partial(moves_doc, reel, match, seat, language, state.names(language))))

    async def series(self, request: Request, table: TableId) -> Response:
        """The points in the course of a finished game."""
        live, _ = await self.visitors.reading(request, table)
        self.visitors.pay(request, costs.SERIES)
        doc = finished_doc(finished(live))
        return reply(doc.series if doc else await self.aside(partial(series_doc, self.reel(live))))

    async def record(self, request: Request, table: TableId) -> Response:
        """The replay of a finished game."""
        live, _ = await self.visitors.reading(request, table)
        state = told(live)
        doc = finished_doc(state)
        self.visitors.pay(request, costs.RECORD)
        if doc is not None:
            text = doc.record
        else:
            text = "" if state.origin.save else await self.aside(playing(state).clone().record)
        if not text:
            raise Refusal("refused", "other rules took this game over on its way: there is no record of it")
        return Response(text, media_type="application/jsonl")

    async def export(self, request: Request, table: TableId) -> Response:
        """All events of a finished game, without the hashes of secrets; of one that can't go on, what I may know."""
        live, who = await self.visitors.reading(request, table)
        self.visitors.pay(request, costs.RECORD)
        if live.seating.status == "frozen":
            if who.seat is None and not who.host:
                raise Refusal("no_seat", "only those who sit at the table can do this")
            text = export_text(await self.hub.kept(table), Secrets(who.seat))
        else:
            told(live)
            text = export_text(await self.hub.kept(table))
        return Response(text, media_type="application/jsonl")

    def reel(self, table: Table) -> Reel:
        """The states of a game that is not read from data."""
        return self.hub.history.reel(table.id, playing(table.seating), table.seating.origin)


def playing(state: TableState) -> Match:
    """The game itself, where it is not kept as data."""
    if state.match is None:
        raise Refusal("frozen", FROZEN)
    return state.match


def finished_doc(state: TableState) -> FinishedDoc | None:
    """The game as data, if it is read from that."""
    if state.finished is None:
        return None
    doc = state.finished.doc()
    if doc is None:
        raise Refusal("frozen", GONE)
    return doc


def answers_of(state: TableState) -> int:
    """How many answers there are."""
    return len(state.match.answers) if state.match is not None else state.answers


def seen_by(table: Table, who: Who, seat: int | None) -> TableState:
    """The table, if its game may be looked at from this seat: the own one always, the others after the end."""
    state = table.seating
    if not state.begun:
        raise Refusal("refused", "the game has not begun")
    if seat is not None and seat >= len(state.seats):
        raise Refusal("bad_request", f"seats are 0 to {len(state.seats) - 1}")
    if seat == who.seat:
        return state
    if not state.over:
        raise Refusal("forbidden", "until the end everybody sees only their own view")
    # What everybody saw may be told of a deal that others still play; what another seat held may not.
    return state if seat is None else told(table)


def finished(table: Table) -> TableState:
    """The table, if its game is over: before, its record would tell what is hidden."""
    if not table.seating.over:
        raise Refusal("refused", "the game is not over")
    return table.seating


def told(table: Table) -> TableState:
    """The table, if its seed may be told: others may still be at the same deal of the day."""
    state = finished(table)
    if sealed(table.seating.doc.daily):
        raise Refusal(
            "refused", "others may still play this deal: its seed is told when the day is over (UTC)"
        )
    return state
