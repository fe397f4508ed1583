"""Secrets stay secret, strangers stay out, too much is refused."""

from __future__ import annotations

import http.client
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config, Limits
from tharsis.server.testing import Running

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
JSON = {"content-type": "application/json"}


def raw(
    server: Running, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """A request as it is."""
    connection = http.client.HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    connection.request(method, path, body, headers or {})
    response = connection.getresponse()
    found = response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
    connection.close()
    return found


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/healthz", "/nothing", "/api/nothing", "/openapi.json"]
)
def test_every_reply_has_the_strict_headers(server: Running, path: str) -> None:
    _, headers, _ = raw(server, "GET", path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in policy


def test_tokens_and_codes_are_stored_only_as_hashes(server: Running, folder: Path) -> None:
    made = server.create(ME, OPEN)
    seated = server.call("POST", f"/api/tables/{made['table']}/claim", {"invite": made["invite"]})
    again = server.call("POST", f"/api/tables/{made['table']}/reenter", {"code": made["code"]})
    db = sqlite3.connect(folder / "tharsis.db")
    dump = "\n".join(db.iterdump())
    db.close()
    for secret in (made["token"], made["code"], seated["token"], seated["code"], again["token"]):
        assert len(secret) >= 20
        assert secret not in dump
        assert secret.replace("-", "") not in dump
    assert len(made["token"]) == 43  # 256 bits


def test_nothing_secret_is_logged(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("tharsis.server")
    logger.propagate = True
    logger.setLevel("DEBUG")
    try:
        made = server.create(ME, OPEN)
        seated = server.call("POST", f"/api/tables/{made['table']}/claim", {"invite": made["invite"]})
        client = server.client(made["table"], made["token"])
        client.answer(0)
        server.call("GET", f"/api/tables/{made['table']}/state", token=seated["token"], language="pt")
    finally:
        logger.propagate = False
    text = caplog.text + "".join(str(getattr(r, "fields", "")) for r in caplog.records)
    assert made["table"] in text
    for secret in (made["token"], made["code"], made["invite"], seated["token"], seated["code"]):
        assert secret not in text


def test_the_cookie_opens_the_seat_and_no_script_can_read_it(server: Running) -> None:
    body = json.dumps({"game": "mars", "seats": [ME]}).encode()
    status, headers, content = raw(server, "POST", "/api/tables", body, JSON)
    assert status == 201
    made = json.loads(content)
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert f"Path=/api/tables/{made['table']}" in cookie
    pair = cookie.split(";")[0]
    status, _, content = raw(server, "GET", f"/api/tables/{made['table']}/state", headers={"cookie": pair})
    assert json.loads(content)["doc"]["you"]["seat"] == 0
    address = f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws"
    with connect(address, additional_headers={"cookie": pair}, origin=server.base) as ws:  # type: ignore[arg-type]
        ws.send('{"type":"hello"}')
        assert json.loads(ws.recv(5))["seat"] == 0
    token = json.dumps({"token": made["token"]}).encode()
    status, headers, _ = raw(server, "POST", f"/api/tables/{made['table']}/session", token, JSON)
    assert status == 204
    assert "HttpOnly" in headers["set-cookie"]


def test_other_sites_are_kept_out(server: Running) -> None:
    made = server.create(ME, public=True)
    evil = {**JSON, "origin": "https://evil.example"}
    status, _, _ = raw(server, "POST", "/api/tables", b"{}", evil)
    assert status == 403
    address = f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    # a form of another site can't send JSON
    status, _, _ = raw(server, "POST", "/api/tables", b"{}", {"content-type": "text/plain"})
    assert status == 422


def test_private_tables_open_with_seat_or_invite_only(server: Running) -> None:
    made = server.create(ME, OPEN)
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("GET", f"/api/tables/{made['table']}/state")
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("GET", f"/api/tables/{made['table']}/state", token="wrong")
    with pytest.raises(ServerRefused, match="no_seat"):
        TableClient(server.base, made["table"]).connect()
    assert server.client(made["table"], invite=made["invite"]).doc["you"]["seat"] is None
    assert server.call("GET", "/api/tables")["tables"] == []


def closing(server: Running, table: str, *messages: str | bytes) -> int:
    """Send messages; the code with which the server closes."""
    address = f"ws{server.base.removeprefix('http')}/api/tables/{table}/ws"
    with connect(address) as ws:
        try:
            for message in messages:
                ws.send(message)
            while True:
                ws.recv(5)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        except TimeoutError:
            return 0


def test_bad_messages_are_refused(server: Running) -> None:
    made = server.create(ME, OPEN, public=True)
    hello = '{"type":"hello"}'
    assert closing(server, made["table"], "no json") == 4400
    assert closing(server, made["table"], '{"type":"ping"}') == 4400
    assert closing(server, made["table"], b"\x00\x01") == 4400
    assert closing(server, made["table"], '{"type":"hello","protocol":99}') == 4400
    assert closing(server, "0123456789abcdef", hello) == 4404
    assert closing(server, made["table"], hello, "x" * 20_000) in (1009, 4413)
    assert closing(server, made["table"], hello, *["nonsense"] * 25) == 4400
    assert closing(server, made["table"], '{"type":"hello","token":"wrong"}') == 4401


def small(**fields: Any) -> Limits:
    """Limits that a test can reach."""
    return Limits(**{"creations": "5 per hour", **fields})


def test_who_does_not_say_hello_is_shown_out(start: Callable[[Config], Running], folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", hello=0.1))
    made = server.create(ME, OPEN, public=True)
    assert closing(server, made["table"]) == 4408


def test_limits(start: Callable[[Config], Running], folder: Path) -> None:
    limits = small(connections_per_address=3, messages="5 per minute", requests="50 per minute")
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=limits))
    made = server.create(ME, OPEN, public=True)
    # messages
    assert closing(server, made["table"], '{"type":"hello"}', *['{"type":"ping"}'] * 10) == 4429
    # connections
    for _ in range(3):
        server.client(made["table"])
    address = f"ws{server.base.removeprefix('http')}/api/tables/{made['table']}/ws"
    with pytest.raises(InvalidStatus, match="403"), connect(address):
        pass
    # bodies
    big = json.dumps({"game": "mars", "seats": [ME], "name": "x" * 20_000}).encode()
    assert raw(server, "POST", "/api/tables", big, JSON)[0] == 413
    # tables
    codes = [
        raw(server, "POST", "/api/tables", b'{"game":"mars","seats":[{"kind":"me"}]}', JSON)[0]
        for _ in range(6)
    ]
    assert codes == [201] * 4 + [429] * 2
    # requests
    codes = [raw(server, "GET", "/api/games")[0] for _ in range(60)]
    assert codes.count(429) >= 10


def test_who_does_not_read_is_shown_out(server: Running) -> None:
    from tharsis.server.documents.build import Reader
    from tharsis.server.table.orders import Who
    from tharsis.server.ws.connection import Connection

    slow = Connection(Who(), Reader(None, False, "en"), 1000)
    for _ in range(20):
        slow.push("x" * 100)
    assert slow.closing == (4429, "too slow")


def test_a_stopping_server_tells_its_clients_to_come_back(server: Running) -> None:
    ana, _ = server.pair()
    server.server.should_exit = True
    kinds: list[dict[str, Any]] = []
    with pytest.raises(ServerRefused, match="1001"):
        ana.wait(lambda _: kinds.append(json.loads(ana.received[-1])), 10)
    assert kinds[-1] == {"type": "bye", "reason": "the server stops", "retry": True}


def test_files_of_the_client_are_served_and_no_others(
    start: Callable[[Config], Running], folder: Path
) -> None:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "app.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    server = start(Config(database=f"sqlite:{folder / 't.db'}", static=static))
    status, headers, content = raw(server, "GET", "/t/0123456789abcdef")
    assert (status, b"client" in content) == (200, True)
    status, headers, content = raw(server, "GET", "/assets/app.js")
    assert "immutable" in headers["cache-control"]
    for path in (
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%00",
    ):
        assert b"secret" not in raw(server, "GET", path)[2]


def test_a_file_that_vanished_is_not_found(start: Callable[[Config], Running], folder: Path) -> None:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "app.js").write_text("1")
    server = start(Config(database=f"sqlite:{folder / 't.db'}", static=static))
    assert raw(server, "GET", "/assets/app.js")[0] == 200
    (static / "assets" / "app.js").unlink()
    status, headers, content = raw(server, "GET", "/assets/app.js")
    assert (status, json.loads(content)["error"]) == (404, "not_found")
    assert "immutable" not in headers.get("cache-control", "")
    (static / "index.html").unlink()
    assert raw(server, "GET", "/t/abc")[0] == 200  # says that the client is not built
