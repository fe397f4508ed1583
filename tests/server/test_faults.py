"""The server is killed at random moments while games are played: no acknowledged answer is lost, none is done twice."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from tharsis.server.client import ServerRefused, call

GAMES = int(os.environ.get("THARSIS_FAULT_GAMES", "20"))
ANSWERS = int(os.environ.get("THARSIS_FAULT_ANSWERS", "40"))  # per game; 0: to the end
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
            time.sleep(0.01)

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


def check(victim: Victim, player: Player) -> None:
    """What is stored is what was acknowledged."""
    if player.error is not None:
        raise player.error
    at, token = f"/api/tables/{player.made['table']}", player.made["token"]
    state = player.persist("GET", f"{at}/state", None, token)
    assert state["doc"]["answers"] == len(player.acknowledged)
    total = len(player.acknowledged)
    for n, (_, (_, label)) in enumerate(sorted(player.acknowledged.items()), start=1):
        if n in (1, total // 2, total):
            then = player.persist("GET", f"{at}/history", None, token, at=n, seat=0)
            assert then["answer"]["label"] == label


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(database: str, folder: Path) -> None:
    games = GAMES if database.startswith("sqlite") else max(4, GAMES // 2)
    victim = Victim(database)
    victim.start()
    players = [Player(victim.base, number) for number in range(games)]
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    luck = Random(9)
    began = time.monotonic()
    try:
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            time.sleep(luck.uniform(0.05, 0.9))
            if victim.deaths < max(6, games // 2) and any(thread.is_alive() for thread in threads):
                victim.kill()
                victim.start()
            assert time.monotonic() - began < 60 + 20 * games, "the games do not end"
        for player in players:
            check(victim, player)
    finally:
        assert victim.process is not None
        victim.process.kill()
        victim.process.wait()
    answers = sum(len(p.acknowledged) for p in players)
    repeated = sum(p.repeated for p in players)
    print(
        f"{games} games, {answers} answers, {victim.deaths} deaths, {repeated} orders asked for again: none lost"
    )
    assert victim.deaths >= 2
    assert answers > 0
