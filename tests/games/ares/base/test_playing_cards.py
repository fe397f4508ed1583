"""Playing and paying: prices, sales, requirements, the order in which a card works."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable
from tharsis.kernel.phrase import Amount, Phrase


@pytest.mark.rule("A-070", "A-071", "A-073")
def test_one_green_card_in_the_development_phase(table: AresTable):
    table.p1.has(mc=50).holds("Mine", "Lichen", "Comet", "Birds")
    table.phase("I")
    assert "play comet" not in table.p1.options
    table.p1.plays("Mine")
    assert table.p1.gained(mc=-10, steel=2)  # the levels count at once
    assert not [option for option in table.p1.options if option.startswith("play")]
    assert "done" in table.p1.options
    assert Phrase("ares_no_play_left") in table.p1.why_not("play", "Lichen")


@pytest.mark.rule("A-071", "A-077", "A-076")
def test_each_phase_has_its_colours(table: AresTable):
    table.p1.has(mc=100).holds("Mine", "Birds", "Comet", "Research")
    table.set(oxygen=14)
    table.phase("I")
    assert [x for x in table.p1.options if x.startswith("play")] == ["play mine"]
    table.open("II")
    assert sorted(x for x in table.p1.options if x.startswith("play")) == [
        "play birds",
        "play comet",
        "play research",
    ]


@pytest.mark.rule("A-072", "A-069", "A-095")
def test_who_chose_development_pays_3_less(table: AresTable):
    table.p1.has(mc=20).holds("Mine", "Dusty Quarry", "Moss", "Comet")
    table.p2.has(mc=20).holds("Lichen")
    table.phase("I", table.p1)
    assert table.p1.price("Mine") == 7
    assert table.p1.price("Dusty Quarry") == 0
    assert table.p2.price("Lichen") == 5
    assert table.p1.price("Comet") == 25  # red: not played in this phase


@pytest.mark.rule("A-076", "A-077")
def test_one_blue_or_red_card_in_the_construction_phase(table: AresTable):
    table.p1.has(mc=50).holds("Mine", "Comet", "Tardigrades", "Lava Flows")
    table.phase("II")
    assert "play mine" not in table.p1.options
    table.p1.plays("Tardigrades")
    assert not [option for option in table.p1.options if option.startswith("play")]
    assert "draw" not in table.p1.options


@pytest.mark.rule("A-078", "A-080")
def test_the_bonus_of_construction_is_a_second_card(table: AresTable):
    table.p1.has(mc=50).holds("Comet", "Tardigrades", "Lava Flows", "Mine")
    table.phase("II", table.p1)
    table.p1.plays("Tardigrades")
    assert table.p1.gained(mc=-6)
    assert "draw" in table.p1.options
    table.p1.plays("Lava Flows")
    assert table.p1.gained(mc=-17, tr=2)
    assert not [option for option in table.p1.options if option.startswith(("play", "draw"))]


@pytest.mark.rule("A-078", "A-079")
def test_or_a_card_drawn_before_or_after_playing(table: AresTable):
    table.p1.has(mc=50).holds("Tardigrades", "Lava Flows")
    table.deck("Release of Inert Gases")
    table.phase("II", table.p1)
    table.p1.acts("draw")
    assert "Release of Inert Gases" in table.p1.hand
    table.p1.plays("Release of Inert Gases")  # the card drawn can be the one that is played
    assert not [option for option in table.p1.options if option.startswith(("play", "draw"))]


@pytest.mark.rule("A-078")
def test_the_bonus_may_be_drawn_without_playing_and_after(table: AresTable):
    table.p1.has(mc=50).holds("Tardigrades", "Lava Flows")
    table.phase("II", table.p1)
    table.p1.plays("Tardigrades")
    table.p1.acts("draw")
    assert "play lava-flows" not in table.p1.options


@pytest.mark.rule("A-081", "A-082", "A-084")
def test_a_price_of_8_paid_with_two_cards_and_2(table: AresTable):
    table.p1.has(mc=2).holds("Geothermal Power", "Moss", "Lichen", "Grass")
    table.phase("I")
    table.p1.plays("Geothermal Power", "sell moss", "sell grass")
    assert table.p1.amount("mc") == 0
    assert table.p1.hand == ["Lichen"]
    assert table.p1.amount("heat_production") == 2


@pytest.mark.rule("A-083", "A-085")
def test_or_with_three_cards_and_change(table: AresTable):
    table.p1.holds("Geothermal Power", "Moss", "Lichen", "Grass")
    table.phase("I")
    table.p1.plays("Geothermal Power")  # all three must go: nothing is asked
    assert table.p1.amount("mc") == 1
    assert table.p1.hand == []


@pytest.mark.rule("A-083")
def test_more_may_be_sold_than_needed(table: AresTable):
    table.p1.has(mc=8).holds("Geothermal Power", "Moss", "Lichen", "Grass")
    table.phase("I")
    table.p1.sells("Moss", "Lichen")
    table.p1.plays("Geothermal Power")
    assert table.p1.amount("mc") == 6


@pytest.mark.rule("A-081")
def test_a_card_that_cannot_be_paid_is_not_offered(table: AresTable):
    table.p1.has(mc=1).holds("Geothermal Power", "Moss", "Lichen")
    table.phase("I")
    assert "play geothermal-power" not in table.p1.options
    assert table.p1.why_not("play", "Geothermal Power") == [Phrase("ares_short_with_sale", q=Amount(1, "mc"))]


def test_without_another_card_to_sell_a_reason_says_nothing_of_sales(table: AresTable):
    table.p1.has(mc=1).holds("Geothermal Power")
    table.phase("I")
    assert table.p1.why_not("play", "Geothermal Power") == [Phrase("short_of", q=Amount(7, "mc"))]


@pytest.mark.rule("A-098", "A-099", "A-100", "A-101", "A-091")
def test_microprocessors_as_in_the_rulebook(table: AresTable):
    table.p1.has_played("Mine").has(mc=4).holds("Microprocessors", "Moss", "Lichen", "Grass")
    table.deck("Birds", "Comet")
    table.phase("I", table.p1)
    assert table.p1.price("Microprocessors") == 10
    table.p1.plays("Microprocessors", "sell moss", "sell lichen")
    assert table.p1.amount("mc") == 0
    assert table.labels(0) == ["discard grass", "discard birds", "discard comet"]  # the old card may go too
    table.p1.answers("discard grass")
    assert table.p1.hand == ["Birds", "Comet"]
    assert table.p1.amount("mc") == 0  # no M€ for that discard
    assert table.p1.amount("heat_production") == 3
    assert not [option for option in table.p1.options if option.startswith("play")]


@pytest.mark.rule("A-091", "A-092", "A-093", "A-094")
def test_capacity_lowers_prices_and_is_never_used_up(table: AresTable):
    table.p1.has_played("Mine", "Ganymede Shipyard").has(mc=50)
    table.phase("II")
    table.p1.holds("Comet", "Ironworks", "Tardigrades")
    assert table.p1.price("Comet") == 25 - 6
    assert table.p1.price("Ironworks") == 12 - 4
    assert table.p1.price("Vesta Shipyard") == 16 - 4 - 6  # both, each once
    table.p1.plays("Comet")
    assert (table.p1.amount("steel"), table.p1.amount("titanium")) == (2, 2)


@pytest.mark.rule("A-094")
def test_two_equal_tags_do_not_double_a_reduction(table: AresTable):
    table.p1.has_played("Mine")
    table.phase("II")
    table.p1.holds("Moss")
    assert table.p1.price("Research") == 5  # two science tags, and steel is for buildings
    assert table.p1.price("Ironworks") == 8


@pytest.mark.rule("A-095")
def test_no_price_falls_below_0(table: AresTable):
    table.p1.has_played("Mine", "Building Industries", "Strip Mine").holds("Power Plant", "Moss")
    table.phase("I", table.p1)
    assert table.p1.price("Power Plant") == 0
    table.p1.plays("Power Plant")
    assert table.p1.gained(heat_production=1)


@pytest.mark.rule("A-086", "A-087", "A-089")
def test_zones_are_judged_by_the_board_when_the_phase_began(table: AresTable):
    table.set(temperature=-20, oceans=4)
    table.p1.has(mc=100).holds("Bushes", "Algae", "Archaebacteria")
    table.phase("I")
    assert not table.p1.meets("Bushes")
    table.set(temperature=-18, oceans=5)  # what comes true during the phase does not help
    assert not table.p1.meets("Bushes")
    assert not table.p1.meets("Algae")
    assert table.p1.meets("Archaebacteria")  # and what held holds to its end
    assert "play archaebacteria" in table.p1.options
    table.all_done()
    table.phase("I")
    assert table.p1.meets("Bushes")
    assert table.p1.meets("Algae")
    assert not table.p1.meets("Archaebacteria")


@pytest.mark.rule("A-088", "A-090")
def test_other_requirements_are_judged_when_the_card_is_played(table: AresTable):
    table.p1.has(mc=100).holds("Energy Storage", "Fusion Power", "Food Factory", "Moss")
    table.phase("I")
    assert not table.p1.meets("Energy Storage")
    assert not table.p1.meets("Fusion Power")
    table.p1.has(tr=7).has_played("Power Plant", "Geothermal Power")
    assert table.p1.meets("Energy Storage")
    assert table.p1.meets("Fusion Power")
    assert not table.p1.meets("Food Factory")
    table.p1.sells("Food Factory")  # it can still be sold
    assert table.p1.gained(mc=3)


@pytest.mark.rule("A-088")
def test_what_is_to_be_spent_is_paid_besides_the_price(table: AresTable):
    table.p1.has(mc=15, plants=2).holds("Biomass Combustors", "Moss")
    table.phase("I")
    table.p1.plays("Biomass Combustors")
    assert table.p1.gained(mc=-15, plants=-2, heat_production=5)


@pytest.mark.rule("A-088")
def test_heat_does_not_pay_twice(table: AresTable):
    table.p1.has_played("Helion").has(mc=0, heat=12).holds("Tropical Resort", "Building Industries")
    table.phase("I")
    # 19 M€ and 5 heat: 3 for the other card and 7 of the heat that is left are not enough.
    assert not table.p1.meets("Tropical Resort")
    assert table.p1.meets("Building Industries")  # 6 M€ and 4 heat
    table.p1.has(mc=9)
    assert table.p1.meets("Tropical Resort")
    table.p1.plays("Tropical Resort")
    assert table.p1.amount("heat") == 0
    assert table.p1.amount("mc") == 0


@pytest.mark.rule("A-096", "A-097")
def test_a_card_may_be_played_for_the_rest_of_what_it_does(table: AresTable):
    table.complete("oxygen")
    table.p1.has(mc=100).holds("Airborne Radiation", "Astrofarm", "Moss")
    table.phase("I")
    table.p1.plays("Airborne Radiation")
    assert table.p1.gained(mc=-15, heat_production=2)  # the oxygen part gives nothing
    table.all_done()
    table.phase("I")
    table.p1.plays("Astrofarm")  # nothing to hold the microbes
    assert table.p1.gained(mc=-21, plants_production=1, heat_production=3)


@pytest.mark.rule("A-074", "A-090", "A-191", "A-075")
def test_a_card_may_be_sold_at_any_moment_of_the_round(table: AresTable):
    for phase in ("I", "II", "III"):
        table.p1.holds("Moss", "Lichen")
        table.open(phase)
        table.p1.sells("Moss")
        assert table.p1.gained(mc=3)
        assert table.discard_pile[-1] == "Moss"
        assert table.who_knows("Moss") == [0]  # face down
        table.all_done()


@pytest.mark.rule("A-018", "A-019", "A-022", "A-189")
def test_a_red_card_works_once_and_its_tags_stay(table: AresTable):
    table.p1.has(mc=100).holds("Release of Inert Gases", "Research", "Moss")
    table.phase("II", table.p1)
    table.p1.plays("Release of Inert Gases")
    assert table.p1.gained(mc=-16, tr=2)
    table.p1.plays("Research")
    assert table.p1.amount("science_tags") == 2
    assert table.p1.amount("event_tags") == 2
    table.all_done()
    assert table.p1.amount("event_tags") == 2
    zone = table.state.rules.zone_names.index("tableau.0")
    assert table.state.rules.zone_seen[zone] == -1
    assert len(table.state.zones[zone]) == 2


@pytest.mark.rule("A-020", "A-014")
def test_an_effect_works_as_often_as_its_condition_is_met(table: AresTable):
    table.p1.has_played("Olympus Conference").has(mc=50).holds("Research", "Moss")
    table.phase("II")
    table.p1.plays("Research")
    assert len(table.p1.hand) == 1 + 2 + 2  # two science tags, and its own two cards
    table.p1.has_played("Physics Complex")
    assert table.p1.amount("science_tags") == 1 + 2 + 1


@pytest.mark.rule("A-022")
def test_instant_effects_go_before_what_reacts_to_the_card(table: AresTable):
    table.p1.has_played("Mars University").has(mc=50).holds("Lagrange Observatory", "Moss")
    table.deck("Grass", "Birds", "Comet")
    table.phase("II")
    table.p1.plays("Lagrange Observatory")
    # Its own card is drawn first: it may be the one that is discarded for the effect.
    assert "discard grass" in table.labels(0)
    table.p1.answers("discard grass")
    assert table.p1.hand == ["Moss", "Birds", "Comet"]


@pytest.mark.rule("A-021")
def test_effects_work_in_their_phases_and_actions_in_the_action_phase(table: AresTable):
    table.p1.has_played("Tardigrades").holds("Moss")
    table.phase("II")
    assert "action tardigrades" not in table.p1.options
    assert table.p1.why_not("action", "Tardigrades")[0].pattern == "wrong_phase"
    table.all_done()
    table.phase("III")
    assert "action tardigrades" in table.p1.options


@pytest.mark.rule("A-023", "A-026")
def test_a_corporation_counts_for_tags_and_works_the_whole_game(table: AresTable):
    table.p1.founds("Saturn Systems")
    assert table.p1.amount("jovian_tags") == 1
    assert table.p1.gained(mc=24, titanium=1)  # not for its own tag
    table.p1.has(mc=100).holds("Colonizer Training Camp", "Moss")
    table.phase("II")
    table.p1.plays("Colonizer Training Camp")
    assert table.p1.gained(mc=-10, tr=1)


def test_nothing_more_is_offered_to_lower_a_price_of_nothing(table: AresTable):
    table.p1.has_played("Anaerobic Microorganisms", resources=2).has_played("Restructured Resources")
    table.p1.has(mc=20, plants=1).holds("Power Plant", "Moss")
    table.phase("I")
    table.p1.acts("play power-plant")
    assert table.labels(0) == ["lower anaerobic-microorganisms", "leave anaerobic-microorganisms"]
    table.p1.answers("lower anaerobic-microorganisms")
    assert "leave restructured-resources" not in table.labels(0)
    assert (table.p1.amount("plants"), table.p1.amount("mc")) == (1, 20)


def test_an_event_in_play_counts_as_an_event(table: AresTable):
    table.p1.has(mc=20).has_played("Comet").holds("Venture Capitalism")
    table.phase("I")
    table.p1.plays("Venture Capitalism")
    assert table.p1.amount("mc_production") == 1
