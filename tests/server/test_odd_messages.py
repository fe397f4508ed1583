"""Whatever comes over a WebSocket: one reply for each message or a close with a reason, no error, no other table's trouble."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from odd_messages import KINDS, Closed, Line, Odd
from tharsis.server.client import TableClient
from tharsis.server.config import Config, Limits
from tharsis.server.documents.delta import patch
from tharsis.server.logs import LOGGER, JsonFormatter
from tharsis.server.testing import Running, catch_up

MESSAGES = int(os.environ.get("THARSIS_ODD_MESSAGES", "2000"))
DIRECT = {"ack", "error", "reply", "pong", "full"}  # to one message each
A_TABLE = 400  # messages to one table
WIDE = {"messages": "1000000 per second", "requests": "1000000 per second", "creations": "1000000 per second"}
WIDE |= {"questions": "100000000 per second", "chat": "1000000 per second"}


class Stranger:
    """A client that sends odd things to one table."""

    def __init__(self, server: Running, luck: Random) -> None:
        self.server = server
        self.luck = luck
        self.odd = Odd(luck, self.look)
        self.sent: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.doc: dict[str, Any] = {}
        self.made: dict[str, Any] = {}
        self.is_broken = False  # whether this connection sent what is no message

    def look(self) -> tuple[int, list[str]]:
        """What there is to answer."""
        decision = self.doc.get("decision")
        return self.doc.get("seq", 0), [o["label"] for o in decision["options"]] if decision else []

    def sit_down(self) -> None:
        """At a new table; the old one is removed."""
        if self.made:
            self.server.call("DELETE", f"/api/tables/{self.made['table']}", token=self.made["token"])
        bot = {"kind": "bot", "bot": "random"}
        self.made = self.server.create({"kind": "me", "name": "Odd"}, bot, public=True)

    def visit(self) -> None:
        """One connection, from its hello to its end."""
        self.doc, self.is_broken = {}, False
        address = f"ws{self.server.base.removeprefix('http')}/api/tables/{self.made['table']}/ws"
        with Line(address) as line:
            try:
                self.greet(line)
                for _ in range(self.luck.randrange(1, 6)):
                    self.say_some(line)
                if self.luck.random() < 0.4:
                    self.break_off(line)
            except Closed as closed:
                self.note(closed)

    def greet(self, line: Line) -> None:
        """Say hello, most of the time so that it is understood."""
        hello = self.odd.hello(self.made["token"])
        self.sent["hello"] += 1
        line.say(json.dumps(hello) if self.luck.random() < 0.8 else self.odd.text(hello))
        while self.receive(line) != "full":
            pass

    def say_some(self, line: Line) -> None:
        """A few messages; then as many replies."""
        texts = [self.one() for _ in range(self.luck.randrange(1, 8))]
        for text in texts:
            if self.luck.random() < 0.15:
                line.send(self.odd.pieces(text))
            else:
                line.say(text)
        rest = len(texts)
        while rest:
            rest -= self.receive(line) in DIRECT

    def one(self) -> str:
        """The next message."""
        kind = self.luck.choice(KINDS)
        self.sent[str(kind.__struct_config__.tag)] += 1
        return self.odd.text(self.odd.good(kind))

    def receive(self, line: Line, seconds: float = 20.0) -> str:
        """The kind of the next message from the server."""
        message = line.receive(seconds)
        if message["type"] == "full":
            self.doc = message["doc"]
        elif message["type"] == "delta":
            patch(self.doc, message["ops"])
        elif message["type"] == "error":
            assert message["error"] not in ("failed", "internal"), message
            assert message["message"]
        return str(message["type"])

    def break_off(self, line: Line) -> None:
        """Something that is no message, and what the server says to it."""
        self.sent["broken frame"] += 1
        self.is_broken = True
        line.send(self.odd.broken())
        if self.luck.random() < 0.5:
            line.end()  # and nothing follows
        with suppress(TimeoutError):
            while True:
                self.receive(line, 0.02)

    def note(self, closed: Closed) -> None:
        """The server has closed: it says why, and it is no fault of its own."""
        if closed.code is None:
            assert self.is_broken, "closed without a word"
            return
        assert closed.code != 1011, closed
        # Who says goodbye gets the same code back.
        assert closed.reason or (closed.code in (1000, 1005) and self.is_broken), closed
        self.closed[f"{closed.code} {closed.reason.partition(':')[0]}"] += 1


def play_on(ana: TableClient, bo: TableClient) -> None:
    """At another table somebody answers, and both see that and nothing else."""
    before = ana.seq
    player = ana if ana.decision else bo
    player.answer(0)
    catch_up(ana, bo)
    assert ana.seq == bo.seq == before + 1
    assert ana.presence["present"] == [True, True]


def test_odd_messages(
    start: Callable[[Config], Running], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(**WIDE, late=(1e6, 1e6, 1e6), frames=1_000_000, events=1_000_000, chat_lines=1_000_000)  # type: ignore[arg-type]
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=limits, bot_pause=0.1))
    calm = server.pair()
    stranger = Stranger(server, Random(3))
    LOGGER.propagate = True
    try:
        while (sent := stranger.sent.total()) < MESSAGES:
            stranger.sit_down()
            while stranger.sent.total() - sent < A_TABLE:
                stranger.visit()
            play_on(*calm)
            assert server.call("GET", "/livez")["status"] == "ok"
    finally:
        LOGGER.propagate = False
    errors = [JsonFormatter().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert errors == []
    for client in calm:
        assert not any(json.loads(text)["type"] == "error" for text in client.received)
    print(f"{stranger.sent.total()} messages: {dict(stranger.sent)}; closed: {dict(stranger.closed)}")
