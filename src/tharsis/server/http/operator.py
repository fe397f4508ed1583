"""For those who run the server: health for everybody, figures and the operator's page for those who may."""

from __future__ import annotations

import html
from typing import Any

from fastapi import FastAPI, Request, Response
from starlette.responses import PlainTextResponse

from tharsis import __version__
from tharsis.server.errors import Refusal
from tharsis.server.health import Health, Report
from tharsis.server.http.replies import reply
from tharsis.server.overview import lines_of, overview
from tharsis.server.table.secret import same
from tharsis.server.table.tables import Hub
from tharsis.server.ws.session import bearer

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tharsis: operator</title><h1>Tharsis</h1><pre>{text}</pre></html>"""


def check_operator(request: Request, hub: Hub) -> None:
    """Only at the operator's own port, or with the operator's token."""
    config, at = hub.config, request.scope.get("server")
    if config.operator_port and at and at[1] == config.operator_port:
        return
    given = bearer(request.headers.get("authorization", "")) or ""
    if config.operator_token and same(given, config.operator_token):
        return
    raise Refusal("not_found", "there is no such address")


def add_health(app: FastAPI, hub: Hub) -> None:
    """For those who watch over the server."""
    health = Health(hub)

    def told(report: Report, **more: Any) -> Response:
        status = "ok" if report.is_ok else "stopping" if hub.stopping else "failed"
        return reply({"status": status, "checks": report.checks, **more}, 200 if report.is_ok else 503)

    @app.get("/livez")
    async def livez() -> Response:
        """Whether the server itself lives: else start it again."""
        return told(health.alive())

    @app.get("/readyz")
    async def readyz() -> Response:
        """Whether it can be played on: the database takes writes in time, the disk has room, it does not stop."""
        return told(await health.ready())

    @app.get("/healthz")
    async def healthz() -> Response:
        """The same, with the version."""
        return told(await health.ready(), version=__version__, database=hub.store.name)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(request: Request) -> Response:
        """Figures in the text format of Prometheus, for the operator."""
        check_operator(request, hub)
        hub.metrics.measure(hub.gauges())
        text, kind = hub.metrics.text(request.headers.get("accept", ""))
        return Response(text, media_type=kind)

    @app.get("/operator", include_in_schema=False)
    async def page(request: Request) -> Response:
        check_operator(request, hub)
        text = "\n".join(lines_of(await overview(hub, health)))
        return Response(PAGE.format(text=html.escape(text)), media_type="text/html")

    @app.get("/operator.json", include_in_schema=False)
    async def data(request: Request) -> Response:
        check_operator(request, hub)
        return reply(await overview(hub, health))
