"""What is pushed is compressed, with small windows, and what comes in compressed may not be too large unpacked."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import ClientConnection, connect

from tharsis.server.testing import Running


@pytest.fixture
def address(server: Running) -> str:
    """The WebSocket of a public table where a game has begun."""
    ana, _ = server.pair(public=True)
    return f"ws{server.base.removeprefix('http')}/api/tables/{ana.table}/ws"


class Received:
    """Counts the bytes that come over the wire."""

    def __init__(self, ws: ClientConnection) -> None:
        self.bytes = 0
        self.real = ws.protocol.receive_data
        ws.protocol.receive_data = self.receive_data  # type: ignore[method-assign]

    def receive_data(self, data: bytes) -> None:
        """Take them in."""
        self.bytes += len(data)
        self.real(data)


def test_the_first_document_comes_compressed(address: str) -> None:
    with connect(address, max_size=None) as ws:
        wire = Received(ws)
        ws.send('{"type":"hello"}')
        text = 0
        while text < 2_000:
            text += len(ws.recv(5))
        assert wire.bytes < text / 2


def test_windows_are_small(address: str) -> None:
    """Thousands are connected, and each has a window of its own: the largest would take 300 KB, this takes 50."""
    with connect(address) as ws:
        (deflate,) = ws.protocol.extensions
    assert isinstance(deflate, PerMessageDeflate)
    assert (deflate.remote_max_window_bits, deflate.local_max_window_bits) == (12, 12)
    assert not deflate.remote_no_context_takeover  # a delta is much like the one before it


def test_a_client_without_compression_is_served_too(address: str) -> None:
    with connect(address, compression=None) as ws:
        ws.send('{"type":"hello"}')
        assert not ws.protocol.extensions
        assert '"type":"welcome"' in str(ws.recv(5))


def test_a_small_message_that_unpacks_to_a_large_one_is_refused(address: str) -> None:
    with connect(address, max_size=None) as ws:
        ws.send('{"type":"hello"}')
        ws.send("x" * 20_000_000)  # some 20 KB on the wire
        code = None
        while code is None:
            try:
                ws.recv(10)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
    assert code == 1009
