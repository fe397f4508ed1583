"""What a seat can't see makes no difference to anything that it is shown."""

from __future__ import annotations

import random

import msgspec
import pytest

from tharsis import Match, Refused
from tharsis.kernel.core import State
from tharsis.play.audit import wrong_places
from tharsis.play.determinise import determinise
from tharsis.play.explain import blocked, legal
from tharsis.play.preview import previews

GAMES = range(20)


def shown(match: Match, seat: int | None) -> list[object]:
    """Everything that a seat can learn: view, whole log, why not, previews and refusals."""
    found: list[object] = [msgspec.json.encode(match.view(seat, history=None))]
    if seat is None:
        return found
    found.append(repr(match.decision(seat)))
    found.append(repr(blocked(match.state, seat)) + repr(legal(match.state, seat)))
    for answer in (999, -1, "no such label"):
        with pytest.raises(Refused) as refused:
            match.clone().apply(seat, answer)
        found.append(str(refused.value))
    return found


def who_knows(s: State) -> list[list[int]]:
    """For each place, who knows what lies there: that stays with the place, not with the card."""
    return [[s.known[c] for c in pile] for pile in s.zones]


def imagined(match: Match, seat: int | None, seed: int) -> Match:
    world = Match(match.setup, determinise(match.state, seat, seed))
    world.state.seed = match.state.seed  # the commitment to the seed is public
    return world


@pytest.mark.parametrize("number", GAMES)
def test_worlds_that_differ_in_hidden_things_look_the_same(number, moments):
    for match, rng in moments(number, 0.025):
        for seat in [None, *range(match.players)]:
            truth = shown(match, seat)
            for seed in rng.sample(range(1000), 2):
                world = imagined(match, seat, seed)
                assert wrong_places(world.state) == []
                assert who_knows(world.state) == who_knows(match.state)
                assert shown(world, seat) == truth


@pytest.mark.parametrize("number", GAMES)
def test_a_preview_depends_on_nothing_hidden(number, moments):
    for match, rng in moments(number, 0.01):
        for decision in match.decisions():
            before = match.digest(), match.save()
            truth = repr(previews(match.state, decision.seat))
            world = imagined(match, decision.seat, rng.randrange(1000))
            assert repr(previews(world.state, decision.seat)) == truth
            assert (match.digest(), match.save()) == before


@pytest.mark.parametrize("number", GAMES)
def test_own_options_follow_from_what_the_seat_knows(number, moments):
    for match, rng in moments(number, 0.1):
        for ask in match.state.decisions():
            world = determinise(match.state, ask.seat, rng.randrange(1000), history=False)
            at = next(i for i, a in enumerate(world.asks) if a is ask)
            world.asks[at], world.stack = None, at
            ask.frame.node.step(world, ask.frame)
            again = world.asks[at]
            assert again is not None
            assert again.options == ask.options


@pytest.mark.parametrize("number", GAMES)
def test_an_imagined_world_can_be_played_to_its_end(number, moments):
    for match, rng in moments(number, 0.01):
        for seat in [None, *range(match.players)]:
            s = determinise(match.state, seat, rng.randrange(1000), history=False)
            while not s.over:
                ask = rng.choice(s.decisions())
                s.apply(ask.seat, rng.randrange(len(ask.options)))
            assert all(own[s.rules.seat_names.index("mc")] >= 0 for own in s.seats)


def test_hidden_cards_do_change_places(new_match):
    match = new_match(6)
    zone = match.state.rules.zone(1, 3)
    dealt = {tuple(determinise(match.state, 0, seed).zones[zone]) for seed in range(20)}
    assert len(dealt) == 20
    own = match.state.rules.zone(0, 3)
    assert all(determinise(match.state, 0, x).zones[own] == match.state.zones[own] for x in range(20))


def test_an_imagined_world_keeps_no_trace_of_the_true_one(new_match, at_random):
    """Two worlds that look the same to a seat lead to the same imagined world."""
    for match in at_random(new_match(7), random.Random(7)):
        if len(match.answers) % 50 == 0 and not match.state.forked and not match.over:
            for seat in range(match.players):
                other = determinise(match.state, seat, "other")
                first, second = (determinise(s, seat, "same") for s in (match.state, other))
                assert first.zones == second.zones


def test_where_no_other_world_fits_hands_stay_as_they_are(new_match, monkeypatch):
    monkeypatch.setattr("tharsis.play.determinise.fits", lambda *_: False)
    match = new_match(6)
    s = determinise(match.state, 0, 1)
    assert s.zones[s.rules.zone_base :] == match.state.zones[s.rules.zone_base :]
    assert s.zones[0] != match.state.zones[0]
    rng = random.Random(1)
    while not s.over:
        ask = rng.choice(s.decisions())
        s.apply(ask.seat, rng.randrange(len(ask.options)))
