"""Whether the server works, told truly: its own tasks live and move, the database takes a write in time, there is room."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import TYPE_CHECKING, NamedTuple

from tharsis.server.logs import log

if TYPE_CHECKING:
    from tharsis.server.table.tables import Hub

FRESH = 1.0  # seconds for which a look counts: many who ask make one
DEADLINE = 3.0  # seconds for a write
STUCK = 60.0  # seconds after which a task that has not moved is taken for dead
ROOM = 64 * 1024 * 1024  # bytes of the disk that must be free


class Report(NamedTuple):
    """What was found: each thing that was looked at, and "ok" or what is wrong with it."""

    checks: dict[str, str]

    @property
    def is_ok(self) -> bool:
        """Whether everything is well."""
        return all(found == "ok" for found in self.checks.values())


class Health:
    """Looks at a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._last: tuple[float, Report] | None = None
        self._one = asyncio.Lock()

    def alive(self) -> Report:
        """The tasks without which a server is none. None of it waits for anything."""
        now = time.monotonic()
        found: dict[str, str] = {}
        for name, task in self.hub.tasks.items():
            beat = self.hub.beats.get(name, now)
            found[name] = "dead" if task.done() else "stuck" if now - beat > STUCK else "ok"
        return Report(found)

    async def ready(self) -> Report:
        """Whether players can play: also whether what they do can be kept."""
        async with self._one:
            now = time.monotonic()
            if self._last is None or now - self._last[0] > FRESH:
                checks = {**self.alive().checks, "database": await self._write(), "disk": await self._room()}
                self._last = (time.monotonic(), Report(checks))
            report = self._last[1]
        return Report({**report.checks, "stopping": "stopping"}) if self.hub.stopping else report

    async def _write(self) -> str:
        """Write something small, within a deadline. What the database says is for the log only."""
        try:
            async with asyncio.timeout(DEADLINE):
                await self.hub.store.beat()
        except TimeoutError:
            return "slow"
        except Exception as error:
            log("the database takes no writes", level="error", error=repr(error))
            return "failed"
        return "ok"

    async def _room(self) -> str:
        """Whether the disk of the database, where it is ours, has room."""
        folder = self.hub.store.folder
        if folder is None:
            return "ok"
        try:
            free = (await asyncio.to_thread(shutil.disk_usage, folder)).free
        except OSError as error:
            log("the disk can't be looked at", level="error", error=repr(error))
            return "failed"
        return "ok" if free >= ROOM else "full"
