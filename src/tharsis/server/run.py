"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack

import uvicorn
from fastapi import FastAPI

from tharsis.server.config import Config
from tharsis.server.http.app import make_app
from tharsis.server.http.protocol import Gate, GuardedHttp
from tharsis.server.logs import set_up_logs
from tharsis.server.peers.supervisor import Process, Supervisor
from tharsis.server.preflight import check_database, check_settings, check_texts, listen
from tharsis.server.ws.protocol import GuardedWebSocket

OPERATORS = "127.0.0.1"  # the operator's port is reached from this machine only


class GracefulServer(uvicorn.Server):
    """Says goodbye to everybody at the tables before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, FastAPI):
            await app.state.hub.farewell()
        await super().shutdown(sockets)


def server_for(config: Config, level: str = "info") -> uvicorn.Server:
    """A server that is ready to run."""
    set_up_logs(level)
    gate = Gate(config)
    return GracefulServer(
        uvicorn.Config(
            make_app(config),
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            http=type("Http", (GuardedHttp,), {"gate": gate}),
            h11_max_incomplete_event_size=config.limits.head,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies,
            ws_max_size=config.limits.message,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            # Windows of 4 KB: about 50 KB of memory for each connection, where the usual 32 KB would take 300 KB.
            ws=type("WebSocket", (GuardedWebSocket,), {"gate": gate}),
            ws_per_message_deflate=True,
            timeout_graceful_shutdown=10,
            timeout_keep_alive=30,
        )
    )


def run(config: Config, level: str = "info", ready: Callable[[int], None] = lambda port: None) -> None:
    """Serve until a signal. What can be wrong is looked at first; then `ready` is told the port."""
    check_settings(config)
    check_texts()
    asyncio.run(check_database(config))
    with ExitStack() as places:
        sockets = [places.enter_context(listen(config.host, config.port))]
        if config.operator_port:
            sockets.append(places.enter_context(listen(OPERATORS, config.operator_port)))
        ready(sockets[0].getsockname()[1])
        if config.workers == 1:
            serve(config, level, sockets)
        else:
            Supervisor(config.workers, lambda: Process(target=serve, args=(config, level, sockets))).run()


def serve(config: Config, level: str, sockets: list[socket.socket]) -> None:
    """Serve in this process, until a signal."""
    server_for(config, level).run(sockets=sockets)
