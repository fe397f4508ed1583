"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tharsis import __version__
from tharsis.server import messages as wire
from tharsis.server.config import Config
from tharsis.server.documents.catalogue import board_doc, cards_doc, check_game, games_doc, words_doc
from tharsis.server.documents.guide import guide_to
from tharsis.server.errors import Refusal
from tharsis.server.http.daily import DailyRoutes
from tharsis.server.http.history import HistoryRoutes
from tharsis.server.http.middleware import HEADERS, Guard
from tharsis.server.http.openapi import describe
from tharsis.server.http.operator import add_health
from tharsis.server.http.replies import Lang, Visitors, reply
from tharsis.server.http.static_files import add_client
from tharsis.server.http.tables import Routes
from tharsis.server.logs import REQUEST, log
from tharsis.server.store.base import StoreError
from tharsis.server.table.tables import Hub
from tharsis.server.ws.session import Sockets

DAY = "public, max-age=86400"
Game = Annotated[str | None, Query(max_length=40, description="The game; left out: all of them.")]


def make_app(config: Config) -> FastAPI:
    """An application; it opens its database when it is started."""
    hub = Hub(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    app = FastAPI(title="Tharsis", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub
    sockets = Sockets(hub)
    visitors = Visitors(hub)
    for routes in (Routes(visitors), HistoryRoutes(visitors), DailyRoutes(visitors)):
        app.include_router(routes.router)

    @app.websocket("/api/tables/{table}/ws")
    async def socket(ws: WebSocket, table: str) -> None:
        await sockets.serve(ws, table)

    add_catalogue(app)
    add_health(app, hub)
    add_errors(app, hub)
    add_client(app, config.static)
    describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, config=config, metrics=hub.metrics, requests=hub.requests)
    return app


def add_catalogue(app: FastAPI) -> None:
    """What never changes while the server runs."""

    @app.get("/api/games")
    async def games() -> Response:
        """Games with their modules, options and presets; bots; languages."""
        return reply(games_doc())

    @app.get("/api/cards")
    async def cards(language: Lang = "en", game: Game = None) -> Response:
        """Every card with its texts and icons."""
        response = reply(cards_doc(language, game))
        response.headers["cache-control"] = DAY
        return response

    @app.get("/api/words")
    async def words(language: Lang = "en") -> Response:
        """The words of the rules."""
        response = reply(words_doc(language))
        response.headers["cache-control"] = DAY
        return response

    @app.get("/api/guide")
    async def guide(
        game: Annotated[str, Query(max_length=40)],
        modules: Annotated[str, Query(max_length=400)] = "",
        players: Annotated[int | None, Query(ge=1, le=15)] = None,
        language: Lang = "en",
    ) -> Response:
        """What never changes in a game with these modules (with commas between them) and so many players."""
        named = [module for module in modules.split(",") if module]
        response = reply(guide_to(check_game(game), named, players, language))
        response.headers["cache-control"] = DAY
        return response

    @app.get("/api/board")
    async def board(game: Annotated[str, Query(max_length=40)]) -> Response:
        """The boards of a game."""
        return reply(board_doc(game))


def add_errors(app: FastAPI, hub: Hub) -> None:
    """Every error is a Problem."""

    def refused(error: Refusal) -> Response:
        hub.metrics.refusals.labels(error.error).inc()
        response = reply(wire.Problem(error.error, str(error)), error.status)
        if error.status in (429, 503):
            response.headers["retry-after"] = str(error.retry or 2)
        return response

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, error: Refusal) -> Response:
        return refused(error)

    @app.exception_handler(StoreError)
    async def on_store(request: Request, error: StoreError) -> Response:
        log("the database failed", level="error", error=str(error))
        return refused(Refusal("failed", "not stored; try again"))

    @app.exception_handler(RequestValidationError)
    async def on_validation(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(x) for x in first["loc"])
        return refused(Refusal("bad_request", f"{where}: {first['msg']}"))

    @app.exception_handler(Exception)
    async def on_error(request: Request, error: Exception) -> Response:
        response = reply(wire.Problem("failed", "internal error (logged)"), 500)
        response.headers.update({**HEADERS, "x-request-id": REQUEST.get()})
        return response

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        word = "not_found" if error.status_code == 404 else "bad_request"
        response = reply(wire.Problem(word, str(error.detail)), error.status_code)
        response.headers.update(error.headers or {})
        return response
