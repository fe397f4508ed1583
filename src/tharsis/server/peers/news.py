"""News between the processes on one database: which table has new events, and words that are not kept.

What is lost on the way is made good: every process looks into the database now and then, and words are said again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from tharsis.server.logs import log

EVENTS = "tharsis_events"
WORDS = "tharsis_words"
AGAIN = 1.0  # seconds until a lost connection is tried again


class Listener(Protocol):
    """Who hears the news."""

    def heard_event(self, table: str, seq: int) -> None:
        """A table has this event."""

    def heard_word(self, process: str, word: str) -> None:
        """Another process said something."""


class News:
    """No news: a process that is alone with its database."""

    live = False  # whether news arrive now

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def tell_event(self, table: str, seq: int) -> None:
        """Tell the others of an event that is kept now."""

    async def tell_word(self, word: str) -> None:
        """Say something to the others."""

    async def close(self) -> None:
        """Listen no more."""


class LiveNews(News):
    """News that arrive over a connection; a lost one is made anew."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        self.listener = listener
        self._task = asyncio.ensure_future(self._keep_on(self.listen))

    async def listen(self) -> None:
        """Listen until the connection is lost."""
        raise NotImplementedError

    async def _keep_on(self, listen: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await listen()
            except Exception as error:  # whatever it is, it must go on
                log("no news from the other processes", level="warning", error=repr(error))
            self.live = False
            await asyncio.sleep(AGAIN)

    def pass_on(self, channel: str, text: str) -> None:
        """Let the listener know, unless it comes from this process."""
        assert self.listener is not None
        if channel == EVENTS:
            table, seq, process = text.split(" ", 2)
            if process != self.process:
                self.listener.heard_event(table, int(seq))
        else:
            process, word = text.split(" ", 1)
            if process != self.process:
                self.listener.heard_word(process, word)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
