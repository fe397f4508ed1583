"""On a turn, a thing is offered exactly when nothing stands against it."""

from __future__ import annotations

import pytest

from tharsis.play.explain import blocked, legal, why_not
from tharsis.rules.menu import is_menu, menu_of

STOPS = {"pass", "end turn", "done"}


@pytest.mark.parametrize("number", range(25))
def test_offered_means_no_reason_and_refused_means_a_reason(number, moments):
    told = 0
    for match, _ in moments(number, 20):
        for ask in match.state.decisions():
            if ask.frame.node is not menu_of(match.state.rules):
                continue
            told += 1
            offered = set(match.decision(ask.seat).labels()) - STOPS
            allowed, refused = legal(match.state, ask.seat), blocked(match.state, ask.seat)
            assert {x.label for x in allowed} == offered
            assert all(x.reasons for x in refused)
            hand = match.view(ask.seat, history=0)["seats"][ask.seat]["zones"]["hand"]["cards"]
            explained = {x.label for x in refused}
            assert all(f"play {key}" in offered | explained for key in hand)
    assert told


def test_one_thing_can_be_asked_about(new_match, at_random):
    import random

    for match in at_random(new_match(6), random.Random(6)):
        for ask in match.state.decisions():
            if is_menu(ask):
                for x in blocked(match.state, ask.seat):
                    assert why_not(match.state, ask.seat, x.label) == x.reasons
                return
