"""Hidden things stay hidden, undo leads back, saves and records go on alike: for the Dice Game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import tharsis
from tharsis import Match
from tharsis.play.audit import wrong_places
from tharsis.play.determinise import determinise
from tharsis.play.replay import verify

MODULES = [[], ["corporate-era"], ["promo"], ["corporate-era", "promo"]]
CHOICES = 400  # of a game are enough


def begin(number: int) -> Match:
    """Game number n: all player counts, sets and sides take their turns."""
    return tharsis.new_game(
        "dice",
        players=1 + number % 4,
        seed=number,
        modules=MODULES[number // 4 % 4],
        board="AB"[number // 2 % 2],
    )


def walk(number: int) -> Iterator[Match]:
    """Every decision of a random game, for a while."""
    match, luck = begin(number), random.Random(number)
    for _ in range(CHOICES):
        if match.over:
            return
        yield match
        ask = luck.choice(match.state.decisions())
        match.apply(ask.seat, luck.randrange(len(ask.options)))


@pytest.mark.parametrize("number", range(8))
def test_worlds_that_differ_in_hidden_things_look_the_same(number: int) -> None:
    pick = random.Random(-number)
    for match in walk(number):
        if pick.random() > 0.04:
            continue
        for seat in [None, *range(match.players)]:
            truth = msgspec.json.encode(match.view(seat, history=None))
            decision = None if seat is None else repr(match.decision(seat))
            world = Match(match.setup, determinise(match.state, seat, pick.randrange(1000)))
            world.state.seed = match.state.seed
            assert wrong_places(world.state) == []
            assert msgspec.json.encode(world.view(seat, history=None)) == truth
            assert decision is None or repr(world.decision(seat)) == decision


@pytest.mark.parametrize("number", range(8))
def test_options_follow_from_what_the_seat_knows(number: int) -> None:
    pick = random.Random(-number)
    for match in walk(number):
        if pick.random() > 0.1:
            continue
        for ask in match.state.decisions():
            world = determinise(match.state, ask.seat, pick.randrange(1000), history=False)
            at = next(i for i, a in enumerate(world.asks) if a is ask)
            world.asks[at], world.stack = None, at
            ask.frame.node.step(world, ask.frame)
            again = world.asks[at]
            assert again is not None
            assert again.options == ask.options


@pytest.mark.parametrize("number", range(8))
def test_undo_leads_back_and_never_past_a_roll_or_a_hidden_card(number: int) -> None:
    luck = random.Random(number)
    match = begin(number)
    for _ in range(CHOICES):
        if match.over:
            break
        decision = luck.choice(match.decisions())
        seat, before = decision.seat, match.digest()
        known, chance = match.state.known[:], match.state.rng_at
        match.apply(seat, luck.choice(decision.options).index)
        new = any(b & ~a & 1 << seat for a, b in zip(known, match.state.known, strict=True))
        if new or chance != match.state.rng_at:
            assert not match.can_undo(seat)
        elif match.can_undo(seat) and not match.over:
            match.undo(seat)
            assert match.digest() == before
            match.apply(seat, luck.choice(decision.options).index)


@pytest.mark.parametrize("number", range(8))
def test_saves_and_records_go_on_alike(number: int) -> None:
    for at, match in enumerate(walk(number)):
        if at % 60 == 30:
            again = Match.load(match.save())
            assert again.digest() == match.digest()
            ask = match.state.decisions()[0]
            again.apply(ask.seat, 0)
            twin = match.clone()
            twin.apply(ask.seat, 0)
            assert again.digest() == twin.digest()
            assert verify(match.record()).digest() == match.digest()
