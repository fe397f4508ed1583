"""Health that tells the truth, figures and the operator's page for the operator only, requests that can be found in the log."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections import namedtuple
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tharsis.cli.main import run
from tharsis.server import health
from tharsis.server.client import ServerRefused
from tharsis.server.config import Config, Limits
from tharsis.server.load import Desk, Load, Shed
from tharsis.server.logs import LOGGER, RECENT, JsonFormatter
from tharsis.server.store.base import StoreError
from tharsis.server.table import questions
from tharsis.server.testing import Running, free_port
from tharsis.server.ws.connection import QUESTIONS

ME = {"kind": "me", "name": "Ana"}
Start = Callable[[Config], Running]


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look is a new one."""
    monkeypatch.setattr(health, "FRESH", 0.0)


def told(server: Running, path: str) -> tuple[int, dict[str, str]]:
    """What a probe is told."""
    try:
        with urlopen(server.base + path, timeout=10) as reply:
            return reply.status, json.loads(reply.read())["checks"]
    except HTTPError as error:
        with error as reply:
            return error.code, json.loads(reply.read())["checks"]


def test_a_sound_server_says_so(start: Start, database: str) -> None:
    server = start(Config(database=database))
    tasks = ["load", "tidy", "memory", "follow", *(["leases", "gossip"] if server.hub.store.shared else [])]
    assert told(server, "/livez") == (200, dict.fromkeys(tasks, "ok"))
    status, checks = told(server, "/readyz")
    assert (status, checks["database"], checks["disk"]) == (200, "ok", "ok")
    assert server.call("GET", "/healthz")["version"]


@pytest.mark.parametrize("path", ["/readyz", "/healthz"])
def test_a_database_that_takes_no_writes(server: Running, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async def beat() -> None:
        raise StoreError("password=secret")

    monkeypatch.setattr(server.hub.store, "beat", beat)
    status, checks = told(server, path)
    assert (status, checks["database"]) == (503, "failed")
    assert "secret" not in str(checks)
    assert told(server, "/livez")[0] == 200  # starting it again would help nobody


def test_a_database_that_hangs_is_given_up_after_a_while(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def beat() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "DEADLINE", 0.05)
    monkeypatch.setattr(server.hub.store, "beat", beat)
    assert told(server, "/readyz")[1]["database"] == "slow"


def test_a_full_disk(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(health.shutil, "disk_usage", lambda _: usage(10**9, 10**9, 1000))
    status, checks = told(server, "/readyz")
    assert (status, checks["disk"]) == (503, "full")


def test_a_task_of_the_server_that_died_or_stands_still(server: Running) -> None:
    server.hub.beats["follow"] -= 1000
    server.hub.tasks["tidy"].get_loop().call_soon_threadsafe(server.hub.tasks["tidy"].cancel)
    server.hub.config.poll = 100
    while not server.hub.tasks["tidy"].done():
        server.call("GET", "/api/games")
    status, checks = told(server, "/livez")
    assert (status, checks["tidy"]) == (503, "dead")


def test_many_who_ask_make_one_write(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)
    beats: list[int] = []

    async def beat() -> None:
        beats.append(1)

    monkeypatch.setattr(server.hub.store, "beat", beat)
    for _ in range(5):
        told(server, "/readyz")
    assert len(beats) == 1


# --- the operator -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/metrics", "/operator", "/operator.json"])
def test_only_the_operator_sees_figures(server: Running, path: str) -> None:
    for token in ("", "wrong"):
        with pytest.raises(ServerRefused, match="no such address"):
            server.call("GET", path, token=token)
    assert server.call("GET", path, token="operator")


def test_the_operator_sees_how_the_server_is(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ana, _ = server.pair()
    server.hub.frozen.add("0123456789abcdef")
    RECENT.append({"time": "now", "message": "something failed", "error": "<why>"})
    doc = server.call("GET", "/operator.json", token="operator")
    assert doc["tables"] == {"playing": 1, "in_memory": 1, "clocks_alone": 0}
    assert doc["connections"] == {"clients": 2, "busiest": {"127.0.0.1": 2}}
    assert doc["frozen"] == ["0123456789abcdef"]
    assert doc["errors"][-1]["message"] == "something failed"
    page = server.call("GET", "/operator", token="operator")
    assert "playing 1" in page
    assert "&lt;why&gt;" in page
    assert run(["admin", "--url", server.base, "--token", "operator"]) == 0
    assert "connections   2" in capsys.readouterr().out
    assert run(["admin", "--url", server.base, "--token", "wrong"]) == 1
    assert run(["admin", "--url", "http://127.0.0.1:1"]) == 1
    assert ana.table not in page


def test_the_operators_port_needs_no_token(start: Start, folder: Path) -> None:
    port = free_port()
    server = start(Config(database=f"sqlite:{folder / 't.db'}", port=port, operator_port=port))
    assert "tharsis_loop_lag_seconds" in server.call("GET", "/metrics")


# --- requests in the log ------------------------------------------------------------------------------------------------


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    """What the server writes into its log."""
    found: list[dict[str, Any]] = []

    class Keep(logging.Handler):
        """Keeps the lines."""

        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(JsonFormatter().format(record)))

    keep = Keep()
    LOGGER.addHandler(keep)
    before = LOGGER.level
    LOGGER.setLevel("INFO")
    yield found
    LOGGER.removeHandler(keep)
    LOGGER.setLevel(before)


def said(lines: list[dict[str, Any]], name: str) -> list[str]:
    """What the log says of a request, whose own line comes last, after its reply."""
    end = time.monotonic() + 5
    while not any(line["message"] == "request" and line["request"] == name for line in lines):
        assert time.monotonic() < end
        time.sleep(0.01)
    return [line["message"] for line in lines if line.get("request") == name]


def test_a_reply_tells_the_request_that_is_in_the_log(
    server: Running, lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    LOGGER.setLevel("INFO")
    with urlopen(f"{server.base}/api/tables", timeout=10) as reply:
        name = reply.headers["x-request-id"]
    assert said(lines, name) == ["request"]

    async def lobby(_: int) -> list[str]:
        raise StoreError("gone")

    monkeypatch.setattr(server.hub.store, "lobby", lobby)
    with pytest.raises(HTTPError, match="503") as refused:
        urlopen(f"{server.base}/api/tables", timeout=10)
    with refused.value as reply:
        name = reply.headers["x-request-id"]
    assert said(lines, name) == ["the database failed", "request"]


def test_browsers_are_told_to_use_https_only_where_that_is_wanted(start: Start, folder: Path) -> None:
    config = Config(database=f"sqlite:{folder / 't.db'}", hsts=3600, proxies=["127.0.0.1"])
    server = start(config)
    for scheme, wanted in (("https", "max-age=3600"), ("http", None)):
        request = Request(f"{server.base}/", headers={"x-forwarded-proto": scheme})
        with urlopen(request, timeout=10) as reply:
            assert reply.headers["strict-transport-security"] == wanted


# --- too busy -----------------------------------------------------------------------------------------------------------


def test_one_pause_is_no_load_and_many_are() -> None:
    load = Load(Limits().late, True, Desk(4))
    load.note(1.5)
    assert load.level() == 0
    for _ in range(30):
        load.note(1.5)
    assert load.level() == 3
    for _ in range(30):
        load.note(0.0)
    assert load.level() == 0
    for _ in range(30):
        load.note(-0.01)
    assert load.lag >= 0


def test_a_server_that_is_too_busy_gives_up_in_order_and_answers_last(start: Start, folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(late=(1e6, 1e6, 1e6))))
    made = server.create(ME, public=True)
    at, token = f"/api/tables/{made['table']}", made["token"]
    ana = server.client(made["table"], token)
    asks: dict[Shed, Callable[[], Any]] = {
        Shed.TABLES: lambda: server.create(ME),
        Shed.SPECTATORS: lambda: server.call("GET", f"{at}/state"),
        Shed.QUESTIONS: lambda: server.call("GET", f"{at}/menu", token=token),
    }
    for level in range(4):
        server.hub.load.late = tuple([-1.0] * level + [1e6] * (3 - level))  # type: ignore[assignment]
        for shed, ask in asks.items():
            if shed > level:
                ask()
                continue
            with pytest.raises(ServerRefused, match="very busy") as refused:
                ask()
            assert refused.value.status == 503
        ana.answer(0)
        assert server.call("GET", f"{at}/state", token=token)
    with pytest.raises(ServerRefused, match="very busy"):
        server.client(made["table"])


def test_an_answer_does_not_wait_for_the_questions_before_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    real = questions.previews_now

    async def slow(*what: Any) -> Any:
        await asyncio.to_thread(gate.wait, 20)
        return await real(*what)

    monkeypatch.setattr(questions, "previews_now", slow)
    made = server.create(ME)
    ana = server.client(made["table"], made["token"])
    for number in range(QUESTIONS + 3):
        ana.send({"type": "ask", "key": f"q{number}", "what": "preview"})
    ana.answer(0)
    assert ana.doc["answers"] == 1
    told = [json.loads(text) for text in ana.received]
    many = [message["key"] for message in told if message.get("error") == "too_many"]
    assert many == [f"q{number}" for number in range(QUESTIONS, QUESTIONS + 3)]
    gate.set()


def test_questions_that_would_wait_for_too_many_are_refused_and_answers_are_not(
    start: Start, folder: Path
) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(asking=3)))
    made = server.create(ME)
    at, token = f"/api/tables/{made['table']}", made["token"]
    ana = server.client(made["table"], token)
    server.hub.desk.waiting = 3
    for page in ("menu", "preview", "moves"):
        with pytest.raises(ServerRefused, match="very busy: no previews") as refused:
            server.call("GET", f"{at}/{page}", token=token, **({"seat": 0} if page == "moves" else {}))
        assert refused.value.status == 503
    ana.answer(0)
    server.hub.desk.waiting = 0
    assert server.call("GET", f"{at}/menu", token=token)
    assert server.hub.desk.waiting == 0


def test_no_question_is_refused_while_tables_are_made_or_watchers_let_in(start: Start, folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(asking=8)))
    made = server.create(ME, public=True)
    at, token = f"/api/tables/{made['table']}", made["token"]
    let_in: list[list[bool]] = []
    for waiting in (0, 4, 6, 8):
        server.hub.desk.waiting = waiting
        asks: list[Callable[[], Any]] = [
            lambda: server.create(ME),
            lambda: server.call("GET", f"{at}/state"),
            lambda: server.call("GET", f"{at}/menu", token=token),
        ]
        let_in.append([is_let_in(ask) for ask in asks])
    assert let_in == [[True] * 3, [False, True, True], [False, False, True], [False] * 3]


def is_let_in(ask: Callable[[], Any]) -> bool:
    """Whether something is done for who asks."""
    try:
        ask()
    except ServerRefused as refused:
        return (refused.error, refused.status) != ("full", 503)
    return True


def test_many_questions_of_one_seat_take_one_place(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one person who asks much would keep others from new tables."""
    gate, most = threading.Event(), 0
    real = questions.previews_now

    async def slow(*what: Any) -> Any:
        nonlocal most
        await asyncio.to_thread(gate.wait, 20)
        most = max(most, server.hub.desk.waiting)
        return await real(*what)

    monkeypatch.setattr(questions, "previews_now", slow)
    made = server.create(ME)
    ana = server.client(made["table"], made["token"])
    for number in range(QUESTIONS):
        ana.send({"type": "ask", "key": f"q{number}", "what": "preview"})
    ana.order("chat", text="all of them have come")
    gate.set()
    ana.wait(lambda c: len(c.replies) == QUESTIONS)
    assert most == 1


def test_of_many_questions_one_piece_is_worked_out_at_a_time() -> None:
    async def check() -> None:
        desk, order = Desk(10), []

        async def ask(name: str) -> None:
            async with desk.place():
                for number in range(3):
                    await desk.piece(lambda: order.append(f"{name}{number}"))  # noqa: B023

        asking = [asyncio.ensure_future(ask(name)) for name in "ab"]
        while not all(task.done() for task in asking):
            before = len(order)
            await asyncio.sleep(0)  # one round of the loop, in which a player's answer would have its turn
            assert len(order) <= before + 1
        assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]

    asyncio.run(check())
