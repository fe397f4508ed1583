"""Bots at tables: they think elsewhere, on imagined worlds, with luck of their own."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
import pytest

from tharsis.cli.commands.serve import BOT_STEP
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.option import CARD, NUMBER, Option
from tharsis.play.checks.invariants import lookalike
from tharsis.play.match import Match, new_game
from tharsis.server import bot_machine
from tharsis.server.config import Config
from tharsis.server.logs import LOGGER
from tharsis.server.preflight import check_settings
from tharsis.server.table import bot_mind as thinking
from tharsis.server.table import bot_places
from tharsis.server.table.bot_places import BotFailed
from tharsis.server.table.bot_runner import Thinker, idle_choice, simpler_than
from tharsis.server.table.seeds import Luck
from tharsis.server.testing import Running

Start = Callable[[Config], Running]
TOKEN = "a token for tests"
MOMENTS, EACH = 8, 5  # in which true bots are timed, and how often with each hand
LATER, MUCH = 60, 6  # answers after the beginning, options


@pytest.fixture
def match() -> Match:
    """A game some way on."""
    found = new_game("mars", players=2, seed="bots", modules=["corporate_era"])
    for _ in range(40):
        decision = found.decisions()[0]
        found.apply(decision.seat, 0)
    return found


def test_a_table_may_be_removed_while_a_bot_thinks(
    start: Start, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", bot_pause=0.1))
    LOGGER.propagate = True
    made = server.create({"kind": "me"}, {"kind": "bot", "bot": "random"})
    table = server.hub.tables[made["table"]]
    server.call("DELETE", f"/api/tables/{made['table']}", token=made["token"])
    while table._bots is None or not table._bots.done():
        time.sleep(0.01)
    LOGGER.propagate = False
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_thinks_in_another_place(match: Match, workers: int) -> None:
    thinker = Thinker(workers, Luck())
    decision = match.decisions()[0]

    async def ask() -> list[int]:
        found = await thinker.plan("table", "greedy", match, decision.seat)
        await thinker.close()
        return found

    before = match.digest()
    assert 0 <= asyncio.run(ask())[0] < len(decision.options)
    assert match.digest() == before


def test_a_bot_lives_as_long_as_its_game(match: Match) -> None:
    """By table and seat; another table has its own."""
    thinker, seat = Thinker(0, Luck()), match.decisions()[0].seat

    async def ask() -> None:
        for table in ("one", "two", "one"):
            await thinker.plan(table, "greedy", match, seat)
        await thinker.close()

    thinking._bots.clear()
    asyncio.run(ask())
    assert list(thinking._bots) == [("two", seat, "greedy"), ("one", seat, "greedy")]
    first, second = thinking._bots.values()
    assert first is not second
    assert first.seat == second.seat == seat


def fail(job: bytes) -> list[int]:
    """A bot that has no idea."""
    raise ValueError("no idea")


def nonsense(job: bytes) -> list[int]:
    """A bot that takes what is not offered."""
    return [9999]


def half_nonsense(job: bytes) -> list[int]:
    """A bot whose plan leads nowhere after its first answer."""
    return [0, 9999]


@pytest.mark.parametrize("wrong", [fail, nonsense, half_nonsense])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_the_table_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch, wrong: Callable[[bytes], list[int]]
) -> None:
    """Else its table would wait for ever."""
    monkeypatch.setattr(thinking, "think", wrong)
    made = server.create({"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"})
    ana = server.client(made["table"], made["token"], language="pt")
    ana.wait(lambda c: c.doc["table"]["seats"][1]["bot"] == "random")
    assert "Robô 2 não conseguiu continuar" in ana.doc["chat"][-1]["text"]
    for _ in range(20):  # it goes on
        ana.wait(lambda c: bool(c.decision))
        ana.answer(0)
    again = server.client(made["table"], made["token"])  # the words of each reader
    assert "Bot 2 could not go on" in again.doc["chat"][-1]["text"]


def test_the_bot_that_failed_is_named(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", fail)
    made = server.create({"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bo"})
    ana = server.client(made["table"], made["token"])
    ana.wait(lambda c: bool(c.doc["chat"]))
    assert ana.doc["chat"][-1]["text"].startswith("Bo could not go on")


def test_the_simplest_bot_stays_what_it_is() -> None:
    assert simpler_than("greedy") == simpler_than("random") == simpler_than("of another version") == "random"


def test_a_bot_that_never_ends_has_failed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_places, "HANGS", 0.05)
    monkeypatch.setattr(thinking, "think", lambda job: time.sleep(0.5))

    async def ask() -> None:
        thinker = Thinker(0, Luck())
        with pytest.raises(BotFailed, match="never ends"):
            await thinker.plan("table", "greedy", match, match.decisions()[0].seat)
        await thinker.close()

    asyncio.run(ask())


def test_a_plan_answers_several_questions_at_once() -> None:
    """Which cards to buy is one plan, and the table takes all of it."""
    match = new_game("mars", players=2, seed="plan")
    match.apply(0, 0)
    plan = asyncio.run(Thinker(0, Luck()).plan("table", "greedy", match, 0))
    assert len(plan) > 3
    match.apply_all(0, plan)
    assert match.decision(0) is None


def test_a_worker_never_sees_the_seed_or_the_true_cards(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[bytes] = []

    def spy(job: bytes) -> list[int]:
        jobs.append(job)
        return [0]

    monkeypatch.setattr(thinking, "think", spy)
    seat = match.decisions()[0].seat
    asyncio.run(Thinker(0, Luck()).plan("table", "greedy", match, seat))
    _, _, _, setup, _, world = msgspec.msgpack.decode(jobs[0])
    assert setup["seed"] == ""
    assert world["seed"] != match.state.seed.hex()
    true = [match.state.rules.cards[c].key for c in match.state.zones[0]]
    assert world["zones"]["deck"] != true
    assert match.setup.seed.encode() not in jobs[0]


def test_whose_time_is_up_does_least() -> None:
    play, buy = Option("play", CARD, "comet"), Option("buy", CARD, "comet")
    assert idle_choice([play, Option("pass")]) == 1
    assert idle_choice([Option("end turn"), play]) == 0
    assert idle_choice([buy, Option("leave", CARD, "comet")]) == 1
    assert idle_choice([Option("pay", NUMBER, "steel", 1), Option("pay", NUMBER, "steel", 0)]) == 1


# --- on other machines --------------------------------------------------------------------------------------------------


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`tharsis think` on a free port, and its address with the token."""
    monkeypatch.setenv("THARSIS_BOTS_TOKEN", TOKEN)
    command = [sys.executable, "-m", "tharsis.cli.main", "think", "--port", "0", "--workers", "1"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    found = re.search(r"ws://(\S+)", running.stdout.readline())
    assert found is not None
    yield running, f"ws://tharsis:{TOKEN.replace(' ', '%20')}@{found[1]}"
    running.stdout.close()
    running.send_signal(signal.SIGTERM)
    assert running.wait(20) in (0, -signal.SIGKILL)


def test_bots_think_on_another_machine_and_at_home_when_that_is_gone(
    match: Match, machine: tuple[subprocess.Popen[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    process, url = machine
    here: list[bytes] = []
    real = thinking.think
    monkeypatch.setattr(thinking, "think", lambda job: here.append(job) or real(job))
    seat = match.decisions()[0].seat

    async def ask() -> None:
        thinker = Thinker(0, Luck(), [url])
        for _ in range(3):
            plan = await thinker.plan("table", "greedy", match, seat)
            assert 0 <= plan[0] < len(match.decisions()[0].options)
        assert here == []
        process.kill()
        assert await thinker.plan("table", "greedy", match, seat)
        assert len(here) == 1
        began = time.monotonic()
        assert await thinker.plan("table", "greedy", match, seat)
        assert time.monotonic() - began < bot_places.REACH  # nobody waits for a machine that is gone
        await thinker.close()

    asyncio.run(ask())


def test_a_bot_machine_serves_only_who_knows_the_token_and_the_same_version(
    match: Match, machine: tuple[subprocess.Popen[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, url = machine
    asked: list[str] = []
    real = thinking.think
    monkeypatch.setattr(thinking, "think", lambda job: asked.append("here") or real(job))

    async def ask(address: str) -> None:
        thinker = Thinker(0, Luck(), [address])
        await thinker.plan("table", "greedy", match, match.decisions()[0].seat)
        await thinker.close()

    asyncio.run(ask(url.replace("token", "guess")))
    assert asked == ["here"]
    monkeypatch.setattr(bot_places, "SPEAKS", "tharsis-think-0.0.1")
    asyncio.run(ask(url))
    assert asked == ["here", "here"]


def test_a_bot_machine_for_others_needs_a_token() -> None:
    bot_machine.check_token("127.0.0.1", "")
    bot_machine.check_token("0.0.0.0", "something")
    with pytest.raises(TharsisError, match="THARSIS_BOTS_TOKEN"):
        bot_machine.check_token("0.0.0.0", "")
    with pytest.raises(TharsisError, match="ws://tharsis:TOKEN@host"):
        check_settings(Config(bots=["http://machine"]))


# --- how long they take -------------------------------------------------------------------------------------------------


def permuted(luck: Random, one: list[float], two: list[float]) -> float:
    """How often chance alone makes the means of two samples differ as much as they do."""
    together, wanted = one + two, abs(fmean(one) - fmean(two))
    found = 0
    for _ in range(2000):
        luck.shuffle(together)
        found += abs(fmean(together[: len(one)]) - fmean(together[len(one) :])) >= wanted
    return found / 2000


def answer_times(start: Start, database: Path, thinks: dict[bool, float], step: float) -> list[list[float]]:
    """How long a bot takes to answer, seen by its opponent, by whether it thinks the short or the long time."""
    luck, slow = Random(5), [False]

    def think(job: bytes) -> list[int]:
        time.sleep(thinks[slow[0]])
        return [0]

    original = thinking.think
    thinking.think = think
    try:
        server = start(Config(database=f"sqlite:{database}", bot_step=step))
        made = server.create({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
        ana = server.client(made["table"], made["token"])
        found: list[list[float]] = [[], []]
        while len(found[0]) + len(found[1]) < 50:
            ana.wait(lambda c: bool(c.decision))
            slow[0] = luck.random() < 1 / 2
            before = ana.doc["answers"]
            ana.answer(0)
            began = time.perf_counter()
            if 1 in ana.doc["view"]["deciding"] and 0 not in ana.doc["view"]["deciding"]:
                ana.wait(lambda c: c.doc["answers"] > before + 1)  # noqa: B023
                found[slow[0]].append(time.perf_counter() - began)
        return found
    finally:
        thinking.think = original


def test_how_long_a_bot_thinks_is_not_seen_by_its_opponents(start: Start, folder: Path) -> None:
    """With many cards on its hand a bot thinks for longer; answers come at even steps of time."""
    thinks = {False: 0.002, True: 0.05}
    quick, slow = answer_times(start, folder / "plain.db", thinks, 0.0)
    assert permuted(Random(1), quick, slow) < 0.01, "the test would notice"
    quick, slow = answer_times(start, folder / "even.db", thinks, 0.1)
    assert min(len(quick), len(slow)) > 10
    print(f"means {fmean(quick):.4f} s and {fmean(slow):.4f} s")
    assert permuted(Random(1), quick, slow) > 0.01


def moment_of_bot(number: int) -> Match:
    """A moment in the middle of a random game at which seat 1 alone has much to choose from."""
    luck, found = Random(number), new_game("mars", players=2, seed=f"moment {number}")
    while True:
        open_now = found.decisions()
        asks = [ask for ask in open_now if ask.seat == 1 and len(ask.options) >= MUCH]
        if len(found.answers) > LATER and len(open_now) == 1 and asks:
            return found
        decision = luck.choice(open_now)
        found.apply(decision.seat, luck.randrange(len(decision.options)))


class Watched:
    """A table whose bot is put into one position after another, and how long it takes to move there."""

    def __init__(self, server: Running) -> None:
        made = server.create({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
        self.table = server.hub.tables[made["table"]]
        while self.table._bots is None or not self.table._bots.done():
            time.sleep(0.01)  # it chooses its cards
        self.table.wake_bots = lambda: None  # type: ignore[method-assign]
        self.loop = next(iter(server.hub.tasks.values())).get_loop()

    def seconds(self, match: Match) -> float:
        """Until its opponents see that it has moved."""
        return asyncio.run_coroutine_threadsafe(self.moved(match), self.loop).result(60)

    async def moved(self, match: Match) -> float:
        """The same, in the server."""
        seating = self.table.seating.branch()
        seating.match, seating.open_part = match.clone(), None
        before, self.table.seating = seating.seq, seating
        began = time.perf_counter()
        await self.table.bot_answer(1)
        assert self.table.seating.seq > before
        assert self.table.seating.seats[1].bot == "greedy"
        return time.perf_counter() - began


Times = list[tuple[list[float], list[float]]]  # moment by moment, with one hand and with another


def times_of(watched: Watched, extra: list[float]) -> Times:
    """How long a bot takes in positions that look the same to its opponent, whatever it has on its hand."""
    found: Times = []
    luck = Random(1)
    for number in range(MOMENTS):
        match = moment_of_bot(number)
        games = [match, lookalike(match, 0, luck)]
        times: tuple[list[float], list[float]] = ([], [])
        for which in luck.sample([0, 1] * EACH, 2 * EACH):
            extra[0] = extra[1] * which
            times[which].append(watched.seconds(games[which]))
        found.append(times)
    return found


def by_chance(luck: Random, found: Times) -> float:
    """How often chance alone makes the times with two hands differ as much as they do, moment by moment."""

    def apart(pairs: Times) -> float:
        return sum(abs(fmean(one) - fmean(two)) for one, two in pairs)

    wanted, more = apart(found), 0
    for _ in range(1000):
        mixed: Times = []
        for one, two in found:
            both = luck.sample([*one, *two], len(one) + len(two))
            mixed.append((both[: len(one)], both[len(one) :]))
        more += apart(mixed) >= wanted
    return more / 1000


@pytest.mark.parametrize(("step", "slower", "seen"), [(0.0, 0.02, True), (BOT_STEP, 0.0, False)])
def test_how_long_a_true_bot_takes_does_not_tell_its_hand(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, step: float, slower: float, seen: bool
) -> None:
    """The first case proves that it would be noticed, were a bot somewhat slower with one of two hands."""
    extra, real = [0.0, slower], thinking.think

    def think(job: bytes) -> list[int]:
        time.sleep(extra[0])
        return real(job)

    monkeypatch.setattr(thinking, "think", think)
    found = times_of(Watched(start(Config(database=f"sqlite:{folder / 't.db'}", bot_step=step))), extra)
    chance = by_chance(Random(1), found)
    print([[round(fmean(hand), 4) for hand in times] for times in found], chance)
    assert (chance < 0.001) == seen
