"""Clocks of tables that have left memory: a few numbers each, and a timer that brings the table back in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tharsis.server.table.clocks import Clocks


class Alarms:
    """The clocks that run on while nobody holds their table."""

    def __init__(self, wake: Callable[[str], Awaitable[None]]) -> None:
        self.wake = wake
        self._kept: dict[str, tuple[int, Clocks, asyncio.TimerHandle]] = {}
        self._waking: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        return len(self._kept)

    def tables(self) -> list[str]:
        """Whose clocks they are."""
        return list(self._kept)

    def keep(self, table: str, seq: int, clocks: Clocks) -> None:
        """A table leaves memory after this event; its clocks, if any runs, go on."""
        seconds = clocks.next_expiry()
        if seconds is not None:
            handle = asyncio.get_running_loop().call_later(seconds, self._ring, table)
            self._kept[table] = (seq, clocks, handle)

    def take(self, table: str, seq: int) -> Clocks | None:
        """The table is back: its clocks, if nothing has happened there since."""
        found = self._kept.pop(table, None)
        if found is None:
            return None
        found[2].cancel()
        return found[1] if found[0] == seq else None

    def _ring(self, table: str) -> None:
        task = asyncio.ensure_future(self.wake(table))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    def close(self) -> None:
        """The server stops: the clocks stand still until it is back."""
        for _, _, handle in self._kept.values():
            handle.cancel()
        for task in self._waking:
            task.cancel()
        self._kept.clear()
