"""How busy the server is, and what it does without when it is too busy.

The event loop is asked to come back after a quarter of a second; how late it comes is the load. Beyond its capacity the
server gives up, in this order: new tables, new spectators, questions. Answers of players are never given up.

Questions (previews, menus, looks back) are worked out piece by piece, one at a time at the whole server: however many come,
between two pieces everybody's answers have their turn, and the loop is hardly late. Those that would have to wait for too
many others are refused; as no question may be refused while tables are still made, those that wait are a load too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import TypeVar

from tharsis.server.errors import Refusal

T = TypeVar("T")

STEP = 0.25  # seconds
WEIGHT = 0.1  # of the newest look: one long pause is not yet a load
PAUSE = 1.0  # seconds: a longer one counts like this
RETRY = 10  # seconds after which to come back
FILLED = (
    0.5,
    0.75,
    1.0,
)  # parts of the places for questions that are taken: then the first thing is given up, the second, …


class Shed(IntEnum):
    """What is given up, the first first."""

    TABLES = 1
    SPECTATORS = 2
    QUESTIONS = 3


WORDS = {
    Shed.TABLES: "no new tables for a moment",
    Shed.SPECTATORS: "nobody else can watch for a moment",
    Shed.QUESTIONS: "no previews for a moment",
}


class Load:
    """The load of now."""

    def __init__(self, late: tuple[float, float, float], enabled: bool, desk: Desk) -> None:
        self.late = late
        self.enabled = enabled
        self.desk = desk
        self.lag = 0.0  # seconds, as it is most of the time
        self.beat = time.monotonic()

    async def watch(self) -> None:
        """Look at it for ever."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(STEP)
            self.beat = time.monotonic()
            self.note(self.beat - began - STEP)

    def note(self, lag: float) -> None:
        """So late it was."""
        self.lag += WEIGHT * (min(PAUSE, max(0.0, lag)) - self.lag)

    def level(self) -> int:
        """How much is given up now."""
        late = sum(self.lag > limit for limit in self.late) if self.enabled else 0
        return max(late, self.desk.level())

    def check(self, what: Shed) -> None:
        """Refuse what the server has no time for."""
        if self.level() >= what:
            raise Refusal("full", f"the server is very busy: {WORDS[what]}", RETRY)


class Desk:
    """Where questions are worked out."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0
        self._piece = asyncio.Lock()
        self._thread = asyncio.Lock()

    def level(self) -> int:
        """How much is to be given up for so many questions."""
        return sum(self.waiting >= part * self.most for part in FILLED)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """A question comes, unless too many are here already."""
        if self.waiting >= self.most:
            raise Refusal("full", f"the server is very busy: {WORDS[Shed.QUESTIONS]}", RETRY)
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1

    async def piece(self, work: Callable[[], T]) -> T:
        """Work out a piece of a question, when it is its turn; then the others have theirs."""
        async with self._piece:
            found = work()
            await asyncio.sleep(0)
            return found

    async def aside(self, work: Callable[[], T]) -> T:
        """Work out what takes long, in a thread."""
        async with self.place(), self._thread:
            return await asyncio.to_thread(work)
