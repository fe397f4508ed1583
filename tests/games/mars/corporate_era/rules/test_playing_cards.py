"""Rules of the base game that cards of the Corporate Era show: playing cards."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-189")
def test_the_tags_of_an_event_count_while_it_is_played(table: MarsTable) -> None:
    table.p1.has_played("Olympus Conference")
    table.p1.plays("Special Design")
    assert table.p1.on("Olympus Conference") == 1
    assert table.p1.amount("science_tags") == 1  # that of Olympus Conference


@pytest.mark.rule("M-087", "M-164", "M-175")
def test_card_a_needs_own_titanium_production_and_takes_a_step_from_anybody(table: MarsTable) -> None:
    table.p1.holds("Asteroid Mining Consortium")
    table.p2.produces(titanium=3)
    assert not table.p1.can_play("Asteroid Mining Consortium")  # that of others does not help
    table.p1.produces(titanium=1).plays("Asteroid Mining Consortium", "seat 1")
    assert table.p1.gained(titanium_production=1)
    assert table.p2.change == {"titanium_production": -1}


@pytest.mark.rule("M-089")
def test_a_requirement_is_checked_only_when_the_card_is_played(table: MarsTable) -> None:
    table.p1.has_played("Caretaker Contract").has(heat=8)
    table.p1.uses("Caretaker Contract")  # needs 0 degrees to be played, not to be used
    assert table.p1.change == {"heat": -8, "tr": 1}
