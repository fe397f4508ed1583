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

    async def ask() -> int:
        found = await thinker.choose("greedy", match, decision.seat)
        await thinker.close()
        return found

    before = match.digest()
    assert 0 <= asyncio.run(ask()) < len(decision.options)
    assert match.digest() == before


def test_a_worker_never_sees_the_seed_or_the_true_cards(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[bytes] = []

    def spy(job: bytes) -> int:
        jobs.append(job)
        return 0

    monkeypatch.setattr(thinking, "think", spy)
    seat = match.decisions()[0].seat
    asyncio.run(Thinker(0, Luck()).choose("greedy", match, seat))
    _, _, setup, _, world = msgspec.msgpack.decode(jobs[0])
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
