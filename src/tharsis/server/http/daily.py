"""The deals of the day over plain HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tharsis.server import messages as wire
from tharsis.server.http.openapi import gives, takes
from tharsis.server.http.replies import Visitors, body, player_of, reply, seated_reply, set_player


class DailyRoutes:
    """Look at them, play them."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hub = visitors.hub
        self.router = APIRouter(prefix="/api/daily")
        add = self.router.add_api_route
        add("", self.deals, methods=["GET"], responses=gives(200, "The deals of today.", wire.Daily))
        add(
            "",
            self.play,
            methods=["POST"],
            status_code=201,
            openapi_extra=takes(wire.PlayDaily),
            responses=gives(201, "Made.", wire.Seated),
        )

    async def deals(self) -> Response:
        """Today's deals and their best results."""
        return reply(await self.hub.daily())

    async def play(self, request: Request) -> Response:
        """A table with one of today's deals: the same for everybody."""
        wanted = await body(request, wire.PlayDaily, self.visitors.limits)
        self.visitors.may_create(request)
        player = player_of(request)
        response = seated_reply(request, await self.hub.play_daily(wanted, player), 201)
        set_player(response, request, player)
        return response
