"""Several processes on one PostgreSQL: news at once, one process for the bots of a table, another one when that dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from postgres import new_database
from programs import quiet_port
from tharsis.kernel.errors import TharsisError
from tharsis.server.client import ServerRefused, TableClient, call
from tharsis.server.config import Config, Limits
from tharsis.server.peers.leases import LASTS, MOST, RENEWED, SharedLeases
from tharsis.server.peers.open import news_for
from tharsis.server.peers.valkey_news import ValkeyNews
from tharsis.server.preflight import check_database
from tharsis.server.store.postgres import PostgresStore
from tharsis.server.testing import Running, catch_up
from valkey import valkey

Start = Callable[[Config], Running]
SILENT = 600.0  # seconds between looks into the database: whatever is seen sooner was told


@pytest.fixture
def url(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture
def two(start: Start, url: str) -> tuple[Running, Running]:
    """Two servers that hear each other."""
    found = start(Config(database=url, poll=SILENT)), start(Config(database=url, poll=SILENT))
    until(lambda: all(server.hub.news.live for server in found))
    return found


def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def pair(one: Running, two: Running) -> tuple[TableClient, TableClient]:
    """Ana at one server, Bo at the other, at one table."""
    made = one.create({"kind": "me", "name": "Ana"}, {"kind": "open"}, public=True)
    seated = two.call("POST", f"/api/tables/{made['table']}/claim", {"name": "Bo"})
    return one.client(made["table"], made["token"]), two.client(made["table"], seated["token"])


# --- news ---------------------------------------------------------------------------------------------------------------


def test_an_answer_at_one_server_is_seen_at_the_other_at_once(two: tuple[Running, Running]) -> None:
    ana, bo = pair(*two)
    catch_up(ana, bo)
    ana.answer(ana.decision["options"][0]["label"])
    bo.wait(lambda c: c.seq >= ana.seq)
    assert bo.doc["answers"] == ana.doc["answers"] == 1


def test_who_is_at_another_server_is_seen(two: tuple[Running, Running]) -> None:
    ana, bo = pair(*two)
    for client in (ana, bo):
        client.wait(lambda c: c.presence.get("present") == [True, True])
    bo.close()
    ana.wait(lambda c: c.presence.get("present") == [True, False])


def test_news_are_made_good_after_the_connection_was_lost(start: Start, url: str) -> None:
    servers = [start(Config(database=url, poll=0.05)) for _ in range(2)]
    until(lambda: all(server.hub.news.live for server in servers))
    ana, bo = pair(*servers)
    catch_up(ana, bo)
    for server in servers:
        server.hub.news.live = False  # as after a lost connection: then it looks into the database
    ana.answer(ana.decision["options"][0]["label"])
    bo.wait(lambda c: c.seq >= ana.seq)


def test_what_an_address_does_at_one_server_counts_at_the_other(start: Start, url: str) -> None:
    few = Limits(creations="3 per hour")
    servers = [start(Config(database=url, poll=SILENT, limits=few)) for _ in range(2)]
    one, other = (server.hub for server in servers)
    other.heard_word("tharsis-other", '["spent","creations",{"127.0.0.1":2}]')
    assert other.creations.allows("127.0.0.1")
    assert not other.creations.allows("127.0.0.1")
    assert one.creations.allows("127.0.0.1")
    assert one.creations.spent() == {"127.0.0.1": 1}
    assert one.creations.spent() == {}


def test_a_word_of_a_newer_version_is_no_matter(start: Start, url: str) -> None:
    hub = start(Config(database=url, poll=SILENT, limits=Limits(creations="1 per hour"))).hub
    for word in (
        "",
        "[]",
        '["later",1]',
        '["here","no such table",[0],1]',
        '["spent","no such limit",{"a":1}]',
    ):
        hub.heard_word("tharsis-other", word)
    assert hub.creations.allows("a")
    hub.heard_word("tharsis-other", '["spent","creations",{"b":1}]')  # it still listens
    assert not hub.creations.allows("b")


@pytest.fixture
def bus() -> Iterator[str]:
    """A server of Valkey or Redis."""
    with valkey() as found:
        if found is None:
            pytest.skip("neither Valkey nor Redis is installed, and can't be: no apt-get, or not root")
        yield found.url


def test_news_go_by_valkey_if_that_is_set(start: Start, url: str, bus: str) -> None:
    found = [start(Config(database=url, poll=SILENT, news=bus)) for _ in range(2)]
    until(lambda: all(server.hub.news.live for server in found))
    ana, bo = pair(found[0], found[1])
    catch_up(ana, bo)
    ana.answer(ana.decision["options"][0]["label"])
    bo.wait(lambda c: c.seq >= ana.seq)
    ana.wait(lambda c: c.presence.get("present") == [True, True])


def test_nothing_fails_because_nobody_can_be_told() -> None:
    async def check() -> None:
        news = ValkeyNews(f"valkey://127.0.0.1:{quiet_port()}", "tharsis-test")
        news.live = True  # as in the moment in which the connection is lost
        await news.tell_event("table", 1)
        await news.tell_word("word")
        await news.close()

    asyncio.run(check())


def test_who_sat_down_at_another_process_a_moment_ago_is_known(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the news of it have come; and nobody else is let in."""
    one, other = two
    made = other.create({"kind": "me"}, {"kind": "open"})
    at = f"/api/tables/{made['table']}"
    monkeypatch.setattr(other.hub, "heard_event", lambda table, seq: None)
    sits = one.call("POST", f"{at}/claim", {"invite": made["invite"]})
    before = other.hub.tables[made["table"]].seating.seq
    assert other.client(made["table"], sits["token"]).seq > before
    assert other.call("GET", f"{at}/state", token=sits["token"])["doc"]["you"]["seat"] == 1
    with pytest.raises(ServerRefused, match="opens no seat"):
        other.call("GET", f"{at}/state", token="made up")


# --- leases -------------------------------------------------------------------------------------------------------------


def test_one_process_thinks_for_the_bots_of_a_table(two: tuple[Running, Running]) -> None:
    one, other = two
    made = one.create({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    ana, watcher = one.client(made["table"], made["token"]), other.client(made["table"], made["token"])
    for _ in range(12):
        catch_up(ana, watcher)
        ana.wait(lambda c: bool(c.decision) or c.over)
        ana.answer(ana.decision["options"][0]["label"])
    assert not (one.hub.leases.holds(made["table"]) and other.hub.leases.holds(made["table"]))
    conflicts = [server.hub.metrics.conflicts for server in two]
    assert sum(counter._value.get() for counter in conflicts) == 0


def test_bots_go_on_at_another_process_when_theirs_is_gone(start: Start, url: str) -> None:
    one, other = (start(Config(database=url, poll=SILENT, bot_pause=0.05)) for _ in range(2))
    made = one.create({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, public=True)
    watcher = other.client(made["table"])
    until(lambda: watcher_seq(watcher) > 5)
    one.hub.stopping = True  # it does nothing more for its tables, as a process that hangs
    for task in one.hub.tasks.values():
        task.get_loop().call_soon_threadsafe(task.cancel)
    before = watcher_seq(watcher)
    began = time.monotonic()
    until(lambda: watcher_seq(watcher) > before + 10)
    assert time.monotonic() - began < 5 + LASTS / 1000
    assert other.hub.leases.holds(made["table"])


def test_all_tables_of_a_dead_process_are_taken_over_without_a_pause(url: str) -> None:
    """However many it had; those that are cared for are renewed in between."""
    tables = [f"table {n}" for n in range(3 * MOST)]
    woken: list[str] = []
    renewed: list[int] = []

    async def wake(table: str) -> None:
        woken.append(table)

    def needed() -> list[str]:
        renewed.append(len(woken))
        return woken

    async def check() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        one.process, other.process = "one", "other"
        await one.open()
        await other.open()
        try:
            await one.lease(tables, 1)
            await asyncio.sleep(0.05)
            care = asyncio.ensure_future(SharedLeases(other).look_after(needed, wake, lambda: None))
            await asyncio.sleep(1.5 * RENEWED)
            care.cancel()
        finally:
            await one.close()
            await other.close()

    asyncio.run(check())
    assert sorted(woken) == sorted(tables)
    assert renewed[:3] == [0, MOST, 2 * MOST]


def watcher_seq(client: TableClient) -> int:
    """The last event that a spectator has seen."""
    with contextlib.suppress(TimeoutError):
        client.receive(0.05)
    return client.seq


def test_a_lease_ends_though_the_clock_of_the_database_was_set_back(url: str) -> None:
    async def check() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        one.process, other.process = "one", "other"
        await one.open()
        await other.open()
        try:
            await one.lease(["a"], 3_600_000)  # what a lease of 3 seconds looks like an hour earlier
            assert await other.overdue(10, LASTS) == ["a"]
            assert await other.lease(["a"], LASTS) == {"a"}
            assert await one.lease(["a"], LASTS) == set()
            assert await one.overdue(10, LASTS) == []
        finally:
            await one.close()
            await other.close()

    asyncio.run(check())


def test_a_lease_is_one_process_s_until_it_runs_out_or_is_given_back(url: str) -> None:
    async def check() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        one.process, other.process = "one", "other"
        await one.open()
        await other.open()
        try:
            assert await one.lease(["a", "b"], 60_000) == {"a", "b"}
            assert await other.lease(["a", "c"], 60_000) == {"c"}
            assert await one.lease(["a"], 1) == {"a"}  # renewed, for a moment only
            await asyncio.sleep(0.05)
            assert await other.overdue(10, 60_000) == ["a"]
            assert await other.lease(["a"], 60_000) == {"a"}
            assert await one.lease(["a"], 60_000) == set()
            await other.let_go(["a", "b"])  # b is not its own
            assert await one.lease(["a"], 60_000) == {"a"}
            assert await other.lease(["b"], 60_000) == set()
            await one.leave()
            assert sorted(await other.overdue(10, 60_000)) == ["a", "b"]
        finally:
            await one.close()
            await other.close()

    asyncio.run(check())


# --- several processes --------------------------------------------------------------------------------------------------


def test_a_file_serves_one_process(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:{tmp_path}/tharsis.db", workers=2)
    with pytest.raises(TharsisError, match="SQLite serves one process"):
        asyncio.run(check_database(config))


def test_news_have_an_address() -> None:
    with pytest.raises(TharsisError, match="valkey://"):
        news_for("postgresql://db/tharsis", "amqp://db", "tharsis")


@pytest.fixture
def workers(url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`tharsis serve --workers 2`, and its address."""
    command = [sys.executable, "-m", "tharsis.cli.main", "serve", "--workers", "2", "--bot-workers", "0"]
    running = subprocess.Popen(
        [*command, "--port", "0", "--level", "warning", "--database", url], stdout=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found is not None
    yield running, found[0].rstrip("/")
    running.stdout.close()
    running.send_signal(signal.SIGTERM)
    assert running.wait(40) == 0


def children(process: int) -> list[int]:
    """The processes that serve; not the one that keeps track of what they share."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_killed_process_is_started_again_and_nothing_is_lost(
    workers: tuple[subprocess.Popen[str], str],
) -> None:
    running, base = workers
    client = TableClient(base, *made_at(base))
    client.connect()
    for _ in range(6):
        client.wait(lambda c: bool(c.decision))
        client.answer(client.decision["options"][0]["label"])
    before, (first, *_) = client.doc["answers"], children(running.pid)
    os.kill(first, signal.SIGKILL)
    again = TableClient(base, client.table, client.token)
    until(lambda: connected(again))
    again.wait(lambda c: c.doc["answers"] >= before)
    until(lambda: len(children(running.pid)) == 2 and first not in children(running.pid))
    again.close()
    client.close()


def connected(client: TableClient) -> bool:
    try:
        client.connect()
    except OSError:
        return False
    return True


def made_at(base: str) -> tuple[str, str]:
    """A table against a bot, when the server answers."""
    end = time.monotonic() + 60
    while True:
        try:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            made = call(base, "POST", "/api/tables", {"game": "mars", "seats": seats})
            return made["table"], made["token"]
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.2)
