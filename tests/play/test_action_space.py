"""Every option that is offered has its number among the actions of the game: some games of each kind, begun."""

from __future__ import annotations

from random import Random

import pytest

from tharsis.games.plugins import game_names
from tharsis.play.actions import action_numbers
from tharsis.play.decision import options_of
from tharsis.play.random_games import random_answer, random_set_up

CHOICES = 60


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", game_names())
def test_what_is_offered_is_an_action(game: str, number: int) -> None:
    luck, s = Random(number), random_set_up(game, 7 * number).begin()
    for _ in range(CHOICES):
        for ask in s.decisions():
            assert -1 not in action_numbers(s, ask), options_of(s, ask)
        if s.over:
            break
        s.apply(*random_answer(s, luck))
