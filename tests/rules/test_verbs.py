"""What verbs say about themselves, each looked at alone: what they lift, when they react, what they take."""

from __future__ import annotations

import pytest

from tharsis.games.mars.components import (
    HEAT,
    MC,
    PLANTS,
    PURSE,
    SCIENCE,
    SPACE,
    TR,
    greenery,
    ocean,
    oxygen,
    temperature,
)
from tharsis.kernel.core import MANY, Frame, Node, State
from tharsis.kernel.frame import Ask
from tharsis.kernel.node import WAITING, all_lift_by
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.abilities import Played
from tharsis.rules.action import Action
from tharsis.rules.actions import with_seats
from tharsis.rules.counts import Tags
from tharsis.rules.effects import All, Choose, Gain, Then
from tharsis.rules.outlay import Outlay
from tharsis.rules.pay import Pay


@pytest.fixture
def s() -> State:
    """Three players before anything has happened."""
    return blank_state(ruleset("mars", ("corporate-era",), 3, ()), seed_bytes(1))


# --- what they lift -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "least", "most"),
    [
        (Gain(TR, 2), 2, 2),
        (Gain(MC, 2), 0, 0),
        (Gain(TR, 1, per=Tags(SCIENCE)), 0, MANY),
        (temperature(), 1, 1),
        (temperature(2), 1, 2),
        (ocean(), 1, 1),
        (ocean(2), 1, 2),
        (greenery(), 1, 1),
        (All(Gain(TR, 1), Gain(MC, 1)), 1, 1),
        (All(temperature(), ocean()), 1, 2),
        (Then(Gain(MC, 1), Gain(TR, 3)), 3, 3),
        (Choose(Gain(TR, 1), Gain(MC, 1)), 0, MANY),
        (Action([Pay(PURSE, [], 5)], [Gain(TR, 1)]), 1, 1),
    ],
)
def test_a_verb_says_by_how_much_it_lifts_the_rating(s: State, node: Node, least: int, most: int) -> None:
    assert node.lifts_by(s, TR.slot) == (least, most)
    assert node.lifts(s.rules, TR.slot) is (most > 0)


def test_what_is_at_its_end_lifts_nothing(s: State) -> None:
    for name in ("temperature", "oxygen", "oceans"):
        track = next(track for track in s.rules.tracks if track.name == name)
        s.set_world(track.slot, track.goal)
    assert [node.lifts_by(s, TR.slot) for node in (temperature(), oxygen(), ocean(), greenery())] == [
        (0, 0)
    ] * 4


def test_a_bonus_within_reach_counts_too(s: State) -> None:
    track = next(track for track in s.rules.tracks if track.name == "temperature")
    s.set_world(track.slot, -2)  # an ocean comes at 0
    assert temperature().lifts_by(s, TR.slot) == (1, 2)


def test_of_several_only_one_may_be_left_to_rise(s: State) -> None:
    assert all_lift_by([temperature(), temperature()], s, TR.slot) == (1, 2)


def test_an_action_says_what_money_it_takes() -> None:
    assert Action([Pay(PURSE, [], 5), Outlay(HEAT, 3)], []).outlay() == 5


# --- when they react ----------------------------------------------------------------------------------------------------


def test_a_tag_is_counted_as_often_as_it_stands_on_a_card(s: State) -> None:
    research, asteroid = (s.rules.card_index[key] for key in ("research", "asteroid"))
    assert [Played(SCIENCE).times(s.rules, card) for card in (research, asteroid)] == [2, 0]
    assert [Played(kind="event").times(s.rules, card) for card in (research, asteroid)] == [0, 1]
    assert [Played(least_cost=14).times(s.rules, card) for card in (research, asteroid)] == [0, 1]
    assert [Played(with_tag=SPACE).times(s.rules, card) for card in (research, asteroid)] == [0, 1]


# --- what they take and offer -------------------------------------------------------------------------------------------


def test_enough_is_just_enough(s: State) -> None:
    s.seats[0][PLANTS.slot] = 8
    assert Outlay(PLANTS, 8).why_not(s, 0, -1) == []
    assert len(Outlay(PLANTS, 9).why_not(s, 0, -1)) == 1


def test_only_who_is_alone_meets_a_neutral_player(s: State) -> None:
    assert "neutral" not in {option.label() for option in with_seats(s.rules, nobody=True)}
    alone = ruleset("mars", ("corporate-era",), 1, ())
    assert "neutral" in {option.label() for option in with_seats(alone, nobody=False)}


def test_a_verb_that_says_nothing_may_be_possible_after_any_other() -> None:
    assert Node().hopes(Node())


def test_a_question_without_options_is_the_mark_of_who_waits() -> None:
    assert Ask(Frame(Node(), 0), []).kind == WAITING
    assert Ask(Frame(Node(), 0), [1, 2]).kind != WAITING
