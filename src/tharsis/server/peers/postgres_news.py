"""News by PostgreSQL's LISTEN and NOTIFY. Events are told by a trigger, in the moment in which they can be read."""

from __future__ import annotations

import asyncio

import asyncpg

from tharsis.server.peers.news import EVENTS, WORDS, LiveNews

SAY = "SELECT pg_notify($1, $2)"
LOOK = 5.0  # seconds between looks whether the connection lives


class PostgresNews(LiveNews):
    """A connection of its own."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__(process)
        self.url = url
        self._db: asyncpg.Connection | None = None
        self._one = asyncio.Lock()  # a connection does one thing at a time

    async def listen(self) -> None:
        settings = {"application_name": self.process}
        db = await asyncpg.connect(self.url, timeout=10, command_timeout=10, server_settings=settings)
        try:
            for channel in (EVENTS, WORDS):
                await db.add_listener(channel, self._heard)
            self._db, self.live = db, True
            while True:
                await asyncio.sleep(LOOK)
                async with self._one:
                    await db.fetchval("SELECT 1")
        finally:
            self._db = None
            db.terminate()

    def _heard(self, _db: object, _process: int, channel: str, text: object) -> None:
        self.pass_on(channel, str(text))

    async def tell_word(self, word: str) -> None:
        async with self._one:
            if self._db is not None:
                await self._db.execute(SAY, WORDS, f"{self.process} {word}")
