"""A server under everyday life for as long as wanted: tables of bots, and people who come and go. Its memory must stay flat.

`python scripts/soak_server.py --minutes 60 --tables 300 --clients 100`. Bots move at a steady pace, so that the machine keeps up; a
table that is over makes way for a new one, and so does one that is old: some games would take hours at that pace, and what a
server holds grows with the length of its games. So there are tables of every age after a while, always as many of each. People watch, sit down, answer, chat, ask, leave in the middle, come back by HTTP.
Prints the memory of the server every minute; fails if it grew by more than 5 % in the last half, or if the log has an error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from programs import free_port
from tharsis.server.client import ServerRefused, call

Doc = dict[str, Any]
SERVER = (
    "import sys; from tharsis.server.config import Config, Limits; from tharsis.server.run import run; "
    "much = '100000000 per second'; limits = Limits(creations=much, requests=much, questions=much, "
    "connections_per_address=10**6, sockets_per_address=10**6); "
    "run(Config(database=sys.argv[1], port=int(sys.argv[2]), limits=limits, idle=60, bot_pause=float(sys.argv[3])), 'warning')"
)
GROWTH = 1.05
AGE = 16 * 60  # seconds after which a table is given up by its host, at most
STAY = 40  # seconds that somebody stays, at most
GAMES = ("mars", "mars", "dice", "ares")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Life:
    """What goes on at a server."""

    def __init__(self, base: str, tables: int) -> None:
        self.base = base
        self.wanted = tables
        self.tables: dict[str, tuple[str, float]] = {}  # with the host's token, and until when it is kept
        self.luck = Random(5)
        self.visits = self.answers = self.over = self.refused = 0

    async def ask(self, method: str, path: str, body: Doc | None = None, token: str = "") -> Any:
        """One request; None if it was refused."""
        try:
            return await asyncio.to_thread(call, self.base, method, path, body, token)
        except ServerRefused:
            self.refused += 1
            return None

    async def keep_tables(self) -> None:
        """For ever: so many running tables of bots; those that are over are replaced."""
        while True:
            for table, (token, end) in list(self.tables.items()):
                row = await self.ask("GET", f"/api/tables/{table}")
                is_over = row is not None and row["status"] == "over"
                if not is_over and time.monotonic() > end:
                    await self.ask("DELETE", f"/api/tables/{table}", None, token)
                if is_over or time.monotonic() > end:
                    del self.tables[table]
                    self.over += is_over
            while len(self.tables) < self.wanted:
                bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
                plan = {"game": self.luck.choice(GAMES), "seats": bots, "public": True}
                made = await self.ask("POST", "/api/tables", plan)
                if made is None:
                    break
                end = time.monotonic() + self.luck.uniform(0, AGE)
                self.tables[made["table"]] = (made["token"], end)
            await asyncio.sleep(5)

    async def come_and_go(self, number: int) -> None:
        """For ever: one person who watches a table, or plays a little at one's own."""
        luck = Random(number)
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                if luck.random() < 0.5 and self.tables:
                    await self.visit(luck, luck.choice(list(self.tables)), "")
                else:
                    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
                    made = await self.ask("POST", "/api/tables", {"game": luck.choice(GAMES), "seats": seats})
                    if made is not None:
                        await self.visit(luck, made["table"], made["token"])
                        await self.ask("GET", f"/api/tables/{made['table']}/state", None, made["token"])
                        await self.ask("DELETE", f"/api/tables/{made['table']}", None, made["token"])
            self.visits += 1
            await asyncio.sleep(luck.uniform(0, 3))

    async def visit(self, luck: Random, table: str, token: str) -> None:
        """Some time at a table; it may end in the middle of anything."""
        address = f"ws{self.base.removeprefix('http')}/api/tables/{table}/ws"
        end = time.monotonic() + luck.uniform(0, STAY)
        async with connect(address, max_size=None) as ws:
            await ws.send(
                json.dumps(
                    {"type": "hello", "language": luck.choice(["en", "pt", "ru"]), "token": token or None}
                )
            )
            seq = number = 0
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    message = json.loads(await asyncio.wait_for(ws.recv(), 1))
                    seq = message.get("seq") or seq
                    continue
                number += 1
                if token:
                    await ws.send(json.dumps(self.something(luck, seq, f"k{number}")))

    def something(self, luck: Random, seq: int, key: str) -> Doc:
        """What a person does."""
        self.answers += 1
        if luck.random() < 0.8:
            return {"type": "answer", "key": key, "seq": seq, "answers": [0]}
        return luck.choice(
            [
                {"type": "chat", "key": key, "text": "well played"},
                {"type": "ask", "key": key, "what": "preview"},
                {"type": "ask", "key": key, "what": "menu"},
                {"type": "undo", "key": key, "seq": seq},
                {"type": "language", "language": "ru"},
            ]
        )


async def live(life: Life, clients: int, minutes: float, pid: int) -> list[float]:
    """All of it, for so long; the memory of the server, ten times a minute."""
    tasks = [asyncio.ensure_future(life.keep_tables())]
    tasks += [asyncio.ensure_future(life.come_and_go(number)) for number in range(clients)]
    found: list[float] = []
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        await asyncio.sleep(6)
        found.append(memory(pid))
        if len(found) % 10 == 0:
            told = (
                f"{len(life.tables)} tables, {life.over} over, {life.visits} visits, {life.refused} refused"
            )
            print(f"{len(found) // 10} min: {found[-1]:.0f} MB, {told}", flush=True)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return found


def growth(found: list[float]) -> float:
    """By how much memory grew in the last half: its last fifth beside its first."""
    half = found[len(found) // 2 :]
    fifth = max(1, len(half) // 5)
    return fmean(half[-fifth:]) / fmean(half[:fifth])


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument(
        "--pause", type=float, default=2.0, help="seconds between the moves of bots at a table"
    )
    options = parser.parse_args()
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="tharsis-soak-") as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-c", SERVER, f"sqlite:{folder}/t.db", str(port), str(options.pause)]
        with log.open("wb") as out:
            server = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ})
        try:
            for _ in range(600):
                with suppress(OSError, ServerRefused):
                    call(base, "GET", "/livez")
                    break
                time.sleep(0.1)
            life = Life(base, options.tables)
            found = asyncio.run(live(life, options.clients, options.minutes, server.pid))
        finally:
            server.terminate()
            server.wait(60)
        errors = [line for line in log.read_text(encoding="utf-8").splitlines() if '"level":"error"' in line]
    grown = growth(found)
    print(
        f"memory {found[0]:.0f} to {found[-1]:.0f} MB, grown by {grown - 1:+.1%} in the last half; {len(errors)} errors"
    )
    print("\n".join(errors[:10]))
    return int(grown > GROWTH or bool(errors))


if __name__ == "__main__":
    sys.exit(main())
