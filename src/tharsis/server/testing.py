"""A server in a thread and clients that play at random: for tests of clients, bots and of the server itself."""

from __future__ import annotations

import socket
import sys
import threading
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import uvicorn

from tharsis.bots.greedy import GreedyBot
from tharsis.bots.table import choice
from tharsis.kernel.core import Ask, Ruleset, State
from tharsis.server.client import TableClient, call
from tharsis.server.config import Config
from tharsis.server.documents.catalogue import games_doc
from tharsis.server.run import server_for
from tharsis.server.table.tables import Hub

Doc = dict[str, Any]


class Lively:
    """Plays sensibly two times of three and at random else: the game sees odd corners and still ends soon."""

    def __init__(self, seed: int | str) -> None:
        self.luck = Random(seed)
        self.seed = seed
        self.bots: dict[tuple[Ruleset, int], GreedyBot] = {}

    def choose(self, s: State, ask: Ask) -> int:
        """The index of an option, in a decision of the true state."""
        if self.luck.random() < 1 / 3:
            return int(self.luck.random() * len(ask.options))
        at = (s.rules, ask.seat)
        if at not in self.bots:
            self.bots[at] = GreedyBot(ask.seat, s.rules, self.seed)
        return choice(s, ask, self.bots[at])


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@dataclass
class Running:
    """A server in a thread."""

    base: str
    server: uvicorn.Server
    thread: threading.Thread
    hub: Hub
    clients: list[TableClient] = field(default_factory=list)

    def call(self, method: str, path: str, body: Any = None, token: str = "", **query: Any) -> Any:
        """One HTTP request."""
        return call(self.base, method, path, body, token, **query)

    def create(self, *seats: Doc, **fields: Any) -> Doc:
        """A table."""
        made: Doc = self.call(
            "POST", "/api/tables", {"game": games_doc()["games"][0]["name"], "seats": list(seats), **fields}
        )
        return made

    def client(self, table: str, token: str = "", **fields: Any) -> TableClient:
        """A connected client."""
        client = TableClient(self.base, table, token, **fields)
        client.keep = True
        client.connect()
        self.clients.append(client)
        return client

    def pair(self, **fields: Any) -> tuple[TableClient, TableClient]:
        """Two people at a new table."""
        made = self.create({"kind": "me", "name": "Ana"}, {"kind": "open"}, **fields)
        other = self.call(
            "POST", f"/api/tables/{made['table']}/claim", {"name": "Bo", "invite": made["invite"]}
        )
        return (
            self.client(made["table"], made["token"]),
            self.client(made["table"], other["token"]),
        )

    def stop(self) -> None:
        """Stop gracefully."""
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(20)


def start_server(config: Config) -> Running:
    """A server on a free port."""
    sys.setswitchinterval(0.0002)  # server and clients share one process here
    config.port = config.port if config.port != 8137 else free_port()
    config.bot_workers = 0
    server = server_for(config, "warning")
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + 20
    while not server.started and thread.is_alive() and time.monotonic() < end:
        time.sleep(0.005)
    assert server.started, "the server did not start"
    app: Any = server.config.app
    return Running(f"http://127.0.0.1:{config.port}", server, thread, app.state.hub)


def play_on(clients: list[TableClient], luck: Random, most: int = 100_000) -> int:
    """Let clients answer at random until the game is over; how many answers they gave."""
    given = 0
    while given < most:
        busy = False
        for client in clients:
            if client.decision and given < most:
                options = client.decision["options"]
                client.answer(options[int(luck.random() * len(options))]["label"])
                given += 1
                busy = True
        if clients[0].over:
            break
        if not busy:
            for client in clients:
                drain(client)
    return given


def drain(client: TableClient, seconds: float = 0.002) -> None:
    """Take in what has come."""
    try:
        while True:
            client.receive(seconds)
    except TimeoutError:
        pass


def catch_up(*clients: TableClient) -> None:
    """Let all of them see the last event that any of them has seen."""
    last = max(c.seq for c in clients)
    for client in clients:
        client.wait(lambda c: c.seq >= last)
