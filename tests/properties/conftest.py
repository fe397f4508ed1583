"""Random games for the properties: number n is always the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import tharsis


def begin(number: int, players: int | None = None) -> tharsis.Match:
    """Game number n: all player counts, with and without modules, draft and beginners take their turns."""
    seats = players or 1 + number % 5
    beginners = [[], [0], list(range(seats))][number % 3]
    return tharsis.new_game(
        "mars",
        players=seats,
        seed=number,
        modules=["corporate_era"] if number // 5 % 2 else [],
        draft=bool(number // 10 % 2),
        beginners=beginners if number // 20 % 2 else [],
    )


def walk(match: tharsis.Match, rng: random.Random) -> Iterator[tharsis.Match]:
    """Answer at random till the end; stops before every answer, and once more at the end."""
    while not match.over:
        yield match
        ask = rng.choice(match.state.decisions())
        match.apply(ask.seat, rng.randrange(len(ask.options)))
    yield match


@pytest.fixture
def new_match() -> Callable[..., tharsis.Match]:
    """new_match(n): a game set up, at its first decisions."""
    return begin


@pytest.fixture
def at_random() -> Callable[..., Iterator[tharsis.Match]]:
    """at_random(match, rng): every decision of a random game from there on."""
    return walk


@pytest.fixture
def moments() -> Callable[..., Iterator[tuple[tharsis.Match, random.Random]]]:
    """moments(n, share): some decisions of random game n, with the rng for what the test does there."""

    def found(number: int, share: float) -> Iterator[tuple[tharsis.Match, random.Random]]:
        rng, pick = random.Random(number), random.Random(-number)
        for match in walk(begin(number), rng):
            if not match.over and pick.random() < share:
                yield match, pick

    return found
