"""Tables in an SQLite file: one thread writes, and what waits together is made durable together; another one reads."""

from __future__ import annotations

import asyncio
import queue
import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tharsis.server.store.base import Conflict, Row, Store, StoreError, Work
from tharsis.server.store.migrations import VERSION, steps_after

BATCH = 256
BUSY_MS = 10_000  # how long to wait for another process
Job = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[list[list[Row]]]"]


class SqliteStore(Store):
    """Write-ahead log, and synced at every commit: what was acknowledged survives a power cut.

    One thread writes, another reads: readers never wait for a writer, of this process or another.
    """

    name = "sqlite"

    def __init__(self, path: str) -> None:
        self.path = path
        self.folder = Path(path).parent
        self._writer = Worker(path, connect)
        self._reader = Worker(path, connect_to_read)

    async def open(self) -> None:
        await self._writer.open()  # lays the file out
        await self._reader.open()

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def run(self, work: Work) -> list[list[Row]]:
        return await (self._writer if work.writes else self._reader).run(work)


class Worker:
    """A thread with a connection of its own; what waits there together is done in one transaction."""

    def __init__(self, path: str, connect: Callable[[str], sqlite3.Connection]) -> None:
        self.path = path
        self._connect = connect
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        """Begin; a file that can't be used is told."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thread = threading.Thread(
            target=self._main, args=(asyncio.get_running_loop(), ready), name="sqlite", daemon=True
        )
        self._thread.start()
        await ready

    async def close(self) -> None:
        """Finish what is waiting, and end."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def run(self, work: Work) -> list[list[Row]]:
        """Carry out work; it is durable when this returns."""
        if self._thread is None:
            raise StoreError("the database is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[list[Row]]] = loop.create_future()
        self._jobs.put((work, loop, future))
        # A request that is given up must not take its write with it: what is in the queue is done.
        return await asyncio.shield(future)

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _main(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[None]) -> None:
        try:
            db = self._connect(self.path)
        except Exception as error:
            loop.call_soon_threadsafe(settle, ready, None, StoreError(f"{self.path}: {error}"))
            return
        loop.call_soon_threadsafe(settle, ready, None, None)
        try:
            while (job := self._jobs.get()) is not None:
                stop = self._batch(db, job)
                if stop:
                    return
        finally:
            db.close()

    def _batch(self, db: sqlite3.Connection, first: Job) -> bool:
        """Everything that waits now, in one transaction; true when told to stop."""
        jobs, stop = [first], False
        while len(jobs) < BATCH:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                stop = True
                break
            jobs.append(more)
        results: list[Exception | None] = []
        try:
            writes = any(work.writes for work, _, _ in jobs)
            db.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
            results = [one(db, work) for work, _, _ in jobs]
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            results = [StoreError(f"the database failed: {error}")] * len(jobs)
        for (work, loop, future), problem in zip(jobs, results, strict=True):
            loop.call_soon_threadsafe(settle, future, work.rows, problem)
        return stop


def one(db: sqlite3.Connection, work: Work) -> Exception | None:
    """One piece of work inside a transaction, whole or not at all; its trouble is not that of the others."""
    db.execute("SAVEPOINT work")
    try:
        work.rows = [db.execute(translated(text), values).fetchall() for text, values in work.statements]
    except sqlite3.Error as error:
        if not db.in_transaction:  # the database itself has given up everything
            raise
        db.execute("ROLLBACK TO work")
        db.execute("RELEASE work")
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(f"somebody else was faster: {error}")
        return StoreError(f"the database failed: {error}")
    db.execute("RELEASE work")
    return None


_SEEN: dict[str, str] = {}


def translated(text: str) -> str:
    """$1 is ?1 here."""
    found = _SEEN.get(text)
    if found is None:
        found = _SEEN[text] = re.sub(r"\$(\d)", r"?\1", text)
    return found


def settle(future: asyncio.Future[Any], value: Any, problem: Exception | None) -> None:
    """Hand over a result, unless nobody waits any more."""
    if future.cancelled():
        return
    if problem is None:
        future.set_result(value)
    else:
        future.set_exception(problem)


def connect(path: str) -> sqlite3.Connection:
    """Open the file and bring its layout up to date."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    db.execute("BEGIN IMMEDIATE")
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise StoreError(f"made by a newer server: layout {version}, this one knows {VERSION}")
        for statement in steps_after(version, "INTEGER PRIMARY KEY AUTOINCREMENT", "BLOB"):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        db.close()
        raise
    return db


def connect_to_read(path: str) -> sqlite3.Connection:
    """Open the file for reading only."""
    db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
    db.execute("PRAGMA query_only=ON")
    return db
