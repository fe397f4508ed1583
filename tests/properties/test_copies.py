"""A copy, a save and a record go on exactly like the game they were made of, and never change it."""

from __future__ import annotations

import pickle
import random

import pytest

from tharsis import Match
from tharsis.play.checks import invariants as proofs

GAMES = range(20)


@pytest.mark.parametrize("number", GAMES)
def test_copies_and_saves_go_on_alike(number, moments):
    for match, rng in moments(number, 2):
        assert proofs.wrong_copies(match, rng) == []


@pytest.mark.parametrize("number", GAMES)
def test_a_pickled_match_is_the_same_game(number, moments):
    for match, _ in moments(number, 3):
        assert pickle.loads(pickle.dumps(match)).save() == match.save()


@pytest.mark.parametrize("number", GAMES)
def test_no_ancestor_changes(number, moments):
    ancestors = [
        (match.state.clone(), match.clone(), match.digest(), match.save()) for match, _ in moments(number, 3)
    ]
    for state, match, digest, save in ancestors:
        assert (match.digest(), match.save()) == (digest, save)
        assert Match(match.setup, state).digest() == digest


@pytest.mark.parametrize("number", GAMES)
def test_a_record_leads_to_the_same_end(number, new_match, at_random):
    *_, match = at_random(new_match(number), random.Random(number))
    assert match.over
    assert proofs.wrong_record(match) == []


@pytest.mark.parametrize("number", range(3))
def test_a_game_saved_at_every_decision_is_the_same_game(number, new_match, at_random):
    straight, saved = new_match(number), new_match(number)
    for match in at_random(straight, random.Random(number)):
        if match.answers:
            saved = Match.load(saved.save())
            seat, index, _ = match.answers[-1]
            saved.apply(seat, index)
        if len(match.answers) == 300:  # the end of a long game is proved by the other tests
            break
    assert saved.save() == straight.save()
