"""Ruling bonuses and policies."""

from __future__ import annotations

from random import Random

import pytest

from tharsis.games.mars.turmoil import policies
from tharsis.games.mars.turmoil.components import NEUTRAL
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table
from tharsis.play.explain import legal
from tharsis.play.preview import preview
from tharsis.play.setup import set_up

# --- ruling bonuses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("party", "money"),
    [
        pytest.param("Mars First", 6, marks=pytest.mark.rule("T-084")),
        pytest.param("Scientists", 2, marks=pytest.mark.rule("T-087")),
        pytest.param("Unity", 2, marks=pytest.mark.rule("T-090")),
        pytest.param("Kelvinists", 7, marks=pytest.mark.rule("T-092")),
        pytest.param("Greens", 3, marks=pytest.mark.rule("T-100")),
    ],
)
def test_bonuses_count_printed_tags_without_a_limit(party: str, money: int) -> None:
    table = turmoil_table(2, "corporate-era")
    table.p1.has_played("Mine", "Strip Mine", "Open City", "Research", "Birds", "Trees", "Moss", "Sponsors")
    table.p1.has_played("Power Grid", "Building Industries", "Immigrant City", "Cupola City")
    table.p1.has_played("Callisto Penal Mines")
    table.p1.is_corporation("Septem Tribus")  # its wild tag does not count
    table.p1.produces(heat=7)
    table.has_delegates(NEUTRAL, party, 2)
    table.step("government")
    assert table.p1.change == {"mc": money}
    assert table.p2.change == {}


@pytest.mark.rule("T-025", "T-004")
def test_no_bonus_is_paid_at_the_start(table: TurmoilTable) -> None:
    table.p1.has_played("Trees")
    table.open_turn(0)
    assert table.p1.amount("mc") == 100


# --- Mars First and the Greens ------------------------------------------------------------------------------------------


@pytest.mark.rule("T-005", "T-085", "T-086")
def test_mars_first_gives_steel_for_every_tile_on_mars(table: TurmoilTable) -> None:
    table.governs("Mars First")
    table.p1.standard_project("Aquifer", at="r5c4")
    assert table.p1.change == {"mc": -18, "tr": 1, "plants": 2, "steel": 1}
    table.p2.standard_project("City", at="r7c1")
    assert table.p2.change == {"mc": -25, "mc_production": 1, "steel": 1}
    assert table.p1.amount("steel") == 1  # only who places it


@pytest.mark.rule("T-086")
def test_a_city_off_the_planet_brings_no_steel() -> None:
    table = turmoil_table(2, "corporate-era")
    table.governs("Mars First")
    table.p1.plays("Ganymede Colony")
    assert table.p1.amount("steel") == 0


@pytest.mark.rule("T-024", "T-025", "T-101", "T-049")
def test_the_greens_pay_for_greeneries_in_the_first_generation_too(table: TurmoilTable) -> None:
    table.p1.has(plants=8)
    table.p1.converts_plants("r7c1")
    assert table.p1.change == {"plants": -8, "mc": 4, "tr": 1}


@pytest.mark.rule("T-101")
def test_the_greens_pay_for_no_other_tile(table: TurmoilTable) -> None:
    table.p1.standard_project("City", at="r7c1")
    assert table.p1.change == {"mc": -25, "mc_production": 1}
    table.p1.standard_project("Aquifer", at="r5c4")
    assert table.p1.change == {"mc": -18, "tr": 1, "plants": 2}


@pytest.mark.rule("T-049", "T-101")
def test_not_for_the_last_conversion(table: TurmoilTable) -> None:
    """CT-19."""
    table.set(temperature=8, oxygen=14, oceans=9)
    table.p1.has(plants=8)
    table.open_turn(0)
    table.produce()
    money = table.p1.amount("mc")
    table.answer("convert-plants", "r7c1")
    assert table.p1.amount("mc") == money


# --- Unity --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-091", "T-049")
def test_titanium_is_worth_one_more_while_unity_rules(table: TurmoilTable) -> None:
    value = table.state.rules.seat_names.index("titanium_value")
    table.p1.is_corporation("PhoboLog")
    table.governs("Unity")
    assert [own[value] for own in table.state.seats] == [5, 4]
    policies.end(table.state)
    assert [own[value] for own in table.state.seats] == [4, 3]


@pytest.mark.rule("T-049")
def test_a_policy_is_in_force_while_actions_are_taken_and_not_before(table: TurmoilTable) -> None:
    value = table.state.rules.seat_names.index("titanium_value")
    table.has_delegates(NEUTRAL, "Unity", 3)
    table.open_turn(0)
    table.produce()
    assert table.ruling == "Unity"
    assert table.state.seats[0][value] == 3  # research
    while table.prompt() != "action":
        seat = table.state.decisions()[0].seat
        table.choose(seat=seat)
    assert table.state.seats[0][value] == 4


# --- Kelvinists and Scientists ------------------------------------------------------------------------------------------


@pytest.mark.rule("T-005", "T-093", "T-094")
def test_the_policy_of_the_kelvinists_is_an_action_any_number_of_times(table: TurmoilTable) -> None:
    """CT-21."""
    assert "policy kelvinists" not in table.p1.options
    table.governs("Kelvinists")
    table.open_turn(0)
    table.answer("policy kelvinists")
    table.answer("policy kelvinists")
    assert table.p1.amount("heat_production") == table.p1.amount("energy_production") == 2
    assert table.p1.amount("mc") == 80
    assert table.ask().seat == 1


@pytest.mark.rule("T-088", "T-089")
def test_the_scientists_sell_three_cards_once_a_generation(table: TurmoilTable) -> None:
    table.governs("Scientists")
    table.p1.acts("policy scientists")
    assert table.p1.change == {"mc": -10}
    assert len(table.p1.hand) == 3
    assert "policy scientists" not in table.p1.options
    entry = table.p1.entry("policy")
    assert [r.pattern for r in entry.reasons(table.state, 0, 1)] == ["already_used"]
    assert "policy scientists" in table.p2.options
    policies.PolicyEnds().step(table.state, table.state.stacks[0].waiting()[0])
    policies.begin(table.state)
    table.refresh()
    assert "policy scientists" in table.p1.options  # open again in the next generation


def test_a_policy_must_be_paid(table: TurmoilTable) -> None:
    table.governs("Kelvinists")
    table.p1.has(mc=9)
    assert "policy kelvinists" not in table.p1.options


# --- the Reds' tax ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-098")
def test_every_step_of_the_rating_costs_3(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"mc": -17, "tr": 1}
    table.p2.has(heat=8)
    table.p2.converts_heat()
    assert table.p2.change == {"heat": -8, "mc": -3, "tr": 1}


@pytest.mark.rule("T-098")
def test_a_chain_costs_3_for_each_step(table: TurmoilTable) -> None:
    """CT-15: a greenery to 8 % oxygen, by that 0 °C and an ocean: 9 M€."""
    table.governs("Reds")
    table.set(oxygen=7, temperature=-2)
    table.p1.has(plants=8, mc=9)
    table.p1.converts_plants("r7c1")
    table.answer("r1c2")
    assert table.p1.change == {"plants": -8, "mc": -9, "tr": 3, "steel": 2}


@pytest.mark.rule("T-099")
@pytest.mark.parametrize(("money", "allowed"), [(8, False), (9, True)])
def test_it_is_checked_before_with_all_that_follows(table: TurmoilTable, money: int, allowed: bool) -> None:
    """CT-16."""
    table.governs("Reds")
    table.set(oxygen=7, temperature=-2)
    table.p1.has(plants=8, mc=money)
    assert ("convert-plants" in table.p1.options) == allowed
    items = {x.label: x for x in table.turn.items(table.state, 0)}
    reasons = items["convert-plants"].reasons
    assert [r.pattern for r in reasons] == ([] if allowed else ["reds_tax"])
    assert items["convert-plants"].toll == 9
    if reasons:
        assert reasons[0].slots["q"].n == 9


@pytest.mark.rule("T-098")
def test_a_price_that_is_too_high_by_itself_tells_the_tax_as_well(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.has(mc=6)
    labels = [f"project {key}" for key in ("asteroid", "aquifer", "greenery", "city")]
    items = {x.label: x for x in table.turn.items(table.state, 0)}
    assert [items[label].toll for label in labels] == [3, 3, 3, 0]
    table.set(temperature=8)
    assert {x.label: x for x in table.turn.items(table.state, 0)}["project asteroid"].toll == 0


@pytest.mark.rule("T-098", "T-099")
@pytest.mark.parametrize(("money", "missing"), [(30, [6]), (31, [])])
def test_the_second_step_must_be_paid_as_well(table: TurmoilTable, money: int, missing: list[int]) -> None:
    """Two steps of oxygen at once: the 3 M€ that are left can't pay for both."""
    table.governs("Reds")
    table.p1.produces(energy=2).has(mc=money).holds("Strip Mine")
    assert ("play strip-mine" in table.p1.options) == (not missing)
    item = next(x for x in table.turn.items(table.state, 0) if x.label == "play strip-mine")
    assert item.toll == 6
    assert [r.slots["q"].n for r in item.reasons] == missing


@pytest.mark.rule("T-099")
@pytest.mark.parametrize(("money", "allowed"), [(16, False), (17, True)])
def test_the_price_comes_first(table: TurmoilTable, money: int, allowed: bool) -> None:
    table.governs("Reds")
    table.p1.has(mc=money)
    assert ("project asteroid" in table.p1.options) == allowed
    assert ("project asteroid" in [x.label for x in legal(table.state, 0)]) == allowed


@pytest.mark.rule("T-098")
def test_a_step_that_does_not_happen_costs_nothing(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.set(temperature=8)
    table.p1.has(mc=14)
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"mc": -14}


@pytest.mark.rule("T-099")
def test_money_that_the_action_brings_does_not_help(table: TurmoilTable) -> None:
    """CT-16: an ocean beside two others brings 4 M€, but after the tax is due."""
    table.governs("Reds")
    table.oceans("r5c4", "r5c5")
    table.p1.has(mc=18)
    assert "project aquifer" not in table.p1.options
    table.p1.has(mc=21)
    table.p1.standard_project("Aquifer", at="r5c6")
    assert table.p1.change == {"mc": -18 - 3 + 2, "plants": 2, "tr": 1}


@pytest.mark.rule("T-099")
@pytest.mark.parametrize(("money", "allowed"), [(31, False), (32, True)])
def test_a_rebate_does_not_help(table: TurmoilTable, money: int, allowed: bool) -> None:
    """CT-16: CrediCor has 4 M€ back when 9 M€ for a chain of three steps are due, but it did not have them before."""
    table.governs("Reds")
    table.set(oxygen=7, temperature=-2)
    table.p1.is_corporation("CrediCor").has(mc=money)
    assert ("project greenery" in table.p1.options) == allowed


@pytest.mark.rule("T-099")
def test_titanium_may_pay_so_that_the_money_is_left_for_the_tax(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.has(mc=3, titanium=8).holds("Comet")
    assert "play comet" not in table.p1.options
    table.p1.has(mc=6)
    assert "play comet" in table.p1.options  # 21 M€ by 7 titanium; temperature and an ocean: 6 M€
    table.p1.has(mc=9)
    table.open_turn(0)
    table.answer("play comet")
    # 8 titanium waste more, 6 titanium would take 3 of the 9 M€ and leave 6: all that leave 6 M€ are offered
    assert table.labels() == ["pay 7 titanium", "pay 6 titanium"]


@pytest.mark.rule("T-099")
def test_an_alternative_without_rating_stays_open(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.has_played("GHG Producing Bacteria", resources=2)
    table.p1.has(mc=2)
    assert "use ghg-producing-bacteria" in table.p1.options
    table.p1.uses("GHG Producing Bacteria")
    assert table.p1.on("GHG Producing Bacteria") == 3  # only the microbe could be taken
    assert table.p1.change == {}
    table.p2.has_played("Regolith Eaters", resources=2)
    table.open_turn(1)
    table.answer("use regolith-eaters")
    assert len(table.labels()) == 2


@pytest.mark.rule("T-098")
def test_helion_may_pay_with_heat(table: TurmoilTable) -> None:
    """CT-17."""
    table.governs("Reds")
    table.p1.is_corporation("Helion")
    table.p1.has(mc=14, heat=3)
    assert "project asteroid" in table.p1.options
    table.p1.has(mc=13, heat=3)
    assert "project asteroid" not in table.p1.options


@pytest.mark.rule("T-098", "T-049")
def test_outside_the_action_phase_nothing_is_taxed(table: TurmoilTable) -> None:
    """CT-18."""
    table.governs("Reds")
    table.p1.has(mc=0)
    table.has_delegates(0, "Reds", 2)
    table.step("government")
    assert table.p1.change == {"tr": 2}
    assert table.state.seats[0][table.state.rules.seat_names.index("rating_toll")] == 0


def test_previews_tell_the_tax(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.open_turn(0)
    told = preview(table.state, 0, table.labels().index("project asteroid"))
    assert told.seats[0].costs == {"mc": 14}
    assert told.seats[0].losses == {"mc": 3}
    assert told.seats[0].gains == {"tr": 1}


def test_the_tax_of_several_steps_is_one_payment(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.is_corporation("Helion")
    table.p1.has(mc=100, heat=20)
    table.p1.plays("Deimos Down", "pay 0 heat", "pay 9 heat")
    assert table.p1.change == {"mc": -31, "heat": -9, "tr": 3, "steel": 4, "heat_production": 1}


def test_a_toll_needs_the_log_so_nothing_stops_it() -> None:
    s = set_up("mars", 2, 5, ["turmoil"]).begin()
    s.stop_log()
    luck = Random(3)
    for _ in range(40):
        ask = luck.choice(s.decisions())
        s.apply(ask.seat, luck.randrange(len(ask.options)))
    assert s.rules.reads_log
    assert s.log is not None
    assert s.log.index > 40
