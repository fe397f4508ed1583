"""What comes in has limits in size and time: endless heads, floods of frames, silence, half bodies, unread replies."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import struct
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from odd_messages import Closed, Line
from tharsis.server.addresses import group_of
from tharsis.server.config import Config, Limits
from tharsis.server.http.protocol import Gate, GuardedHttp
from tharsis.server.logs import LOGGER
from tharsis.server.testing import Running
from tharsis.server.ws.protocol import GuardedWebSocket

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
QUICK = {"head_seconds": 0.3, "body_seconds": 0.3}
NEVER = (1e6, 1e6, 1e6)  # too busy: these tests are about other limits
Start = Callable[[Config], Running]


def limited(start: Start, folder: Path, **fields: Any) -> Running:
    """A server with these limits."""
    return start(
        Config(
            database=f"sqlite:{folder / 't.db'}",
            limits=Limits(**{"creations": "9 per hour", "late": NEVER, **fields}),
        )
    )


def dial(server: Running) -> socket.socket:
    """A plain connection."""
    host, port = server.base.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=5)


def rest(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    try:
        while data := line.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    """What the server has complained about."""
    LOGGER.propagate = True
    yield lambda: [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
    LOGGER.propagate = False


def test_a_head_without_end_is_cut_off(start: Start, folder: Path) -> None:
    server = limited(start, folder, head=4000)
    with dial(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 10_000)
        assert rest(line).startswith(b"HTTP/1.1 400")
    assert server.call("GET", "/api/tables") == {"tables": []}


def test_silent_connections_and_half_heads_end(start: Start, folder: Path) -> None:
    server = limited(start, folder, **QUICK)
    with dial(server) as silent, dial(server) as half:
        half.sendall(b"GET / HTTP/1.1\r\nhost: loc")
        assert rest(half).startswith(b"HTTP/1.1 408")
        assert rest(silent).startswith(b"HTTP/1.1 408")
    with dial(server) as second:
        second.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert second.recv(100).startswith(b"HTTP/1.1 200")
        second.sendall(b"GET / HT")
        assert b"408" in rest(second)[-200:]


def test_half_bodies_end_without_an_error(
    start: Start, folder: Path, errors: Callable[[], list[str]]
) -> None:
    server = limited(start, folder, **QUICK)
    head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n"
    with dial(server) as half:
        half.sendall(head + b"{")
        reply = rest(half)
        assert reply.startswith(b"HTTP/1.1 408")
        assert json.loads(reply.split(b"\r\n\r\n")[1])["error"] == "too_slow"
    with dial(server) as gone:
        gone.sendall(head + b"{")
        gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset
    with dial(server) as unread:  # a body that nobody asks for
        unread.sendall(head.replace(b"POST /api/tables", b"GET /api/games"))
        assert rest(unread).startswith(b"HTTP/1.1 200")
    assert server.call("GET", "/api/tables") == {"tables": []}
    assert errors() == []


def test_an_address_has_so_many_sockets(start: Start, folder: Path) -> None:
    server = limited(start, folder, sockets_per_address=2)
    with dial(server), dial(server), dial(server) as third:
        assert rest(third) == b""
    server.create(ME)  # those that are closed count no more


def test_a_socket_that_became_a_websocket_counts_once(start: Start, folder: Path) -> None:
    server = limited(start, folder, sockets_per_address=2)
    made = server.create(ME)
    ana = server.client(made["table"], made["token"])
    with dial(server) as line, dial(server) as third:
        assert rest(third) == b""
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert rest(line).startswith(b"HTTP/1.1 200")
    ana.close()
    server.create(ME)


def until_closed(ws: ClientConnection) -> None:
    """Read until the other side closes."""
    while True:
        ws.recv(5)


def test_a_websocket_has_no_deadline(start: Start, folder: Path) -> None:
    server = limited(start, folder, head_seconds=0.05, body_seconds=0.05)
    made = server.create(ME, OPEN)
    ana = server.client(made["table"], made["token"])
    time.sleep(0.3)
    assert ana.order("chat", text="still here")


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x80\x80"])
def test_floods_of_empty_frames_are_cut_off(start: Start, folder: Path, frame: bytes) -> None:
    """Pings, pongs, fragments."""
    server = limited(start, folder, frames=100)
    made = server.create(ME, public=True)
    address = f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws"
    with connect(address, ping_interval=None, close_timeout=1) as ws:
        ws.send('{"type":"hello"}')
        ws.recv(5)
        begun = b"\x01\x80\0\0\0\0" if frame[0] == 0x80 else b""
        ones = (b"\0\x80\0\0\0\0" if begun else frame + b"\0\0\0\0") * 20_000
        try:
            ws.socket.sendall(begun + ones)
        except OSError:
            return  # it was closed in the middle
        with pytest.raises(ConnectionClosed):
            until_closed(ws)
    assert server.call("GET", "/api/games")


def test_a_text_that_is_none_is_refused_with_a_reason_and_no_error(
    start: Start, folder: Path, errors: Callable[[], list[str]]
) -> None:
    server = limited(start, folder)
    made = server.create(ME, public=True)
    address = f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws"
    with connect(address, ping_interval=None, close_timeout=1) as ws:
        ws.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        with pytest.raises(ConnectionClosed, match="a text is UTF-8"):
            until_closed(ws)
    assert errors() == []


def test_a_connection_that_is_closed_leaves_nothing_behind(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a collection of garbage: a busy server has none for minutes."""
    found: list[weakref.ref[object]] = []
    made = GuardedWebSocket.connection_made

    def connection_made(self: GuardedWebSocket, transport: asyncio.BaseTransport) -> None:
        made(self, transport)
        found.append(weakref.ref(self.conn))

    monkeypatch.setattr(GuardedWebSocket, "connection_made", connection_made)
    table = server.create(ME)
    gc.disable()
    try:
        client = server.client(table["table"], table["token"])
        client.answer(0)
        client.close()
        end = time.monotonic() + 5
        while found[0]() is not None and time.monotonic() < end:
            time.sleep(0.05)
        assert found[0]() is None
    finally:
        gc.enable()


def test_who_goes_on_sending_still_hears_why_it_is_shown_out(start: Start, folder: Path) -> None:
    """Where a socket is closed over unread bytes, the other side is reset: many systems drop the reason then."""
    server = limited(start, folder)
    made = server.create(ME, public=True)
    with Line(f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws") as line:
        for _ in range(40):
            line.say("x" * 20_000)
            time.sleep(0.01)
        line.socket.sendall(b"x" * 20_000)  # it was not reset: that would be an error here
        with pytest.raises(Closed, match="1009 frame with 20000 bytes exceeds limit"):
            line.receive()


def test_who_does_not_read_a_reply_is_cut_off() -> None:
    class Transport:
        """A connection to nobody."""

        aborted = False

        def abort(self) -> None:
            self.aborted = True

        def get_extra_info(self, _: str) -> None:
            return None

    async def test() -> None:
        limits = Limits(read_seconds=0.02)
        GuardedHttp.gate = Gate(Config(limits=limits))
        protocol = GuardedHttp(uvicorn.Config(FastAPI()), ServerState(), {})
        transport = Transport()
        protocol.connection_made(cast(asyncio.Transport, transport))
        protocol.pause_writing()
        protocol.resume_writing()
        await asyncio.sleep(0.04)
        assert not transport.aborted
        protocol.pause_writing()
        await asyncio.sleep(0.04)
        assert transport.aborted
        protocol._forget()

    asyncio.run(test())


def test_addresses_count_by_line() -> None:
    assert group_of("2001:db8:1:2:3:4:5:6") == group_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert group_of("2001:db8:1:3::9") != group_of("2001:db8:1:2::9")
    assert group_of("::ffff:192.0.2.7") == group_of("192.0.2.7") == "192.0.2.7"
    assert group_of("fe80::1%eth0") == "fe80::/64"
    assert group_of("?") == "?"


def ask(server: Running, host: str, **headers: str) -> int:
    """Ask for a table; the status."""
    body = b'{"game":"mars","seats":[{"kind":"me"}]}'
    lines = [b"POST /api/tables HTTP/1.1", f"host: {host}".encode(), b"content-type: application/json"]
    lines += [b"connection: close", f"content-length: {len(body)}".encode()]
    lines += [f"{name.replace('_', '-')}: {value}".encode() for name, value in headers.items()]
    with dial(server) as line:
        line.sendall(b"\r\n".join([*lines, b"", body]))
        return int(rest(line).split()[1])


def test_tables_of_one_line_are_counted_together_behind_a_proxy(start: Start, folder: Path) -> None:
    config = Config(database=f"sqlite:{folder / 't.db'}", proxies=["127.0.0.1"])
    config.limits = Limits(creations="3 per hour", sockets_per_address=1)
    server = start(config)
    one = [ask(server, "localhost", x_forwarded_for=f"2001:db8::{i}") for i in range(5)]
    assert one == [201, 201, 201, 429, 429]
    assert ask(server, "localhost", x_forwarded_for="2001:db8:0:1::1") == 201
    with dial(server), dial(server):  # a proxy has the sockets of many
        assert ask(server, "localhost", x_forwarded_for="192.0.2.1") == 201


def test_a_server_answers_to_its_own_names_only(start: Start, folder: Path) -> None:
    config = Config(database=f"sqlite:{folder / 't.db'}", names=["table.example.org"])
    config.origins = ["https://other.example"]
    server = start(config)
    assert ask(server, "evil.example:8137", origin="http://evil.example:8137") == 421
    assert ask(server, "table.example.org", origin="https://table.example.org") == 201
    assert ask(server, "table.example.org.", origin="https://other.example") == 201
    for own in ("127.0.0.1:99", "[::1]:99", "localhost", "tharsis:8137", "mars.local", "other.example"):
        assert ask(server, own) == 201
    assert ask(server, "[bad", origin="http://[bad") == 421
    made = server.create(ME, public=True)
    upgrade = [
        f"GET /api/tables/{made['table']}/ws HTTP/1.1",
        "host: evil.example",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==",
    ]
    with dial(server) as line:
        line.sendall("\r\n".join([*upgrade, "", ""]).encode())
        assert rest(line).startswith(b"HTTP/1.1 403")


def test_a_page_over_http_is_not_one_over_https(start: Start, folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", proxies=["127.0.0.1"]))
    assert ask(server, "localhost", origin="http://localhost", x_forwarded_proto="https") == 403
    assert ask(server, "localhost", origin="https://localhost", x_forwarded_proto="https") == 201
