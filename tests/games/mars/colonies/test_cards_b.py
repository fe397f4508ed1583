"""Projects C26 to C49, but for those that only gain what they say."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.kernel.phrase import Amount, Phrase


@pytest.mark.parametrize("card", ["Minority Refuge", "Pioneer Settlement"])
def test_the_loss_of_money_production_is_taken_in_full(table, card):
    """C26, C29; CT-12."""
    table.lay("Io")
    table.p1.produces(mc=-3).plays(card)
    assert table.p1.amount("mc_production") == -5
    assert table.owners("io") == [0]


@pytest.mark.parametrize("card", ["Minority Refuge", "Pioneer Settlement"])
@pytest.mark.parametrize("before", [-4, -5])
def test_below_minus_three_only_a_tile_that_makes_room_can_be_chosen(table, card, before):
    """C26, C29; CT-12: the gain of Luna comes first, and nothing is cut short."""
    table.p1.produces(mc=before).holds(card)
    table.lay("Io")
    table.lay("Ceres")
    assert not table.p1.can_play(card)
    assert Phrase("no_colony_tile") not in table.p1.why_not(card)
    table.lay("Luna")
    table.p1.plays(card)  # nothing is asked: it must be Luna
    assert table.owners("luna") == [0]
    assert table.p1.amount("mc_production") == before


def test_poseidon_makes_room_for_one_step(table):
    """CT-12."""
    table.p1.is_corporation("Poseidon").holds("Minority Refuge")
    table.lay("Io")
    assert not table.p1.produces(mc=-5).can_play("Minority Refuge")
    table.p1.produces(mc=-4).plays("Minority Refuge")
    assert table.p1.amount("mc_production") == -5


def test_molecular_printing_counts_cities_and_colonies_of_everybody(table):
    """C27."""
    table.p1.owns("city", "r3c3")
    table.p2.owns("city", "phobos")
    table.lay("Luna", marker=4, owners=(0, 1))
    table.lay("Io", marker=4, owners=(1,))
    assert table.p1.plays("Molecular Printing").change == {"mc": -11 + 5}


def test_nitrogen_from_titan_feeds_a_jovian_card(table):
    """C28: it holds no floaters itself."""
    table.p1.has_played("Atmo Collectors", "Titan Shuttles").plays("Nitrogen from Titan")
    assert table.p1.change == {"mc": -25, "tr": 2}
    assert table.p1.on("Titan Shuttles") == 2
    assert table.state.rules.cards[table.card("Nitrogen from Titan")].holds == ""


def test_pioneer_settlement_is_for_those_with_one_colony_at_most(table):
    """C29: counted before the new one."""
    table.lay("Io", marker=4, owners=(0,))
    table.lay("Luna", marker=4)
    assert table.p1.holds("Pioneer Settlement").can_play("Pioneer Settlement")
    table.lay("Ceres", marker=4, owners=(0,))
    assert table.p1.why_not("Pioneer Settlement") == [Phrase("too_many", q=Amount(1, "colony"), m=2)]


def test_productive_outpost_brings_the_bonus_of_each_colony_of_mine(table):
    """C30: no trade: no fleet moves and no marker."""
    table.lay("Ceres", marker=5, owners=(0, 1, 0))
    table.lay("Luna", marker=4, owners=(1, 0))
    table.p1.plays("Productive Outpost")
    assert table.p1.change == {"steel": 4, "mc": 2}
    assert table.p2.change == {}
    assert (table.marker("ceres"), table.marker("luna")) == (5, 4)
    assert table.state.seats[0][FLEETS_USED] == 0


def test_productive_outpost_asks_one_bonus_after_the_other(table):
    table.lay("Pluto", marker=5, owners=(0, 0))
    table.deck("Comet", "Birds")
    table.p1.holds("Mine").plays("Productive Outpost")
    assert sorted(table.labels()) == ["discard comet", "discard mine"]
    table.answer("Mine")
    assert sorted(table.labels()) == ["discard birds", "discard comet"]


def test_quantum_communications_count_all_colonies(table):
    """C31."""
    table.lay("Luna", marker=4, owners=(0, 1))
    table.p1.has(science_tags=4).plays("Quantum Communications")
    assert table.p1.change == {"mc": -8, "mc_production": 2}


def test_red_spot_observatory_turns_floaters_into_cards(table):
    """C32."""
    table.p1.has(science_tags=3).plays("Red Spot Observatory")
    assert len(table.p1.hand) == 2
    table.p1.uses("Red Spot Observatory")
    assert table.p1.on("Red Spot Observatory") == 1
    table.next_generation()
    table.p1.uses("Red Spot Observatory", "alternative 2")
    assert len(table.p1.hand) == 3


def test_refugee_camps_cost_production_down_to_minus_five(table):
    """C33."""
    table.p1.has_played("Refugee Camps").produces(mc=-4).uses("Refugee Camps")
    assert table.p1.change == {"mc_production": -1}
    assert table.p1.score.by_card["refugee-camps"] == 1
    table.next_generation()
    assert "use refugee-camps" not in table.p1.options


@pytest.mark.rule("C-022", "C-024")
def test_research_colony_goes_on_any_tile_with_a_place_and_draws_two(table):
    """C34."""
    table.lay("Luna", marker=4, owners=(0, 1, 1))
    table.lay("Io", marker=4, owners=(0,))
    table.lay("Ceres", marker=4)
    table.p1.plays("Research Colony")
    assert table.labels() == ["colony ceres", "colony io"]
    assert len(table.p1.hand) == 2  # drawn first: they may help to choose
    table.answer("Io")
    assert table.owners("io") == [0, 0]


def test_a_colony_that_draws_may_be_built_before_a_card_is_discarded(table):
    table.lay("Pluto")
    table.deck("Birds", "Comet", "Mine", "Virus")
    table.p1.has_played("Mars University").plays("Research Colony")
    table.answer("first research-colony buildcolony")
    table.answer("first research-colony draw", "first research-colony draw", "Comet")
    assert table.discard_pile == ["Comet"]


def fleets(player):
    return player.state.seats[player.seat][FLEETS.slot]


@pytest.mark.rule("C-029")
def test_sky_docks_bring_a_fleet_that_is_ready_at_once_and_a_discount(table):
    """C36."""
    table.lay("Luna", visitor=0)
    table.lay("Io")
    table.p1.has(earth_tags=2).holds("Comet").plays("Sky Docks")
    assert fleets(table.p1) == 2
    assert table.p1.price("Comet") == 20
    assert "trade io" in table.p1.options


def test_solar_probe_counts_its_own_tag(table):
    """C37: one card for three science tags, the event's included."""
    table.p1.has(science_tags=5).plays("Solar Probe")
    assert len(table.p1.hand) == 2


def test_space_port_needs_a_colony_and_brings_city_and_fleet(table):
    """C39."""
    table.p1.holds("Space Port").produces(energy=1)
    assert not table.p1.can_play("Space Port")
    table.lay("Luna", marker=4, owners=(0,))
    table.p1.plays("Space Port", "r3c3")
    assert table.p1.change == {"mc": -22, "energy_production": -1, "mc_production": 4}
    assert fleets(table.p1) == 2


def test_space_port_colony_scores_everybodys_colonies(table):
    """C40: one of my tiles is allowed; rounded down."""
    table.lay("Luna", marker=4, owners=(0,))
    table.lay("Io", marker=4, owners=(1, 0))
    table.lay("Ceres", marker=4, owners=(1,))
    table.p1.plays("Space Port Colony", "Luna")
    assert table.owners("luna") == [0, 0]
    assert fleets(table.p1) == 2
    assert table.p1.score.by_card["space-port-colony"] == 5 // 2


def test_spin_off_department_draws_for_printed_costs_of_20_and_more(table):
    """C41: before discounts."""
    table.p1.has_played("Spin-off Department", "Earth Catapult")
    table.p1.plays("Solar Probe")
    assert table.p1.hand == []
    table.p1.plays("Solar Reflectors")  # printed 23
    assert len(table.p1.hand) == 1
    table.lay("Luna")
    table.p1.plays("Mining Colony")  # printed 20, costs 18
    assert len(table.p1.hand) == 2


def test_sub_zero_salt_fish_take_plant_production(table):
    """C42."""
    table.set(temperature=-6)
    table.p2.produces(plants=1)
    table.p1.plays("Sub-zero Salt Fish")
    assert table.p2.change == {"plants_production": -1}
    table.p1.uses("Sub-zero Salt Fish")
    assert table.p1.on("Sub-zero Salt Fish") == 1


def test_titan_air_scrapping_turns_floaters_into_rating(table):
    """C43."""
    table.p1.has_played("Titan Air-scrapping", resources=1).has(titanium=1).uses("Titan Air-scrapping")
    assert (table.p1.on("Titan Air-scrapping"), table.p1.change) == (3, {"titanium": -1})
    table.next_generation()
    table.p1.has(titanium=0).uses("Titan Air-scrapping")
    assert (table.p1.on("Titan Air-scrapping"), table.p1.change) == (1, {"tr": 1})


def test_the_launch_pad_trades_for_a_floater(table):
    """C44: a fleet goes, all steps follow, and what makes trades better applies."""
    table.lay("Ceres", marker=3, owners=(1,))
    table.lay("Luna", visitor=1)
    table.p1.has_played("Trade Envoys").has_played("Titan Floating Launch-pad", resources=1).has(mc=0)
    table.p1.uses("Titan Floating Launch-pad", "alternative 2", "up 1")
    assert table.p1.change == {"steel": 4}
    assert table.p2.change == {"steel": 2}
    assert table.marker("ceres") == 2
    assert table.colony("ceres").visitor(table.state) == 0
    assert table.p1.on("Titan Floating Launch-pad") == 0
    assert "use titan-floating-launch-pad" not in table.p1.options  # until the next generation


@pytest.mark.rule("C-012", "C-029", "C-031")
def test_the_launch_pad_needs_a_fleet_and_a_tile_without_one(table):
    table.lay("Ceres", visitor=1)
    table.lay("Miranda", waits=True)
    table.p1.has_played("Titan Floating Launch-pad", resources=1)
    action = table.state.rules.cards[table.card("Titan Floating Launch-pad")].actions[1]
    number = table.card("Titan Floating Launch-pad")
    assert action.why_not(table.state, 0, number) == [Phrase("no_trade_tile")]
    table.lay("Io", visitor=0)
    table.lay("Luna")
    assert action.why_not(table.state, 0, number) == [Phrase("no_fleet")]
    table.p1.uses("Titan Floating Launch-pad")
    assert table.p1.on("Titan Floating Launch-pad") == 2  # only a floater could be taken


def test_titan_shuttles_turn_any_number_of_floaters_into_titanium(table):
    """C45."""
    table.p1.has_played("Titan Shuttles", resources=3).uses("Titan Shuttles", "alternative 2")
    assert table.labels() == ["3", "2", "1"]
    table.answer("2")
    assert table.p1.change == {"titanium": 2}
    assert table.p1.on("Titan Shuttles") == 1


def test_titan_shuttles_without_floaters_can_only_take_some(table):
    table.p1.has_played("Titan Shuttles").uses("Titan Shuttles")
    assert table.p1.on("Titan Shuttles") == 2


def test_trade_envoys_and_trading_colony_let_the_trader_step_up(table):
    """C46, C47; CT-11: 0 too, on every tile, never past the end."""
    table.lay("Europa", marker=2)
    table.p1.has_played("Trade Envoys", "Trading Colony").has(mc=0, energy=3).acts("trade europa")
    assert table.labels() == ["up 2", "up 1", "up 0"]
    table.answer("up 1")
    assert table.p1.change == {"energy": -3, "energy_production": 1}
    assert table.marker("europa") == 1


@pytest.mark.parametrize(("marker", "offered"), [(5, 3), (6, 2)])
def test_steps_up_end_with_the_track(table, marker, offered):
    table.lay("Luna", marker=marker)
    table.p1.has_played("Trade Envoys", "Trading Colony").has(mc=0, energy=3).acts("trade luna")
    assert len(table.labels()) == offered


def test_at_the_end_of_the_track_nothing_is_asked(table):
    table.lay("Luna", marker=7)
    table.p1.has_played("Trade Envoys").has(mc=0, energy=3).acts("trade luna")
    assert table.p1.change == {"energy": -3, "mc": 17}


def test_urban_decomposers_need_a_city_and_a_colony_of_mine(table):
    """C48."""
    table.p2.owns("city", "r3c3")
    table.lay("Luna", marker=4, owners=(1,))
    table.p1.holds("Urban Decomposers").has_played("Tardigrades")
    assert len(table.p1.why_not("Urban Decomposers")) == 2
    table.p1.owns("city", "r7c3")
    table.lay("Luna", marker=4, owners=(1, 0))
    table.p1.plays("Urban Decomposers")
    assert table.p1.change == {"mc": -6, "plants_production": 1}
    assert table.p1.on("Tardigrades") == 2


def test_warp_drive_makes_space_cards_cheaper(table):
    """C49."""
    table.p1.has_played("Warp Drive").holds("Comet", "Mine")
    assert (table.p1.price("Comet"), table.p1.price("Mine")) == (17, 4)
