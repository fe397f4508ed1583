"""What processes say to each other that is not kept: who is at which table, and how often an address came."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tharsis.server.limits import Limit
from tharsis.server.logs import log

if TYPE_CHECKING:
    from tharsis.server.table.tables import Hub

EVERY = 1.0  # seconds between words about limits
AGAIN = 15.0  # seconds after which it is said again who is where
MOST = 80  # addresses in one word: PostgreSQL passes on 8,000 bytes at most


class Here(msgspec.Struct, tag="here", array_like=True):
    """Who is at a table, as far as this process knows by itself."""

    table: str
    seats: list[int]
    watching: int


class Who(msgspec.Struct, tag="who", array_like=True):
    """A table came into memory: who is there?"""

    table: str


class Spent(msgspec.Struct, tag="spent", array_like=True):
    """How often addresses came since the last word, by the name of the limit."""

    limit: str
    by: dict[str, int]


Word = Here | Who | Spent
_words = msgspec.json.Decoder(Word)


class Gossip:
    """Says and hears such words. It is for convenience: whatever matters is in the database."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limits: dict[str, Limit] = {}

    def say(self, word: Word) -> None:
        """Tell the others, soon."""
        if self.hub.news.live:
            self.hub.background(self._say(word))

    async def _say(self, word: Word) -> None:
        try:
            await self.hub.news.tell_word(msgspec.json.encode(word).decode())
        except Exception as error:
            log("a word was lost", level="warning", error=repr(error))

    def heard(self, process: str, text: str) -> None:
        """Another process said something."""
        try:
            word = _words.decode(text)
        except msgspec.MsgspecError:
            return  # of a newer version
        if isinstance(word, Spent):
            limit = self.limits.get(word.limit)
            if limit is not None:
                limit.add(word.by)
            return
        table = self.hub.tables.get(word.table)
        if table is None:
            return
        if isinstance(word, Who):
            self.say(table.here())
        else:
            table.presence.elsewhere(process, word.seats, word.watching)
            table.refresh_presence()

    async def go_on(self) -> None:
        """For ever: tell what was spent; now and then, who is where."""
        rounds, beat = 0, self.hub.beat("gossip")
        while True:
            beat()
            await asyncio.sleep(EVERY)
            rounds += 1
            for name, limit in self.limits.items():
                spent = sorted(limit.spent().items(), key=lambda item: -item[1])[:MOST]
                if spent:
                    self.say(Spent(name, dict(spent)))
            if rounds % (AGAIN // EVERY) == 0:
                for table in list(self.hub.tables.values()):
                    if table.connections:
                        self.say(table.here())
