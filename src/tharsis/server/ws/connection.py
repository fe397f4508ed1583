"""One client at a table: what it is sent waits in a queue, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from tharsis.server.documents.build import Reader
from tharsis.server.table.orders import Who

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A WebSocket that has said hello."""

    def __init__(self, who: Who, reader: Reader, most: int) -> None:
        self.who = who
        self.reader = reader
        self.most = most
        self.address = ""  # as limits count it
        self.closing: tuple[int, str] | None = None
        self._queue: deque[str] = deque()
        self._waiting = 0
        self._ready = asyncio.Event()

    def push(self, text: str) -> None:
        """Send this after all that was pushed before. Who reads too slowly is shown out."""
        if self.closing is not None:
            return
        self._queue.append(text)
        self._waiting += len(text)
        if self._waiting > self.most:
            self.close(4429, "too slow")
        self._ready.set()

    def close(self, code: int, reason: str) -> None:
        """Close after what is in the queue."""
        if self.closing is None:
            self.closing = (code, reason)
        self._ready.set()

    async def write(self, send: Send) -> tuple[int, str]:
        """Send until the connection is to be closed; the code and the reason."""
        while True:
            while self._queue:
                text = self._queue.popleft()
                self._waiting -= len(text)
                await send(text)
            if self.closing is not None:
                return self.closing
            self._ready.clear()
            if not self._queue and self.closing is None:
                await self._ready.wait()
