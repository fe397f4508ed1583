"""Trading, and colony production."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED, TRADE_DISCOUNT
from tharsis.games.mars.colonies.trading import FARE
from tharsis.kernel.phrase import Amount, Joined, Phrase


def fleets(player):
    own = player.state.seats[player.seat]
    return own[FLEETS.slot], own[FLEETS_USED]


def why_not(player, tile):
    table = player.table
    return player.entry("trade").reasons(table.state, player.seat, table.colony(tile).number)


@pytest.mark.rule("C-006", "C-032", "C-036", "C-037", "C-039")
def test_the_example_of_the_rulebook(table):
    """Blue pays 3 titanium and gains 10 energy at Callisto, Green's colony there brings 3; the marker goes back."""
    table.lay("Callisto", marker=6, owners=(1,))
    table.p1.has(mc=0, titanium=3)
    table.p1.acts("trade callisto")
    assert table.p1.change == {"titanium": -3, "energy": 10}
    assert table.p2.change == {"energy": 3}
    assert table.marker("callisto") == 2


@pytest.mark.rule("C-025", "C-027", "C-028")
@pytest.mark.parametrize(
    ("price", "cost"),
    [("pay 3 energy", {"energy": -3}), ("pay 9 mc", {"mc": -9}), ("pay 3 titanium", {"titanium": -3})],
)
def test_a_trade_costs_one_of_three_prices(table, price, cost):
    table.lay("Ceres", marker=3)
    table.p1.has(mc=20, energy=4, titanium=5).acts("trade ceres")
    assert table.labels() == ["pay 3 energy", "pay 9 mc", "pay 3 titanium"]
    table.answer(price)
    assert table.p1.change == {**cost, "steel": 3}


@pytest.mark.rule("C-025")
def test_it_takes_one_action_of_the_turn(table):
    table.lay_all()
    table.p1.has(energy=3).acts("trade luna", "pay 3 energy")
    assert table.state.world[table.state.rules.world_names.index("actions_taken")] == 1


@pytest.mark.rule("C-027")
def test_who_has_too_little_of_each_can_not_trade(table):
    table.lay("Ceres")
    table.p1.has(mc=8, energy=2, titanium=2)
    assert "trade ceres" not in table.p1.options
    prices = Joined((Amount(3, "energy"), Amount(9, "mc"), Amount(3, "titanium")), "or")
    assert why_not(table.p1, "ceres") == [Phrase("trade_unpaid", q=prices)]


@pytest.mark.rule("C-028")
def test_the_prices_are_not_mixed(table):
    table.lay("Ceres")
    table.p1.has(mc=6, energy=2, titanium=2)
    assert "trade ceres" not in table.p1.options


@pytest.mark.rule("C-027")
def test_helion_may_pay_the_money_with_heat_and_nothing_else(table):
    """CT-10."""
    table.lay("Ceres")
    table.p1.is_corporation("Helion").has(mc=5, heat=4).acts("trade ceres")
    assert table.p1.change == {"mc": -5, "heat": -4, "steel": 2}


@pytest.mark.rule("C-027")
def test_dearer_titanium_makes_no_cheaper_trade(table):
    """CT-10."""
    table.lay("Ceres")
    table.p1.is_corporation("PhoboLog").has_played("Advanced Alloys").has(mc=0, titanium=2)
    assert "trade ceres" not in table.p1.options


@pytest.mark.rule("C-026")
def test_trading_is_no_standard_project(table):
    table.lay("Ceres")
    table.p1.is_corporation("CrediCor").has_played("Standard Technology").has(mc=9).acts("trade ceres")
    assert table.p1.change == {"mc": -9, "steel": 2}


@pytest.mark.rule("C-029", "C-030")
def test_a_fleet_trades_once_in_a_generation(table):
    table.lay("Ceres")
    table.lay("Luna")
    table.p1.has(energy=6, mc=0).acts("trade ceres")
    assert fleets(table.p1) == (1, 1)
    assert table.colony("ceres").visitor(table.state) == 0
    assert "trade luna" not in table.p1.options
    assert why_not(table.p1, "luna") == [Phrase("no_fleet")]


@pytest.mark.rule("C-031")
def test_nobody_trades_where_a_fleet_is(table):
    table.lay("Ceres", visitor=1)
    table.lay("Luna", visitor=0)
    table.p1.state.seats[0][FLEETS.slot] = 2
    table.refresh()
    assert table.p1.offers("trade") == []
    assert why_not(table.p1, "ceres") == [Phrase("colony_occupied")]
    assert why_not(table.p1, "luna") == [Phrase("colony_occupied")]


@pytest.mark.rule("C-033", "C-038")
def test_a_trader_needs_no_colony_and_the_marker_of_an_empty_tile_goes_to_the_end(table):
    table.lay("Luna", marker=7)
    table.p1.has(energy=3, mc=0).acts("trade luna")
    assert table.p1.change == {"energy": -3, "mc": 17}
    assert table.marker("luna") == 1


@pytest.mark.rule("C-037", "C-038")
@pytest.mark.parametrize(("owners", "step"), [((1,), 2), ((1, 2), 3), ((1, 2, 0), 4)])
def test_the_marker_goes_back_to_the_last_colony(table3, owners, step):
    table3.lay("Luna", marker=7, owners=owners)
    table3.p1.has(energy=3).acts("trade luna", "pay 3 energy")
    assert table3.marker("luna") == step


@pytest.mark.rule("C-034", "C-035")
def test_every_colony_brings_its_owner_the_bonus_the_traders_own_too(table3):
    table3.lay("Ceres", marker=5, owners=(1, 0, 1))
    table3.p1.has(energy=3, mc=0).acts("trade ceres")
    assert table3.p1.change == {"energy": -3, "steel": 6 + 2}
    assert table3.p2.change == {"steel": 4}
    assert table3.p3.change == {}


@pytest.mark.rule("C-032")
@pytest.mark.parametrize(
    ("tile", "track"),
    [
        ("callisto", [0, 2, 3, 5, 7, 10, 13]),
        ("ceres", [1, 2, 3, 4, 6, 8, 10]),
        ("ganymede", [0, 1, 2, 3, 4, 5, 6]),
        ("io", [2, 3, 4, 6, 8, 10, 13]),
        ("luna", [1, 2, 4, 7, 10, 13, 17]),
        ("triton", [0, 1, 1, 2, 3, 4, 5]),
    ],
)
def test_the_income_of_every_step(table, tile, track):
    what = {"callisto": "energy", "ceres": "steel", "ganymede": "plants", "io": "heat", "luna": "mc"}
    for step, n in enumerate(track, start=1):
        table.lay(tile, marker=step)
        table.p1.state.seats[0][FLEETS_USED] = 0
        table.p1.has(mc=9, energy=0, titanium=0).acts(f"trade {tile}")
        gained = table.p1.change
        gained["mc"] = gained.get("mc", 0) + 9
        assert gained.get(what.get(tile, "titanium"), 0) == n


@pytest.mark.rule("C-032")
def test_europa_brings_production_that_changes_along_the_track(table):
    kinds = ["mc", "mc", "energy", "energy", "plants", "plants", "plants"]
    for step, kind in enumerate(kinds, start=1):
        table.lay("Europa", marker=step)
        table.p1.state.seats[0][FLEETS_USED] = 0
        table.p1.has(mc=0, energy=3).acts("trade europa")
        assert table.p1.change == {"energy": -3, f"{kind}_production": 1}


@pytest.mark.rule("C-032")
def test_income_that_can_not_be_stored_is_lost(table):
    """CT-05."""
    table.lay("Titan", marker=7, owners=(1,))
    table.p1.has(energy=3, mc=0).acts("trade titan")
    assert table.p1.change == {"energy": -3}
    assert table.p2.change == {}
    assert table.marker("titan") == 2


@pytest.mark.rule("C-034", "C-040")
def test_owners_decide_off_turn_in_the_order_of_the_places_and_the_trader_waits(table3):
    """CT-04, with Pluto: each draws, then discards, before the next one draws."""
    table3.lay("Pluto", marker=2, owners=(2, 1))
    table3.deck("Comet", "Birds", "Pets", "Fish")
    table3.p2.holds("Mine")
    table3.p3.holds("Farming")
    table3.p1.has(energy=3, mc=0).acts("trade pluto")
    assert table3.p1.hand == ["Comet"]
    assert table3.ask().seat == 2
    assert sorted(table3.labels()) == ["discard birds", "discard farming"]
    assert table3.p2.hand == ["Mine"]
    table3.answer("Birds")
    assert table3.ask().seat == 1
    assert sorted(table3.labels()) == ["discard mine", "discard pets"]
    assert table3.marker("pluto") == 2
    table3.answer("Mine")
    assert (table3.p2.hand, table3.p3.hand) == (["Pets"], ["Farming"])
    assert table3.marker("pluto") == 3
    assert table3.ask().seat == 0


@pytest.mark.rule("C-035")
def test_two_colonies_on_pluto_are_one_draw_and_one_discard_at_a_time(table):
    table.lay("Pluto", marker=3, owners=(1, 1))
    table.deck("Comet", "Mine", "Birds", "Pets")
    table.p1.has(energy=3, mc=0).acts("trade pluto")
    assert table.p2.hand == []  # Birds was drawn, and the only card must go
    assert table.discard_pile == ["Birds", "Pets"]


@pytest.mark.rule("C-034")
def test_an_owner_who_has_passed_takes_part(table):
    table.lay("Titan", marker=3, owners=(1,))
    table.p2.has_played("Titan Shuttles", "Red Spot Observatory")
    table.state.seats[1][table.state.rules.seat_names.index("passed")] = 1
    table.p1.has(energy=3, mc=0).acts("trade titan")
    assert table.ask().seat == 1
    table.answer("Red Spot Observatory")
    assert table.p2.on("Red Spot Observatory") == 1


@pytest.mark.rule("C-034")
def test_miranda_brings_owners_a_card_and_the_trader_animals(table):
    table.lay("Miranda", marker=6, owners=(1,))
    table.p1.has_played("Birds").has(energy=3, mc=0)
    table.deck("Comet")
    table.p1.acts("trade miranda")
    assert table.p1.on("Birds") == 3
    assert table.p2.hand == ["Comet"]


@pytest.mark.rule("C-040")
def test_income_comes_wholly_before_the_bonuses(table):
    """The trader's own bonus on Pluto follows the income: the cards drawn may be discarded."""
    table.lay("Pluto", marker=3, owners=(0,))
    table.deck("Comet", "Birds", "Pets")
    table.p1.has(energy=3, mc=0).acts("trade pluto")
    assert sorted(table.labels()) == ["discard birds", "discard comet", "discard pets"]


def test_who_draws_nothing_and_has_nothing_discards_nothing(table):
    table.lay("Pluto", owners=(1,))
    table.no_deck()
    table.p1.has(energy=3, mc=0).acts("trade pluto")
    assert table.prompt() == "action"


# --- colony production --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-041", "C-051", "C-052")
def test_after_production_fleets_return_and_markers_move_up(table):
    table.lay("Ceres", marker=2)
    table.lay("Luna", marker=3, visitor=1)
    table.p1.has(energy=3, mc=0).acts("trade ceres")
    assert table.marker("ceres") == 1
    table.next_generation()
    assert (table.marker("ceres"), table.marker("luna")) == (2, 4)
    assert (fleets(table.p1), fleets(table.p2)) == ((1, 0), (1, 0))
    assert table.colony("ceres").visitor(table.state) == table.colony("luna").visitor(table.state) == -1


@pytest.mark.rule("C-052")
def test_a_marker_at_the_end_stays_and_one_on_the_picture_too(table):
    table.lay("Ceres", marker=7)
    table.lay("Titan", waits=True)
    table.next_generation()
    assert table.marker("ceres") == 7
    assert not table.colony("titan").is_open(table.state)
    assert table.marker("titan") == 2


@pytest.mark.rule("C-042", "C-043", "C-044")
def test_when_the_game_ends_there_is_no_colony_production(table):
    table.lay("Ceres", marker=3, visitor=0)
    table.set(temperature=8, oxygen=14, oceans=9)
    table.p1.has(plants=8)
    table.produce()
    assert table.marker("ceres") == 3
    assert table.prompt() == "last-conversion"


@pytest.mark.rule("C-043")
def test_solo_the_check_ends_the_game_only_after_its_last_generation(solo):
    """CT-37."""
    solo.lay("Ceres", marker=3)
    solo.set(temperature=8, oxygen=14, oceans=9, generation=13)
    solo.next_generation()
    assert solo.marker("ceres") == 4
    solo.produce()
    assert solo.state.over
    assert solo.marker("ceres") == 4


@pytest.mark.rule("C-041", "C-053")
def test_the_step_stands_after_the_end_check_where_others_can_follow_it(table):
    names = [phase.name for phase in table.state.rules.root.phases]
    assert names.index("production") < names.index("end-check") < names.index("colony-production")


def test_a_discount_takes_no_more_off_than_there_is(table):
    table.state.seats[0][TRADE_DISCOUNT.slot] = 4
    assert [FARE.price(table.state, 0, kind) for kind in range(3)] == [0, 5, 0]
