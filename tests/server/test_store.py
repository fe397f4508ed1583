"""The databases: the same tests on both."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from postgres import new_database
from releases import NAMES, kept
from releases import database as older_database
from tharsis.server.store.base import Attempt, Conflict, Kept, NewTable, Row, Store, Stored, StoreError
from tharsis.server.store.migrations import STEPS, VERSION
from tharsis.server.store.open import store_for
from tharsis.server.store.postgres import PostgresStore

# What release 0.1 kept; the tables that others refer to come first.
COLUMNS = {
    "tables": "id, created, public, status, summary, doc, daily",
    "events": "n, table_id, seq, at, doc",
    "snapshots": "table_id, seq, doc",
    "secrets": "name, value",
}


def with_stores(url: str, number: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test with so many servers' stores on one database."""

    async def run() -> None:
        stores = [store_for(url) for _ in range(number)]
        for store in stores:
            await store.open()
        try:
            await test(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def new_table(
    store: Store, name: str, public: bool = True, status: str = "waiting", daily: str = ""
) -> None:
    new = NewTable(name, 1, public, status, f"summary of {name}", f"doc of {name}", Attempt(daily))
    await store.create(new, [Stored(1, 5, "first")])


def test_what_was_written_is_there(database: str) -> None:
    async def test(store: Store) -> None:
        await new_table(store, "a")
        await store.append("a", [Stored(2, 6, "second"), Stored(3, 7, "«третье»")])
        kept = await store.load("a")
        assert kept is not None
        assert kept.doc == "doc of a"
        assert [(e.seq, e.at, e.doc) for e in kept.events] == [
            (1, 5, "first"),
            (2, 6, "second"),
            (3, 7, "«третье»"),
        ]
        assert [e.seq for e in await store.events("a", 2)] == [3]
        assert await store.load("b") is None

    with_stores(database, 1, test)
    with_stores(database, 1, reread)


async def reread(store: Store) -> None:
    """Another process finds it too."""
    kept = await store.load("a")
    assert kept is not None
    assert len(kept.events) == 3


def test_an_event_number_is_written_once(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await new_table(one, "a")
        await one.append("a", [Stored(2, 0, "one")])
        with pytest.raises(Conflict):
            await two.append("a", [Stored(2, 0, "two")])
        with pytest.raises(Conflict):
            await two.append("a", [Stored(3, 0, "two"), Stored(2, 0, "two")])
        kept = await two.load("a")
        assert kept is not None
        assert [e.doc for e in kept.events] == ["first", "one"]

    with_stores(database, 2, test)


def test_of_many_writers_one_wins_each_number(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await new_table(one, "a")

        async def attempt(store: Store, seq: int, who: str) -> str | None:
            try:
                await store.append("a", [Stored(seq, 0, who)])
            except Conflict:
                return None
            return who

        for seq in range(2, 12):
            found = await asyncio.gather(
                *[attempt(s, seq, f"{i}{j}") for i, s in enumerate((one, two)) for j in range(4)]
            )
            won = [who for who in found if who]
            assert len(won) == 1
            kept = await one.load("a")
            assert kept is not None
            assert kept.events[-1].doc == won[0]

    with_stores(database, 2, test)


def test_many_tables_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*[new_table(store, f"t{i}") for i in range(100)])
        await asyncio.gather(*[store.append(f"t{i}", [Stored(2, 0, "x")]) for i in range(100)])
        changed, _ = await store.changed(0)
        assert changed == {f"t{i}": 2 for i in range(100)}

    with_stores(database, 1, test)


def test_snapshots_lobby_changes_and_removal(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await new_table(one, "a")
        await new_table(one, "hidden", public=False)
        await new_table(one, "done", status="over")
        await new_table(one, "b", status="playing")
        assert await two.lobby(10) == ["summary of a", "summary of b"]
        last = await two.last()
        await one.append("a", [Stored(2, 0, "x")], ("over", "done"))
        assert await two.lobby(10) == ["summary of b"]
        changed, after = await two.changed(last)
        assert changed["a"] == 2
        assert after > last
        await one.snapshot("a", 2, "later")
        await two.snapshot("a", 1, "earlier")
        kept = await two.load("a")
        assert kept is not None
        assert kept.snapshot == (2, "later")
        assert [row[0] for row in await two.all()] == ["a", "b", "done", "hidden"]
        await two.delete("a")
        assert await one.load("a") is None
        with pytest.raises(Conflict):
            await one.append("a", [Stored(3, 0, "too late")])

    with_stores(database, 2, test)


def test_the_tables_of_a_deal_and_a_secret_for_all(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await new_table(one, "a", status="over", daily="monday")
        await new_table(one, "b", status="playing", daily="monday")
        await new_table(one, "c", status="over", daily="tuesday")
        await new_table(one, "d", status="over")
        assert await two.daily("monday", 10) == ["summary of a"]
        await one.append("b", [Stored(2, 0, "x")], ("over", "b is over"))
        assert await two.daily("monday", 10) == ["summary of a", "b is over"]
        assert await two.daily("monday", 1) == ["summary of a"]
        secrets = await asyncio.gather(*[s.secret("daily") for s in (one, two, one, two)])
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 64
        assert await one.secret("other") != secrets[0]

    with_stores(database, 2, test)


def test_an_attempt_at_a_deal_is_counted_once(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        def new(name: str, number: int, player: str = "ana") -> NewTable:
            return NewTable(name, 1, True, "playing", "{}", "{}", Attempt("day/mars/solo", player, number))

        assert await one.attempts("day/mars/solo", "ana") == 0
        await one.create(new("a", 1), [])
        with pytest.raises(Conflict):
            await two.create(new("b", 1), [])
        await two.create(new("b", 2), [])
        await two.create(new("c", 1, "bo"), [])
        assert await one.attempts("day/mars/solo", "ana") == 2
        # Those of older servers do not tell who plays.
        await one.create(new("d", 0, ""), [])
        await one.create(new("e", 0, ""), [])

    with_stores(database, 2, test)


def test_how_a_game_stood_and_what_a_finished_one_was_are_kept(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        for name, status in (("a", "playing"), ("b", "over"), ("c", "over")):
            await new_table(one, name, status=status)
        await one.farewell("a", 7, "later")
        await two.farewell("a", 3, "earlier")
        assert await two.unfinished() == ["b", "c"]
        game = bytes(range(256))
        await one.finish("b", game)
        await two.finish("b", b"another")
        assert await two.unfinished() == ["c"]
        running, over = await two.load("a"), await two.load("b")
        assert running is not None
        assert over is not None
        assert (running.farewell, running.finished) == ((7, "later"), None)
        assert (over.farewell, over.finished) == (None, game)
        assert not await one.has_flag("kept")
        await asyncio.gather(one.set_flag("kept"), two.set_flag("kept"))
        assert await two.has_flag("kept")
        for name in "ab":
            await two.delete(name)
        assert [row[0] for row in await one.all()] == ["c"]

    with_stores(database, 2, test)


def test_tables_that_do_not_tell_their_rules_are_found(database: str) -> None:
    start, stamped = '{"e":"start","seed":"x"}', '{"e":"start","seed":"x","stamp":{}}'
    told, chat = '{"e":"rules","v":2}', '{"e":"chat","seat":0,"text":"hello"}'

    async def test(store: Store) -> None:
        for name, status, events in (
            ("old", "playing", [chat, start]),
            ("new", "playing", [stamped]),
            ("told", "playing", [start, told]),
            ("over", "over", [start]),
            ("open", "waiting", [chat]),
        ):
            await new_table(store, name, status=status)
            await store.append(name, [Stored(seq, 0, doc) for seq, doc in enumerate(events, 2)])
        assert await store.unstamped() == ["old"]

    with_stores(database, 1, test)


@pytest.mark.parametrize("release", NAMES)
def test_the_tables_of_an_older_server_are_read_from_either_database(
    release: str, database: str, folder: Path
) -> None:
    path = older_database(release, folder)
    copied(path, database)
    of_file, of_database = everything(f"sqlite:{path}"), everything(database)
    assert len(of_file[0]) == len(kept(release, "manifest")["tables"])
    assert of_database == of_file


def everything(url: str) -> tuple[dict[str, Kept | None], list[str], list[str]]:
    """All that is kept of all tables; which have to be kept as data, and which don't tell their rules."""
    found = []

    async def look(store: Store) -> None:
        tables = {name: await store.load(name) for name, *_ in await store.all()}
        found.append((tables, await store.unfinished(), await store.unstamped()))

    with_stores(url, 1, look)
    return found[0]


def copied(path: Path, url: str) -> None:
    """The rows of an older server's file in a database that an older server has laid out in the same way."""
    db = sqlite3.connect(path)
    (version,) = db.execute("PRAGMA user_version").fetchone()
    rows = {
        name: db.execute(f"SELECT {columns} FROM {name} ORDER BY 1").fetchall()
        for name, columns in COLUMNS.items()
    }
    db.close()
    kind, _, where = url.partition(":")
    if kind == "sqlite":
        copied_to_file(Path(where), version, rows)
    else:
        asyncio.run(copied_to_server(url, version, rows))


def copied_to_file(path: Path, version: int, rows: dict[str, list[Row]]) -> None:
    """The same in a file of SQLite."""
    db = sqlite3.connect(path)
    for statement in laid_out(version, "INTEGER PRIMARY KEY AUTOINCREMENT"):
        db.execute(statement)
    for name, found in rows.items():
        marks = ", ".join("?" * len(COLUMNS[name].split(", ")))
        db.executemany(f"INSERT INTO {name} ({COLUMNS[name]}) VALUES ({marks})", found)
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()


async def copied_to_server(url: str, version: int, rows: dict[str, list[Row]]) -> None:
    """The same in PostgreSQL."""
    db = await asyncpg.connect(url)
    for statement in laid_out(version, "BIGSERIAL PRIMARY KEY"):
        await db.execute(statement)
    for name, found in rows.items():
        await db.copy_records_to_table(name, records=found, columns=COLUMNS[name].split(", "))
    await db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    await db.execute("INSERT INTO schema_version VALUES ($1)", version)
    await db.close()


def laid_out(version: int, serial: str) -> list[str]:
    """How a database of that version is laid out."""
    return [text.replace("{serial}", serial) for step in STEPS[:version] for text in step]


def test_an_older_database_is_brought_up_to_date(folder: Path) -> None:
    path = folder / "t.db"
    db = sqlite3.connect(path)
    for statement in STEPS[0]:
        db.execute(statement.replace("{serial}", "INTEGER PRIMARY KEY AUTOINCREMENT"))
    db.execute("INSERT INTO tables VALUES ('old', 1, 1, 'waiting', 'summary', 'doc')")
    db.execute("PRAGMA user_version = 1")
    db.commit()
    db.close()

    async def test(store: Store) -> None:
        assert await store.lobby(10) == ["summary"]
        await new_table(store, "new", daily="monday")

    with_stores(f"sqlite:{path}", 1, test)


def test_the_file_of_a_newer_server_is_refused(folder: Path) -> None:
    path = folder / "t.db"
    with_stores(f"sqlite:{path}", 1, lambda store: store.last())
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with pytest.raises(StoreError, match="newer"):
        with_stores(f"sqlite:{path}", 1, lambda store: store.last())


def test_a_bad_address_is_refused() -> None:
    with pytest.raises(StoreError, match="sqlite:PATH"):
        store_for("mysql://nowhere")
    with pytest.raises(StoreError, match="can't be reached"):
        with_stores("postgresql://nobody@127.0.0.1:1/none", 1, lambda store: store.last())


def test_sqlite_waits_for_the_disk(folder: Path) -> None:
    from tharsis.server.store.sqlite import connect

    db = connect(str(folder / "t.db"))
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_one_use_of_postgresql_is_one_question(postgres: str) -> None:
    """A pool asks a connection to forget everything after each use; there is nothing to forget."""
    url = new_database(postgres)

    async def test(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.last()
        await store.lobby(1)
        db = await asyncpg.connect(url)
        asked = await db.fetch(
            "SELECT query FROM pg_stat_activity WHERE application_name = $1", store.process
        )
        await db.close()
        assert [row["query"].split()[0] for row in asked] == ["SELECT"]
        assert "unlock" not in asked[0]["query"]

    with_stores(url, 1, test)
