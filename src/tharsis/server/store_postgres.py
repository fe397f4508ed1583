"""Tables in PostgreSQL."""

from __future__ import annotations

import asyncpg

from tharsis.server.migrations import VERSION, steps_after
from tharsis.server.store import Conflict, Row, Store, StoreError, Work

LOCK = 0x7468617273  # so that two servers that start together do not both lay it out
CONNECTIONS = 12


class PostgresStore(Store):
    """A pool of connections; every commit waits for the disk (`synchronous_commit` is switched on)."""

    name = "postgresql"

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=10,
                command_timeout=30,
                server_settings={"synchronous_commit": "on", "application_name": "tharsis"},
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError(f"PostgreSQL can't be reached: {type(error).__name__}: {error}") from None
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT COALESCE(MAX(version), 0) FROM schema_version")
            if version > VERSION:
                raise StoreError(f"made by a newer server: layout {version}, this one knows {VERSION}")
            for statement in steps_after(version, "BIGSERIAL PRIMARY KEY"):
                await db.execute(statement)
            if version < VERSION:
                await db.execute("INSERT INTO schema_version VALUES ($1)", VERSION)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def run(self, work: Work) -> list[list[Row]]:
        if self._pool is None:
            raise StoreError("the database is closed")
        try:
            async with self._pool.acquire() as db:
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
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StoreError(f"the database failed: {type(error).__name__}: {error}") from None
