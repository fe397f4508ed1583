"""Servers that something happens to, and players who insist: the harness of the fault tests.

Games are played over HTTP by many players at once. Meanwhile something is broken and mended, again and again. Players ask
again, at the next server, until they are answered, and write down what was acknowledged; in the end the database is
read: nothing of it may be missing, nothing may be there twice.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException
from multiprocessing import get_context
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from random import Random
from typing import Any

from network import enter
from programs import quiet_port
from tharsis.server.client import ServerRefused, call
from tharsis.server.config import Config
from tharsis.server.preflight import listen
from tharsis.server.run import serve
from tharsis.server.store.open import store_for
from tharsis.server.table import events as ev

GAMES = int(os.environ.get("THARSIS_FAULT_GAMES", "6"))
ANSWERS = int(os.environ.get("THARSIS_FAULT_ANSWERS", "20"))  # per game; 0: to the end
AT_ONCE = 20
PATIENCE = 3.0  # seconds that a player waits for a server before trying the next one
INSISTS = 60.0  # seconds for which a player tries
STRIKES = 2  # times that something is broken in each game, at least
BETWEEN = 10  # answers between two strikes, on a machine however slow
GONE = (HTTPException, OSError, json.JSONDecodeError)
Doc = dict[str, Any]
SERVER = (
    "import json, sys; from faults import serve_with; from tharsis.server.preflight import check_texts; "
    "check_texts(); serve_with(json.loads(sys.argv[1]))"
)
# Processes are split off one that has imported everything: started again and again, they are there at once.
NURSERY = get_context("forkserver")
NURSERY.set_forkserver_preload(["tharsis.server.run", "tharsis.games.mars"])


def serve_with(settings: Doc) -> None:
    """Serve with these settings and without limits, until killed."""
    config = Config(**settings, snapshot=15, bot_workers=0)
    config.limits.enabled = False
    serve(config, "error", [listen(config.host, config.port)])


def become_server(settings: Doc, namespace: str, environment: dict[str, str]) -> None:
    """What a new process does: serve, in a namespace or with another environment if so wanted; its log goes nowhere."""
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    if namespace:
        enter(namespace)
    if environment:
        paths = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
        everything = {**os.environ, **environment, "PYTHONPATH": paths}
        os.execve(sys.executable, [sys.executable, "-c", SERVER, json.dumps(settings)], everything)
    serve_with(settings)


class Server:
    """A server in a process of its own, killed and started again."""

    def __init__(
        self,
        database: str,
        host: str = "127.0.0.1",
        namespace: str = "",
        environment: dict[str, str] | None = None,
        **settings: Any,
    ) -> None:
        self.settings = {"database": database, "host": host, "port": quiet_port(), **settings}
        self.base = f"http://{host}:{self.settings['port']}"
        ensure_running()  # the nursery, before anybody goes into a namespace
        self.how = (self.settings, namespace, environment or {})
        self.process = NURSERY.Process(target=become_server, args=self.how)

    def start(self) -> None:
        """Start, and wait until it is there."""
        self.process = NURSERY.Process(target=become_server, args=self.how)
        self.process.start()
        end = time.monotonic() + INSISTS
        while time.monotonic() < end:
            with suppress(*GONE, ServerRefused):
                call(self.base, "GET", "/livez", patience=PATIENCE)
                return
            time.sleep(0.02)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """End it at once."""
        if self.process.pid is not None:
            self.process.kill()
            self.process.join()


class Strikes:
    """How often something was broken and mended."""

    count = 0


class Player:
    """Plays one game, alone or against a bot, and writes down what was acknowledged."""

    def __init__(self, bases: list[str], number: int, strikes: Strikes) -> None:
        self.bases = bases
        self.strikes = strikes
        self.at = number % len(bases)
        self.luck = Random(number)
        self.number = number
        self.has_bot = number % 2 == 1
        self.acknowledged: dict[int, tuple[str, str]] = {}  # event -> key, label
        self.repeated = 0
        self.longest = 0.0  # seconds until an answer was acknowledged, or the bot had moved
        self.made: Doc = {}

    def ask(self, method: str, path: str, body: Doc | None = None, token: str = "", **query: Any) -> Any:
        """Ask one server after another until there is an answer."""
        end = time.monotonic() + INSISTS
        while True:
            try:
                return call(self.bases[self.at], method, path, body, token, patience=PATIENCE, **query)
            except ServerRefused as refused:
                if refused.status != 503 or time.monotonic() > end:
                    raise
            except GONE:
                if time.monotonic() > end:
                    raise
            self.at = (self.at + 1) % len(self.bases)
            time.sleep(0.05)

    def timed(self, work: Callable[[], Doc]) -> Doc:
        """Do something, and note how long it took."""
        began = time.monotonic()
        found = work()
        self.longest = max(self.longest, time.monotonic() - began)
        return found

    def play(self) -> None:
        """The whole game, or so much of it."""
        bots = [{"kind": "bot", "bot": "random"}] if self.has_bot else []
        plan = {"game": "mars", "seats": [{"kind": "me"}, *bots], "clock": {"bank": 3600, "expiry": "bot"}}
        self.made = self.ask("POST", "/api/tables", plan)
        enough = self.strikes.count + STRIKES
        while not ANSWERS or len(self.acknowledged) < ANSWERS or self.strikes.count < enough:
            state = self.timed(self.my_turn)
            if not state["doc"]["decision"]:
                return
            label = self.luck.choice(state["doc"]["decision"]["options"])["label"]
            self.timed(partial(self.answer, state, label))

    def my_turn(self) -> Doc:
        """The table, when it is my turn or the game is over."""
        path, token = f"/api/tables/{self.made['table']}/state", self.made["token"]
        state = self.latest(path, token)
        while not state["doc"]["decision"] and state["doc"]["table"]["status"] == "playing":
            state = self.ask("GET", path, None, token, after=state["seq"], wait=1) or state
        if not self.has_bot:
            given = len(self.acknowledged)
            assert state["doc"]["answers"] == given, "an answer was lost or doubled"
        return state

    def latest(self, path: str, token: str) -> Doc:
        """The table with all that was acknowledged: a process that has not yet heard of it is given a moment."""
        known, end = max(self.acknowledged, default=1), time.monotonic() + INSISTS
        while True:
            state: Doc | None = self.ask("GET", path, None, token, after=known - 1, wait=1)
            if state is not None:
                return state
            assert time.monotonic() < end, "an acknowledged answer was lost"

    def answer(self, state: Doc, label: str) -> Doc:
        """Give an answer until it is acknowledged, always with the same key."""
        key = f"{self.number}-{len(self.acknowledged)}"
        order = {"key": key, "seq": state["seq"], "answers": [label]}
        try:
            done: Doc = self.ask(
                "POST", f"/api/tables/{self.made['table']}/answer", order, self.made["token"]
            )
        except ServerRefused as refused:
            if (
                refused.error != "stale"
            ):  # something has happened that this server, or the player, had not heard of
                raise
            return self.answer(self.my_turn(), label)
        assert done["seq"] not in self.acknowledged, "two answers share an event"
        self.acknowledged[done["seq"]] = (key, label)
        self.repeated += done.get("repeated", False)
        return done


@dataclass
class Outcome:
    """What came out."""

    strikes: int
    answers: int
    repeated: int
    lost: int
    doubled: int
    longest: float

    def __str__(self) -> str:
        return (
            f"{GAMES} games, broken {self.strikes} times, {self.answers} answers acknowledged, {self.repeated} of them"
            f" asked for again; {self.lost} lost, {self.doubled} doubled; the longest wait {self.longest:.1f} s"
        )


def play_through(servers: list[Server], strike: Callable[[Random], None]) -> tuple[int, list[Player]]:
    """Let games be played, and something happen again and again meanwhile; how often, and who played."""
    luck, strikes = Random(9), Strikes()
    players = [Player([server.base for server in servers], number, strikes) for number in range(GAMES)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = [pool.submit(player.play) for player in players]
        try:
            before = 0
            while not all(one.done() for one in running):
                time.sleep(luck.uniform(0.05, 0.6))
                given = sum(len(player.acknowledged) for player in players)
                if given >= before + BETWEEN and (GAMES > AT_ONCE or strikes.count <= STRIKES):
                    before = given
                    strike(luck)
                    strikes.count += 1
        finally:
            strikes.count += GAMES  # whatever went wrong: nobody waits for more
    for one in running:
        one.result()
    return strikes.count - GAMES, players


def play_with(servers: list[Server], strike: Callable[[Random], None]) -> tuple[int, list[Player]]:
    """The same with servers that are started for it."""
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, servers))
        return play_through(servers, strike)
    finally:
        for server in servers:
            server.kill()


def suffer(servers: list[Server], strike: Callable[[Random], None], database: str) -> Outcome:
    """All of it: games are played through, and what is stored is compared with what was acknowledged."""
    return judge(*play_with(servers, strike), database)


def judge(strikes: int, players: list[Player], database: str) -> Outcome:
    """What the database has, beside what was acknowledged."""
    stored = asyncio.run(stored_answers(database, players))
    wrong = [differences(player, events) for player, events in zip(players, stored, strict=True)]
    return Outcome(
        strikes,
        sum(len(player.acknowledged) for player in players),
        sum(player.repeated for player in players),
        sum(lost for lost, _ in wrong),
        sum(doubled for _, doubled in wrong),
        max(player.longest for player in players),
    )


async def stored_answers(database: str, players: list[Player]) -> list[list[ev.Answered]]:
    """The answers of the people in each game as the database has them. No clock has run out: that would be a fault too."""
    store = store_for(database)
    await store.open()
    try:
        kept = [await store.load(player.made["table"]) for player in players]
    finally:
        await store.close()
    found: list[list[ev.Answered]] = []
    for table in kept:
        assert table is not None, "a table was lost"
        events = [ev.event_of(row.doc) for row in table.events]
        assert not any(isinstance(event, ev.Replaced) for event in events), "somebody's time ran out"
        found.append([event for event in events if isinstance(event, ev.Answered) and not event.by])
    return found


def differences(player: Player, stored: list[ev.Answered]) -> tuple[int, int]:
    """How many acknowledged answers are lost, and how many are there that should not be."""
    there = Counter((event.key, event.label) for event in stored)
    acknowledged = Counter((f"0/{key}", label) for key, label in player.acknowledged.values())
    return (acknowledged - there).total(), (there - acknowledged).total()
