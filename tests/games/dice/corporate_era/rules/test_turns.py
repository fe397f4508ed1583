"""Rules of the base set that cards of the Corporate Era show: turns."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import BEGIN, DONE, MAIN_DUE
from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-039")
def test_an_action_that_is_impossible_is_skipped(table: DiceTable) -> None:
    p1 = table.p1.has_played("Advanced Alloys", "Supplier").holds("Mine")  # which costs nothing now
    table.pool(yellow=0, green=0, blue=0, red=0, grey=0)
    assert p1.options == ["play mine", "production"]
    p1.answers("play mine")
    assert table.active is table.p2
    p1.has(wild=1)
    p1.acts("support cards")  # no main action is left that could be taken
    assert table.active is table.p2


@pytest.mark.rule("D-044", "D-068", "D-069", "D-154")
def test_support_action_of_a_blue_card(table: DiceTable) -> None:
    p1 = table.p1.has_played("Space Mirrors", "Advanced Alloys")
    p1.uses("Space Mirrors")
    assert p1.faces == {"energy": 2}
    assert p1.is_used("Space Mirrors")
    assert not p1.is_used("Advanced Alloys")
    assert p1.stage == MAIN_DUE
    assert "use space-mirrors" not in p1.options
    p1.acts("production", stage=BEGIN)
    p1.answers("done")
    assert not p1.is_used("Space Mirrors")


@pytest.mark.rule("D-053", "D-055", "D-056")
def test_free_actions_before_between_and_after(table: DiceTable) -> None:
    p1 = table.p1.has_played("Research Network", "Commercial District", "Mars University").holds(
        "Mine", "Grass"
    )
    p1.has(plant=2, heat=2)
    p1.uses("Research Network", "turn plant", "to animal")
    assert p1.stage == BEGIN
    p1.acts("support roll", "red")
    assert p1.stage == MAIN_DUE
    p1.acts("free mars-university", "mine")
    assert p1.stage == MAIN_DUE
    p1.acts("support roll", "grey")
    assert p1.stage == DONE
    assert table.labels() == ["end turn", "free commercial-district"]
    p1.answers("free commercial-district", "none")
    assert table.active is table.p2
    assert p1.is_used("Research Network")
    assert p1.is_used("Mars University")
