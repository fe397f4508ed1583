"""Asteroids, comets and their like: what falls on Mars, what it brings, and whose plants it takes."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-162", "M-172")
def test_asteroid_takes_up_to_three_plants_of_one_player(table: MarsTable) -> None:
    table.p2.has(plants=5)
    table.p1.plays("Asteroid", "seat 1", 3)
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 1}
    assert table.p2.change == {"plants": -3}
    assert table.level("temperature") == -28


@pytest.mark.parametrize(
    ("name", "answers", "most"),
    [
        ("Asteroid", [], 3),
        ("Comet", ["r9c5"], 3),
        ("Big Asteroid", [], 4),
        ("Deimos Down", [], 8),
        ("Giant Ice Asteroid", ["r9c5", "r5c5"], 6),
        ("Mining Expedition", [], 2),
        ("Flooding", ["r1c5"], 4),
    ],
)
def test_any_number_up_to_the_printed_one_may_be_removed(
    table: MarsTable, name: str, answers: list[str], most: int
) -> None:
    table.p2.has(plants=20).owns("city", "r2c5")
    table.p1.plays(name, *answers, "seat 1")
    assert table.labels() == [str(n) for n in range(most, 0, -1)]


@pytest.mark.rule("M-159", "M-162", "M-181")
def test_asteroid_may_take_fewer_plants_or_none(table: MarsTable) -> None:
    table.p2.has(plants=2)
    table.p1.plays("Asteroid", "seat 1")
    assert table.labels() == ["2", "1"]
    table.p1.answers(1)
    assert table.p2.change == {"plants": -1}
    table.p1.has(titanium=0).plays("Big Asteroid", "none")
    assert table.p2.change == {}
    assert table.p1.change == {"mc": -27, "titanium": 4, "tr": 2, "heat_production": 1}


@pytest.mark.rule("M-180")
def test_asteroid_spares_its_own_player_although_nobody_else_has_plants(table: MarsTable) -> None:
    table.p1.has(plants=3)
    table.p1.plays("Asteroid")
    assert table.labels() == ["none", "seat 0"]
    table.p1.answers("none")
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 1}


@pytest.mark.rule("M-158")
def test_asteroid_can_be_played_when_nobody_has_plants(table: MarsTable) -> None:
    table.p1.plays("Asteroid")
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 1}
    assert table.prompt() == "action"


@pytest.mark.rule("M-163")
def test_the_plants_come_all_from_one_player(table3: MarsTable) -> None:
    table3.p2.has(plants=2)
    table3.p3.has(plants=2)
    table3.p1.plays("Asteroid", "seat 2", 2)
    assert table3.prompt() == "action"
    assert table3.p2.change == {}
    assert table3.p3.change == {"plants": -2}


@pytest.mark.rule("M-007", "M-008", "M-161")
def test_asteroid_at_the_goal_of_temperature_gives_no_rating(table: MarsTable) -> None:
    table.set(temperature=8)
    table.p2.has(plants=3)
    table.p1.plays("Asteroid", "seat 1", 3)
    assert table.p1.change == {"mc": -14, "titanium": 2}
    assert table.p2.change == {"plants": -3}
    assert table.level("temperature") == 8


def test_the_neutral_opponent_of_the_solo_game_has_no_plants_that_matter(solo: MarsTable) -> None:
    solo.p1.plays("Asteroid")
    assert solo.p1.change == {"mc": -14, "titanium": 2, "tr": 1}


@pytest.mark.rule("M-188")
def test_an_asteroid_lies_face_down_afterwards_with_its_tag(table: MarsTable) -> None:
    table.p1.plays("Asteroid")
    assert table.p1.amount("space_tags") == 0
    assert table.p1.hand == []
    assert table.discard_pile == []


def test_comet_warms_floods_and_burns(table: MarsTable) -> None:
    table.p2.has(plants=9)
    table.p1.plays("Comet", "r1c5", "seat 1", 3)
    assert table.p1.change == {"mc": -21, "tr": 2}
    assert table.p2.change == {"plants": -3}
    assert (table.level("temperature"), table.level("oceans")) == (-28, 1)


def test_the_order_of_comet_is_asked_for_where_it_matters(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae").has(plants=1)
    table.p1.plays("Comet", "first place", "r1c5", "seat 1", 3)
    assert table.p2.change == {"plants": -1}


def test_comet_may_burn_the_plants_before_the_algae_grow(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae").has(plants=1)
    table.p1.plays("Comet", "first comet removeany", "seat 1", "r1c5")
    assert table.p2.change == {"plants": 1}


@pytest.mark.rule("M-021", "M-022")
def test_comet_at_minus_two_brings_two_oceans(table: MarsTable) -> None:
    table.set(temperature=-2)
    table.p1.plays("Comet", "r1c5", "r9c5")
    assert table.p1.change == {"mc": -21, "tr": 3, "titanium": 2}
    assert table.level("oceans") == 2


def test_comet_without_oceans_left_still_warms(table: MarsTable) -> None:
    table.set(temperature=-2, oceans=9)
    table.p2.has(plants=4)
    table.p1.plays("Comet", "seat 1", 3)
    assert table.p1.change == {"mc": -21, "tr": 1}
    assert table.p2.change == {"plants": -3}


@pytest.mark.rule("M-170")
def test_asteroid_at_minus_two_may_burn_the_plants_that_its_ocean_brings(table: MarsTable) -> None:
    table.set(temperature=-2)
    table.p2.has_played("Arctic Algae").has(plants=1)
    table.p1.plays("Asteroid", "first place", "r1c5", "seat 1", 3)
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 2}
    assert table.p2.change == {"plants": -1}


@pytest.mark.rule("M-018", "M-020")
def test_big_asteroid_takes_both_heat_bonuses_on_its_way(table: MarsTable) -> None:
    table.set(temperature=-26)
    table.p2.has(plants=9)
    table.p1.plays("Big Asteroid", "seat 1", 4)
    assert table.p1.change == {"mc": -27, "titanium": 4, "tr": 2, "heat_production": 1}
    assert table.p2.change == {"plants": -4}
    table.p1.has(titanium=0).plays("Deimos Down", "none")
    assert table.p1.change == {"mc": -31, "steel": 4, "tr": 3, "heat_production": 1}
    assert table.level("temperature") == -16


@pytest.mark.rule("M-007", "M-008")
def test_steps_beyond_the_goal_are_lost(table: MarsTable) -> None:
    table.set(temperature=6)
    table.p1.plays("Big Asteroid")
    assert table.p1.change == {"mc": -27, "titanium": 4, "tr": 1}
    assert table.level("temperature") == 8


def test_deimos_down_takes_up_to_eight_plants(table: MarsTable) -> None:
    table.p2.has(plants=10)
    table.p1.plays("Deimos Down", "seat 1", 8)
    assert table.p1.change == {"mc": -31, "steel": 4, "tr": 3, "heat_production": 1}
    assert table.p2.change == {"plants": -8}
    assert table.level("temperature") == -24


def test_giant_ice_asteroid_warms_twice_floods_twice_and_burns_six(table: MarsTable) -> None:
    table.p2.has(plants=10)
    table.p1.plays("Giant Ice Asteroid", "r1c5", "r9c5", "seat 1", 6)
    assert table.p1.change == {"mc": -36, "tr": 4, "titanium": 2}
    assert table.p2.change == {"plants": -6}
    assert (table.level("temperature"), table.level("oceans")) == (-26, 2)


def test_giant_ice_asteroid_passing_zero_places_a_third_ocean(table: MarsTable) -> None:
    table.set(temperature=-2)
    table.p1.plays("Giant Ice Asteroid", "r9c5", "r5c4", "r5c6", "none")
    assert table.p1.change == {"mc": -36, "tr": 5, "titanium": 2, "plants": 4}
    assert (table.level("temperature"), table.level("oceans")) == (2, 3)


def test_giant_ice_asteroid_places_only_the_oceans_that_are_left(table: MarsTable) -> None:
    table.set(temperature=-2, oceans=8)
    table.p1.plays("Giant Ice Asteroid", "r9c5")
    assert table.p1.change == {"mc": -36, "tr": 3, "titanium": 2}
    assert table.level("oceans") == 9
    assert table.prompt() == "action"


def test_mining_expedition_digs_and_tramples_two_plants(table: MarsTable) -> None:
    table.p2.has(plants=3)
    table.p1.plays("Mining Expedition", "seat 1", 2)
    assert table.p1.change == {"mc": -12, "steel": 2, "tr": 1}
    assert table.p2.change == {"plants": -2}
    assert table.level("oxygen") == 1


@pytest.mark.rule("M-019", "M-022")
def test_mining_expedition_at_seven_percent_warms_mars_and_may_bring_an_ocean(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-2)
    table.p1.plays("Mining Expedition", "r1c5")
    assert table.p1.change == {"mc": -12, "steel": 2, "tr": 3}
    assert table.level("temperature") == 0


@pytest.mark.rule("M-023")
def test_mining_expedition_at_seven_percent_gains_nothing_from_a_warm_mars(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=8)
    table.p1.plays("Mining Expedition")
    assert table.p1.change == {"mc": -12, "steel": 2, "tr": 1}


def test_towing_a_comet(table: MarsTable) -> None:
    table.p2.has(plants=3)
    table.p1.plays("Towing A Comet", "r9c5")
    assert table.p1.change == {"mc": -23, "plants": 2, "tr": 2, "titanium": 2}
    assert table.p2.change == {}
    assert (table.level("oxygen"), table.level("oceans")) == (1, 1)


def test_nitrogen_rich_asteroid_grows_one_step_with_two_plant_tags(table: MarsTable) -> None:
    table.p1.has_played("Grass", "Bushes")
    table.p2.has_played("Heather")
    table.p1.plays("Nitrogen-Rich Asteroid")
    assert table.p1.change == {"mc": -31, "tr": 3, "plants_production": 1}
    assert table.level("temperature") == -28


def test_nitrogen_rich_asteroid_grows_four_steps_instead_with_three(table: MarsTable) -> None:
    table.p1.has_played("Grass", "Bushes").is_corporation("Ecoline")
    table.p1.plays("Nitrogen-Rich Asteroid")
    assert table.p1.change == {"mc": -31, "tr": 3, "plants_production": 4}


def test_aerobraked_ammonia_asteroid_feeds_one_microbe_card(table: MarsTable) -> None:
    table.p1.has_played("Decomposers", "Ants", "Pets")
    table.p1.plays("Aerobraked Ammonia Asteroid")
    assert table.labels() == ["add decomposers", "add ants"]
    table.p1.answers("Ants")
    assert table.p1.change == {"mc": -26, "heat_production": 3, "plants_production": 1}
    assert (table.p1.on("Ants"), table.p1.on("Decomposers")) == (2, 0)


@pytest.mark.rule("M-157", "M-160")
def test_microbes_without_a_card_are_lost(table: MarsTable) -> None:
    table.p2.has_played("Ants")
    table.p1.plays("Aerobraked Ammonia Asteroid")
    assert table.p1.change == {"mc": -26, "heat_production": 3, "plants_production": 1}
    assert table.p2.on("Ants") == 0


def test_imported_nitrogen_puts_each_part_on_one_card(table: MarsTable) -> None:
    table.p1.has_played("Ants", "Decomposers", "Pets", "Fish")
    table.p1.plays("Imported Nitrogen", "Ants", "Fish")
    assert table.p1.change == {"mc": -23, "tr": 1, "plants": 4}
    assert [table.p1.on(c) for c in ("Ants", "Decomposers", "Pets", "Fish")] == [3, 0, 0, 2]


def test_imported_nitrogen_loses_the_part_without_a_card(table: MarsTable) -> None:
    table.p1.has_played("Pets")
    table.p1.plays("Imported Nitrogen")
    assert table.p1.change == {"mc": -23, "tr": 1, "plants": 4}
    assert table.p1.on("Pets") == 2


def test_imported_hydrogen_brings_plants_microbes_or_animals(table: MarsTable) -> None:
    table.p1.has_played("Ants", "Pets")
    table.p1.plays("Imported Hydrogen", "r1c5", "choose 1")
    assert table.p1.change == {"mc": -16, "tr": 1, "plants": 3}
    assert (table.p1.on("Ants"), table.p1.on("Pets")) == (0, 0)


@pytest.mark.parametrize(("choice", "ants", "pets"), [("choose 2", 3, 0), ("choose 3", 0, 2)])
def test_imported_hydrogen_feeds_one_kind_of_card(
    table: MarsTable, choice: str, ants: int, pets: int
) -> None:
    table.p1.has_played("Ants", "Pets")
    table.p1.plays("Imported Hydrogen", "r1c5", choice)
    assert table.p1.change == {"mc": -16, "tr": 1}
    assert (table.p1.on("Ants"), table.p1.on("Pets")) == (ants, pets)


def test_imported_hydrogen_without_a_card_to_feed_brings_plants(table: MarsTable) -> None:
    table.p1.plays("Imported Hydrogen", "r1c5")
    assert table.p1.change == {"mc": -16, "tr": 1, "plants": 3}


def test_imported_hydrogen_may_look_at_the_cards_of_the_ocean_before_it_chooses(table: MarsTable) -> None:
    table.p1.has_played("Ants")
    table.deck("Moss")
    table.p1.plays("Imported Hydrogen", "r1c4", "choose 1")
    assert table.p1.hand == ["Moss"]


@pytest.mark.parametrize(("choice", "plants", "pets"), [("choose 1", 5, 0), ("choose 2", 0, 4)])
def test_large_convoy_brings_water_cards_and_life(
    table: MarsTable, choice: str, plants: int, pets: int
) -> None:
    table.p1.has_played("Pets")
    table.deck("Moss", "Grass")
    table.p1.plays("Large Convoy", "r1c5", choice)
    assert table.p1.change == {"mc": -36, "tr": 1, **({"plants": plants} if plants else {})}
    assert (table.p1.on("Pets"), table.p1.hand) == (pets, ["Moss", "Grass"])


def test_large_convoy_without_animals_brings_plants(table: MarsTable) -> None:
    table.p1.plays("Large Convoy", "r1c5")
    assert table.p1.change == {"mc": -36, "tr": 1, "plants": 5}


@pytest.mark.parametrize(("choice", "plants", "pets"), [("choose 1", 4, 0), ("choose 2", 0, 2)])
def test_local_heat_trapping_burns_five_heat(table: MarsTable, choice: str, plants: int, pets: int) -> None:
    table.p1.has_played("Pets").has(heat=6)
    table.p1.plays("Local Heat Trapping", choice)
    assert table.p1.change == {"mc": -1, "heat": -5, **({"plants": plants} if plants else {})}
    assert table.p1.on("Pets") == pets


def test_local_heat_trapping_needs_the_heat(table: MarsTable) -> None:
    table.p1.has(heat=4).holds("Local Heat Trapping")
    assert not table.p1.can_play("Local Heat Trapping")
    table.p1.has(heat=5)
    assert table.p1.can_play("Local Heat Trapping")


def test_helion_cannot_pay_local_heat_trapping_with_the_heat_that_it_burns(table: MarsTable) -> None:
    table.p1.is_corporation("Helion").has(heat=5, mc=0).holds("Local Heat Trapping")
    assert not table.p1.can_play("Local Heat Trapping")
    table.p1.has(heat=6)
    table.p1.plays("Local Heat Trapping")
    assert table.p1.change == {"heat": -6, "plants": 4}


def test_flooding_charges_the_owner_of_one_tile_next_to_the_ocean(table3: MarsTable) -> None:
    table3.p2.owns("city", "r2c5")
    table3.p3.owns("greenery", "r3c6")
    table3.p1.plays("Flooding", "r1c5", "seat 1", 4)
    assert table3.p1.change == {"mc": -7, "tr": 1}
    assert table3.p2.change == {"mc": -4}
    assert table3.p3.change == {}
    assert table3.p1.score.cards == -1


def test_flooding_takes_what_the_owner_has_and_never_asks_a_player_who_is_not_there(
    table3: MarsTable,
) -> None:
    table3.p2.has(mc=3).owns("greenery", "r2c5")
    table3.p3.owns("greenery", "r3c6")
    table3.p1.plays("Flooding", "r1c5")
    assert table3.labels() == ["none", "seat 1"]
    table3.p1.answers("seat 1", 3)
    assert table3.p2.change == {"mc": -3}


def test_flooding_may_charge_its_own_player(table: MarsTable) -> None:
    table.p1.owns("city", "r2c5").plays("Flooding", "r1c5")
    assert table.labels() == ["none", "seat 0"]


def test_flooding_may_charge_nobody(table: MarsTable) -> None:
    table.p2.owns("city", "r2c5")
    table.p1.plays("Flooding", "r1c5", "none")
    assert table.p2.change == {}


def test_flooding_next_to_oceans_and_neutral_tiles_charges_nobody(table: MarsTable) -> None:
    table.oceans("r1c4")
    table.tile("city", "r2c5")
    table.p1.plays("Flooding", "r1c5")
    assert table.p1.change == {"mc": -5, "tr": 1}
    assert table.prompt() == "action"


def test_flooding_without_oceans_left_charges_nobody(table: MarsTable) -> None:
    table.p2.owns("city", "r2c5")
    table.p1.plays("Subterranean Reservoir", "r1c5")
    table.set(oceans=9)
    table.p1.plays("Flooding")
    assert table.p1.change == {"mc": -7}
    assert table.prompt() == "action"
    assert table.p2.change == {}
