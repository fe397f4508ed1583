"""News by the pub/sub of Valkey or Redis, for sites with so many processes that PostgreSQL should be spared."""

from __future__ import annotations

from tharsis.kernel.errors import TharsisError
from tharsis.server.peers.news import EVENTS, WORDS, LiveNews

try:
    from redis.asyncio import Redis
except ImportError:  # an extra: `pip install tharsis[valkey]`
    Redis = None  # type: ignore[assignment, misc]


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
        if self.live:  # what nobody hears is found in the database
            await self._client.publish(channel, text)

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()
