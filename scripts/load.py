"""`make load`: how many tables and answers a server holds, on SQLite and PostgreSQL, in one process and in two.

A server; beside it, in this process, a client at every seat of every table, connected all the time. Answers are sent at a
steady rate to tables taken at random. Measured: from sending an answer to the push at the last seat of the table, and the
processor time of the server, the database and the clients, each for itself. `--find` raises the rate until the server can't
keep up; `--overload` has it asked for so much that it would need twice the time there is, and counts what it refuses.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from postgres import Cluster, new_database, own_cluster
from programs import children, free_port
from tharsis.cli.bench.answers import rules_and_documents
from tharsis.server.client import ServerRefused, call
from tharsis.server.documents.delta import patch

Doc = dict[str, Any]
# Limits that count and never stop anybody; what is too much for the loop is still refused.
SERVER = (
    "import sys; from tharsis.server.config import Config, Limits; from tharsis.server.run import run; "
    "much = '100000000 per second'; "
    "limits = Limits(messages=much, requests=much, creations=much, questions=much, chat=much, frames=10**9, "
    "connections=10**6, connections_per_address=10**6, sockets=10**6, sockets_per_address=10**6); "
    "run(Config(database=sys.argv[1], port=int(sys.argv[2]), workers=int(sys.argv[3]), limits=limits, "
    "operator_token='load'), 'error')"
)
PERCENTILE = 0.1  # seconds that 99 of 100 answers may take, for a rate to count as held
STEP = 1.2  # from one rate to the next
OVERLOAD = 2.0  # seconds of work that are asked of one process in a second
OPENING = 24  # answers with which a seat chooses its corporation and its cards
NEWCOMERS = 0.05  # seconds between two who want to watch, and two new tables
numbers = count()  # a key that comes again is the same order once more, and nothing new happens


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
        elif kind == "reply":
            self.table.told["answered"] += 1
        elif kind == "error":
            self.refused(json.loads(text))

    def refused(self, message: Doc) -> None:
        """A question or an answer was refused."""
        if message["key"].startswith("q"):
            self.table.told[message["error"]] += 1
        else:
            self.table.refused += 1
            self.table.asked = None


class Table:
    """A table with a client at each seat."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seats: list[Seat] = []
        self.asked: tuple[int, float] | None = None  # the event waited for, and since when
        self.refused = 0
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.told: Counter[str] = Counter()  # what became of questions

    def forget(self) -> None:
        """Begin to measure anew."""
        self.times, self.sizes, self.refused = [], [], 0
        self.told.clear()

    def seen(self) -> None:
        """Somebody has got something: perhaps now everybody has."""
        if self.asked is not None and all(seat.seq >= self.asked[0] for seat in self.seats):
            self.times.append(time.perf_counter() - self.asked[1])
            self.sizes.extend(seat.size for seat in self.seats)
            self.asked = None

    async def send(self, luck: Random) -> bool:
        """Answer an open decision, if the table is not busy."""
        open_now = [seat for seat in self.seats if seat.options]
        if self.asked is not None or not open_now:
            return False
        seat = luck.choice(open_now)
        order = {
            "type": "answer",
            "key": f"k{next(numbers)}",
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
    table, tasks = Table(made["table"]), []
    for i, token in enumerate((made["token"], other["token"])):
        address = f"ws{base.removeprefix('http')}/api/tables/{made['table']}/ws"
        headers = {"authorization": f"Bearer {token}"}
        ws = await connect(address, additional_headers=headers, compression=None, max_size=None).__aenter__()
        await ws.send('{"type":"hello"}')
        seat = Seat(table, i, ws)
        table.seats.append(seat)
        tasks.append(asyncio.create_task(listen(seat)))
    return table, tasks


# --- processor time -----------------------------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """The processor time of a process and all that it has started; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return 0.0
    with suppress(OSError):
        fields = stat.read_text().rpartition(")")[2].split()
        own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")  # dead children too
        return own + sum(cpu_seconds(child) for child in children(pid))
    return 0.0


class Times:
    """Where the processor time goes: server, database, clients."""

    def __init__(self, server: int, database: int) -> None:
        self.pids = {"server": server, "database": database}
        self.began = self.now()

    def now(self) -> dict[str, float]:
        """Seconds so far."""
        found = {name: cpu_seconds(pid) if pid else 0.0 for name, pid in self.pids.items()}
        return {**found, "clients": time.process_time()}

    def used(self) -> dict[str, float]:
        """Seconds since the beginning."""
        now = self.now()
        return {name: round(now[name] - self.began[name], 2) for name in now}


# --- runs ---------------------------------------------------------------------------------------------------------------


async def open_tables(base: str, tables: int) -> tuple[list[Table], list[asyncio.Task[None]]]:
    """All tables, with everybody connected."""
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
    return found, tasks


async def at_rate(tables: list[Table], rate: float, seconds: float, times: Times) -> Doc:
    """Answers at a steady rate for some time; what was measured."""
    for table in tables:
        table.forget()
    luck, sent, began = Random(1), 0, time.perf_counter()
    times.began = times.now()
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            for _ in range(20):
                if await luck.choice(tables).send(luck):
                    break
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    used = times.used()
    took = sorted(t for table in tables for t in table.times)
    sizes = sorted(n for table in tables for n in table.sizes)
    return {
        "tables": len(tables),
        "clients": sum(len(table.seats) for table in tables),
        "wanted_per_s": round(rate),
        "answers_per_s": round(len(took) / seconds, 1),
        "p50_ms": at(took, 0.5, 1000),
        "p99_ms": at(took, 0.99, 1000),
        "max_ms": at(took, 1.0, 1000),
        "cpu_s": used,
        "cpu_ms_per_answer": {name: round(x / max(1, len(took)) * 1000, 2) for name, x in used.items()},
        "delta_p50_bytes": at(sizes, 0.5),
        "delta_p99_bytes": at(sizes, 0.99),
        "unanswered": sum(1 for table in tables if table.asked is not None),
        "refused": sum(table.refused for table in tables),
    }


async def find_capacity(tables: list[Table], options: argparse.Namespace, times: Times) -> Doc:
    """The highest rate at which 99 of 100 answers are seen in time, and all of them come."""
    best: Doc = {}
    rate = options.rate / 2
    while True:
        found = await at_rate(tables, rate, options.seconds, times)
        print(json.dumps({"tried": found}), file=sys.stderr, flush=True)
        if found["p99_ms"] > PERCENTILE * 1000 or found["answers_per_s"] < rate * 0.95:
            return best or {**found, "held": False}
        best, rate = found, rate * STEP


async def overloaded(base: str, tables: list[Table], options: argparse.Namespace, times: Times) -> Doc:
    """Half the rate in answers, watchers, new tables, and as many questions as twice the time would be needed for."""
    await begin(tables)
    alone = await at_rate(tables, options.rate / 2, 5, times)
    spared = OVERLOAD - alone["cpu_s"]["server"] / 6
    rate = spared / await question_costs(tables, times)
    told: Counter[str] = Counter()
    asking = [asyncio.ensure_future(ask_on(tables, rate)), asyncio.ensure_future(come_on(base, tables, told))]
    found = await at_rate(tables, options.rate / 2, options.seconds, times)
    for task in asking:
        task.cancel()
    return {
        **found,
        "alone_p99_ms": alone["p99_ms"],
        "questions_per_s": round(rate),
        "questions": answered(tables),
        "newcomers": told,
    }


async def begin(tables: list[Table]) -> None:
    """Choose what all choose at the beginning: then there is something to ask about."""
    for start in range(0, len(tables), 50):
        for _ in range(OPENING):
            for table in tables[start : start + 50]:
                for seat in table.seats:
                    if 0 < seat.options <= 3:
                        order = {
                            "type": "answer",
                            "key": f"k{next(numbers)}",
                            "seq": seat.seq,
                            "answers": [0],
                        }
                        await seat.ws.send(json.dumps(order))
            await asyncio.sleep(0.15)


async def question_costs(tables: list[Table], times: Times, rate: float = 100, seconds: float = 5) -> float:
    """Seconds of processor time that the server needs for a question, where it has time for them."""
    for table in tables:
        table.forget()
    times.began = times.now()
    task = asyncio.ensure_future(ask_on(tables, rate))
    await asyncio.sleep(seconds)
    task.cancel()
    return times.used()["server"] / max(1, answered(tables)["answered"])


def answered(tables: list[Table]) -> Counter[str]:
    """What became of questions."""
    found: Counter[str] = Counter()
    for table in tables:
        found.update(table.told)
    return found


async def ask_on(tables: list[Table], rate: float) -> None:
    """For ever: previews of all options, from everywhere, so many in a second."""
    luck, sent, began = Random(2), 0, time.perf_counter()
    while True:
        while sent < (time.perf_counter() - began) * rate:
            seats = [seat for seat in luck.choice(tables).seats if seat.options]
            if seats:
                await seats[0].ws.send(
                    json.dumps({"type": "ask", "key": f"q{next(numbers)}", "what": "preview"})
                )
            sent += 1
        await asyncio.sleep(0.005)


async def come_on(base: str, tables: list[Table], told: Counter[str]) -> None:
    """People who want to watch, and new tables."""
    luck = Random(3)
    while True:
        await asyncio.sleep(NEWCOMERS)
        try:
            await asyncio.to_thread(
                call, base, "POST", "/api/tables", {"game": "mars", "seats": [{"kind": "me"}]}
            )
            told["tables made"] += 1
        except (ServerRefused, OSError):
            told["tables refused"] += 1
        address = f"ws{base.removeprefix('http')}/api/tables/{luck.choice(tables).id}/ws"
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, compression=None, max_size=None) as ws:
                await ws.send('{"type":"hello"}')
                first = json.loads(await asyncio.wait_for(ws.recv(), 10))
                told["watchers refused" if first["type"] == "error" else "watchers"] += 1


def at(values: list[Any], part: float, by: float = 1) -> float:
    """A percentile."""
    return round(values[min(len(values) - 1, int(len(values) * part))] * by, 1) if values else 0.0


@contextmanager
def serving(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server on a database: its address, and its process."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-c", SERVER, database, str(port), str(workers)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(400):
            with suppress(OSError, ServerRefused):
                call(base, "GET", "/livez")
                break
            time.sleep(0.05)
        yield base, server.pid
    finally:
        server.terminate()
        server.wait(60)


async def drive(base: str, times: Times, options: argparse.Namespace) -> Doc:
    """Hold tables, and do what is wanted."""
    tables, tasks = await open_tables(base, options.tables)
    if options.find:
        found = await find_capacity(tables, options, times)
    elif options.overload:
        found = await overloaded(base, tables, options, times)
    else:
        found = await at_rate(tables, options.rate, options.seconds, times)
    for task in tasks:
        task.cancel()
    return found


def measure(name: str, database: str, workers: int, postmaster: int, options: argparse.Namespace) -> None:
    """Start a server on a database and put it under load; print what was measured."""
    with serving(database, workers) as (base, pid):
        found = asyncio.run(drive(base, Times(pid, postmaster), options))
        print(json.dumps({"run": name, **found}), flush=True)
        if options.metrics:
            print(call(base, "GET", "/metrics", token="load"), file=sys.stderr)


def on_postgres(db: Cluster, workers: int, options: argparse.Namespace) -> None:
    """One or two processes on PostgreSQL."""
    name = f"postgresql, {workers} process{'es' if workers > 1 else ''}"
    measure(name, new_database(db.url()), workers, db.pid(), options)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="answers per second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "two"])
    parser.add_argument("--find", action="store_true", help="the highest rate that is held")
    parser.add_argument("--overload", action="store_true", help="twice as much work as there is time for")
    parser.add_argument("--metrics", action="store_true", help="print the server's own figures too")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(
        json.dumps({"rules_and_documents_ms": round(rules_and_documents(), 2), "cores": os.cpu_count()}),
        flush=True,
    )
    if options.only in (None, "sqlite"):
        with tempfile.TemporaryDirectory(prefix="tharsis-load-", dir=".") as folder:
            measure("sqlite, 1 process", f"sqlite:{folder}/t.db", 1, 0, options)
    with own_cluster() as db:
        if db is None:
            print("load: PostgreSQL is not installed and can't be", file=sys.stderr)
            return
        for workers, name in ((1, "postgresql"), (2, "two")):
            if options.only in (None, name):
                on_postgres(db, workers, options)


if __name__ == "__main__":
    main()
