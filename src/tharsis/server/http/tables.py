"""Tables over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from tharsis.server import messages as wire
from tharsis.server.documents.build import Audience, Reader
from tharsis.server.errors import Refusal
from tharsis.server.http.middleware import address_of
from tharsis.server.http.openapi import gives, takes
from tharsis.server.http.replies import Lang, TableId, Visitors, body, reply, seated_reply, set_cookie
from tharsis.server.table.orders import check_removal
from tharsis.server.table.questions import Asker, menu, previews

WAIT = 25.0
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="A token, as the list names it.")]


class Routes:
    """All routes that are about tables."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hub = visitors.hub
        self.limits = visitors.limits
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
        tokens = f"{one}/tokens"
        add(tokens, self.devices, methods=["GET"], responses=gives(200, "Tokens.", wire.Devices))
        add(tokens, self.revoke_others, methods=["DELETE"], responses=gives(200, "Done.", wire.NewCode))
        add(f"{tokens}/{{device}}", self.revoke, methods=["DELETE"], status_code=204, response_class=Response)
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
        seated = gives(201, "Made.", wire.Seated)
        add(f"{one}/again", self.again, methods=["POST"], status_code=201, responses=seated)
        for order in wire.ORDERS:
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

    # --- tables -------------------------------------------------------------------------------------------------------

    async def lobby(self) -> Response:
        """Public tables, those that wait for players first."""
        return reply(await self.hub.lobby())

    async def create(self, request: Request) -> Response:
        """Make a table."""
        order = await body(request, wire.CreateTable, self.limits)
        self.visitors.may_create(request)
        return seated_reply(request, await self.hub.create(order), 201)

    async def again(self, request: Request, table: TableId) -> Response:
        """Play again with the same people: a table like this one, which all who are still here hear of."""
        live, who = await self.visitors.seated(request, table)
        self.visitors.may_create(request)
        return seated_reply(request, await self.hub.again(live, who), 201)

    async def row(self, request: Request, table: TableId) -> Response:
        """A table as everybody may see it who has its address: who sits there, and how it stands."""
        live = await self.hub.get(table)
        row = live.seating.row()
        for seat, here in zip(row.seats, live.presence.here(), strict=True):
            seat.present = here
        return reply(row)

    async def claim(self, request: Request, table: TableId) -> Response:
        """Sit down."""
        order = await body(request, wire.ClaimSeat, self.limits)
        return seated_reply(request, await self.hub.claim(await self.hub.get(table), order), 201)

    async def reenter(self, request: Request, table: TableId) -> Response:
        """Come back with the personal code."""
        order = await body(request, wire.Reenter, self.limits)
        return seated_reply(request, await self.hub.reenter(await self.hub.get(table), order), 200)

    async def session(self, request: Request, table: TableId) -> Response:
        """Exchange a token for a cookie."""
        order = await body(request, wire.Session, self.limits)
        if await self.hub.who(await self.hub.get(table), order.token) is None:
            raise Refusal("no_seat", "this token opens no seat here")
        response = Response(status_code=204)
        set_cookie(response, request, table, order.token)
        return response

    async def delete(self, request: Request, table: TableId) -> Response:
        """Remove a table and all that is stored of it: the host only, and no game of others."""
        live, who = await self.visitors.seated(request, table)
        check_removal(live.seating, who)
        await self.hub.delete(live)
        return Response(status_code=204)

    async def devices(self, request: Request, table: TableId) -> Response:
        """The tokens that open my seat."""
        live, who = await self.visitors.seated(request, table)
        found = live.seating.tokens_of(who.seat)
        return reply(wire.Devices([wire.Device(x[:16], at, x == who.token) for x, at in found.items()]))

    async def revoke_others(self, request: Request, table: TableId) -> Response:
        """Let nothing but this token open my seat; the code changes too."""
        live, who = await self.visitors.seated(request, table)
        return reply(await self.hub.revoke(live, who, None))

    async def revoke(self, request: Request, table: TableId, device: DeviceId) -> Response:
        """Let a token open my seat no more."""
        live, who = await self.visitors.seated(request, table)
        found = [x for x in live.seating.tokens_of(who.seat) if x.startswith(device)]
        if not found:
            raise Refusal("not_found", "there is no such token of your seat")
        await self.hub.revoke(live, who, found)
        return Response(status_code=204)

    # --- playing ------------------------------------------------------------------------------------------------------

    def order(self, kind: type[Any]) -> Any:
        """A route for one kind of order."""

        async def endpoint(request: Request, table: TableId) -> Response:
            order = await body(request, kind, self.limits)
            live, who = await self.visitors.seated(request, table)
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
        live, who = await self.visitors.reading(request, table)
        if after is not None and not await live.newer(after, wait):
            return Response(status_code=204)
        reader = Reader(who.seat, who.host, language)
        audience = live.audiences.get(reader)
        doc = audience.doc if audience is not None else Audience(live.seating, reader).doc
        return reply(wire.Full(doc["seq"], doc))

    async def menu(self, request: Request, table: TableId, language: Lang = "en") -> Response:
        """What I might do on my turn, and why not."""
        live, who = await self.visitors.reading(request, table)
        return reply(await menu(live, Asker(who.seat, address_of(request.scope)), language))

    async def preview(
        self,
        request: Request,
        table: TableId,
        option: Annotated[list[str] | None, Query(max_length=256)] = None,
        language: Lang = "en",
    ) -> Response:
        """What options of my decision would do."""
        live, who = await self.visitors.reading(request, table)
        asker = Asker(who.seat, address_of(request.scope))
        return reply(await previews(live, asker, list(option or []), language))
