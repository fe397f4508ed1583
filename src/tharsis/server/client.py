"""A small client for programs: tables over HTTP, play over one WebSocket. Needs nothing but `websockets`."""

from __future__ import annotations

import json
import time
import uuid
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tharsis.kernel.errors import TharsisError
from tharsis.server.documents.delta import patch

Doc = dict[str, Any]


class ServerRefused(TharsisError):
    """The server said no; `error` is its word for why."""

    def __init__(self, error: str, message: str, status: int = 0) -> None:
        super().__init__(error, message, status)  # all of it: an error may be pickled
        self.error = error
        self.message = message
        self.status = status

    def __str__(self) -> str:
        return f"{self.error}: {self.message}"


def call(
    base: str,
    method: str,
    path: str,
    body: Any = None,
    token: str = "",
    headers: Doc | None = None,
    patience: float = 40.0,
    **query: Any,
) -> Any:
    """One HTTP request; what came back within so many seconds, or an error."""
    address = base.rstrip("/") + quote(path) + (f"?{urlencode(query, doseq=True)}" if query else "")
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"content-type": "application/json", **(headers or {})}, method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    try:
        with urlopen(request, timeout=patience) as response:
            content = response.read()
            kind = response.headers.get_content_type()
    except HTTPError as error:
        with error:
            problem = json.loads(error.read() or b"{}")
        raise ServerRefused(problem.get("error", "?"), problem.get("message", ""), error.code) from None
    if not content:
        return None
    return json.loads(content) if kind == "application/json" else content.decode()


class TableClient:
    """Somebody at a table. `doc` is always the table as this reader sees it."""

    def __init__(
        self, base: str, table: str, token: str = "", language: str = "en", invite: str = ""
    ) -> None:
        self.base = base.rstrip("/")
        self.table = table
        self.token = token
        self.language = language
        self.invite = invite
        self.doc: Doc = {}
        self.welcome: Doc = {}
        self.presence: Doc = {}
        self.clock: Doc = {}
        self.replies: dict[str, Doc] = {}
        self.received: list[str] = []
        self.keep = False  # whether everything received is kept
        self._ws: ClientConnection | None = None
        self._stack = ExitStack()

    def __enter__(self) -> TableClient:
        self.connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def seq(self) -> int:
        """The last event seen."""
        return int(self.doc.get("seq", -1))

    @property
    def decision(self) -> Doc | None:
        """What I must decide now."""
        found: Doc | None = self.doc.get("decision")
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.doc["table"]["status"] == "over")

    def connect(self) -> None:
        """Connect, or come back after a lost connection: only what was missed is sent."""
        address = f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/ws"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self._ws = self._stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, close_timeout=1)
        )
        hello: Doc = {"type": "hello", "protocol": 1, "language": self.language, "invite": self.invite}
        if self.doc:
            hello["seq"] = self.seq
        self.send(hello)
        while self.receive(10)["type"] != "welcome":
            pass
        while not self.doc:
            self.receive(10)

    def close(self) -> None:
        """Hang up."""
        if self._ws is not None:
            self._stack.close()
            self._ws = None

    def send(self, message: Doc) -> None:
        """Send a message."""
        assert self._ws is not None
        self._ws.send(json.dumps(message))

    def receive(self, seconds: float) -> Doc:
        """Take the next message in; TimeoutError if none comes."""
        assert self._ws is not None
        try:
            text = self._ws.recv(seconds)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            raise ServerRefused(
                "closed", f"{code} {closed.rcvd.reason if closed.rcvd else ''}", code
            ) from None
        assert isinstance(text, str)
        if self.keep:
            self.received.append(text)
        message: Doc = json.loads(text)
        kind = message["type"]
        if kind == "full":
            self.doc = message["doc"]
        elif kind == "delta":
            if message["seq"] != self.seq + 1:
                raise ServerRefused("gap", f"delta {message['seq']} after {self.seq}")
            patch(self.doc, message["ops"])
        elif kind in ("welcome", "presence", "clock"):
            setattr(self, kind, message)
        elif "key" in message:
            self.replies[message["key"]] = message
        if kind == "error" and not message.get("key"):
            raise ServerRefused(message["error"], message["message"])
        return message

    def wait(self, until: Any, seconds: float = 20.0) -> None:
        """Take messages in until a condition holds."""
        end = time.monotonic() + seconds
        while not until(self):
            self.receive(max(0.01, end - time.monotonic()))

    def order(self, kind: str, key: str = "", **fields: Any) -> Doc:
        """Give an order and wait until it is stored and seen."""
        key = key or uuid.uuid4().hex
        self.send({"type": kind, "key": key, **fields})
        self.wait(lambda c: key in c.replies)
        reply = self.replies.pop(key)
        if reply["type"] == "error":
            raise ServerRefused(reply["error"], reply["message"])
        if reply["type"] == "ack":
            self.wait(lambda c: c.seq >= reply["seq"])
        return reply

    def answer(self, *choices: int | str | list[int | str], key: str = "", seq: int | None = None) -> Doc:
        """Answer my decision; a list takes those items of the selection that starts there."""
        return self.order("answer", key, seq=self.seq if seq is None else seq, answers=list(choices))

    def ask(self, what: str, *options: int | str) -> Any:
        """Ask for the menu or for previews."""
        return self.order("ask", what=what, options=list(options))["body"]
