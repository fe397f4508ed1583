"""Tables in PostgreSQL."""

from __future__ import annotations

import asyncio

import asyncpg

from tharsis.server.store.base import Conflict, Row, Store, Stored, StoreError, Work
from tharsis.server.store.migrations import TELLING, VERSION, steps_after

LOCK = 0x7468617273  # so that two servers that start together do not both lay it out
CONNECTIONS = 8
BATCH = 256
COMMAND = 10.0  # seconds for a statement
# What is not returned was written by somebody else before.
TOGETHER = """INSERT INTO events (table_id, seq, at, doc)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
    ON CONFLICT (table_id, seq) DO NOTHING RETURNING table_id, seq"""
Waiting = tuple[str, Stored, "asyncio.Future[None]"]


class Plain(asyncpg.Connection):
    """A connection in which nothing is ever set, listened to or locked for long: nothing has to be undone after each use."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Store):
    """A pool of connections; every commit waits for the disk (`synchronous_commit` is switched on)."""

    name = "postgresql"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool | None = None
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=10,
                connection_class=Plain,
                command_timeout=COMMAND,
                server_settings={"synchronous_commit": "on", "application_name": self.process},
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError(f"PostgreSQL can't be reached: {type(error).__name__}: {error}") from None
        try:
            await self._lay_out(self._pool)
        except asyncpg.PostgresError as error:
            raise StoreError(f"PostgreSQL can't be used: {type(error).__name__}: {error}") from None

    async def _lay_out(self, pool: asyncpg.Pool) -> None:
        """Bring the layout up to date."""
        async with pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT COALESCE(MAX(version), 0) FROM schema_version")
            if version > VERSION:
                raise StoreError(f"made by a newer server: layout {version}, this one knows {VERSION}")
            for statement in steps_after(version, "BIGSERIAL PRIMARY KEY", "BYTEA"):
                await db.execute(statement)
            if version < VERSION:
                for statement in TELLING:
                    await db.execute(statement)
                await db.execute("INSERT INTO schema_version VALUES ($1)", VERSION)

    async def close(self) -> None:
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, table: str, events: list[Stored], summary: tuple[str, str] | None = None) -> None:
        """Single events, by far the most, are written together with those of other tables: one wait for the disk."""
        if len(events) != 1 or summary is not None:
            await super().append(table, events, summary)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, events[0], done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.ensure_future(self._write_batches())
        # A request that is given up must not take its write with it.
        await asyncio.shield(done)

    async def _write_batches(self) -> None:
        """Write what waits, batch after batch."""
        while self._waiting:
            batch: dict[tuple[str, int], tuple[Stored, asyncio.Future[None]]] = {}
            later: list[Waiting] = []
            for table, event, done in self._waiting:
                if len(batch) < BATCH and (table, event.seq) not in batch:
                    batch[table, event.seq] = (event, done)
                else:
                    later.append((table, event, done))
            self._waiting = later
            rows = [(table, seq, e.at, e.doc) for (table, seq), (e, _) in batch.items()]
            problem: Exception | None = None
            written: set[tuple[str, int]] = set()
            try:
                columns = [list(column) for column in zip(*rows, strict=True)]
                found = await self.run(Work([(TOGETHER, tuple(columns))]))
                written = {(str(row[0]), int(str(row[1]))) for row in found[0]}
            except Conflict:  # one of the tables is gone: then each on its own
                problem = await self._one_by_one(batch, written)
            except Exception as error:
                problem = error
            for key, (_, done) in batch.items():
                if done.done():
                    continue
                if key in written:
                    done.set_result(None)
                else:
                    done.set_exception(problem or Conflict("somebody else was faster"))

    async def _one_by_one(
        self, batch: dict[tuple[str, int], tuple[Stored, asyncio.Future[None]]], written: set[tuple[str, int]]
    ) -> Exception | None:
        """Write events each on its own; the last trouble that was no conflict."""
        problem: Exception | None = None
        for (table, seq), (event, _) in batch.items():
            try:
                await super().append(table, [event])
                written.add((table, seq))
            except Conflict:
                continue
            except Exception as error:
                problem = error
        return problem

    async def run(self, work: Work) -> list[list[Row]]:
        if self._pool is None:
            raise StoreError("the database is closed")
        try:
            return await self._run(self._pool, work)
        except StoreError:
            # Connections that the database has ended are noticed only when they are used: make them anew.
            await self._pool.expire_connections()
            if work.writes:
                raise
            return await self._run(self._pool, work)

    async def _run(self, pool: asyncpg.Pool, work: Work) -> list[list[Row]]:
        try:
            async with pool.acquire() as db:
                if len(work.statements) == 1:
                    text, values = work.statements[0]
                    return [[tuple(row) for row in await db.fetch(text, *values)]]
                async with db.transaction(isolation="read_committed" if work.writes else "repeatable_read"):
                    return [
                        [tuple(row) for row in await db.fetch(text, *values)]
                        for text, values in work.statements
                    ]
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(f"somebody else was faster: {type(error).__name__}") from None
        except Exception as error:  # asyncpg has several families of errors, without a common name
            raise StoreError(f"the database failed: {type(error).__name__}: {error}") from None
