"""Bonus cards: at 5 and 12 VP, chosen in secret at the end of the turn."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable
from tharsis.play.match import Match, new_game


@pytest.fixture
def table() -> DiceTable:
    """A table with four bonus cards."""
    table = DiceTable(2)
    table.bonus_pile("Delivery", "Donation", "Allied Bank", "Research Network")
    return table


@pytest.mark.rule("D-094")
def test_both_steps_in_one_turn_give_two_cards(table: DiceTable) -> None:
    table.tile("greenery", "B2", "C3", "C4")
    table.p1.has(vp=4).plays("Noctis City", "B3")  # 2 + 3 + 1 + 2
    assert table.p1.amount("vp") == 12
    table.answer("donation")
    assert table.prompt() == "bonus"
    assert table.ask().seat == 0
    table.answer("delivery")
    assert table.active is table.p2


@pytest.mark.rule("D-095")
def test_vp_from_a_bonus_card_that_reach_the_next_step_bring_the_next_card_at_once(table: DiceTable) -> None:
    table.bonus_pile("Great Aquifer", "Donation", "Allied Bank")
    table.p1.has(vp=9).plays("Release Of Inert Gases", "great-aquifer", "B4")
    assert table.p1.amount("vp") == 13
    assert table.prompt() == "bonus"
    table.answer("donation")
    assert table.active is table.p2


@pytest.mark.rule("D-095")
def test_vp_gained_in_the_turn_of_another_wait_for_the_own_turn(table: DiceTable) -> None:
    table.p2.has(vp=5)
    table.p1.supports("roll", "red").acts("support roll", "red")
    assert table.active is table.p2
    assert table.prompt() == "action"
    table.p2.acts("support roll", "red").acts("support roll", "red")
    assert table.prompt() == "bonus"
    assert table.ask().seat == 1


@pytest.mark.rule("D-096")
def test_the_choice_is_secret(table: DiceTable) -> None:
    table.p1.has(vp=4).plays("Release Of Inert Gases")
    left = table.state.zones[4]
    assert all(table.state.known[c] == 1 for c in left)
    table.answer("delivery")
    assert all(table.state.known[c] == 1 for c in table.state.zones[4])


def test_there_is_no_way_back_once_the_pile_was_looked_at() -> None:
    match = Match(new_game("dice", seed=3).setup, _at_bonus())
    assert match.decision(0) is not None
    match.apply(0, 0)
    assert not match.can_undo(1)


def _at_bonus():
    table = DiceTable(2, modules=())
    table.bonus_pile("Delivery", "Donation")
    table.p1.has(vp=4).plays("Release Of Inert Gases")
    return table.state


@pytest.mark.rule("D-098")
@pytest.mark.parametrize(
    ("card", "milestone"),
    [("Delivery", "Legend"), ("Allied Bank", "Miner"), ("Research Network", "Scientist")],
)
def test_bonus_cards_count_for_milestones(table: DiceTable, card: str, milestone: str) -> None:
    table.milestones(milestone)
    if milestone == "Legend":
        table.p1.has_played("Comet", "Asteroid", "Plantation", "Flooding")
    elif milestone == "Miner":
        table.p1.has_played("Mine", "Grass", "Trees", "Lichen")
    else:
        table.p1.has_played("Livestock", "Ironworks")
    table.p1.has(vp=4).plays("Release Of Inert Gases")
    assert not table.p1.milestone(milestone)
    table.answer(card)
    assert table.p1.milestone(milestone)


@pytest.mark.rule("D-188")
def test_coordinator_is_a_whole_extra_turn(table: DiceTable) -> None:
    table.bonus_pile("Coordinator", "Donation")
    table.set(turn=7)
    table.p1.has(vp=4).plays("Release Of Inert Gases", "coordinator")
    assert table.active is table.p1
    assert "production" in table.labels()
    assert "support roll" in table.labels()
    assert table.level("turn") == 7
    table.answer("production", "done")
    assert table.active is table.p2
    assert table.level("turn") == 8


@pytest.mark.rule("D-094", "D-188")
def test_a_second_bonus_card_comes_before_the_extra_turn_of_the_first(table: DiceTable) -> None:
    table.bonus_pile("Coordinator", "Donation", "Delivery")
    table.tile("greenery", "B2", "C3", "C4")
    table.p1.has(vp=4).plays("Noctis City", "B3", "coordinator")
    assert table.prompt() == "bonus"
    table.answer("donation")
    assert table.prompt() == "action"
    assert table.active is table.p1
    table.answer("production")
    while table.active is table.p1:
        table.answer("done")
    assert table.bonus_left == ["Delivery"]


@pytest.mark.rule("D-188")
def test_coordinator_after_a_last_turn_is_still_played(table: DiceTable) -> None:
    table.bonus_pile("Coordinator", "Donation")
    table.set(ending=2, last_turns=1)
    table.p1.has(vp=4).plays("Release Of Inert Gases", "coordinator")
    assert not table.state.over
    table.answer("production", "done")
    assert table.state.over
