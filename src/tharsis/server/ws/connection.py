"""One client at a table: what it is sent waits in a queue, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tharsis.server.documents.build import Reader
from tharsis.server.table.orders import Who

QUESTIONS = 8  # of a connection that are worked out beside what else it sends
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
        self._questions: set[asyncio.Task[None]] = set()

    def may_wonder(self) -> bool:
        """Whether one more question may be worked out beside the others."""
        return len(self._questions) < QUESTIONS

    def wonder(self, question: Coroutine[Any, Any, None]) -> None:
        """Let a question be answered while other messages are taken."""
        task = asyncio.ensure_future(question)
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    def forget_questions(self) -> None:
        """Nobody waits for the replies any more."""
        for task in self._questions:
            task.cancel()

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
