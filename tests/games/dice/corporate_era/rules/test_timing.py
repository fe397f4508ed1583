"""Rules of the base set that cards of the Corporate Era show: timing."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-108")
def test_who_must_lose_two_cannot_lose_one_by_the_order_of_losing(table: DiceTable) -> None:
    table.p2.has(plant=1, animal=1)
    table.p1.plays("Virus")
    assert table.p2.dice == {}
    table.state.move(0, table.card("Virus"), 0)
    table.p2.has(plant=1, microbe=1, animal=1)
    table.p1.plays("Virus")
    assert table.labels() == ["lose plant", "lose microbe"]
    table.answer("microbe")
    assert table.p2.dice == {"plant": 1}


@pytest.mark.rule("D-061", "D-104", "D-110")
def test_a_resource_of_any_colour_may_come_before_the_last_die_of_that_colour_is_rolled(
    table: DiceTable,
) -> None:
    table.pool(yellow=1)
    table.p1.plays("Research Outpost")
    table.p1.answers(next(x.label() for x in table.offered() if x.verb == "first gainany"), "take jovian")
    assert table.p1.faces["jovian"] == 1


@pytest.mark.rule("D-058", "D-151")
def test_a_discount_is_always_taken(table: DiceTable) -> None:
    """The price is the lower one, and it is paid exactly: a spare die cannot be paid on top."""
    p1 = table.p1.is_corporation("PhoboLog").has(titanium=2, event=1, wild=0)
    p1.plays("Small Asteroid", paid=True)
    assert p1.dice == {"titanium": 2}
    assert table.prompt() == "action"


@pytest.mark.rule("D-015")
def test_a_milestone_may_be_got_in_the_turn_of_another(table: DiceTable) -> None:
    table.milestones("Monopoly")
    table.p2.has_played("Arctic Algae").has(plant=6)
    table.p1.plays("Subterranean Reservoir", "B4")
    assert table.p2.milestone("Monopoly")


@pytest.mark.rule("D-151")
def test_two_discounts_on_one_icon_take_off_that_icon_only(table: DiceTable) -> None:
    p1 = table.p1.has_played("Advanced Alloys", "Supplier").has(titanium=1, steel=1)
    p1.plays("Titanium Mine", paid=True)
    assert p1.dice == {"steel": 1}
