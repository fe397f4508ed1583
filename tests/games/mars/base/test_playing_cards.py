"""Playing cards: pages 6, 9 and 10 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

# Kinds


@pytest.mark.rule("M-078")
def test_project_cards_are_active_automated_or_events(table: MarsTable) -> None:
    kinds = {c.kind for c in table.state.rules.cards if c.kind != "corporation"}
    assert kinds == {"active", "automated", "event"}


@pytest.mark.rule("M-188", "M-189", "M-252")
def test_an_event_goes_to_its_own_pile_and_its_tags_stop_counting(table: MarsTable) -> None:
    table.p1.plays("Asteroid")
    assert table.pile("events.0") == ["Asteroid"]
    assert table.pile("tableau.0") == []
    assert table.p1.amount("space_tags") == 0
    table.p1.plays("Flooding", "r1c5")
    assert table.p1.score.by_card == {"flooding": -1}  # its points count all the same


@pytest.mark.rule("M-188")
def test_an_event_lies_face_down_but_everybody_saw_it_played(table: MarsTable) -> None:
    table.p1.plays("Asteroid")
    assert table.who_knows("Asteroid") == [0, 1]


@pytest.mark.rule("M-191", "M-192")
def test_an_automated_card_keeps_nothing_but_its_tags(table: MarsTable) -> None:
    table.p1.plays("Power Plant")
    assert table.pile("tableau.0") == ["Power Plant"]
    assert (table.p1.amount("building_tags"), table.p1.amount("power_tags")) == (1, 1)
    assert "use power-plant" not in table.p1.options
    automated = [c for c in table.state.rules.cards if c.kind == "automated"]
    assert not any(c.actions or c.abilities for c in automated)


@pytest.mark.rule("M-193", "M-082")
def test_an_active_card_keeps_its_tags_effects_and_actions(table: MarsTable) -> None:
    table.p1.plays("Rover Construction")
    assert table.p1.amount("building_tags") == 1
    table.p2.standard_project("City", at="r3c3")
    assert table.p1.gained(mc=2)
    table.p2.standard_project("City", at="r7c3")
    assert table.p1.gained(mc=2)  # as often as it happens
    table.p1.plays("Aquifer Pumping")
    assert "use aquifer-pumping" in table.p1.options


# Requirements


@pytest.mark.rule("M-084", "M-085")
def test_a_minimum_holds_from_that_level_on(table: MarsTable) -> None:
    table.p1.holds("Trees", "Lake Marineris")
    for level, playable in ((-6, False), (-4, True), (2, True)):
        table.set(temperature=level)
        assert table.p1.can_play("Trees") is playable
        assert ("play trees" in table.p1.options) is playable


@pytest.mark.rule("M-084", "M-086")
def test_a_maximum_holds_up_to_that_level(table: MarsTable) -> None:
    table.p1.holds("Dust Seals")
    for oceans, playable in ((0, True), (3, True), (4, False)):
        table.set(oceans=oceans)
        assert table.p1.can_play("Dust Seals") is playable


@pytest.mark.rule("M-088")
def test_a_card_does_not_count_for_its_own_requirement(table: MarsTable) -> None:
    table.p1.holds("Fusion Power")  # needs two power tags, has one
    table.p1.has_played("Power Plant")
    assert not table.p1.can_play("Fusion Power")
    table.p1.holds("Geothermal Power")
    assert not table.p1.can_play("Fusion Power")  # nor do cards in hand
    table.p1.has_played("Geothermal Power")
    assert table.p1.can_play("Fusion Power")


@pytest.mark.rule("M-165", "M-176")
def test_card_b_needs_9_percent_or_less_and_energy_production_to_lower(table: MarsTable) -> None:
    table.p1.holds("Cupola City")
    assert not table.p1.can_play("Cupola City")
    table.p1.produces(energy=1)
    for oxygen, playable in ((9, True), (10, False)):
        table.set(oxygen=oxygen)
        assert table.p1.can_play("Cupola City") is playable
    table.set(oxygen=9)
    table.p1.plays("Cupola City", "r3c3")
    assert table.p1.gained(energy_production=-1, mc_production=3)


@pytest.mark.rule("M-166", "M-176")
def test_card_d_needs_9_percent_or_more_and_plant_production_to_lower(table: MarsTable) -> None:
    table.p1.holds("Livestock")
    table.set(oxygen=9)
    assert not table.p1.can_play("Livestock")
    table.p1.produces(plants=1)
    for oxygen, playable in ((8, False), (9, True)):
        table.set(oxygen=oxygen)
        assert table.p1.can_play("Livestock") is playable
    table.p1.plays("Livestock")
    assert table.p1.gained(plants_production=-1, mc_production=2)


@pytest.mark.rule("M-167", "M-176")
def test_card_e_needs_5_percent_or_more_and_energy_production_to_lower(table: MarsTable) -> None:
    table.p1.holds("Shuttles")
    table.set(oxygen=5)
    assert not table.p1.can_play("Shuttles")
    table.p1.produces(energy=1)
    for oxygen, playable in ((4, False), (5, True)):
        table.set(oxygen=oxygen)
        assert table.p1.can_play("Shuttles") is playable
    table.p1.plays("Shuttles")
    assert table.p1.gained(energy_production=-1, mc_production=2)


# Carrying out the effects


@pytest.mark.rule("M-155")
def test_requirement_payment_effects_and_only_then_the_pile(table: MarsTable) -> None:
    table.p2.has(plants=3)
    table.p1.plays("Asteroid")
    assert table.prompt() == "victim"  # in the middle of its effects
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 1}  # it is paid
    assert table.pile("events.0") == []  # and not put away yet
    table.answer("none")
    assert table.pile("events.0") == ["Asteroid"]


@pytest.mark.rule("M-156", "M-171")
def test_what_a_card_does_to_production_must_be_possible(table: MarsTable) -> None:
    table.p1.holds("Strip Mine")  # energy production -2, steel +2, titanium +1
    assert not table.p1.can_play("Strip Mine")
    table.p1.produces(energy=1)
    assert not table.p1.can_play("Strip Mine")  # not half of it
    table.p1.produces(energy=2).plays("Strip Mine")
    assert table.p1.gained(energy_production=-2, steel_production=2, titanium_production=1)


@pytest.mark.rule("M-156", "M-173")
def test_a_loss_of_ones_own_resources_must_be_possible(table: MarsTable) -> None:
    table.set(temperature=-12, oceans=3)
    table.p1.holds("Nitrophilic Moss").has(plants=1)  # takes 2 plants of its own player
    table.p2.has(plants=9)
    assert not table.p1.can_play("Nitrophilic Moss")
    table.p1.has(plants=2).plays("Nitrophilic Moss")
    assert table.p1.gained(plants=-2, plants_production=2)
    assert table.p2.change == {}


@pytest.mark.rule("M-157", "M-160")
def test_resources_without_a_card_for_them_are_lost(table: MarsTable) -> None:
    table.p1.plays("Aerobraked Ammonia Asteroid")  # two microbes for another card
    assert table.p1.change == {"mc": -26, "heat_production": 3, "plants_production": 1}


@pytest.mark.rule("M-158", "M-161", "M-160")
def test_asteroid_at_the_goal_with_nobodys_plants_to_remove(table: MarsTable) -> None:
    table.set(temperature=8)
    table.p1.plays("Asteroid")
    assert table.p1.change == {"mc": -14, "titanium": 2}  # no TR, the rest as usual


@pytest.mark.rule("M-159", "M-162", "M-181")
@pytest.mark.parametrize(
    ("answers", "lost"), [(("seat 1", 3), 3), (("seat 1", 1), 1), (("seat 2",), 2), (("none",), 0)]
)
def test_asteroid_removes_three_plants_fewer_or_none(
    table3: MarsTable, answers: tuple[str, ...], lost: int
) -> None:
    table3.p2.has(plants=4)
    table3.p3.has(plants=2)
    table3.p1.plays("Asteroid", *answers, *([2] if answers == ("seat 2",) else []))
    assert sum(p.amount("plants") for p in table3.players) == 6 - lost
    assert table3.p1.gained(titanium=2, tr=1)


@pytest.mark.rule("M-163")
def test_all_plants_come_from_one_player(table3: MarsTable) -> None:
    table3.p2.has(plants=1)
    table3.p3.has(plants=2)
    table3.p1.plays("Asteroid", "seat 1")
    assert table3.p2.change == {"plants": -1}
    assert table3.p3.change == {}
    assert table3.prompt() == "action"  # the other two are not taken from somebody else


@pytest.mark.rule("M-180")
def test_asteroid_need_not_take_its_own_players_plants(table: MarsTable) -> None:
    table.p1.has(plants=3).plays("Asteroid", "none")
    assert table.p1.gained(plants=0, titanium=2)


@pytest.mark.rule("M-170", "M-259")
def test_the_player_in_turn_chooses_the_order(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae")
    table.p1.plays(
        "Comet", "first place", "r1c5", "seat 1", 2
    )  # the ocean first: now there are plants to remove
    assert table.p2.gained(plants=0)
    other = MarsTable(2)
    other.p2.has_played("Arctic Algae").has(plants=1)
    other.p1.plays("Comet", "first removeany", "seat 1", "r1c5")  # or the plants first
    assert other.p2.gained(plants=-1 + 2)


@pytest.mark.rule("M-179")
def test_resources_are_received_at_once(table: MarsTable) -> None:
    table.p1.has(heat=5)
    table.p1.plays("Imported GHG")
    table.p1.converts_heat()  # 5 and the 3 of the card, in the same turn
    assert table.level("temperature") == -28
