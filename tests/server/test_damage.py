"""A database that fails, comes back, or holds something damaged: the rest goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tharsis.server.admin import administer
from tharsis.server.client import ServerRefused
from tharsis.server.config import Config
from tharsis.server.errors import FROZEN
from tharsis.server.store import base
from tharsis.server.store.base import LOBBY, NewTable, Store, Stored, StoreError, Work
from tharsis.server.store.open import store_for
from tharsis.server.store.postgres import PostgresStore
from tharsis.server.table import table as table_module
from tharsis.server.table import tables as tables_module
from tharsis.server.testing import Running

ME = {"kind": "me", "name": "Ana"}
Start = Callable[[Config], Running]


@pytest.mark.parametrize("expiry", ["bot", "pass"])
def test_a_clock_fires_after_the_database_came_back(
    server: Running, monkeypatch: pytest.MonkeyPatch, expiry: str
) -> None:
    monkeypatch.setattr(table_module, "RETRY", 0.05)
    ana, _ = server.pair(clock={"bank": 1, "expiry": expiry})
    write, failed = server.hub.store.append, []

    async def append(*what: Any, **more: Any) -> None:
        if len(failed) < 3:
            failed.append(what)
            raise StoreError("the disk is full")
        await write(*what, **more)

    monkeypatch.setattr(server.hub.store, "append", append)
    seq = ana.seq
    ana.wait(lambda c: c.seq > seq, 10)
    assert len(failed) == 3
    if expiry == "bot":
        ana.wait(lambda c: all(seat["bot"] for seat in c.doc["table"]["seats"]), 10)


def damaged(folder: Path, table: str, column: str, value: str) -> None:
    """Write nonsense into what is kept of a table."""
    db = sqlite3.connect(folder / "tharsis.db")
    db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))
    db.commit()
    db.close()


def test_a_table_that_cannot_follow_another_server_is_nobody_elses_trouble(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:{folder / 'tharsis.db'}"
    one, two = (start(Config(database=database, poll=0.02)) for _ in range(2))
    odd, whole = (one.pair() for _ in range(2))
    tables = [ana.table for ana, _ in (odd, whole)]
    watchers = [two.client(ana.table, ana.token) for ana, _ in (odd, whole)]
    real = table_module.Table.catch_up

    async def catch_up(table: table_module.Table, must: bool = False) -> None:
        if table.id == tables[0]:
            raise RuntimeError("odd")
        await real(table, must)

    monkeypatch.setattr(table_module.Table, "catch_up", catch_up)
    for ana, _ in (odd, whole):
        ana.order("chat", text="hello")
    watchers[1].wait(lambda c: c.seq == whole[0].seq)
    with pytest.raises(ServerRefused, match="must be read again"):
        watchers[0].wait(lambda c: c.seq == odd[0].seq)
    assert two.client(tables[0], odd[0].token).seq == odd[0].seq
    assert two.call("GET", "/livez")["checks"]["follow"] == "ok"


def test_a_table_follows_though_the_database_failed_when_it_was_to(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is new is looked for once only: a table that missed it would stand still for ever."""
    monkeypatch.setattr(base, "OVERLAP", 0)
    database = f"sqlite:{folder / 'tharsis.db'}"
    one, two = (start(Config(database=database, poll=0.02)) for _ in range(2))
    ana, _ = one.pair()
    watcher = two.client(ana.table, ana.token)
    read, failed = two.hub.store.events, []

    async def events(table: str, after: int) -> list[Stored]:
        if len(failed) < 3:
            failed.append(table)
            raise StoreError("the database is gone")
        return await read(table, after)

    monkeypatch.setattr(two.hub.store, "events", events)
    ana.order("chat", text="hello")
    watcher.wait(lambda c: c.seq == ana.seq, 5)
    assert failed == [ana.table] * 3


def test_a_table_that_cannot_be_woken_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes over the tables of a dead process goes on with the next one, and tries this one again."""
    monkeypatch.setattr(tables_module, "WAKE_AGAIN", 0.05)
    asked: list[str] = []

    async def get(table: str) -> None:
        asked.append(table)
        if table == "odd" and asked.count("odd") < 3:
            raise RuntimeError("odd")

    async def care() -> None:
        hub = tables_module.Hub(Config(database="sqlite::memory:"))
        monkeypatch.setattr(hub, "get", get)
        for table in ("odd", "whole"):
            await hub.care(table)
        assert asked == ["odd", "whole"]
        while len(asked) < 4:
            await asyncio.sleep(0.01)
        await asyncio.gather(*hub._background)
        hub.metrics.close()
        await hub.thinker.close()

    asyncio.run(asyncio.wait_for(care(), 5))
    assert asked == ["odd", "whole", "odd", "odd"]


@pytest.mark.parametrize("nonsense", ["", "{}", "[1]", '{"id":'])
def test_a_damaged_table_is_nobody_elses_trouble(
    start: Start, folder: Path, nonsense: str, capsys: pytest.CaptureFixture[str]
) -> None:
    config = Config(database=f"sqlite:{folder / 'tharsis.db'}")
    server = start(config)
    broken, whole = (server.create(ME, public=True) for _ in range(2))
    server.stop()
    damaged(folder, broken["table"], "doc", nonsense)
    server = start(Config(database=config.database))
    with pytest.raises(ServerRefused, match="can't go on") as refused:
        server.call("GET", f"/api/tables/{broken['table']}")
    assert (refused.value.status, FROZEN in str(refused.value)) == (410, True)
    assert server.call("GET", f"/api/tables/{whole['table']}")["status"] == "playing"
    assert server.call("GET", "/healthz")["status"] == "ok"
    server.stop()
    exported = administer(config.database, "export", "")
    assert any(whole["table"] in line for line in exported)
    assert broken["table"] in capsys.readouterr().err


def test_a_damaged_result_is_left_out_of_the_deal_of_the_day(server: Running, folder: Path) -> None:
    deal = server.call("GET", "/api/daily")["deals"][0]
    made = [
        server.call("POST", "/api/daily", {"game": deal["game"], "deal": deal["deal"], "name": name})["table"]
        for name in ("Ana", "Bo")
    ]
    for table in made:
        damaged(folder, table, "status", "over")
    damaged(folder, made[0], "summary", "nonsense")
    server.hub._daily = None
    assert server.call("GET", "/api/daily")["deals"][0]["game"] == deal["game"]


def with_store(url: str, test: Callable[[Store], Any]) -> None:
    """Run a test with a database."""

    async def run() -> None:
        store = store_for(url)
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


NEW = NewTable("a", 1, True, "waiting", "summary", "doc")


def test_readers_do_not_wait_for_another_process_that_writes(folder: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(NEW, [Stored(1, 5, "first")])
        other = sqlite3.connect(folder / "t.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append("a", [Stored(2, 5, "second")]))
        began = time.monotonic()
        assert await store.lobby(10) == ["summary"]
        assert len(await store.events("a", 0)) == 1
        assert time.monotonic() - began < 5
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert len(await store.events("a", 0)) == 2

    with_store(f"sqlite:{folder / 't.db'}", test)


def test_what_fails_fails_alone(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(NEW, [Stored(1, 5, "first")])
        bad = Work([("UPDATE nothing SET x = 1", ())])
        good = [store.append("a", [Stored(2, 5, "second")]), store.run(Work([(LOBBY, (10,))], writes=False))]
        found = await asyncio.gather(store.run(bad), *good, store.run(bad), return_exceptions=True)
        assert [isinstance(x, StoreError) for x in found] == [True, False, False, True]
        assert len(await store.events("a", 0)) == 2

    with_store(database, test)


def test_connections_that_postgresql_has_ended_are_made_anew(start: Start, postgres: str) -> None:
    from postgres import new_database

    url = new_database(postgres)

    async def end_all() -> None:
        db = await asyncpg.connect(url)
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = 'tharsis'"
        )
        await db.close()

    server = start(Config(database=url))
    made = server.create(ME, public=True)
    for _ in range(3):
        asyncio.run(end_all())
        assert server.call("GET", "/api/tables")["tables"][0]["id"] == made["table"]


@pytest.mark.parametrize(
    "trouble",
    [asyncpg.InternalClientError("got result for unknown protocol state"), RuntimeError("odd"), OSError()],
)
def test_whatever_the_driver_says_is_trouble_with_the_database(trouble: Exception) -> None:
    class Pool:
        """A pool whose connections fail."""

        taken = 0
        expired = False

        @asynccontextmanager
        async def acquire(self) -> Any:
            self.taken += 1
            raise trouble
            yield

        async def expire_connections(self) -> None:
            self.expired = True

    async def test() -> None:
        store = PostgresStore("postgresql://nowhere")
        pool: Any = Pool()
        store._pool = pool
        with pytest.raises(StoreError):
            await store.lobby(10)
        assert pool.taken == 2  # what only reads is tried again
        with pytest.raises(StoreError):
            await store.delete("a")
        assert (pool.taken, pool.expired) == (3, True)

    asyncio.run(test())
