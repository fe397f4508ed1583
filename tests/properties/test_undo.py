"""Undo leads back through exactly the same states, and stops where something was shown."""

from __future__ import annotations

import pytest

from tharsis import Refused


@pytest.mark.parametrize("number", range(20))
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


@pytest.mark.parametrize("number", range(20))
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
        for other in range(match.players):
            if other != seat or learnt or chance != match.state.rng_at:
                assert not match.can_undo(other)
                with pytest.raises(Refused, match="nothing to take back"):
                    match.undo(other)
        if match.can_undo(seat):
            match.undo(seat)
            assert match.view(seat, history=0) == before
