"""What all routes share: replies, bodies, cookies, and who asks."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Path, Query, Request, Response
from starlette.requests import ClientDisconnect

from tharsis.server import messages as wire
from tharsis.server.config import Limits
from tharsis.server.errors import Refusal
from tharsis.server.http.middleware import address_of
from tharsis.server.load import Shed
from tharsis.server.table.orders import Who
from tharsis.server.table.secret import new_token, same
from tharsis.server.table.table import Table
from tharsis.server.table.tables import Hub
from tharsis.server.ws.session import bearer

T = TypeVar("T")
TableId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="The table.")]
Lang = Annotated[wire.Language, Query(description="The language of texts.")]
YEAR = 31_536_000
PLAYER = "tharsis_player"


def reply(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    body = value if isinstance(value, bytes) else wire.encode(value)
    return Response(body, status, media_type="application/json")


async def body(request: Request, kind: type[T], limits: Limits) -> T:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("bad_request", "the body must be application/json")
    try:
        async with asyncio.timeout(limits.body_seconds):
            data = await whole(request, limits.message)
    except TimeoutError:
        raise Refusal("too_slow", "the body did not come in time") from None
    except ClientDisconnect:
        raise Refusal("bad_request", "the body broke off") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", str(error)) from None


async def whole(request: Request, most: int) -> bytes:
    """A body, if it is not too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", f"a body has at most {most} bytes")
    return bytes(data)


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


def player_of(request: Request) -> str:
    """The secret by which somebody is known who plays the deals of the day; a new one for who is new."""
    return request.cookies.get(PLAYER) or new_token()


def set_player(response: Response, request: Request, player: str) -> None:
    """Keep that secret where no script can read it."""
    response.set_cookie(
        PLAYER,
        player,
        max_age=YEAR,
        path="/api/daily",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def seated_reply(request: Request, seated: wire.Seated, status: int) -> Response:
    """Who sits down gets the token, and the cookie that stands for it."""
    response = reply(seated, status)
    set_cookie(response, request, seated.table, seated.token)
    return response


class Visitors:
    """Those who ask: who they are, and whether they ask for too much."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limits = hub.config.limits
        self.creations = hub.creations

    def may_create(self, request: Request) -> None:
        """One more table for this address, or a refusal."""
        address = address_of(request.scope)
        if self.hub.config.limits.enabled and not self.creations.allows(address):
            raise Refusal("too_many", "too many new tables from this address", self.creations.wait(address))

    def pay(self, request: Request, cost: int) -> None:
        """Count a question for what it costs, or refuse it."""
        self.hub.pay(address_of(request.scope), cost)

    async def reading(self, request: Request, name: str) -> tuple[Table, Who]:
        """The table, and who wants to read it: somebody who sits there, or who may watch."""
        table = await self.hub.get(name)
        token = token_of(request, name)
        who = await self.hub.who(table, token)
        if who is not None:
            table.seen(who)
            return table, who
        if request.headers.get("authorization"):
            raise Refusal("no_seat", "this token opens no seat here")
        doc = table.seating.doc
        if not doc.public and not same(request.headers.get("x-invite", ""), doc.invite):
            raise Refusal("no_seat", "this table is private: a seat or an invite is needed")
        self.hub.load.check(Shed.SPECTATORS)
        return table, Who()

    async def seated(self, request: Request, name: str) -> tuple[Table, Who]:
        """The table, and who gives it an order."""
        table = await self.hub.get(name)
        who = await self.hub.who(table, token_of(request, name))
        if who is None:
            raise Refusal("no_seat", "this needs the token of a seat")
        table.seen(who)
        return table, who
