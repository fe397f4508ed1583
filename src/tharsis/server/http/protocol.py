"""HTTP connections with limits on size and time: a peer that is silent, slow or endless costs nobody else anything.

h11 refuses a head that is too long before it has read it all; what uvicorn leaves open is closed here: connections that
never send a whole request, replies that are never read, and too many connections of one address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tharsis.server.addresses import group_of
from tharsis.server.config import Config

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Gate:
    """Counts open sockets, in all and by address. A proxy has those of all its clients, so it has no limit of its own."""

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self.proxies = [ip_network(text, strict=False) for text in config.proxies]
        self.open = 0
        self.by_address: Counter[str] = Counter()

    def is_proxy(self, address: str) -> bool:
        """Whether this address passes on what others send."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def enter(self, address: str) -> bool:
        """One more socket, if there is room for it."""
        who = group_of(address)
        most = self.limits.sockets_per_address
        full = self.open >= self.limits.sockets or (
            self.by_address[who] >= most and not self.is_proxy(address)
        )
        if full and self.limits.enabled:
            return False
        self.open += 1
        self.by_address[who] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket less."""
        who = group_of(address)
        self.open -= 1
        self.by_address[who] -= 1
        if not self.by_address[who]:
            del self.by_address[who]


class GuardedHttp(H11Protocol):
    """A connection that must send a whole request in time, and read the reply."""

    gate: Gate  # set by `guarded`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._phase: object = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._peer: str | None = None
        self._is_http = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)
        super().connection_made(stream)
        address = self.client[0] if self.client else "?"
        if not self.gate.enter(address):
            stream.abort()
            return
        self._peer = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()
        self.resume_writing()
        if self._peer is not None:
            self.gate.leave(self._peer)
            self._peer = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket goes on under another protocol, which counts it from now on."""
        self._forget()
        self._is_http = False
        if self._peer is not None:
            self.gate.leave(self._peer)
            self._peer = None
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # a reply is under way already
            self.transport.close()

    # --- time ---------------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Set a deadline for what is to come next: the rest of a head, or of a body (after `replies.body` has refused it)."""
        waits: object = self.conn.their_state
        if self.conn.our_state is h11.IDLE and waits is h11.IDLE and self.timeout_keep_alive_task is not None:
            waits = None  # between two requests; uvicorn watches over that
        if waits is self._phase or not self._is_http:
            return
        self._forget()
        self._phase = waits
        if waits is h11.IDLE or waits is h11.SEND_BODY:
            limits = self.gate.limits
            seconds = limits.head_seconds if waits is h11.IDLE else 2 * limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _forget(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._phase = None

    def _too_late(self) -> None:
        """What was begun did not come. The application tells who sends half a body: see `replies.body`."""
        self._deadline = None
        with suppress(RuntimeError):
            if self._phase is h11.IDLE and not self.transport.is_closing():
                self.transport.write(LATE)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.gate.limits.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
