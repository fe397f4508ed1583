"""Bots at tables: they think elsewhere, on imagined worlds, with luck of their own."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tharsis.kernel.option import CARD, NUMBER, Option
from tharsis.play.match import Match, new_game
from tharsis.server.table import bot_runner as thinking
from tharsis.server.table.bot_runner import Thinker, idle_choice
from tharsis.server.table.seeds import Luck


@pytest.fixture
def match() -> Match:
    """A game some way on."""
    found = new_game("mars", players=2, seed="bots", modules=["corporate_era"])
    for _ in range(40):
        decision = found.decisions()[0]
        found.apply(decision.seat, 0)
    return found


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


def test_a_bot_that_fails_is_stood_in_for(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its table would wait for ever."""

    def fail(job: bytes) -> list[int]:
        raise ValueError("no idea")

    monkeypatch.setattr(thinking, "think", fail)
    thinker, decision = Thinker(0, Luck()), match.decisions()[0]

    async def ask() -> list[int]:
        found = await thinker.plan("table", "greedy", match, decision.seat)
        await thinker.close()
        return found

    assert 0 <= asyncio.run(ask())[0] < len(decision.options)


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
