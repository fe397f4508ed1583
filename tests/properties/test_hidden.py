"""What a seat can't see makes no difference to anything that it is shown."""

from __future__ import annotations

import random

import pytest

from tharsis.games.plugins import facets
from tharsis.play.checks import invariants as proofs
from tharsis.play.checks.facets import problems
from tharsis.play.determinise import determinise
from tharsis.play.random_games import random_answer

GAMES = range(20)


@pytest.mark.parametrize("number", GAMES)
def test_worlds_that_differ_in_hidden_things_look_the_same(number, moments):
    for match, rng in moments(number, 1):
        assert proofs.wrong_worlds(match, rng, history=None) == []


@pytest.mark.parametrize("number", GAMES)
def test_a_preview_depends_on_nothing_hidden(number, moments):
    for match, rng in moments(number, 2):
        assert proofs.wrong_previews(match, rng) == []


@pytest.mark.parametrize("number", GAMES)
def test_what_a_preview_promises_comes_true(number, moments):
    for match, rng in moments(number, 3):
        assert proofs.wrong_promises(match, rng) == []


@pytest.mark.parametrize("number", GAMES)
def test_own_options_follow_from_what_the_seat_knows(number, moments):
    for match, rng in moments(number, 10):
        assert proofs.wrong_options(match, rng) == []


@pytest.mark.parametrize("number", GAMES)
def test_an_imagined_world_can_be_played_to_its_end(number, moments):
    for match, rng in moments(number, 1):
        seat = rng.choice([None, *range(match.players)])
        s = determinise(match.state, seat, rng.random().hex(), history=False)
        while not s.over:
            s.apply(*random_answer(s, rng))
        checks = facets(s.rules, "audit")
        assert problems(checks, "wrong", s) == problems(checks, "wrong_end", s) == []


@pytest.fixture
def several(new_match):
    """A game of several players who have all been dealt cards, at its first decisions."""
    return next(m for m in map(new_match, range(20)) if m.players > 1 and not m.setup.beginners)


def dealt_to(s, seat):
    """The zone with most of a seat's cards: at the beginning, nobody else sees it."""
    return max((s.rules.zone(seat, kind) for kind in range(s.rules.zone_step)), key=lambda z: len(s.zones[z]))


def test_hidden_cards_do_change_places(several):
    s = several.state
    worlds = [determinise(s, 0, seed) for seed in range(20)]
    assert len({tuple(world.zones[dealt_to(s, 1)]) for world in worlds}) == 20
    own = dealt_to(s, 0)
    assert all(world.zones[own] == s.zones[own] for world in worlds)


@pytest.mark.parametrize("number", range(4))
def test_an_imagined_world_keeps_no_trace_of_the_true_one(number, moments):
    """Two worlds that look the same to a seat lead to the same imagined world."""
    for match, _ in moments(number, 2):
        if match.state.forked:
            continue
        for seat in range(match.players):
            other = determinise(match.state, seat, "other")
            first, second = (determinise(s, seat, "same") for s in (match.state, other))
            assert first.zones == second.zones


def test_where_no_other_world_fits_hands_stay_as_they_are(several, monkeypatch):
    monkeypatch.setattr("tharsis.play.determinise.fits", lambda *_: False)
    s, truth = determinise(several.state, 0, 1), several.state
    assert s.zones[s.rules.zone_base :] == truth.zones[s.rules.zone_base :]
    assert s.zones[0] != truth.zones[0]
    rng = random.Random(1)
    while not s.over:
        s.apply(*random_answer(s, rng))
