"""Keeps what must outlive the rules: finished games as data, and the rules of games that do not tell theirs."""

from __future__ import annotations

import asyncio
import time

import msgspec

from tharsis.server.documents.archive import Job, archived, job_of
from tharsis.server.logs import log
from tharsis.server.store.base import Conflict, Kept, Store, Stored, StoreError
from tharsis.server.table import events as ev
from tharsis.server.table.bot_runner import now_ms
from tharsis.server.table.restore import Restored, kept_result, restored
from tharsis.server.table.table_state import TableState

PAUSE = 0.001  # seconds between two frames, in which the players have their turn


class Stopped(Exception):
    """The server stops: what is not kept yet will be when it starts again."""


class Keeper:
    """One game after another, in a thread that leaves time for those who play."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stopping = False
        self._one = asyncio.Lock()

    def pause(self) -> None:
        """Let others have their turn."""
        if self.stopping:
            raise Stopped
        time.sleep(PAUSE)

    async def keep(self, table: str, job: Job) -> None:
        """Keep a finished game as data."""
        async with self._one:
            try:
                data = await asyncio.to_thread(archived, job, self.pause)
                await self.store.finish(table, data)
            except Stopped:
                return
            except (Conflict, StoreError) as error:
                log("a finished game could not be kept", level="error", table=table, error=str(error))
            except Exception as error:  # it stays as it is, in its events
                log("a finished game is not kept", level="error", table=table, error=repr(error))

    async def catch_up(self) -> None:
        """See to what earlier versions, or a server that was killed, have left."""
        try:
            for table in await self.store.unfinished():
                await self.finish(table)
            if not await self.store.has_flag("stamped"):
                for table in await self.store.unstamped():
                    await self.stamp(table)
                await self.store.set_flag("stamped")
        except Stopped:
            return
        except Exception as error:  # the server goes on without
            log("older tables could not be seen to", level="error", error=repr(error))

    async def finish(self, table: str) -> None:
        """A game that is over and not kept yet."""
        found = await self.bring(table)
        if found is not None and found[1].state.match is not None:
            await self.keep(table, job_of(found[1].state, kept_result(found[0])))

    async def stamp(self, table: str) -> None:
        """A running game that does not tell its rules."""
        found = await self.bring(table)
        change = None if found is None else found[1].change
        if found is None or change is None:
            return
        seq = found[0].events[-1].seq + 1
        try:
            await self.store.append(table, [Stored(seq, now_ms(), ev.event_text(change))])
        except Conflict:
            return  # somebody is at the table: then it is seen to there

    async def bring(self, table: str) -> tuple[Kept, Restored] | None:
        """What is kept of a table, and what comes of it."""
        if self.stopping:
            raise Stopped
        kept = await self.store.load(table)
        return None if kept is None else (kept, await asyncio.to_thread(restored, kept))


def summary_of(state: TableState) -> tuple[str, str]:
    """How a table stands in the lobby."""
    return state.status, msgspec.json.encode(state.row()).decode()
