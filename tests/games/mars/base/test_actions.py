"""Actions of cards and the two conversions: pages 6, 10 and 11 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.rules.vocabulary import LAND


@pytest.mark.rule("M-081", "M-238")
def test_an_action_is_used_once_in_a_generation(table: MarsTable) -> None:
    table.p1.has_played("Livestock", "Fish").uses("Livestock")
    assert "use livestock" not in table.p1.options
    assert "use fish" in table.p1.options  # the other card is not used yet


@pytest.mark.rule("M-081", "M-238")
def test_one_alternative_uses_up_the_action(table: MarsTable) -> None:
    table.p1.has_played("GHG Producing Bacteria", resources=4)
    table.p1.uses("GHG Producing Bacteria", "alternative 1")
    assert "use ghg-producing-bacteria" not in table.p1.options
    table.produce()
    for player in table.players:
        player.buys(0)
    assert "use ghg-producing-bacteria" in table.p1.options


@pytest.mark.rule("M-238")
def test_the_action_of_a_card_just_played_may_be_used_at_once(table: MarsTable) -> None:
    table.p1.plays("Regolith Eaters")
    table.p1.uses("Regolith Eaters")
    assert table.p1.on("Regolith Eaters") == 1


@pytest.mark.rule("M-235")
def test_actions_are_used_on_a_turn_and_effects_work_by_themselves(table: MarsTable) -> None:
    cards = [c for c in table.state.rules.cards if c.actions or c.abilities]
    table.p1.has(mc=100, energy=10, heat=10, steel=5, titanium=5, plants=5).produces(energy=1)
    for card in cards:
        if card.kind != "corporation":
            table.p1.has_played(card.name, resources=6 if card.holds else 0)
    usable = set(table.p1.offers("use"))
    assert usable <= {c.key for c in cards if c.actions}
    assert not usable & {"shuttles", "arctic-algae", "rover-construction", "earth-office"}
    assert {"livestock", "aquifer-pumping", "ironworks", "space-mirrors", "search-for-life"} <= usable


@pytest.mark.rule("M-235")
def test_a_corporation_may_have_an_action(table: MarsTable) -> None:
    table.p1.is_corporation("United Nations Mars Initiative").standard_project("Asteroid")
    table.p1.uses("United Nations Mars Initiative")
    assert table.p1.change == {"mc": -3, "tr": 1}


@pytest.mark.rule("M-236", "M-237")
def test_first_the_left_side_is_paid_then_the_right_side_gained(table: MarsTable) -> None:
    table.p1.has_played("Ironworks").has(energy=3)
    assert "use ironworks" not in table.p1.options  # 4 energy are asked for
    table.p1.has(energy=5).uses("Ironworks")
    assert table.p1.change == {"energy": -4, "steel": 1, "tr": 1}


@pytest.mark.rule("M-237")
def test_what_the_arrow_brings_cannot_pay_for_it(table: MarsTable) -> None:
    table.p1.has_played("Space Mirrors").has(mc=6)
    assert "use space-mirrors" not in table.p1.options
    table.p1.has(mc=7).uses("Space Mirrors")
    assert table.p1.change == {"mc": -7, "energy_production": 1}


@pytest.mark.rule("M-090")
def test_points_on_cards_change_nothing_before_the_end(table: MarsTable) -> None:
    table.p1.plays("Colonizer Training Camp")
    assert table.p1.change == {"mc": -8}
    assert table.p1.score.by_card == {"colonizer-training-camp": 2}


@pytest.mark.rule("M-240")
def test_8_plants_become_a_greenery_as_often_as_they_suffice(table: MarsTable) -> None:
    table.p1.has(plants=24)
    for number, area in enumerate(("r3c3", "r3c4", "r3c5"), start=1):
        table.p1.converts_plants(at=area)
        assert table.p1.change == {"plants": -8, "tr": 1}
        assert table.level("oxygen") == number
        assert table.owner_of(area) is table.p1
    assert "convert-plants" not in table.p1.has(plants=7).options


@pytest.mark.rule("M-240", "M-031")
def test_plants_stay_plants_where_no_area_is_free(table: MarsTable) -> None:
    land = table.areas(LAND)
    table.p1.has(plants=8)
    table.p2.owns("greenery", *land[1:])
    assert "convert-plants" in table.p1.options
    table.p2.owns("greenery", land[0])
    assert "convert-plants" not in table.p1.options


@pytest.mark.rule("M-240", "M-133")
def test_a_conversion_is_an_action(table: MarsTable) -> None:
    table.p1.has(plants=8, heat=8).converts_plants(at="r3c3")
    table.p1.converts_heat()
    assert table.ask().seat == 1


@pytest.mark.rule("M-243")
def test_8_heat_raise_the_temperature(table: MarsTable) -> None:
    table.p1.has(heat=17).converts_heat()
    assert table.p1.change == {"heat": -8, "tr": 1}
    table.p1.converts_heat()
    assert table.level("temperature") == -26
    assert "convert-heat" not in table.p1.options
