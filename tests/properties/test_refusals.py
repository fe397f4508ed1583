"""A refused answer is one clear line and changes nothing."""

from __future__ import annotations

import random

import pytest

from tharsis import Refused, TharsisError


def refuse(match, seat, answer, *words):
    before = match.digest(), match.save(), match.answers[:]
    with pytest.raises(Refused) as refused:
        match.apply(seat, answer)
    text = str(refused.value)
    assert "\n" not in text
    assert all(word in text for word in words), text
    assert (match.digest(), match.save(), match.answers) == before


@pytest.mark.parametrize("number", range(8))
def test_wrong_answers_change_nothing(number, moments):
    for match, _ in moments(number, 3):
        deciding = {d.seat: d for d in match.decisions()}
        for seat in range(match.players):
            if seat not in deciding:
                waits = match.state.waits(seat)
                why = "waits for the others" if waits else "has nothing to decide now"
                refuse(match, seat, 0, f"seat {seat} {why}")
                continue
            size = len(deciding[seat].options)
            refuse(match, seat, size, f"option {size} is not one of 0 to {size - 1}")
            refuse(match, seat, -1, "option -1")
            refuse(match, seat, "dance", "'dance' is not one of the", deciding[seat].options[0].label)
            refuse(match, seat, None, "an index or a label, not None")
            refuse(match, seat, True, "an index or a label, not True")
            refuse(match, seat, 1.0, "an index or a label, not 1.0")
        refuse(match, match.players, 0, "there is no seat", f"0 to {match.players - 1}")
        refuse(match, -1, 0, "there is no seat -1")
        refuse(match, "x", 0, "there is no seat 'x'")


@pytest.mark.parametrize("number", range(5))
def test_nothing_can_be_answered_after_the_end(number, new_match, at_random):
    *_, match = at_random(new_match(number), random.Random(number))
    assert match.decisions() == []
    refuse(match, 0, 0, "the game is over")


@pytest.mark.parametrize("number", range(8))
def test_several_answers_are_taken_whole_or_not_at_all(number, moments):
    for match, rng in moments(number, 3):
        decision = rng.choice(match.decisions())
        before = match.digest(), match.save(), match.answers[:]
        with pytest.raises(Refused) as refused:
            match.apply_all(decision.seat, [decision.options[0].label, "dance"])
        assert str(refused.value).startswith("answer 2 of 2: ")
        assert (match.digest(), match.save(), match.answers) == before
        one, all_ = match.clone(), match.clone()
        one.apply(decision.seat, 0)
        all_.apply_all(decision.seat, [0])
        assert (one.digest(), one.save(), one.can_undo(decision.seat)) == (
            all_.digest(),
            all_.save(),
            all_.can_undo(decision.seat),
        )


@pytest.mark.parametrize("number", range(8))
def test_labels_are_unique_and_mean_their_option(number, moments):
    for match, rng in moments(number, 10):
        for decision in match.decisions():
            assert len(set(decision.labels())) == len(decision.options) >= 2
            option = rng.choice(decision.options)
            by_label, by_index = match.clone(), match.clone()
            by_label.apply(decision.seat, option.label)
            by_index.apply(decision.seat, option.index)
            assert by_label.digest() == by_index.digest()


def test_a_bad_seat_has_no_view(new_match):
    with pytest.raises(TharsisError, match="there is no seat 9"):
        new_match(1).view(9)
