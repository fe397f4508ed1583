"""Tables over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from tharsis.server import wire
from tharsis.server.documents import Audience, Reader
from tharsis.server.errors import Refusal
from tharsis.server.export import export_text
from tharsis.server.guard import address_of
from tharsis.server.history import history_doc, series_doc
from tharsis.server.hub import Hub
from tharsis.server.limits import Buckets
from tharsis.server.live import Table
from tharsis.server.openapi import gives, takes
from tharsis.server.orders import Who
from tharsis.server.questions import menu, previews
from tharsis.server.secret import same
from tharsis.server.websocket import bearer

T = TypeVar("T")
TableId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="The table.")]
Lang = Annotated[wire.Language, Query(description="The language of texts.")]
WAIT = 25.0
YEAR = 31_536_000


def reply(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    body = value if isinstance(value, bytes) else wire.encode(value)
    return Response(body, status, media_type="application/json")


async def body(request: Request, kind: type[T], most: int) -> T:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("bad_request", "the body must be application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", f"a body has at most {most} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", str(error)) from None


def token_of(request: Request, table: str) -> str | None:
    """The token that a request carries."""
    return bearer(request.headers.get("authorization", "")) or request.cookies.get(f"tharsis_{table}")


def set_cookie(response: Response, request: Request, table: str, token: str) -> None:
    """Keep the token where no script can read it."""
    response.set_cookie(
        f"tharsis_{table}",
        token,
        max_age=YEAR,
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


class Routes:
    """All routes that are about tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.most = hub.config.limits.message
        self.creations = Buckets(hub.config.limits.creations / 3600, hub.config.limits.creations)
        self.router = router = APIRouter(prefix="/api/tables")
        add = router.add_api_route
        add("", self.lobby, methods=["GET"], responses=gives(200, "Public tables.", wire.Lobby))
        add(
            "",
            self.create,
            methods=["POST"],
            status_code=201,
            openapi_extra=takes(wire.CreateTable),
            responses=gives(201, "Made.", wire.Seated),
        )
        one = "/{table}"
        add(one, self.row, methods=["GET"], responses=gives(200, "The table.", wire.TableRow))
        add(one, self.delete, methods=["DELETE"], status_code=204, response_class=Response)
        for name, endpoint, kind, status in (
            ("claim", self.claim, wire.ClaimSeat, 201),
            ("reenter", self.reenter, wire.Reenter, 200),
        ):
            add(
                f"{one}/{name}",
                endpoint,
                methods=["POST"],
                status_code=status,
                openapi_extra=takes(kind),
                responses=gives(status, "Seated.", wire.Seated),
            )
        add(
            f"{one}/session",
            self.session,
            methods=["POST"],
            status_code=204,
            response_class=Response,
            openapi_extra=takes(wire.Session),
        )
        for order in (wire.Answer, wire.Undo, wire.Chat, wire.Start, wire.Resign, wire.Replace, wire.Return):
            name = str(order.__struct_config__.tag)
            add(
                f"{one}/{name}",
                self.order(order),
                methods=["POST"],
                name=name,
                description=order.__doc__,
                openapi_extra=takes(order),
                responses=gives(200, "Done, and stored.", wire.Done),
            )
        state = gives(200, "The document.", wire.Full) | {204: {"description": "Nothing newer yet."}}
        add(f"{one}/state", self.state, methods=["GET"], responses=state)
        add(f"{one}/menu", self.menu, methods=["GET"])
        add(f"{one}/preview", self.preview, methods=["GET"])
        add(f"{one}/history", self.at, methods=["GET"])
        add(f"{one}/series", self.series, methods=["GET"])
        lines = gives(200, "JSON lines.", media="application/jsonl")
        add(f"{one}/record", self.record, methods=["GET"], responses=lines, response_class=Response)
        add(f"{one}/export", self.export, methods=["GET"], responses=lines, response_class=Response)

    # --- who asks -----------------------------------------------------------------------------------------------------

    async def reading(self, request: Request, name: str) -> tuple[Table, Who]:
        """The table, and who wants to read it: somebody who sits there, or who may watch."""
        table = await self.hub.get(name)
        token = token_of(request, name)
        who = self.hub.who(table, token)
        if who is not None:
            return table, who
        if request.headers.get("authorization"):
            raise Refusal("no_seat", "this token opens no seat here")
        doc = table.seating.doc
        if not doc.public and not same(request.headers.get("x-invite", ""), doc.invite):
            raise Refusal("no_seat", "this table is private: a seat or an invite is needed")
        return table, Who()

    async def seated(self, request: Request, name: str) -> tuple[Table, Who]:
        """The table, and who gives it an order."""
        table = await self.hub.get(name)
        who = self.hub.who(table, token_of(request, name))
        if who is None:
            raise Refusal("no_seat", "this needs the token of a seat")
        return table, who

    # --- tables -------------------------------------------------------------------------------------------------------

    async def lobby(self) -> Response:
        """Public tables, those that wait for players first."""
        return reply(await self.hub.lobby())

    async def create(self, request: Request) -> Response:
        """Make a table."""
        order = await body(request, wire.CreateTable, self.most)
        if self.hub.config.limits.enabled and not self.creations.take(address_of(request.scope)):
            raise Refusal("too_many", "too many new tables from this address", 120)
        seated = await self.hub.create(order)
        response = reply(seated, 201)
        set_cookie(response, request, seated.table, seated.token)
        return response

    async def row(self, request: Request, table: TableId) -> Response:
        """A table as everybody may see it who has its address: who sits there, and how it stands."""
        live = await self.hub.get(table)
        row = live.seating.row()
        for seat, here in zip(row.seats, live.present(), strict=True):
            seat.present = here
        return reply(row)

    async def claim(self, request: Request, table: TableId) -> Response:
        """Sit down."""
        order = await body(request, wire.ClaimSeat, self.most)
        seated = await self.hub.claim(await self.hub.get(table), order)
        response = reply(seated, 201)
        set_cookie(response, request, table, seated.token)
        return response

    async def reenter(self, request: Request, table: TableId) -> Response:
        """Come back with the personal code."""
        order = await body(request, wire.Reenter, self.most)
        seated = await self.hub.reenter(await self.hub.get(table), order)
        response = reply(seated)
        set_cookie(response, request, table, seated.token)
        return response

    async def session(self, request: Request, table: TableId) -> Response:
        """Exchange a token for a cookie."""
        order = await body(request, wire.Session, self.most)
        if self.hub.who(await self.hub.get(table), order.token) is None:
            raise Refusal("no_seat", "this token opens no seat here")
        response = Response(status_code=204)
        set_cookie(response, request, table, order.token)
        return response

    async def delete(self, request: Request, table: TableId) -> Response:
        """Remove a table and all that is stored of it: the host only."""
        live, who = await self.seated(request, table)
        if not who.host:
            raise Refusal("forbidden", "only the host can remove a table")
        await self.hub.delete(live)
        return Response(status_code=204)

    # --- playing ------------------------------------------------------------------------------------------------------

    def order(self, kind: type[Any]) -> Any:
        """A route for one kind of order."""

        async def endpoint(request: Request, table: TableId) -> Response:
            order = await body(request, kind, self.most)
            live, who = await self.seated(request, table)
            return reply(await live.order(who, order))

        return endpoint

    async def state(
        self,
        request: Request,
        table: TableId,
        language: Lang = "en",
        after: Annotated[int | None, Query(ge=0, le=1 << 40)] = None,
        wait: Annotated[float, Query(ge=0, le=WAIT)] = 0,
    ) -> Response:
        """The document of the reader; with `after`, once there is something newer."""
        live, who = await self.reading(request, table)
        if after is not None and not await live.newer(after, wait):
            return Response(status_code=204)
        reader = Reader(who.seat, who.host, language)
        audience = live.audiences.get(reader)
        doc = audience.doc if audience is not None else Audience(live.seating, reader).doc
        return reply(wire.Full(doc["seq"], doc))

    async def menu(self, request: Request, table: TableId, language: Lang = "en") -> Response:
        """What I might do on my turn, and why not."""
        live, who = await self.reading(request, table)
        return reply(menu(live, who.seat, language))

    async def preview(
        self,
        request: Request,
        table: TableId,
        option: Annotated[list[str] | None, Query(max_length=256)] = None,
    ) -> Response:
        """What options of my decision would do."""
        live, who = await self.reading(request, table)
        return reply(await previews(live, who.seat, list(option or [])))

    # --- looking back -------------------------------------------------------------------------------------------------

    async def at(
        self,
        request: Request,
        table: TableId,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=15)] = None,
        language: Lang = "en",
    ) -> Response:
        """How the game stood after so many answers: my own view, or any after the end."""
        live, who = await self.reading(request, table)
        match = live.seating.match
        if match is None:
            raise Refusal("refused", "the game has not begun")
        if not match.over and seat != who.seat:
            raise Refusal("forbidden", "until the end everybody sees only their own view")
        if at > len(match.answers):
            raise Refusal("refused", f"there are {len(match.answers)} answers so far")
        if seat is not None and seat >= match.players:
            raise Refusal("bad_request", f"seats are 0 to {match.players - 1}")
        reel = self.hub.history.reel(table, match)
        names = live.seating.names()
        return reply(await asyncio.to_thread(history_doc, reel, at, seat, language, names, match.over))

    async def series(self, request: Request, table: TableId) -> Response:
        """The points in the course of a finished game."""
        live, _ = await self.reading(request, table)
        match = finished(live)
        return reply(await asyncio.to_thread(series_doc, self.hub.history.reel(table, match)))

    async def record(self, request: Request, table: TableId) -> Response:
        """The replay of a finished game."""
        live, _ = await self.reading(request, table)
        text = await asyncio.to_thread(finished(live).clone().record)
        return Response(text, media_type="application/jsonl")

    async def export(self, request: Request, table: TableId) -> Response:
        """All events of a finished game, without the hashes of secrets."""
        live, _ = await self.reading(request, table)
        finished(live)
        return Response(export_text(await self.hub.kept(table)), media_type="application/jsonl")


def finished(table: Table) -> Any:
    """The game, if it is over: before, its record would tell what is hidden."""
    match = table.seating.match
    if match is None or not match.over:
        raise Refusal("refused", "the game is not over")
    return match
