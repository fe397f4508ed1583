"""Whose bot thinks next in a worker: tables with people before those of bots alone, and each owner in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

OWNERS = 10_000  # that are remembered


class Owner(NamedTuple):
    """For whom a bot thinks: the address of who plays there, and whether a person waits for it."""

    address: str
    is_awaited: bool


NOBODY = Owner("", False)


class Waiting(NamedTuple):
    """A bot in the queue."""

    owner: Owner
    number: int
    turn: asyncio.Future[None]


class Turns:
    """One at a time. Of those who wait, the owner comes next who was served longest ago."""

    def __init__(self) -> None:
        self._busy = False
        self._count = 0
        self._served: dict[str, int] = {}
        self._waiting: list[Waiting] = []

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        if self._busy:
            await self._wait(owner)
        self._busy = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, owner: Owner) -> None:
        self._count += 1
        mine = Waiting(owner, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # it was given the turn a moment before
                self._next()
            raise

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if not self._waiting:
            return
        chosen = min(
            self._waiting,
            key=lambda w: (not w.owner.is_awaited, self._served.get(w.owner.address, 0), w.number),
        )
        self._waiting.remove(chosen)
        self._count += 1
        self._served.pop(chosen.owner.address, None)
        self._served[chosen.owner.address] = self._count
        if len(self._served) > OWNERS:
            del self._served[next(iter(self._served))]
        chosen.turn.set_result(None)
