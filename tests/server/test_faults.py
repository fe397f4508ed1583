"""The server is killed at random moments while games are played: no acknowledged answer is lost, none is done twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from tharsis.server.client import ServerRefused, call
from tharsis.server.store.open import store_for
from tharsis.server.table import events as ev

GAMES = int(os.environ.get("THARSIS_FAULT_GAMES", "10"))
ANSWERS = int(os.environ.get("THARSIS_FAULT_ANSWERS", "40"))  # per game; 0: to the end
AT_ONCE = 20
GONE = (HTTPException, OSError, json.JSONDecodeError)


def quiet_port() -> int:
    """A free port from which no connection is ever made: else a client that tries again could meet itself there."""
    luck = Random()
    while True:
        port = luck.randrange(20_000, 32_000)
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


class Victim:
    """A server in a process of its own, killed and started again."""

    def __init__(self, database: str) -> None:
        self.port = quiet_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None
        self.deaths = 0

    def start(self) -> None:
        code = (
            "import sys; from tharsis.server.config import Config; from tharsis.server.run import run; "
            "c = Config(database=sys.argv[1], port=int(sys.argv[2]), snapshot=15); c.limits.enabled = False; "
            "run(c, 'error')"
        )
        command = [sys.executable, "-c", code, self.database, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                call(self.base, "GET", "/healthz")
                return
            except (*GONE, ServerRefused):
                time.sleep(0.02)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.deaths += 1


class Player:
    """Plays one solo game over HTTP and writes down what was acknowledged."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.luck = Random(number)
        self.number = number
        self.acknowledged: dict[int, tuple[str, str]] = {}  # event -> key, label
        self.repeated = 0
        self.error: BaseException | None = None
        self.made: dict[str, Any] = {}

    def persist(self, *arguments: Any, **query: Any) -> Any:
        """Ask again until there is an answer."""
        end = time.monotonic() + 60
        while True:
            try:
                return call(self.base, *arguments, **query)
            except ServerRefused as refused:
                if refused.status != 503 or time.monotonic() > end:
                    raise
            except GONE:
                if time.monotonic() > end:
                    raise
            time.sleep(0.05)

    def play(self) -> None:
        try:
            self.run()
        except BaseException as error:
            self.error = error

    def run(self) -> None:
        body = {"game": "mars", "seats": [{"kind": "me"}]}
        self.made = self.persist("POST", "/api/tables", body)
        at, token = f"/api/tables/{self.made['table']}", self.made["token"]
        state = self.persist("GET", f"{at}/state", None, token)
        given = 0
        while state["doc"]["decision"] and (not ANSWERS or given < ANSWERS):
            label = self.luck.choice(state["doc"]["decision"]["options"])["label"]
            key = f"{self.number}-{given}"
            order = {"key": key, "seq": state["seq"], "answers": [label]}
            done = self.persist("POST", f"{at}/answer", order, token)
            assert done["seq"] not in self.acknowledged, "two answers share an event"
            self.acknowledged[done["seq"]] = (key, label)
            self.repeated += done.get("repeated", False)
            given += 1
            state = self.persist("GET", f"{at}/state", None, token)
            assert state["seq"] >= done["seq"], "an acknowledged answer was lost"
            assert state["doc"]["answers"] == given, "an answer was lost or doubled"


async def stored_answers(database: str, players: list[Player]) -> list[list[ev.Answered]]:
    """The answers of each game as the database has them."""
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
        found.append([event for event in events if isinstance(event, ev.Answered)])
    return found


def differences(player: Player, stored: list[ev.Answered]) -> tuple[int, int]:
    """How many acknowledged answers are lost, and how many are there that should not be."""
    there = Counter((event.key, event.label) for event in stored)
    acknowledged = Counter((f"0/{key}", label) for key, label in player.acknowledged.values())
    return (acknowledged - there).total(), (there - acknowledged).total()


def torment(victim: Victim, games: int, luck: Random) -> list[Player]:
    """Kill the server again and again while the games are played, some at a time."""
    players = [Player(victim.base, number) for number in range(games)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = [pool.submit(player.play) for player in players]
        while not all(one.done() for one in running):
            time.sleep(luck.uniform(0.05, 0.9))
            if victim.deaths < max(6, games // 2) and not all(one.done() for one in running):
                victim.kill()
                victim.start()
    for player in players:
        if player.error is not None:
            raise player.error
    return players


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(database: str, folder: Path) -> None:
    victim = Victim(database)
    victim.start()
    try:
        players = torment(victim, GAMES, Random(9))
        victim.kill()
    finally:
        assert victim.process is not None
        victim.process.kill()
        victim.process.wait()
    stored = asyncio.run(stored_answers(database, players))
    wrong = [differences(player, events) for player, events in zip(players, stored, strict=True)]
    lost, doubled = sum(a for a, _ in wrong), sum(b for _, b in wrong)
    answers = sum(len(p.acknowledged) for p in players)
    repeated = sum(p.repeated for p in players)
    print(
        f"{database.partition(':')[0]}: {GAMES} games, {victim.deaths} kills, {answers} answers acknowledged,"
        f" {repeated} of them asked for again; {lost} lost, {doubled} doubled"
    )
    assert (lost, doubled) == (0, 0)
    assert victim.deaths >= 2
    assert answers > 0
