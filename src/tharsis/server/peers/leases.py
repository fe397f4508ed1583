"""Which process runs the bots and clocks of a table, where several serve the same tables.

A lease is a row in the database that has to be renewed. When a process dies, its leases run out, and whoever notices first takes
over. Nothing depends on it for being right: events are numbered, and of two that write the same number one is refused. It
saves bots from thinking twice, and finds the tables that nobody cares for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tharsis.server.logs import log
from tharsis.server.store.base import Store, StoreError

LASTS = 3_000  # milliseconds
RENEWED = 1.0  # seconds between renewals
MOST = 20  # tables that are taken over at once: those that are cared for must be renewed meanwhile


class Leases:
    """A process that is alone has all tables."""

    def holds(self, table: str) -> bool:
        """Whether this process cares for a table now."""
        return True

    async def take(self, table: str) -> bool:
        """Care for a table from now on; whether it is ours."""
        return True

    async def leave(self) -> None:
        """The process stops."""


class SharedLeases(Leases):
    """The tables that this process cares for, as the database says."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._until: dict[str, float] = {}

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

    async def take(self, table: str) -> bool:
        if not self.holds(table):
            try:
                await self.renew([table])
            except StoreError as error:
                log("a lease could not be had", level="warning", table=table, error=str(error))
        return self.holds(table)

    async def renew(self, tables: list[str]) -> list[str]:
        """Keep these tables, or take them if nobody has them; those that are newly ours."""
        began = time.monotonic()  # before the database counts, so that ours end earlier than there
        had = {table for table in tables if self.holds(table)}
        got = await self.store.lease(tables, LASTS) if tables else set()
        for table in tables:
            if table in got:
                self._until[table] = began + LASTS / 1000
            else:
                self._until.pop(table, None)
        return [table for table in tables if table in got and table not in had]

    async def look_after(
        self,
        needed: Callable[[], list[str]],
        wake: Callable[[str], Awaitable[None]],
        beat: Callable[[], None],
    ) -> None:
        """For ever: renew what is needed, let the rest go, take over what nobody cares for."""
        is_more = False
        while True:
            beat()
            await asyncio.sleep(0 if is_more else RENEWED)
            try:
                is_more = await self.look_once(needed(), wake)
            except Exception as error:  # it must go on for ever
                log("leases could not be renewed", level="error", error=repr(error))
                is_more = False

    async def look_once(self, needed: list[str], wake: Callable[[str], Awaitable[None]]) -> bool:
        """One round of it; whether there is more to take over at once: a process that died may have had many tables."""
        wanted = set(needed)
        over = [table for table in self._until if table not in wanted]
        for table in over:
            del self._until[table]
        if over:
            await self.store.let_go(over)
        for table in await self.renew(needed):
            await wake(table)
        overdue = await self.store.overdue(MOST, LASTS)
        for table in await self.renew(overdue):
            await wake(table)
        return len(overdue) == MOST

    async def leave(self) -> None:
        self._until.clear()
        try:
            await self.store.leave()
        except StoreError as error:
            log("leases could not be given back", level="warning", error=str(error))
