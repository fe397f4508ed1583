"""Costly questions, chat, events, tables and bots: enough is enough, and each for what it costs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tharsis import new_game
from tharsis.play.digest import digest
from tharsis.server import limits as limits_module
from tharsis.server.client import ServerRefused
from tharsis.server.config import Config, Limits
from tharsis.server.documents.history import Reel
from tharsis.server.limits import Limit, Windows
from tharsis.server.table import questions
from tharsis.server.table.alarms import Alarms
from tharsis.server.table.turns import Owner, Turns
from tharsis.server.testing import Running

ME, OPEN, BOT = {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NEVER = (1e6, 1e6, 1e6)  # too busy: these tests are about other limits
Start = Callable[[Config], Running]


def again(times: int, what: Callable[[], Any]) -> None:
    """Do something several times."""
    for _ in range(times):
        what()


def limited(start: Start, folder: Path, **fields: Any) -> Running:
    """A server with these limits."""
    return start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(late=NEVER, **fields)))


def test_questions_count_by_what_they_cost(start: Start, folder: Path) -> None:
    server = limited(start, folder, questions="30 per hour")
    made = server.create(ME)
    at = f"/api/tables/{made['table']}"
    label = server.call("GET", f"{at}/state", token=made["token"])["doc"]["decision"]["options"][0]["label"]
    client = server.client(made["table"], made["token"])
    for _ in range(10):  # the same option again and again is one preview
        assert len(client.ask("preview", *[label] * 200)) == 1
    for _ in range(2):
        server.call("GET", f"{at}/menu", token=made["token"])
    with pytest.raises(ServerRefused, match="too many questions"):
        again(4, lambda: client.ask("menu"))
    for path in ("preview", "menu"):
        with pytest.raises(ServerRefused, match="too many questions"):
            server.call("GET", f"{at}/{path}", token=made["token"])
    client.answer(label)  # playing goes on


def test_looking_back_costs_too(start: Start, folder: Path) -> None:
    server = limited(start, folder, questions="25 per hour")
    made = server.create(ME)
    at = f"/api/tables/{made['table']}"
    for _ in range(2):
        server.call("GET", f"{at}/moves", token=made["token"], seat=0)
    for path in ("moves", "history"):
        with pytest.raises(ServerRefused, match="too many questions"):
            again(4, partial(server.call, "GET", f"{at}/{path}", token=made["token"], seat=0))


def test_a_seat_has_one_question_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = [0], [0]
    real = questions.previews_now

    async def slow(*what: Any) -> Any:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        await asyncio.sleep(0.01)
        at_once[0] -= 1
        return await real(*what)

    monkeypatch.setattr(questions, "previews_now", slow)
    made = server.create(ME)
    at = f"/api/tables/{made['table']}/preview"
    threads = [Thread(target=server.call, args=("GET", at, None, made["token"])) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def test_chat_has_limits_for_the_seat_and_the_table(start: Start, folder: Path) -> None:
    server = limited(start, folder, chat="3 per hour", chat_lines=5)
    ana, bo = server.pair()
    for _ in range(3):
        ana.order("chat", text="hello")
    with pytest.raises(ServerRefused, match="too many lines"):
        ana.order("chat", text="hello")
    bo.order("chat", text="hello")
    bo.order("chat", text="hello")
    with pytest.raises(ServerRefused, match="at most 5 lines"):
        bo.order("chat", text="hello")
    ana.answer(0)


def test_a_table_has_so_many_events(start: Start, folder: Path) -> None:
    server = limited(start, folder, events=5)
    ana, _ = server.pair()
    with pytest.raises(ServerRefused, match="at most 5 events"):
        again(9, lambda: ana.order("chat", text="hello"))
    assert ana.seq == 5


def test_a_server_has_so_many_open_tables(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tharsis.server.table.tables.COUNT_FRESH", 0.0)
    server = start(Config(database=database, limits=Limits(tables=2)))
    first = server.create(ME, OPEN)
    server.create(ME)
    with pytest.raises(ServerRefused, match="no room for another table"):
        server.create(ME)
    server.call("DELETE", f"/api/tables/{first['table']}", token=first["token"])
    server.create(ME)


def test_of_those_who_are_remembered_closed_windows_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        """A clock that a test sets."""

        now = 1000.0

        def time(self) -> float:
            return self.now

    clock = Clock()
    monkeypatch.setattr(limits_module, "time", clock)
    monkeypatch.setattr(limits_module, "MOST", 3)
    windows = Windows()
    windows.incr("long", 1000)
    for who in "abc":
        windows.incr(who, 1)
        clock.now += 2
    windows.incr("d", 1)
    assert windows.get("long") == 1
    limit = Limit("10 per hour")
    assert limit.allows("x", cost=7)
    assert not limit.allows("x", cost=7)


# --- clocks out of memory -----------------------------------------------------------------------------------------------


def test_a_table_with_a_long_clock_leaves_memory_and_its_clock_runs_on(start: Start, folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", idle=0.05))
    made = server.create(ME, clock={"bank": 600, "expiry": "bot"})
    hub, at = server.hub, f"/api/tables/{made['table']}"
    until(lambda: not hub.tables and len(hub.alarms) == 1)
    clocks = hub.alarms._kept[made["table"]][1]
    clocks._mark -= 500  # as if so much time had gone by
    server.call("GET", at)
    assert 90_000 < hub.tables[made["table"]].clocks.left()[0] <= 100_000
    until(lambda: not hub.tables and len(hub.alarms) == 1)
    _, clocks, _ = hub.alarms._kept[made["table"]]
    clocks._mark -= 100
    loop_of(server).call_soon_threadsafe(hub.alarms._ring, made["table"])
    until(lambda: server.call("GET", at)["seats"][0]["bot"] is not None)


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    """The loop in which a server runs."""
    return server.hub._background[0].get_loop()


def until(true: Callable[[], bool]) -> None:
    """Something must come true soon."""
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_clock_of_a_table_that_moved_on_elsewhere_is_forgotten() -> None:
    class Clocks:
        """Clocks that run for long."""

        def next_expiry(self) -> float:
            return 100.0

    async def test() -> None:
        async def wake(_: str) -> None: ...

        alarms, clocks = Alarms(wake), Clocks()
        for seq, found in ((7, clocks), (8, None)):
            alarms.keep("a", 7, clocks)  # type: ignore[arg-type]
            assert alarms.take("a", seq) is found
        assert len(alarms) == 0

    asyncio.run(test())


# --- bots in turn -------------------------------------------------------------------------------------------------------


def test_bots_of_many_tables_of_one_owner_do_not_hold_up_anothers() -> None:
    async def test() -> None:
        turns, order, all_here = Turns(), [], asyncio.Event()

        async def think(owner: Owner, name: str) -> None:
            async with turns.turn(owner):
                order.append(name)
                await all_here.wait()

        greedy, other, alone = Owner("a", True), Owner("b", True), Owner("c", False)
        tasks = [asyncio.ensure_future(think(alone, f"alone{i}")) for i in range(2)]
        await asyncio.sleep(0)
        tasks += [asyncio.ensure_future(think(greedy, f"greedy{i}")) for i in range(5)]
        tasks += [asyncio.ensure_future(think(other, f"other{i}")) for i in range(2)]
        gone = asyncio.ensure_future(think(other, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        all_here.set()
        await asyncio.gather(*tasks)
        first = ["alone0", "greedy0", "other0", "greedy1", "other1"]
        assert order == [*first, "greedy2", "greedy3", "greedy4", "alone1"]

    asyncio.run(test())


def test_who_is_cancelled_with_the_turn_in_hand_passes_it_on() -> None:
    async def test() -> None:
        turns, owner, done = Turns(), Owner("a", True), []

        async def think(name: str) -> None:
            async with turns.turn(owner):
                await asyncio.sleep(0)
                done.append(name)

        one, two, three = (asyncio.ensure_future(think(name)) for name in "xyz")
        while not done:
            await asyncio.sleep(0)
        two.cancel()
        await asyncio.gather(one, two, three, return_exceptions=True)
        assert done[0] == "x"
        assert done[-1] == "z"
        await think("last")

    asyncio.run(test())


# --- several readers of one replay --------------------------------------------------------------------------------------


def test_several_threads_read_one_replay() -> None:
    match = new_game("mars", players=2, seed=1)
    while len(match.answers) < 120:
        decision = match.decisions()[0]
        match.apply(decision.seat, decision.options[-1].label)
    reel, problems = Reel(match), []

    def read(order: list[int]) -> None:
        try:
            for n in order:
                reel.at(n)
                reel.ends()
        except Exception as error:
            problems.append(error)

    orders = [list(range(0, 121, 7)), list(range(120, 0, -11)), [120, 1, 60, 119], [30, 90, 60]]
    threads = [Thread(target=read, args=(order,)) for order in orders]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert [digest(reel.at(n)) for n in (0, 60, 120)] == [digest(Reel(match).at(n)) for n in (0, 60, 120)]
