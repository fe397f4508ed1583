"""News by the pub/sub of Valkey or Redis, for sites with so many processes that PostgreSQL should be spared."""

from __future__ import annotations

import asyncio

from tharsis.kernel.errors import TharsisError
from tharsis.server.logs import log
from tharsis.server.peers.news import EVENTS, WORDS, LiveNews

try:
    from redis.asyncio import Redis
except ImportError:  # an extra: `pip install tharsis[valkey]`
    Redis = None  # type: ignore[assignment, misc]

PATIENCE = 1.0  # seconds to tell something


class ValkeyNews(LiveNews):
    """Two channels."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__(process)
        if Redis is None:
            raise TharsisError("news by Valkey need the package redis: pip install 'tharsis[valkey]'")
        # The same client as for Redis; it calls its own scheme redis://.
        self._client = Redis.from_url(url.replace("valkey", "redis", 1), decode_responses=True)

    async def listen(self) -> None:
        async with self._client.pubsub() as channels:
            await channels.subscribe(EVENTS, WORDS)
            self.live = True
            async for message in channels.listen():
                if message["type"] == "message":
                    self.pass_on(str(message["channel"]), str(message["data"]))

    async def tell_event(self, table: str, seq: int) -> None:
        await self._say(EVENTS, f"{table} {seq} {self.process}")

    async def tell_word(self, word: str) -> None:
        await self._say(WORDS, f"{self.process} {word}")

    async def _say(self, channel: str, text: str) -> None:
        if not self.live:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.publish(channel, text)
        except Exception as error:  # what nobody hears is found in the database: nothing may fail for this
            log("news could not be told", level="warning", error=repr(error))

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()
