"""What an option would bring, told before it is taken."""

from __future__ import annotations

import pytest

from tharsis import Refused
from tharsis.play.digest import digest
from tharsis.play.preview import Preview, preview, previews
from tharsis.testing import MarsTable


def of(table: MarsTable, label: str, seat: int = 0) -> Preview:
    """The preview of the option with this label."""
    table.ready()
    before = digest(table.state)
    found = preview(table.state, seat, table.labels(seat).index(label))
    assert digest(table.state) == before
    return found


def test_a_simple_card_is_told_in_full(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=0).holds("Mine")
    found = of(table, "play mine")
    assert found.seats[0].slots == {"mc": -4, "steel_production": 1}
    assert found.seats[0].zones == {"hand": -1, "tableau": 1}
    assert found.seats[1].slots == {}
    assert found.next_prompt is None


def test_payment_is_answered_with_metal_first_and_without_waste(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=9).holds("Geothermal Power")  # costs 11
    assert of(table, "play geothermal-power").seats[0].slots == {
        "steel": -5,
        "mc": -1,
        "energy_production": 2,
    }


def test_it_stops_at_the_next_question(table: MarsTable) -> None:
    table.p1.has(mc=30)
    found = of(table, "project aquifer")
    assert found.seats[0].slots == {"mc": -18}
    assert (found.next_seat, found.next_prompt) == (0, "place")


def test_a_tile_brings_its_bonus_the_rating_and_the_parameter(table: MarsTable) -> None:
    table.p1.has(mc=30, plants=0)
    table.p1.standard_project("Aquifer")
    found = of(table, "place r5c4")
    assert found.seats[0].slots == {"plants": 2, "tr": 1}
    assert found.seats[0].tiles == [("r5c4", "ocean")]
    assert found.world == {"oceans": 1}


def test_drawn_cards_are_only_counted(table: MarsTable) -> None:
    table.p1.has(mc=30).holds("Technology Demonstration")
    found = of(table, "play technology-demonstration")
    assert found.seats[0].zones == {"hand": 1, "events": 1}


def test_what_a_turned_up_card_decides_is_left_open(table: MarsTable) -> None:
    table.p1.has(mc=30).has_played("Search For Life")
    found = of(table, "use search-for-life")
    assert found.chance
    assert found.seats[0].resources == {}


def test_what_it_does_to_others_is_told(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae").has(plants=0)
    table.p1.has(mc=30)
    table.p1.standard_project("Aquifer")
    assert of(table, "place r1c2").seats[1].slots == {"plants": 2}


def test_every_option_has_a_preview(table: MarsTable) -> None:
    table.p1.has(mc=30)
    table.ready()
    assert [x.label for x in previews(table.state, 0)] == table.labels(0)
    assert previews(table.state, 1) == []


def test_only_the_deciding_seat_has_previews(table: MarsTable) -> None:
    table.ready()
    with pytest.raises(Refused, match="seat 1 has nothing to decide"):
        preview(table.state, 1, 0)
    with pytest.raises(Refused, match="option 99"):
        preview(table.state, 0, 99)
