"""The proofs find what is wrong: copies, saves, views and previews are broken on purpose."""

from __future__ import annotations

from random import Random

import pytest

import tharsis
from tharsis import Match
from tharsis.kernel.core import State
from tharsis.play import view as views
from tharsis.play.checks import invariants as proofs
from tharsis.play.random_games import random_answer
from tharsis.play.save import load_text
from tharsis.rules.menu import is_menu
from tharsis.rules.vocabulary import DECK, HAND


@pytest.fixture(params=["mars", "dice"])
def match(request) -> Match:
    """A game of three, somewhere in the middle, at a turn of somebody who holds cards."""
    found, luck = tharsis.new_game(request.param, players=3, seed=4), Random(4)
    while len(found.answers) < 100 or not at_a_turn(found):
        found.apply(*random_answer(found.state, luck))
    return found


def at_a_turn(match: Match) -> bool:
    ask = match.state.decisions()[0]
    hand = match.state.zones[match.state.rules.zone(ask.seat, HAND)]
    return is_menu(ask) and len(hand) > 1


def test_a_sound_game_has_no_fault(match):
    assert proofs.wrong_at(match, Random(1)) == proofs.wrong_record(match) == []


def test_a_copy_that_is_no_copy(match, monkeypatch):
    monkeypatch.setattr(Match, "clone", lambda self: self)
    assert "a copy changed the game that it was made of" in proofs.wrong_copies(match, Random(1))


def test_a_save_that_forgets(match, monkeypatch):
    def loaded(text):
        saved = load_text(text)
        saved.state.zones[DECK].reverse()
        return saved

    monkeypatch.setattr("tharsis.play.match.load_text", loaded)
    assert "a save does not lead back to the game" in proofs.wrong_copies(match, Random(1))


def test_a_view_that_shows_the_deck(match, monkeypatch):
    def peeping(s, seat, history):
        return {**views.view(s, seat, history), "next": s.rules.cards[s.zones[DECK][-1]].key}

    monkeypatch.setattr("tharsis.play.match.view", peeping)
    assert len(proofs.wrong_worlds(match, Random(1))) == 4, "for each seat and for those who watch"


def test_a_preview_that_shows_the_deck(match, monkeypatch):
    monkeypatch.setattr(proofs, "preview", lambda s, seat, index: s.zones[DECK][-1])
    assert proofs.wrong_previews(match, Random(1))


def test_an_imagined_world_whose_chance_depends_on_the_deck(match, monkeypatch):
    honest = State.imagine

    def peeping(s, seat, seed, history=False):
        world = honest(s, seat, seed, history)
        world.rng_at = s.zones[DECK][-1]
        return world

    monkeypatch.setattr(State, "imagine", peeping)
    assert "depends on something hidden" in proofs.wrong_traces(match, Random(1))[0]


def test_options_that_depend_on_what_is_hidden(match, monkeypatch):
    def blind(s, seat, seed):
        world = s.clone()
        world.zones[world.rules.zone(seat, HAND)].clear()
        for own in world.seats:
            own[:] = [0] * len(own)
        return world

    monkeypatch.setattr(State, "imagine", blind)
    assert "would offer something else" in proofs.wrong_options(match, Random(1))[0]


def test_a_record_of_another_game(match, monkeypatch):
    other = tharsis.new_game(match.setup.game, players=3, seed=5)
    monkeypatch.setattr(proofs.replay, "verify", lambda text: other)
    assert proofs.wrong_record(match) == ["the record leads to another end"]


def test_other_answers_lead_to_another_end(match):
    answers = [(seat, index) for seat, index, _ in match.answers]
    assert proofs.wrong_end(match, answers) == []
    assert proofs.wrong_end(match, answers[:-1]) == ["the same answers lead to another end"]
