"""A copy, a save and a record go on exactly like the game they were made of, and never change it."""

from __future__ import annotations

import random

import pytest

from tharsis import Match
from tharsis.play import replay

GAMES = range(20)


def finish(match: Match, seed: int, steps: int = 10_000) -> str:
    rng = random.Random(seed)
    while not match.over and steps:
        ask = rng.choice(match.state.decisions())
        match.apply(ask.seat, rng.randrange(len(ask.options)))
        steps -= 1
    return match.digest()


@pytest.mark.parametrize("number", GAMES)
def test_copies_and_saves_go_on_alike(number, moments):
    for match, rng in moments(number, 0.02):
        seed, steps = rng.randrange(1000), rng.choice([1, 5, 40])
        before = match.digest(), match.save()
        copy, loaded = match.clone(), Match.load(match.save())
        assert (loaded.digest(), loaded.save()) == before
        assert finish(copy, seed, steps) == finish(loaded, seed, steps)
        assert copy.save() == loaded.save()
        assert (match.digest(), match.save()) == before, "a copy changed the game that it was made of"


@pytest.mark.parametrize("number", GAMES)
def test_no_ancestor_changes(number, new_match, at_random):
    ancestors = [
        (match.state.clone(), match.clone(), match.digest(), match.save())
        for match in at_random(new_match(number), random.Random(number))
        if len(match.answers) % 40 == 0
    ]
    for state, match, digest, save in ancestors:
        assert (match.digest(), match.save()) == (digest, save)
        assert Match(match.setup, state).digest() == digest


@pytest.mark.parametrize("number", GAMES)
def test_a_record_leads_to_the_same_end(number, new_match, at_random):
    *_, match = at_random(new_match(number), random.Random(number))
    assert match.over
    again = replay.verify(match.record())
    assert (again.digest(), again.save(), again.record()) == (match.digest(), match.save(), match.record())


@pytest.mark.parametrize("number", range(3))
def test_a_game_saved_at_every_decision_is_the_same_game(number, new_match):
    straight, saved = new_match(number), new_match(number)
    rng = random.Random(number)
    while not straight.over:
        ask = rng.choice(straight.state.decisions())
        index = rng.randrange(len(ask.options))
        straight.apply(ask.seat, index)
        saved = Match.load(saved.save())
        saved.apply(ask.seat, index)
    assert saved.save() == straight.save()
