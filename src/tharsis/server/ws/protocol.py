"""WebSockets whose frames are counted, those of control too: a flood is cut off before it holds anybody up."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tharsis.server.http.protocol import Gate

SLICE = 4096  # bytes read before the frames in them are counted: at most some 700 of them
WINDOW = 10.0  # seconds
POLICY = 1008  # the close code for who does not keep to the rules
NO_TEXT = 1007  # and for a text that is none
LINGER = 2.0  # seconds in which who is shown out can read why


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A connection that may send so many frames in so much time."""

    gate: Gate  # set by `guarded`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._peer: str | None = None
        self._frames = 0
        self._window_ends = 0.0
        self._is_failing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if self.gate.enter(address):
            self._peer = address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # The parser and what it parses for hold each other: some 50 KB that a busy server would keep until it is quiet.
        self.conn.parser.close()
        self.conn.extensions = []
        if self._peer is not None:
            self.gate.leave(self._peer)
            self._peer = None

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self._is_failing:
                return
            super().data_received(data[at : at + SLICE])

    def handle_events(self) -> None:
        self._count(len(self.conn.events))
        if not self.transport.is_closing() and not self._is_failing:
            super().handle_events()

    def handle_parser_exception(self) -> None:
        """Show the client out. What it still sends is read and dropped: a socket closed over it would lose the reason."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._is_failing = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NO_TEXT, "a text is UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _count(self, frames: int) -> None:
        """So many more frames; too many of them end the connection."""
        now = self.loop.time()
        if now >= self._window_ends:
            self._frames, self._window_ends = 0, now + WINDOW
        self._frames += frames
        if not self.gate.limits.enabled or self._frames <= self.gate.limits.frames or self.close_sent:
            return
        if self.handshake_complete:
            self.conn.fail(POLICY, "too many frames")
            self.handle_parser_exception()
        else:
            self.transport.abort()


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
