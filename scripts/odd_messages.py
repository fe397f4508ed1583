"""Odd messages for the table's WebSocket: good ones of every kind, bent by their structure, and odd frames around them."""

from __future__ import annotations

import json
import os
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from tharsis.server import messages as wire

Doc = dict[str, Any]
KINDS = [kind for kind in wire.ClientMessage.__args__ if kind is not wire.Hello]
TEXTS = (
    "",
    "\0",
    "\u202eevil",
    "e\u0301" * 40,
    "🪐" * 60,
    "\ud800",
    "x" * 70,
    "x" * 600,
    "{asteroid}",
    "%s%n",
    "../..",
    "'; --",
    "\n" * 9,
    "ａ",
    "null",
    "0",
)
NUMBERS = (
    -1,
    0,
    1,
    15,
    16,
    255,
    10_000,
    10_001,
    1 << 31,
    1 << 40,
    (1 << 40) + 1,
    1 << 63,
    1 << 64,
    -(1 << 65),
)
LONGEST = 100_000  # of a field that is repeated: the server takes 16 KB, and more keeps only its sender busy
OTHERS: tuple[Any, ...] = (None, True, False, 0.5, -0.0, 1e300, [], {}, [[]], {"": {}}, [None], ["", 0, []])


class Odd:
    """Makes messages. `look`: what the table offers to answer now."""

    def __init__(self, luck: Random, look: Callable[[], tuple[int, list[str]]]) -> None:
        self.luck = luck
        self.look = look
        self.bends = (self.drop, self.swap, self.add, self.rename, self.deepen, self.repeat)

    # --- good ones ----------------------------------------------------------------------------------------------------

    def good(self, kind: Any) -> Doc:
        """A message of a kind that makes sense now."""
        seq, labels = self.look()
        luck = self.luck
        label = luck.choice(labels) if labels else "pass"
        values: dict[str, Any] = {
            "key": f"k{luck.getrandbits(60)}",
            "seq": luck.choice([seq, seq, seq, max(0, seq - 1), seq + 1]),
            "answers": [luck.choice([label, luck.randrange(max(1, len(labels))), [label], [0, 1]])],
            "label": luck.choice([label, None]),
            "steps": luck.choice([1, 2, 9]),
            "text": luck.choice(["well played", "Привет", "{asteroid}", "<b>"]),
            "bot": luck.choice(["random", "greedy", "no such bot"]),
            "seat": luck.randrange(3),
            "what": luck.choice(["menu", "preview"]),
            "options": luck.sample(labels, min(2, len(labels))),
            "language": luck.choice(["en", "pt", "ru"]),
            "protocol": wire.PROTOCOL,
            "token": None,
            "invite": "",
        }
        fields = {name: values[name] for name in kind.__struct_fields__}
        return {"type": kind.__struct_config__.tag, **fields}

    def hello(self, token: str) -> Doc:
        """The first message."""
        return {**self.good(wire.Hello), "token": token, "seq": None}

    # --- bent ones ----------------------------------------------------------------------------------------------------

    def text(self, message: Doc) -> str:
        """The message, bent now and then, or often, as text."""
        for _ in range(self.luck.choice([0, 1, 1, 2, 4])):
            message = self.luck.choice(self.bends)(message)
        text = json.dumps(message, ensure_ascii=self.luck.random() < 0.5)
        text = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        return self.torn(text) if self.luck.random() < 0.1 else text

    def odd(self) -> Any:
        """A value that nobody expects."""
        return self.luck.choice(self.luck.choice([TEXTS, NUMBERS, OTHERS]))

    def name_in(self, message: Doc) -> str:
        """One of its fields."""
        return self.luck.choice(sorted(message)) if message else "type"

    def drop(self, message: Doc) -> Doc:
        """Without a field."""
        name = self.name_in(message)
        return {key: value for key, value in message.items() if key != name}

    def swap(self, message: Doc) -> Doc:
        """Another value for a field."""
        return {**message, self.name_in(message): self.odd()}

    def add(self, message: Doc) -> Doc:
        """A field more."""
        return {**message, self.luck.choice(["x", "token", "v", "__proto__", "", "key", "seat"]): self.odd()}

    def rename(self, message: Doc) -> Doc:
        """Of another kind, with the same fields."""
        tags = [str(kind.__struct_config__.tag) for kind in [*KINDS, wire.Hello]]
        return {**message, "type": self.luck.choice([*tags, "full", "delta", "HELLO", ""])}

    def deepen(self, message: Doc) -> Doc:
        """A field wrapped again and again."""
        value: Any = message.get(name := self.name_in(message))
        for _ in range(self.luck.choice([1, 3, 30, 150])):
            value = [value] if self.luck.random() < 0.5 else {"a": value}
        return {**message, name: value}

    def repeat(self, message: Doc) -> Doc:
        """A list or a text many times as long."""
        name = self.name_in(message)
        value = message.get(name)
        times = min(self.luck.choice([2, 65, 300]), max(1, LONGEST // len(f"{value} ")))
        return {**message, name: value * times if isinstance(value, list | str) else [value] * times}

    def torn(self, text: str) -> str:
        """A piece of it, or something that is no JSON object at all."""
        at = self.luck.randrange(len(text) + 1)
        pieces = (
            text[:at],
            text[at:],
            text + text[:at],
            f"[{text}]",
            "[" * 3000,
            "1e999",
            '"',
            "",
            " " * 900,
            "\x00",
        )
        return self.luck.choice(pieces)

    # --- frames -------------------------------------------------------------------------------------------------------

    def pieces(self, text: str) -> bytes:
        """A text in fragments, with control frames in between."""
        body, found, opcode = text.encode(), b"", 1
        cuts = sorted(self.luck.randrange(len(body) + 1) for _ in range(self.luck.randrange(1, 5)))
        for start, end in zip([0, *cuts], [*cuts, len(body)], strict=True):
            found += frame(opcode, body[start:end], fin=end == len(body) and start == cuts[-1])
            opcode = 0
            if self.luck.random() < 0.4:
                found += frame(self.luck.choice([9, 10]), b"?" * self.luck.randrange(126))
        return found

    def broken(self) -> bytes:
        """Frames that no client may send, or only the beginning of one."""
        good = frame(1, b'{"type":"ping"}')
        return self.luck.choice(
            [
                frame(3, b""),  # no such frame
                frame(11, b"x"),
                frame(0, b"more of nothing"),
                frame(9, b"?" * 126),  # a control frame is short
                frame(9, b"?", fin=False),
                frame(8, b"\x00"),  # half a code
                frame(8, struct.pack("!H", self.luck.choice([0, 999, 1005, 1006, 5000]))),
                frame(1, b"\xff\xfe"),  # no UTF-8
                frame(2, b"\x00\x01"),
                frame(1, b'{"type":', fin=False) + good,  # a new one within the old
                b"\x81\x05hello",  # not masked
                bytes([good[0] | 0x40]) + good[1:],  # marked as something that was not agreed on
                b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",  # as long as can be said
                frame(1, b"x" * 20_000),
                good[: self.luck.randrange(1, len(good))],
            ]
        )


def frame(opcode: int, body: bytes, fin: bool = True) -> bytes:
    """One frame from a client, whatever it is."""
    size = len(body)
    head = bytes([opcode | (0x80 if fin else 0)])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", 0xFE, size)
    else:
        head += struct.pack("!BQ", 0xFF, size)
    mask = os.urandom(4)
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body))


class Closed(Exception):
    """The server has closed, with a code and a reason; None: without a word."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Line:
    """A WebSocket over which anything may be sent: only what comes back is read by the rules."""

    def __init__(self, address: str) -> None:
        uri = parse_uri(address)
        self.protocol = ClientProtocol(uri, max_size=None)
        self.socket = socket.create_connection((uri.host, uri.port), timeout=20)
        self.events: deque[Any] = deque()
        self.protocol.send_request(self.protocol.connect())
        self.socket.sendall(b"".join(self.protocol.data_to_send()))
        if not isinstance(self.next_event(), Response) or self.protocol.state is not State.OPEN:
            raise Closed(None, "no WebSocket")

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        """These bytes. That it was closed is seen when something is read."""
        with suppress(OSError):
            self.socket.sendall(data)

    def say(self, text: str) -> None:
        """A message in one frame."""
        self.send(frame(1, text.encode()))

    def end(self) -> None:
        """Nothing more will be sent."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def receive(self, seconds: float = 20.0) -> Doc:
        """The next message."""
        self.socket.settimeout(seconds)
        while True:
            event = self.next_event()
            if isinstance(event, Frame) and event.opcode == Opcode.TEXT:
                message: Doc = json.loads(bytes(event.data))
                return message
            if isinstance(event, Frame) and event.opcode == Opcode.CLOSE:
                close = Close.parse(bytes(event.data))
                raise Closed(close.code, close.reason)

    def next_event(self) -> Any:
        """The next thing that has come."""
        while not self.events:
            try:
                data = self.socket.recv(65536)
            except ConnectionError:
                data = b""
            if not data:
                raise Closed(None, "")
            self.protocol.receive_data(data)
            self.events.extend(self.protocol.events_received())
            self.send(b"".join(self.protocol.data_to_send()))  # pongs
        return self.events.popleft()
