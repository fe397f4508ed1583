"""Looking back at games over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tharsis.play.match import Match
from tharsis.server.documents.history import history_doc, moves_doc, series_doc
from tharsis.server.errors import Refusal
from tharsis.server.http.openapi import gives
from tharsis.server.http.replies import Lang, TableId, Visitors, reply
from tharsis.server.table.daily import sealed
from tharsis.server.table.export import export_text
from tharsis.server.table.orders import Who
from tharsis.server.table.table import Table

SeatQuery = Annotated[int | None, Query(ge=0, le=15)]


class HistoryRoutes:
    """How a game went: for replays, charts, records."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hub = visitors.hub
        self.router = APIRouter(prefix="/api/tables/{table}")
        add = self.router.add_api_route
        add("/history", self.at, methods=["GET"])
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
        match = seen_by(live, who, seat)
        if at > len(match.answers):
            raise Refusal("refused", f"there are {len(match.answers)} answers so far")
        reel = self.hub.history.reel(table, match)
        names = live.seating.names()
        return reply(await asyncio.to_thread(history_doc, reel, at, seat, language, names, match.over))

    async def moves(
        self, request: Request, table: TableId, seat: SeatQuery = None, language: Lang = "en"
    ) -> Response:
        """The whole log, each line with its place among the answers: what I saw, or any seat after the end."""
        live, who = await self.visitors.reading(request, table)
        match = seen_by(live, who, seat)
        reel, names = self.hub.history.reel(table, match), live.seating.names()
        return reply(await asyncio.to_thread(moves_doc, reel, match, seat, language, names))

    async def series(self, request: Request, table: TableId) -> Response:
        """The points in the course of a finished game."""
        live, _ = await self.visitors.reading(request, table)
        match = finished(live)
        return reply(await asyncio.to_thread(series_doc, self.hub.history.reel(table, match)))

    async def record(self, request: Request, table: TableId) -> Response:
        """The replay of a finished game."""
        live, _ = await self.visitors.reading(request, table)
        text = await asyncio.to_thread(told(live).clone().record)
        return Response(text, media_type="application/jsonl")

    async def export(self, request: Request, table: TableId) -> Response:
        """All events of a finished game, without the hashes of secrets."""
        live, _ = await self.visitors.reading(request, table)
        told(live)
        return Response(export_text(await self.hub.kept(table)), media_type="application/jsonl")


def seen_by(table: Table, who: Who, seat: int | None) -> Match:
    """The game, if it may be looked at from this seat: the own one always, the others after the end."""
    match = table.seating.match
    if match is None:
        raise Refusal("refused", "the game has not begun")
    if seat is not None and seat >= match.players:
        raise Refusal("bad_request", f"seats are 0 to {match.players - 1}")
    if seat == who.seat:
        return match
    if not match.over:
        raise Refusal("forbidden", "until the end everybody sees only their own view")
    # What everybody saw may be told of a deal that others still play; what another seat held may not.
    return match if seat is None else told(table)


def finished(table: Table) -> Match:
    """The game, if it is over: before, its record would tell what is hidden."""
    match = table.seating.match
    if match is None or not match.over:
        raise Refusal("refused", "the game is not over")
    return match


def told(table: Table) -> Match:
    """The game, if its seed may be told: others may still be at the same deal of the day."""
    match = finished(table)
    if sealed(table.seating.doc.daily):
        raise Refusal(
            "refused", "others may still play this deal: its seed is told when the day is over (UTC)"
        )
    return match
