"""Acting without reward, lowering a parameter, taking a tile off the map."""

from __future__ import annotations

import pytest

from tharsis.games.mars.components import OCEAN, TEMPERATURE, ocean, oxygen, temperature
from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import Frame, Node
from tharsis.play.checks.audit import Audit
from tharsis.rules.effects import Lower
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.tiles import Lift


@pytest.fixture
def table() -> MarsTable:
    return MarsTable(2)


def do(table: MarsTable, node: Node | None) -> None:
    """Let the first player do something, and the audit keep its books."""
    assert node is not None
    table.state.drop_work()
    table.mark()
    table.state.push(Frame(RESOLVE, 0))
    table.state.push(Frame(node, 0))
    table.state.run()


def test_steps_without_reward_bring_nothing_but_further_steps_and_tiles(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-2)
    do(table, oxygen(2).unrewarded())
    table.rearranged = False
    table.answer("r1c2")
    assert (table.level("oxygen"), table.level("temperature"), table.level("oceans")) == (9, 0, 1)
    assert table.p1.change == {}


def test_a_step_without_reward_gives_no_production_on_the_way(table: MarsTable) -> None:
    table.set(temperature=-26)
    do(table, temperature(3).unrewarded())
    assert table.level("temperature") == -20
    assert table.p1.change == {}


def test_a_tile_without_bonuses_still_sets_off_what_reacts_to_anybody(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae")
    table.oceans("r1c4")
    do(table, ocean().unrewarded())
    table.rearranged = False
    table.answer("r1c2")
    assert table.p1.change == {}
    assert table.p2.change == {"plants": 2}


@pytest.mark.parametrize(("before", "after"), [(-10, -14), (-28, -30), (-30, -30), (8, 8)])
def test_a_parameter_is_lowered_to_its_start_at_most_and_never_from_its_goal(
    table: MarsTable, before: int, after: int
) -> None:
    table.set(temperature=before)
    lower = Lower(TEMPERATURE, 2)
    assert lower.has_effect(table.state, 0, -1) == (before != after)
    do(table, lower)
    assert table.level("temperature") == after
    assert table.p1.change == {}


def test_a_tile_is_taken_off_the_map_with_its_step(table: MarsTable) -> None:
    table.oceans("r1c2", "r1c4")
    audit = Audit(table.state)
    do(table, Lift(OCEAN))
    table.rearranged = False
    assert table.labels() == ["lift r1c2", "lift r1c4"]
    table.answer("lift r1c4")
    assert table.tile_at("r1c4") == ""
    assert table.level("oceans") == 1
    assert audit.follow(table.state) + audit.compare(table.state) == []
    assert table.p1.change == {}


@pytest.mark.parametrize("oceans", [0, 9])
def test_none_of_no_tile_and_of_all_tiles_is_taken(table: MarsTable, oceans: int) -> None:
    if oceans:
        table.oceans("r1c2")
        table.set(oceans=9)
    do(table, Lift(OCEAN))
    assert table.level("oceans") == oceans
    assert not table.state.decisions()


def test_what_rose_after_production_does_not_count_for_the_next_generation(table: MarsTable) -> None:
    from tharsis.games.mars.components import TR_RAISED
    from tharsis.games.mars.round import TurnOrder

    table.state.seats[0][TR_RAISED.slot] = 1
    do(table, TurnOrder())
    assert table.state.seats[0][TR_RAISED.slot] == 0


@pytest.mark.rule("M-153")
def test_no_income_is_negative_however_low_the_rating(table: MarsTable) -> None:
    table.p1.has(tr=3, mc=10).produces(mc=-5)
    table.produce()
    assert table.p1.amount("mc") == 10
