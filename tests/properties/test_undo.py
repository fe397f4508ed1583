"""Undo leads back through exactly the same states, and stops where something was shown."""

from __future__ import annotations

import pytest

from tharsis import Refused


@pytest.mark.parametrize("number", range(10))
def test_undo_returns_to_the_same_state(number, moments):
    for match, rng in moments(number, 10):
        trial, seat = match.clone(), rng.choice(match.decisions()).seat
        trail = []
        for _ in range(4):
            decision = trial.decision(seat)
            if decision is None:
                break
            trail.append((trial.digest(), trial.save()))
            trial.apply(seat, rng.choice(decision.options).label)
            if not trial.can_undo(seat):
                trail.clear()
        while trail:
            assert trial.can_undo(seat)
            trial.undo(seat)
            assert (trial.digest(), trial.save()) == trail.pop()


@pytest.mark.parametrize("number", range(10))
def test_nothing_that_was_shown_can_be_taken_back(number, moments):
    for true_match, rng in moments(number, 100):
        match = true_match.clone()
        decision = rng.choice(match.decisions())
        seat = decision.seat
        before = match.view(seat, history=0)
        known, chance = match.state.known[:], match.state.rng_at
        match.apply(seat, rng.choice(decision.options).index)
        learnt = any(
            not old & (1 << seat) and new & (1 << seat)
            for old, new in zip(known, match.state.known, strict=True)
        )
        alone = {who for who, _ in match.state.answers} or {
            seat
        }  # who has answered in a fork goes back alone
        for other in range(match.players):
            if other not in alone or (other == seat and (learnt or chance != match.state.rng_at)):
                assert not match.can_undo(other)
                with pytest.raises(Refused, match="nothing to take back"):
                    match.undo(other)
        if match.can_undo(seat):
            match.undo(seat)
            assert match.view(seat, history=0) == before


@pytest.mark.parametrize("number", range(10))
def test_in_secret_everybody_goes_back_alone(number, moments):
    """What others have chosen meanwhile stays chosen, and nobody notices."""
    for true_match, rng in moments(number, 100):
        match = true_match.clone()
        if match.state.origin is None or not match.state.secret:
            continue
        seat = rng.choice([who for who, _ in match.state.answers])
        others = [None, *(x for x in range(match.players) if x != seat)]
        before = [quiet(match, x) for x in others]
        own = sum(who == seat for who, _ in match.state.answers)
        for _ in range(own):
            match.undo(seat)
        assert [quiet(match, x) for x in others] == before
        assert match.state.ask_of(seat).same(true_match.state.origin.ask_of(seat))
        assert match.state.seen_by(seat).zones == true_match.state.origin.zones


def quiet(match, seat):
    """What a seat sees, but for who is done."""
    view = match.view(seat)
    del view["deciding"], view["waiting"]
    return view
