"""The fixed action space: every option that is ever offered is in it, and a decision is a mask over it."""

from __future__ import annotations

from random import Random

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Card, Ruleset
from tharsis.kernel.errors import Refused, UnknownName
from tharsis.kernel.module import Module, link
from tharsis.kernel.option import KINDS
from tharsis.play.actions import action_numbers, mask, option_of
from tharsis.play.decision import options_of
from tharsis.play.random_games import kinds, random_answer, random_set_up
from tharsis.rules.menu import Deed, DeedEntry


@pytest.mark.parametrize("game", game_names())
def test_every_option_offered_is_an_action(game: str) -> None:
    for number in range(0, len(kinds(game)), 3):  # no option has three values: each is met beside all others
        luck, s = Random(number), random_set_up(game, number).begin()
        while not s.over:
            seat, index = random_answer(s, luck)
            ask = s.ask_of(seat)
            assert ask is not None
            assert -1 not in action_numbers(s, ask), options_of(s, ask)
            s.apply(seat, index)


def rules_of(game: str) -> list[Ruleset]:
    """Rules of every kind of game."""
    return [random_set_up(game, number).rules() for number in range(len(kinds(game)))]


@pytest.mark.parametrize("game", game_names())
def test_actions_are_sorted_and_each_has_a_label_of_its_own(game: str) -> None:
    for rules in rules_of(game):
        keys = [option.key() for option in rules.actions]
        assert keys == sorted(set(keys))
        labels = [option.label() for option in rules.actions]
        assert len(set(labels)) == len(labels)
        assert all(rules.parse(label) == option for label, option in zip(labels, rules.actions, strict=True))
        assert {option.kind for option in rules.actions} <= set(KINDS)
    with pytest.raises(UnknownName, match="no option 'play the fool'"):
        rules.parse("play the fool")


@pytest.mark.parametrize("game", game_names())
def test_a_decision_is_a_mask_and_an_action_its_answer(game: str) -> None:
    luck, s = Random(game), random_set_up(game, 5).begin()
    for _ in range(200):
        if s.over:
            break
        ask = s.decisions()[0]
        numbers, open_ones = action_numbers(s, ask), mask(s, ask)
        assert [i for i, is_open in enumerate(open_ones) if is_open] == sorted(numbers)
        action = luck.choice(numbers)
        closed = open_ones.index(False)
        with pytest.raises(Refused, match="is no option of this decision"):
            option_of(s, ask, closed)
        assert s.rules.actions[action] == options_of(s, ask)[option_of(s, ask, action)]
        s.apply(ask.seat, option_of(s, ask, action))


@pytest.mark.parametrize("name", game_names())
def test_a_dormant_module_changes_no_action(name: str) -> None:
    game = game_named(name)
    before = [option.key() for option in link(game, [], 2, {}).actions]
    card = Card("X1", "Sleeper", kind="automated", set="dormant")
    game.add(Module("dormant", cards=[card], menu=[DeedEntry("doze", [Deed("nap")])]))
    try:
        assert [option.key() for option in link(game, [], 2, {}).actions] == before
        woken = {option.label() for option in link(game, ["dormant"], 2, {}).actions}
        assert woken >= {"play sleeper", "doze nap"}
        assert "play sleeper" not in {option.label() for option in link(game, [], 2, {}).actions}
    finally:
        del game.modules["dormant"]
