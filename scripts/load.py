"""`make load`: how many tables and answers a server holds, on SQLite and on PostgreSQL.

A server in one process; in another, a client at every seat of every table, connected all the time. Answers are sent at
a steady rate to tables taken at random. Measured: from sending an answer to the push at the last seat of the table; and
the processor time that the server takes for it, every seat's document included.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from postgres import cluster, new_database
from programs import free_port
from tharsis.server.client import ServerRefused, call
from tharsis.server.documents.delta import patch

Doc = dict[str, Any]
SERVER = (
    "import sys; from tharsis.server.config import Config; from tharsis.server.run import run; "
    "c = Config(database=sys.argv[1], port=int(sys.argv[2])); c.limits.enabled = False; c.operator_token = 'load'; run(c, 'error')"
)


class Seat:
    """A client that follows its document."""

    def __init__(self, table: Table, number: int, ws: ClientConnection) -> None:
        self.table = table
        self.number = number
        self.ws = ws
        self.doc: Doc = {}
        self.seq = -1
        self.size = 0

    @property
    def options(self) -> int:
        """How many options the open decision has."""
        decision = self.doc.get("decision")
        return len(decision["options"]) if decision else 0

    def take(self, text: str) -> None:
        """One message."""
        kind = text[9:14]
        if kind == 'full"':
            message = json.loads(text)
            self.seq, self.doc = message["seq"], message["doc"]
        elif kind == "delta":
            self.size = len(text)
            message = json.loads(text)
            self.seq = message["seq"]
            patch(self.doc, message["ops"])
        elif kind == "error":
            self.table.refused += 1
            self.table.asked = None


class Table:
    """A table with a client at each seat."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.asked: tuple[int, float] | None = None  # the event waited for, and since when
        self.refused = 0
        self.times: list[float] = []
        self.sizes: list[int] = []

    def seen(self) -> None:
        """Somebody has got something: perhaps now everybody has."""
        if self.asked is not None and all(seat.seq >= self.asked[0] for seat in self.seats):
            self.times.append(time.perf_counter() - self.asked[1])
            self.sizes.extend(seat.size for seat in self.seats)
            self.asked = None

    async def send(self, luck: Random, number: int) -> bool:
        """Answer an open decision, if the table is not busy."""
        open_now = [seat for seat in self.seats if seat.options]
        if self.asked is not None or not open_now:
            return False
        seat = luck.choice(open_now)
        order = {
            "type": "answer",
            "key": f"k{number}",
            "seq": seat.seq,
            "answers": [int(luck.random() * seat.options)],
        }
        self.asked = (max(s.seq for s in self.seats) + 1, time.perf_counter())
        await seat.ws.send(json.dumps(order))
        return True


async def listen(seat: Seat) -> None:
    """Take messages until the end."""
    async for text in seat.ws:
        assert isinstance(text, str)
        seat.take(text)
        seat.table.seen()


async def open_table(base: str, number: int) -> tuple[Table, list[asyncio.Task[None]]]:
    """A table for two, both connected."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    body = {
        "game": "mars",
        "seats": seats,
        "public": True,
        "modules": ["corporate-era"],
        "seed": f"load {number}",
    }
    made = await asyncio.to_thread(call, base, "POST", "/api/tables", body)
    other = await asyncio.to_thread(call, base, "POST", f"/api/tables/{made['table']}/claim", {})
    table, tasks = Table(), []
    for i, token in enumerate((made["token"], other["token"])):
        address = f"ws{base.removeprefix('http')}/api/tables/{made['table']}/ws"
        headers = {"authorization": f"Bearer {token}"}
        ws = await connect(address, additional_headers=headers, compression=None, max_size=None).__aenter__()
        await ws.send('{"type":"hello"}')
        seat = Seat(table, i, ws)
        table.seats.append(seat)
        tasks.append(asyncio.create_task(listen(seat)))
    return table, tasks


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(base: str, pid: int, tables: int, rate: float, seconds: float) -> Doc:
    """Hold tables and send answers at a rate; what was measured."""
    found: list[Table] = []
    tasks: list[asyncio.Task[None]] = []
    for start in range(0, tables, 20):
        rows = await asyncio.gather(*[open_table(base, start + i) for i in range(min(20, tables - start))])
        for table, more in rows:
            found.append(table)
            tasks += more
    await asyncio.sleep(1)
    gc.freeze()  # the clients' own pauses are not the server's
    gc.disable()
    luck, sent, skipped = Random(1), 0, 0
    used = cpu_seconds(pid)
    began = time.perf_counter()
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            for _ in range(20):
                if await luck.choice(found).send(luck, sent):
                    break
                skipped += 1
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(2)
    elapsed = seconds
    used = cpu_seconds(pid) - used
    for task in tasks:
        task.cancel()
    times = sorted(t for table in found for t in table.times)
    sizes = sorted(n for table in found for n in table.sizes)
    return {
        "tables": len(found),
        "clients": len(found) * 2,
        "answers_per_s": round(len(times) / elapsed, 1),
        "p50_ms": at(times, 0.5, 1000),
        "p99_ms": at(times, 0.99, 1000),
        "max_ms": at(times, 1.0, 1000),
        "cpu_ms_per_answer": round(used / max(1, len(times)) * 1000, 2),
        "delta_p50_bytes": at(sizes, 0.5),
        "delta_p99_bytes": at(sizes, 0.99),
        "unanswered": sum(1 for table in found if table.asked is not None),
        "refused": sum(table.refused for table in found),
    }


def at(values: list[Any], part: float, by: float = 1) -> float:
    """A percentile."""
    return round(values[min(len(values) - 1, int(len(values) * part))] * by, 1) if values else 0.0


def measure(name: str, database: str, options: argparse.Namespace) -> Doc:
    """Start a server on a database and put it under load."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)], stdout=subprocess.DEVNULL)
    try:
        for _ in range(400):
            with suppress(OSError, ServerRefused):
                call(base, "GET", "/healthz")
                break
            time.sleep(0.05)
        found = asyncio.run(drive(base, server.pid, options.tables, options.rate, options.seconds))
        if options.metrics:
            print(call(base, "GET", "/metrics", token="load"), file=sys.stderr)
        return {"database": name, **found}
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="answers per second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--metrics", action="store_true", help="print the server's own figures too")
    options = parser.parse_args()
    if options.only != "postgresql":
        with tempfile.TemporaryDirectory(prefix="tharsis-load-", dir=".") as folder:
            print(json.dumps(measure("sqlite", f"sqlite:{folder}/t.db", options)), flush=True)
    if options.only != "sqlite":
        with cluster() as url:
            if url is None:
                print("load: PostgreSQL is not installed and can't be", file=sys.stderr)
                return
            print(json.dumps(measure("postgresql", new_database(url), options)), flush=True)


if __name__ == "__main__":
    main()
