"""Random games of every size and set of modules end by the rules, with nothing wrong at any decision."""

from __future__ import annotations

import random

import pytest

from tharsis.play.audit import Audit

CHUNKS = 20
GAMES = 200


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_goes_wrong_in_random_games(chunk, new_match):
    for number in range(chunk, GAMES, CHUNKS):
        match, rng = new_match(number), random.Random(number)
        s, audit = match.state, Audit(match.state)
        while not s.over:
            audit.check(s)
            ask = rng.choice(s.decisions())
            s.apply(ask.seat, rng.randrange(len(ask.options)))
        audit.check(s)
        world = dict(zip(s.rules.world_names, s.world, strict=True))
        if match.players > 1:
            assert (world["temperature"], world["oxygen"], world["oceans"]) == (8, 14, 9), number
            assert match.winners(), number
        else:
            assert world["generation"] == 14, number
