"""What a seat can't see makes no difference to anything that it is shown."""

from __future__ import annotations

import os
import random

import pytest

from tharsis.games.plugins import facets
from tharsis.play.checks import invariants as proofs
from tharsis.play.checks.facets import problems
from tharsis.play.match import Match
from tharsis.play.random_games import random_answer, random_set_up

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
        s = match.determinise(seat, rng.random().hex(), history=False).state
        while not s.over:
            s.apply(*random_answer(s, rng))
        checks = facets(s.rules, "audit")
        assert problems(checks, "wrong", s) == problems(checks, "wrong_end", s) == []


@pytest.fixture
def several(new_match):
    """A game of several players who have all been dealt cards, at its first decisions."""
    return next(m for m in map(new_match, range(20)) if m.players > 1 and "beginners" not in m.setup.options)


def dealt_to(s, seat):
    """The zone with most of a seat's cards: at the beginning, nobody else sees it."""
    return max((s.rules.zone(seat, kind) for kind in range(s.rules.zone_step)), key=lambda z: len(s.zones[z]))


def test_hidden_cards_do_change_places(several):
    s = several.state
    worlds = [s.imagine(0, seed) for seed in range(20)]
    assert len({tuple(world.zones[dealt_to(s, 1)]) for world in worlds}) == 20
    own = dealt_to(s, 0)
    assert all(world.zones[own] == s.zones[own] for world in worlds)


@pytest.mark.parametrize("number", GAMES)
def test_an_imagined_world_keeps_no_trace_of_the_true_one(number, moments):
    for match, rng in moments(number, 2):
        assert proofs.wrong_traces(match, rng) == []


def test_where_no_world_is_plausible_still_nothing_true_shows(several):
    """A corporation that can't pay for the cards kept: no world is right, and yet none tells what is hidden."""
    s = several.state
    zone = s.rules.zone(1, 0)
    for card in s.zones[dealt_to(s, 1)][:]:
        s.move(1, card, zone)
    s.asks[2] = None  # seat 1 has chosen; nobody knows what
    worlds = [s.imagine(0, seed) for seed in range(20)]
    assert len({tuple(world.zones[zone]) for world in worlds}) == 20
    rng = random.Random(1)
    while not worlds[0].over:
        worlds[0].apply(*random_answer(worlds[0], rng))


def simultaneous(game, count):
    """So many moments of random games at which several seats choose at the same time."""
    found, number = 0, 0
    while found < count:
        setup = random_set_up(game, number)
        number += 1
        s, luck = setup.begin(), random.Random(f"simultaneous {number}")
        while not s.over and found < count and setup.players > 1:
            if s.forked and luck.random() < 1 / 3:
                found += 1
                yield Match(setup, s), luck
            s.apply(*random_answer(s, luck))


def test_at_simultaneous_moments_nothing_differs_that_a_seat_cannot_see(game):
    """MOMENTS=2000 in the environment looks at as many."""
    looked = wrong = 0
    for match, luck in simultaneous(game, int(os.environ.get("MOMENTS", "60"))):
        looked += 1
        faults = proofs.wrong_traces(match, luck) + proofs.wrong_worlds(match, luck)
        wrong += bool(faults)
    print(f"{game}: {looked} simultaneous moments, {wrong} in which something hidden made a difference")
    assert wrong == 0
