"""The greedy bot and Terraforming Mars: it throws nothing away, and it plays for the end that the game has."""

from __future__ import annotations

import pytest

from tharsis.bots.evaluation import evaluator_for
from tharsis.bots.make import bot_named
from tharsis.bots.table import choice, play_out
from tharsis.games.mars.bot.horizon import Horizon, generations_left, steps_left
from tharsis.games.mars.bot.prospects import Prospects
from tharsis.games.mars.goals import AWARDS
from tharsis.games.mars.projects import PLANT_CONVERSION
from tharsis.games.mars.testing import MarsGame, MarsTable, Player
from tharsis.play.setup import set_up

DONE = {"temperature": 8, "oxygen": 14, "oceans": 9}


def taken(table: MarsTable, player: Player, seed: int = 1) -> str:
    """The label of what the bot takes on the player's turn."""
    table.open_turn(player.seat)
    ask = table.ask(player.seat)
    index = choice(table.state, ask, bot_named("greedy", player.seat, table.state.rules, seed))
    return table.labels(player.seat)[index]


def test_greeneries_count_after_the_last_step_of_oxygen() -> None:
    table = MarsTable(money=0)
    table.set(**DONE)
    table.p1.has(plants=8)
    assert taken(table, table.p1) == "convert-plants"


def test_plants_are_converted_after_the_last_production() -> None:
    table = MarsGame(beginners=[0, 1])
    table.set(**DONE)
    table.p1.has(plants=16)
    table.p1.passes()
    table.p2.passes()
    assert table.prompt() == "last-conversion"
    assert taken_now(table) == "convert-plants"


def taken_now(table: MarsGame) -> str:
    """The label of what the bot takes of what is offered."""
    ask = table.ask()
    return table.labels()[choice(table.state, ask, bot_named("greedy", ask.seat, table.state.rules, 1))]


def test_in_the_last_generation_everything_is_spent() -> None:
    table = MarsTable(money=30)
    table.set(**DONE)
    assert taken(table, table.p1) in ("project city", "project greenery")


def test_helion_keeps_the_heat_that_leads_in_an_award() -> None:
    table = MarsTable(money=60)
    table.set(**DONE)
    thermalist = next(award for award in AWARDS if award.key == "thermalist")
    table.state.set_world(thermalist.owner, 0)
    table.p1.has(heat=20, heat_value=1)
    table.p2.has(heat=12)
    assert taken(table, table.p1) in ("project city", "project greenery")


def test_what_changes_nothing_is_not_done_not_even_with_what_is_worth_nothing_any_more() -> None:
    table = MarsTable(money=0)
    table.set(**DONE)
    table.p1.has(heat=30)
    assert {taken(table, table.p1, seed) for seed in range(8)} == {"pass"}


def test_cards_that_cannot_be_played_any_more_are_sold_at_the_end() -> None:
    table = MarsTable(money=0)
    table.set(**DONE)
    table.state.move(0, table.card("Colonizer Training Camp"), table.state.rules.zone(0, 0))
    assert taken(table, table.p1) == "project sell-patents"


@pytest.mark.parametrize(
    ("lead", "generation", "early"), [(0, 1, True), (1, 3, True), (4, 3, True), (5, 3, False)]
)
def test_an_award_is_funded_early_only_with_a_clear_lead(lead: int, generation: int, early: bool) -> None:
    table = MarsTable()
    table.set(generation=generation)
    table.p1.produces(mc=lead)
    assert Prospects(table.state, 0, 9.0).too_early(table.state, "banker") is early


def test_metal_and_heat_are_no_lead_while_they_can_be_spent() -> None:
    table = MarsTable()
    table.p1.has(steel=20)
    assert Prospects(table.state, 0, 9.0).too_early(table.state, "miner")
    assert not Prospects(table.state, 0, 0.0).too_early(table.state, "miner")


def test_an_action_without_its_means_is_worth_nothing() -> None:
    table = MarsTable(modules=("corporate-era",))
    card = table.card("Power Infrastructure")
    assert evaluator_for(table.state, 0).worth.action(card) == 0
    table.p1.produces(energy=3)
    assert evaluator_for(table.state, 0).worth.action(card) > 0


def test_passing_is_judged_without_what_production_brings() -> None:
    # Who acts last would else take the income of the next generation for the worth of passing.
    table = MarsGame(beginners=[0, 1])
    table.p1.passes()
    table.p2.has(heat=8)
    assert taken_now(table) != "pass"


def test_the_end_comes_nearer_with_the_steps_and_is_there_with_the_last_one() -> None:
    table = MarsTable()
    lefts = []
    for done in (0, 4, 8, 14):
        table.set(oxygen=done, temperature=-30 + 2 * done, oceans=done // 2)
        lefts.append(generations_left(table.state))
    assert lefts == sorted(lefts, reverse=True)
    table.set(**DONE)
    assert generations_left(table.state) == 0


def test_alone_it_terraforms_and_leaves_no_plants() -> None:
    s = set_up("mars", 1, 501, ["corporate-era"]).begin()
    play_out(s, [bot_named("greedy", 0, s.rules, 1)])
    assert steps_left(s) <= 15
    assert not PLANT_CONVERSION.can(s, 0, -1)


def test_heat_that_an_award_counts_is_no_money() -> None:
    # Helion may pay with heat. With Thermalist funded, each purchase was judged as if paid with heat: it bought nothing more.
    table = MarsTable(money=60)
    table.set(temperature=6, oxygen=12, oceans=9)
    table.p1.is_corporation("Helion").funds("Thermalist").has(mc=43, heat=12)
    table.p2.has(heat=14)
    assert taken(table, table.p1) in ("project city", "project greenery")


def test_the_last_step_is_no_reason_to_save() -> None:
    table = MarsTable(money=80)
    table.set(temperature=6, oxygen=14, oceans=9)
    assert Horizon(table.state).spare < 0.5
