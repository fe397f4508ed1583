"""The five corporations of Colonies."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.counts import NewTags
from tharsis.games.mars.testing import MarsGame
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.vocabulary import PLAYED

MODULES = ("colonies", "corporate-era")


# --- Aridor -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-003")
def test_aridor_adds_a_tile_of_those_left_out(table):
    table.lay("Luna")
    table.p1.is_corporation("Aridor", first_action=True)
    assert "add-tile luna" not in table.labels()
    assert len(table.labels()) == 10
    table.answer("Io")
    assert table.marker("io") == 2
    assert table.colony("io").is_open(table.state)


@pytest.mark.rule("C-008")
@pytest.mark.parametrize("there", [False, True])
def test_an_added_tile_waits_unless_its_resource_has_a_card(table, there):
    table.lay("Luna")
    if there:
        table.p2.has_played("Titan Shuttles")
    table.p1.is_corporation("Aridor", first_action=True)
    table.ready()
    table.answer("Titan")
    assert table.colony("titan").is_open(table.state) == there


def test_alone_aridor_chooses_among_eight():
    game = MarsGame(1, MODULES, corporations=["Aridor"])
    game.begin("Aridor")
    game.answer(game.labels()[0])
    assert len(game.labels()) == 8
    assert {option.verb for option in game.offered()} == {"add-tile"}


def test_aridor_gains_for_every_new_kind_of_tag(table):
    table.p1.is_corporation("Aridor")
    table.p1.plays("Cryo-Sleep")  # science
    assert table.p1.change == {"mc": -10, "mc_production": 1}
    table.p1.plays("Ecology Research")  # science is known; plant, animal, microbe are new
    assert table.p1.change == {"mc": -21, "mc_production": 3}
    table.p1.has(earth_tags=0).plays("Lunar Mining")
    assert table.p1.change == {"mc": -11, "mc_production": 1}


def test_two_tags_of_a_new_kind_on_one_card_are_one_kind(table):
    table.p1.is_corporation("Aridor").plays("Research")  # two science tags
    assert table.p1.change == {"mc": -11, "mc_production": 1}
    table.p1.has_played("Sky Docks").has(earth_tags=3).plays("Luna Governor")  # two of a kind that is known
    assert table.p1.change == {"mc": -4 + 1, "mc_production": 2}


def test_events_bring_aridor_nothing_and_leave_the_kind_new(table):
    table.lay("Luna")
    table.lay("Io")
    table.p1.is_corporation("Aridor").plays("Interplanetary Colony Ship", "Io")
    assert table.p1.change == {"mc": -12, "heat_production": 1}
    table.p1.plays("Lunar Mining")
    assert table.p1.change == {"mc": -11, "mc_production": 1}


def test_a_wild_tag_is_no_kind_of_its_own_for_aridor():
    s = blank_state(ruleset("mars", ("colonies", "turmoil"), 2, ()), seed_bytes(1))
    wild, other = s.rules.card_index["septem-tribus"], s.rules.card_index["cryo-sleep"]
    found = []
    for card in (wild, other):
        s.seats[0][PLAYED] = card
        for tag in s.rules.cards[card].tags:
            s.seats[0][tag.slot] += 1
        found.append(NewTags().count(s, 0, -1))
    assert found == [0, 1]


# --- Arklight -------------------------------------------------------------------------------------------------------------


def test_arklight_starts_with_an_animal_for_its_own_tag(table):
    table.p1.founds("Arklight")
    assert table.p1.change == {"mc": 45, "mc_production": 2}
    assert table.p1.on("Arklight") == 1


def test_arklight_gets_an_animal_for_each_animal_and_plant_tag(table):
    table.p1.is_corporation("Arklight").plays("Ecology Research")
    assert table.p1.on("Arklight") == 2 + 1
    assert table.p1.score.by_card["arklight"] == 1


# --- Polyphemos -----------------------------------------------------------------------------------------------------------


def test_polyphemos_pays_five_for_every_card_it_buys(table):
    table.p1.is_corporation("Polyphemos").has_played("Inventors' Guild")
    table.deck("Comet")
    table.p1.uses("Inventors' Guild", "buy comet")
    assert table.p1.change == {"mc": -5}


def test_polyphemos_pays_five_for_its_first_cards():
    game = MarsGame(2, MODULES, corporations=["Polyphemos"])
    batch = game.state.ask_of(0).frame.node.batch_after(
        game.state, game.state.ask_of(0).frame, game.card("Polyphemos")
    )
    assert (batch.price, batch.purse, batch.most) == (5, 50, 10)
    game.begin("Polyphemos", cards=4)
    assert game.p1.amount("mc") == 50 - 20
    assert game.p1.amount("mc_production") == 5
    assert game.p1.amount("titanium") == 5


def test_polyphemos_pays_five_in_the_research_phase(table):
    table.p1.is_corporation("Polyphemos").has(mc=9)
    table.produce()
    money = table.p1.amount("mc")
    table.p1.buys(1)
    table.p2.buys(0)
    assert table.p1.amount("mc") == money - 5


def test_cards_that_polyphemos_draws_are_free(table):
    table.lay("Pluto", marker=2)
    table.p1.is_corporation("Polyphemos").has(mc=0, energy=3).acts("trade pluto")
    assert table.p1.change == {"energy": -3}


# --- Poseidon -------------------------------------------------------------------------------------------------------------


def test_poseidon_builds_a_colony_first(table):
    table.lay("Io")
    table.lay("Luna")
    table.p1.is_corporation("Poseidon", first_action=True)
    assert table.labels() == ["colony io", "colony luna"]
    table.answer("Io")
    assert table.p1.change == {"heat_production": 1, "mc_production": 1}


def test_poseidon_gains_for_everybodys_colonies(table):
    table.lay("Io")
    table.lay("Luna")
    table.p1.is_corporation("Poseidon")
    table.p2.standard_project("colony", "Io")
    assert table.p1.change == {"mc_production": 1}
    table.p1.standard_project("colony", "Io")
    assert table.p1.change == {"mc": -17, "heat_production": 1, "mc_production": 1}


def test_a_first_colony_that_can_not_be_built_lapses_without_an_action(solo):
    solo.lay("Titan", waits=True)
    solo.p1.is_corporation("Poseidon", first_action=True)
    assert solo.prompt() == "action"
    assert "pass" in solo.labels()  # no action is taken yet


# --- Stormcraft -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def storm(table):
    """Stormcraft with three floaters."""
    table.p1.is_corporation("Stormcraft Incorporated")
    table.state.set_res(table.card("Stormcraft Incorporated"), 3)
    table.refresh()
    return table


def floaters(table):
    return table.p1.on("Stormcraft Incorporated")


def test_stormcraft_puts_a_floater_on_any_card(storm):
    storm.p1.has_played("Titan Shuttles").uses("Stormcraft Incorporated", "Stormcraft Incorporated")
    assert floaters(storm) == 4
    storm.next_generation()
    storm.p1.uses("Stormcraft Incorporated", "Titan Shuttles")
    assert storm.p1.on("Titan Shuttles") == 1


def test_floaters_are_two_heat_each_for_the_temperature(storm):
    storm.p1.has(heat=2).converts_heat()
    assert storm.p1.change == {"heat": -2, "tr": 1}
    assert floaters(storm) == 0
    assert storm.level("temperature") == -28


def test_so_many_floaters_as_the_player_likes(storm):
    storm.p1.has(heat=6).acts("convert-heat")
    assert storm.labels() == ["pay 1 floater", "pay 2 floater", "pay 3 floater"]
    storm.answer("pay 2 floater")
    assert storm.p1.change == {"heat": -4, "tr": 1}
    assert floaters(storm) == 1


def test_enough_heat_needs_no_floater_and_none_is_superfluous(storm):
    storm.state.set_res(storm.card("Stormcraft Incorporated"), 9)
    storm.p1.has(heat=8).acts("convert-heat")
    assert storm.labels() == [f"pay {n} floater" for n in range(5)]
    storm.answer("pay 0 floater")
    assert storm.p1.change == {"heat": -8, "tr": 1}


def test_too_little_heat_with_floaters_is_told(storm):
    storm.p1.has(heat=1)
    assert "convert-heat" not in storm.p1.options
    entry = storm.p1.entry("convert-heat")
    assert [str(r.slots["q"]) for r in entry.reasons(storm.state, 0, 0)] == ["Amount(1, 'heat')"]


def test_floaters_pay_the_heat_of_cards(storm):
    storm.p1.has_played("Caretaker Contract").has(heat=3).uses("Caretaker Contract")
    assert storm.p1.change == {"heat": -2, "tr": 1}
    assert floaters(storm) == 0


def test_an_odd_price_wastes_one_heat_of_the_last_floater(storm):
    storm.p1.has(heat=0).plays("Local Heat Trapping")
    assert floaters(storm) == 0  # 3 floaters for 5 heat
    assert storm.p1.change == {"mc": -1, "plants": 4}


def test_only_floaters_on_stormcraft_count_and_only_for_its_owner(storm):
    storm.p1.has_played("Titan Shuttles", resources=9).has(heat=1)
    assert "convert-heat" not in storm.p1.options
    storm.p2.has(heat=7)
    assert "convert-heat" not in storm.p2.options


def test_floaters_are_no_heat_for_other_ends(storm):
    """Not for trades, not for awards."""
    storm.lay("Luna")
    storm.p1.has(mc=8, heat=0)
    assert "trade luna" not in storm.p1.options
    goal = next(g for g in storm.state.rules.goals if g.key == "thermalist")
    assert goal.value(storm.state, 0) == 0
