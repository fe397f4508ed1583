"""Projects C01 to C25, but for those that only gain what they say."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS_USED
from tharsis.kernel.phrase import Amount, Phrase


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("Earth Elevator", {"mc": -43, "titanium_production": 3}),
        ("Solar Reflectors", {"mc": -23, "heat_production": 5}),
    ],
)
def test_cards_that_only_gain(table, card, gain):
    assert table.p1.plays(card).change == gain


@pytest.mark.parametrize(
    ("card", "tag", "needed", "gain"),
    [
        ("Corona Extractor", "science", 4, {"mc": -10, "energy_production": 4}),
        ("Heavy Taxation", "earth", 2, {"mc": -3 + 4, "mc_production": 2}),
        ("Luna Governor", "earth", 3, {"mc": -4, "mc_production": 2}),
    ],
)
def test_cards_that_need_tags(table, card, tag, needed, gain):
    table.p1.holds(card).has(**{f"{tag}_tags": needed - 1})
    assert not table.p1.can_play(card)  # its own tags do not help
    assert table.p1.has(**{f"{tag}_tags": needed}).plays(card).change == gain


def test_airliners_need_three_floaters_on_all_cards_together_and_put_two_on_one(table):
    """C01."""
    table.p1.has_played("Titan Shuttles", resources=2).holds("Airliners")
    assert table.p1.why_not("Airliners") == [Phrase("needs_more", q=Amount(1, "floater", more=True))]
    table.p1.has_played("Atmo Collectors", resources=1)
    table.p1.plays("Airliners", "Atmo Collectors")
    assert table.p1.on("Atmo Collectors") == 3
    assert table.p1.change == {"mc": -11, "mc_production": 2}


def test_air_raid_takes_a_floater_of_mine_and_up_to_five_of_one_player(table3):
    """C02."""
    table3.p1.holds("Air Raid")
    assert not table3.p1.can_play("Air Raid")
    table3.p1.has_played("Titan Shuttles", resources=1).has_played("Atmo Collectors", resources=1)
    table3.p1.plays("Air Raid", "Titan Shuttles", "seat 2", "5")
    assert table3.p1.on("Titan Shuttles") == 0
    assert table3.p1.change == {"mc": 5}
    assert table3.p3.change == {"mc": -5}


def test_air_raid_may_be_played_when_nobody_has_money(table):
    """C02, unsure; CT-13."""
    table.p2.has(mc=0)
    table.p1.has_played("Titan Shuttles", resources=1).plays("Air Raid")
    assert table.p1.on("Titan Shuttles") == 0
    assert table.p1.change == {}


def test_air_raid_takes_less_from_who_has_less(table):
    table.p2.has(mc=3)
    table.p1.has_played("Titan Shuttles", resources=1).plays("Air Raid", "seat 1", "3")
    assert table.p1.change == {"mc": 3}


def test_air_raid_alone_brings_five_from_the_bank(solo):
    solo.p1.has_played("Titan Shuttles", resources=1).plays("Air Raid", "neutral", "5")
    assert solo.p1.change == {"mc": 5}


def test_atmo_collectors_may_hold_the_two_floaters_themselves_and_trade_them_in(table):
    """C03."""
    table.p1.plays("Atmo Collectors")
    assert table.p1.on("Atmo Collectors") == 2
    table.p1.uses("Atmo Collectors", "alternative 2", "choose 3")
    assert table.p1.change == {"heat": 4}
    assert table.p1.on("Atmo Collectors") == 1


@pytest.mark.parametrize(("choice", "gain"), [(1, {"titanium": 2}), (2, {"energy": 3}), (3, {"heat": 4})])
def test_atmo_collectors_bring_one_of_three(table, choice, gain):
    table.p1.has_played("Atmo Collectors", resources=1).uses(
        "Atmo Collectors", "alternative 2", f"choose {choice}"
    )
    assert table.p1.change == gain
    assert table.p1.on("Atmo Collectors") == 0


def test_atmo_collectors_add_a_floater(table):
    table.p1.has_played("Atmo Collectors").uses("Atmo Collectors")
    assert table.p1.on("Atmo Collectors") == 1


def test_community_services_count_cards_without_tags_the_corporation_and_itself(table):
    """C04: events lie face down and do not count; a tag of any kind is one (CT-14)."""
    table.p1.is_corporation("Poseidon").has_played("Trade Envoys", "Mine", "Air Raid")
    assert table.p1.plays("Community Services").change == {"mc": -13, "mc_production": 3}


def test_conscription_makes_the_very_next_card_of_this_generation_cheaper(table):
    """C05."""
    table.p1.has(earth_tags=2).holds("Earth Elevator", "Comet").plays("Conscription")
    assert (table.p1.price("Earth Elevator"), table.p1.price("Comet")) == (27, 5)
    table.p1.plays("Solar Reflectors")
    assert table.p1.change == {"mc": -7, "heat_production": 5}
    assert table.p1.price("Earth Elevator") == 43
    assert table.p1.score.by_card["conscription"] == -1


def test_conscription_needs_two_earth_tags_besides_its_own(table):
    table.p1.has(earth_tags=1).holds("Conscription")
    assert not table.p1.can_play("Conscription")
    assert table.p1.has(earth_tags=2).can_play("Conscription")


def test_conscription_is_lost_at_the_end_of_the_generation_and_never_pays_back(table):
    table.p1.has(earth_tags=2).holds("Rim Freighters", "Comet").plays("Conscription")
    assert table.p1.price("Rim Freighters") == 0
    table.next_generation()
    assert table.p1.price("Comet") == 21


@pytest.mark.rule("C-027")
def test_cryo_sleep_and_rim_freighters_take_one_off_each_price(table):
    """C07, C35."""
    table.lay("Ceres", marker=2)
    table.p1.has_played("Cryo-Sleep").has(mc=20, energy=3, titanium=3).acts("trade ceres")
    assert table.labels() == ["pay 2 energy", "pay 8 mc", "pay 2 titanium"]
    table.answer("pay 8 mc")
    table.state.seats[0][FLEETS_USED] = 0
    table.lay("Luna")
    table.p1.has_played("Rim Freighters").has(mc=7, energy=0, titanium=1).acts("trade luna")
    assert table.labels() == ["pay 7 mc", "pay 1 titanium"]


def test_ecology_research_counts_my_colonies_and_feeds_other_cards(table):
    """C09."""
    table.lay("Luna", marker=4, owners=(0, 1))
    table.lay("Io", marker=4, owners=(0,))
    table.p1.has_played("Birds", "Tardigrades", "Decomposers")
    table.p1.plays("Ecology Research", "Decomposers")
    assert table.p1.change == {"mc": -21, "plants_production": 2}
    assert [table.p1.on(c) for c in ("Birds", "Decomposers", "Tardigrades")] == [1, 3 + 2, 0]


def test_ecology_research_can_be_played_without_receivers(table):
    assert table.p1.plays("Ecology Research").change == {"mc": -21}


def test_floater_leasing_counts_every_three_floaters(table):
    """C10."""
    table.p1.has_played("Titan Shuttles", resources=5).has_played("Atmo Collectors", resources=2)
    assert table.p1.plays("Floater Leasing").change == {"mc": -3, "mc_production": 2}


def test_floater_prototypes_and_technology_feed_other_cards(table):
    """C11, C12."""
    table.p1.plays("Floater Prototypes")
    table.p1.has_played("Titan Shuttles", "Atmo Collectors", "Floater Technology")
    table.p1.uses("Floater Technology", "Titan Shuttles")
    assert table.p1.on("Titan Shuttles") == 1
    assert table.state.rules.cards[table.card("Floater Technology")].holds == ""


def test_floater_prototypes_put_both_on_one_card(table):
    table.p1.has_played("Titan Shuttles", "Atmo Collectors").plays("Floater Prototypes", "Atmo Collectors")
    assert [table.p1.on(c) for c in ("Titan Shuttles", "Atmo Collectors")] == [0, 2]


def test_galilean_waystation_counts_everybodys_jovian_tags(table3):
    """C13."""
    for player, n in zip(table3.players, (1, 2, 3), strict=True):
        player.has(jovian_tags=n)
    assert table3.p1.plays("Galilean Waystation").change == {"mc": -15, "mc_production": 6}


def test_ice_moon_colony_builds_a_colony_and_places_an_ocean_in_any_order(table):
    """C15."""
    table.lay("Luna")
    table.lay("Io")
    table.p1.plays("Ice Moon Colony")
    assert table.labels() == ["first ice-moon-colony buildcolony", "first ice-moon-colony place"]
    table.answer("first ice-moon-colony place", "r1c2", "Io")
    assert table.p1.change == {"mc": -23, "heat_production": 1, "tr": 1, "steel": 2}


def test_ice_moon_colony_needs_a_tile_but_no_ocean(table):
    table.p1.holds("Ice Moon Colony")
    assert table.p1.why_not("Ice Moon Colony") == [Phrase("no_colony_tile")]
    table.lay("Luna")
    table.set(oceans=9)
    table.p1.plays("Ice Moon Colony", "first ice-moon-colony buildcolony")
    assert table.p1.change == {"mc": -23, "mc_production": 2}


def test_impactor_swarm_heats_and_removes_plants(table):
    """C16."""
    table.p2.has(plants=3)
    table.p1.has(jovian_tags=2).plays("Impactor Swarm", "seat 1", "2")
    assert table.p1.change == {"mc": -11, "heat": 12}
    assert table.p2.change == {"plants": -2}


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("Interplanetary Colony Ship", {"mc": -12}),
        ("Mining Colony", {"mc": -20, "titanium_production": 1}),
        ("Trading Colony", {"mc": -18}),
    ],
)
@pytest.mark.rule("C-023")
def test_cards_that_build_a_colony_where_i_have_none(table, card, gain):
    """C17, C25, C47."""
    table.lay("Luna", marker=4, owners=(0,))
    table.lay("Io")
    table.p1.plays(card)
    assert table.p1.change == {**gain, "heat_production": 1}
    assert table.owners("io") == [0]


def test_jovian_lanterns_need_another_jovian_tag_and_may_hold_their_floaters(table):
    """C18."""
    table.p1.holds("Jovian Lanterns")
    assert not table.p1.can_play("Jovian Lanterns")
    table.p1.has(jovian_tags=1, titanium=1).plays("Jovian Lanterns")
    assert table.p1.change == {"mc": -20, "tr": 1}
    table.p1.uses("Jovian Lanterns")
    assert table.p1.change == {"titanium": -1}
    assert table.p1.on("Jovian Lanterns") == 4
    assert table.p1.score.by_card["jovian-lanterns"] == 2


def test_jupiter_floating_station_gives_floaters_to_jovian_cards_only(table):
    """C19."""
    table.p1.has_played("Jupiter Floating Station", "Atmo Collectors", "Titan Shuttles")
    table.p1.uses("Jupiter Floating Station", "alternative 1")
    assert table.labels() == ["add jupiter-floating-station", "add titan-shuttles"]


@pytest.mark.parametrize(("floaters", "money"), [(0, 0), (3, 3), (6, 4)])
def test_jupiter_floating_station_pays_for_up_to_four_floaters_and_keeps_them(table, floaters, money):
    table.p1.has_played("Jupiter Floating Station", resources=floaters)
    table.p1.uses("Jupiter Floating Station", "alternative 2")
    assert table.p1.change == ({"mc": money} if money else {})
    assert table.p1.on("Jupiter Floating Station") == floaters


@pytest.mark.parametrize(("choice", "gain"), [(1, {"plants_production": 2}), (2, {"mc_production": 5})])
def test_lunar_exports_give_one_of_two(table, choice, gain):
    """C21."""
    assert table.p1.plays("Lunar Exports", f"choose {choice}").change == {"mc": -19, **gain}


def test_lunar_mining_counts_its_own_tag(table):
    """C22."""
    assert table.p1.has(earth_tags=3).plays("Lunar Mining").change == {"mc": -11, "titanium_production": 2}


def test_market_manipulation_moves_one_marker_up_and_another_down(table):
    """C23."""
    table.lay("Luna", marker=7)
    table.lay("Io", marker=3)
    table.lay("Ceres", marker=2, owners=(1,))
    table.lay("Titan", waits=True)
    table.p1.plays("Market Manipulation")
    assert table.labels() == ["up ceres", "up io"]  # Luna can't go up, Titan waits
    table.answer("up ceres")
    assert table.labels() == ["down io", "down luna"]  # Ceres went up
    table.answer("down luna")
    assert [table.marker(t) for t in ("luna", "io", "ceres")] == [6, 3, 3]


def test_market_manipulation_does_nothing_by_halves(table):
    table.lay("Luna", marker=7)
    table.lay("Ceres", marker=2, owners=(1,))
    assert table.p1.holds("Market Manipulation").can_play("Market Manipulation")
    table.lay("Luna", marker=1)
    assert table.p1.why_not("Market Manipulation") == [Phrase("no_two_markers")]
    table.lay("Luna", marker=2)
    table.lay("Ceres", marker=7)
    assert table.p1.can_play("Market Manipulation")


def test_market_manipulation_needs_two_tiles(table):
    table.lay("Luna", marker=4)
    assert not table.p1.holds("Market Manipulation").can_play("Market Manipulation")


def test_martian_zoo_needs_two_cities_anywhere_and_counts_earth_tags(table):
    """C24: events and two tags on one card count too."""
    table.p2.owns("city", "r3c3")
    table.p1.holds("Martian Zoo")
    assert not table.p1.can_play("Martian Zoo")
    table.p2.owns("city", "phobos")
    table.p1.plays("Martian Zoo")
    table.p1.has(earth_tags=3).plays("Luna Governor")
    table.lay("Luna")
    table.p1.plays("Interplanetary Colony Ship")
    assert table.p1.on("Martian Zoo") == 3
    assert table.p1.uses("Martian Zoo").change == {"mc": 3}
    assert table.p1.on("Martian Zoo") == 3
