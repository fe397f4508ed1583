"""What a move would cost and bring, told before it is made."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable
from tharsis.kernel.phrase import Amount
from tharsis.play.preview import preview


def at(table: AresTable, label: str) -> int:
    """The place of an option."""
    return table.labels(0).index(label)


def test_the_ways_to_pay_with_heat(table: AresTable):
    table.p1.has_played("Helion").has(mc=17, heat=3).holds("Lava Flows", "Moss")
    table.phase("II")
    costs = [way.costs for way in preview(table.state, 0, at(table, "play lava-flows")).ways]
    assert {"heat": 3, "mc": 14} in costs
    assert {"mc": 17} in costs


def test_a_standard_action_tells_what_it_brings(table: AresTable):
    table.p1.has(plants=8).holds("Moss")
    table.phase("III")
    told = preview(table.state, 0, at(table, "standard forest plants"))
    assert not told.chance


def test_an_ocean_is_a_matter_of_chance(table: AresTable):
    table.p1.has(mc=15).holds("Moss")
    table.phase("III")
    told = preview(table.state, 0, at(table, "standard ocean mc"))
    assert told.chance


@pytest.mark.rule("A-082")
def test_cards_that_must_be_sold_are_told_with_the_price(table: AresTable):
    table.p1.has(mc=3).holds("Mine", "Moss", "Lichen", "Comet", "Birds")
    table.phase("I")
    told = preview(table.state, 0, at(table, "play mine"))
    assert told.seats[0].costs == {"mc": 10}
    assert told.seats[0].gains == {"steel": 2}
    assert told.seats[0].losses == {}
    assert [(x.phrase.pattern, x.pays) for x in told.then] == [("ares_sell_to_pay", True)]
    assert told.then[0].phrase.slots["q"] == Amount(3, "card")
    assert told.ways == []


def test_nothing_is_told_of_a_sale_that_is_not_needed(table: AresTable):
    table.p1.has(mc=10).holds("Mine", "Moss")
    table.phase("I")
    assert preview(table.state, 0, at(table, "play mine")).then == []
