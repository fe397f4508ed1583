"""Why something can't be done at this point of a turn."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import BEGIN, DONE, MAIN_DUE, PRODUCED, STAGE
from tharsis.games.dice.testing import DiceTable
from tharsis.play.explain import legal, why_not
from tharsis.text import LANGUAGES
from tharsis.text.reasons import reason_texts


def reasons(table: DiceTable, label: str, seat: int = 0) -> list[str]:
    return [reason.pattern for reason in why_not(table.state, seat, label)]


def test_the_support_action_comes_first(table: DiceTable) -> None:
    table.p1.has(heat=3).holds("Comet").begins()
    assert reasons(table, "standard heat") == ["support_first"]
    assert reasons(table, "play comet")[0] == "support_first"
    assert set(reasons(table, "play comet")[1:]) == {"short_of"}
    assert reasons(table, "support roll") == reasons(table, "production") == []
    table.p1.begins(MAIN_DUE)
    assert reasons(table, "standard heat") == []
    assert reasons(table, "production") == ["is_action_turn"]


def test_a_support_action_that_is_impossible_stands_against_nothing(table: DiceTable) -> None:
    table.p1.begins()
    table.pool(yellow=0, green=0, blue=0, red=0, grey=0)  # nothing to roll, and nothing to pay with
    assert reasons(table, "standard heat") == ["short_of"]


@pytest.mark.parametrize(("stage", "reason"), [(DONE, "actions_taken"), (PRODUCED, "is_production_turn")])
def test_after_the_actions_only_free_ones_are_left(table: DiceTable, stage: int, reason: str) -> None:
    table.p1.has(heat=3).begins(MAIN_DUE)
    table.state.set_world(STAGE, stage)
    assert reasons(table, "standard heat")[0] == reasons(table, "support roll")[0] == reason
    assert reasons(table, "production") == ["is_production_turn" if stage == PRODUCED else "is_action_turn"]


def test_who_waits_is_told_what_will_be_possible(table: DiceTable) -> None:
    table.p2.has(heat=3)
    table.p1.begins()
    assert "standard heat" in {x.label for x in legal(table.state, 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_is_said(table: DiceTable, language: str) -> None:
    said = set()
    table.p1.begins()
    for stage in (BEGIN, DONE, PRODUCED):
        table.state.set_world(STAGE, stage)
        said |= set(
            reason_texts(table.state, why_not(table.state, 0, "standard heat")[:1], language, ["A", "B"])
        )
    assert len(said) == 3
