"""Random games for the properties: each test runs for every game, and number n is always the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tharsis import Match
from tharsis.games.plugins import game_names
from tharsis.play.random_games import moments as moments_of
from tharsis.play.random_games import random_answer, random_set_up

Moments = Iterator[tuple[Match, random.Random]]


@pytest.fixture(params=game_names())
def game(request: pytest.FixtureRequest) -> str:
    """The name of the game that the test is about."""
    return str(request.param)


@pytest.fixture
def new_match(game: str) -> Callable[[int], Match]:
    """new_match(n): a game set up, at its first decisions."""

    def begun(number: int) -> Match:
        setup = random_set_up(game, number)
        return Match(setup, setup.begin())

    return begun


@pytest.fixture
def at_random() -> Callable[..., Iterator[Match]]:
    """at_random(match, rng): a random game from there on, before every answer and once more at its end."""

    def walked(match: Match, rng: random.Random) -> Iterator[Match]:
        while not match.over:
            yield match
            match.apply(*random_answer(match.state, rng))
        yield match

    return walked


@pytest.fixture
def moments(game: str) -> Callable[[int, int], Moments]:
    """moments(n, often): some decisions of random game n, with the rng for what the test does there."""
    return lambda number, often: moments_of(random_set_up(game, number), often)
