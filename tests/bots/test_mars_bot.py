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
from tharsis.games.mars.turn import STOP
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
    ("lead", "generation", "early"), [(0, 1, True), (1, 3, True), (5, 3, True), (11, 3, False)]
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


def on_turn(table: MarsTable, player: Player) -> set[str]:
    """What the bot takes on the player's turn, whatever its luck."""
    return {taken(table, player, seed) for seed in range(4)}


def holding(table: MarsTable, *names: str) -> None:
    """Put cards into the hand of the first player."""
    for name in names:
        table.state.move(0, table.card(name), table.state.rules.zone(0, 0))


def test_an_action_that_costs_nothing_is_used_before_passing() -> None:
    # One of its alternatives finds no card to help: what it might have brought held the other one back.
    table = MarsTable(money=0, modules=("corporate-era",))
    table.set(temperature=-12, oxygen=9, oceans=5)
    table.p1.has_played("Extreme-Cold Fungus")
    assert on_turn(table, table.p1) == {"use extreme-cold-fungus"}


def test_resources_for_another_card_are_worth_what_that_card_makes_of_them() -> None:
    table = MarsTable()
    fungus = table.card("Extreme-Cold Fungus")
    table.p1.has_played("Extreme-Cold Fungus")
    alone = evaluator_for(table.state, 0).worth.action(fungus)
    table.p1.has_played("Ants")
    assert evaluator_for(table.state, 0).worth.action(fungus) > alone + 2


def test_what_an_unknown_card_may_bring_is_tried_for() -> None:
    table = MarsTable(money=10)
    table.set(generation=6, temperature=-10, oxygen=5, oceans=5)
    table.p1.has_played("Search For Life")
    assert "use search-for-life" in on_turn(table, table.p1)


def test_metal_that_no_card_asks_for_is_worth_less() -> None:
    table = MarsTable()
    table.set(generation=9, temperature=0, oxygen=9, oceans=6)

    def gain(steel: int) -> float:
        table.p1.has(steel=steel)
        evaluator = evaluator_for(table.state, 0)
        before = evaluator.judge(table.state)
        table.p1.has(steel=steel + 5)
        return evaluator.judge(table.state) - before

    assert gain(60) < 0.5 * gain(0)


def test_metal_is_no_reason_to_build_what_is_of_no_use_any_more() -> None:
    table = MarsTable(money=0)
    table.set(temperature=8, oxygen=14, oceans=9)
    holding(table, "Nuclear Power")
    table.p1.has(steel=10)
    assert "play nuclear-power" not in on_turn(table, table.p1)


def test_metal_that_an_award_counts_is_not_spent_by_the_way() -> None:
    table = MarsTable(money=8)
    table.set(temperature=8, oxygen=14, oceans=8)
    table.p1.has_played("Aquifer Pumping").funds("Miner").has(mc=8, steel=4)
    table.p2.has(steel=3)
    table.open_turn(0)
    table.answer("use aquifer-pumping")
    evaluator, ask = evaluator_for(table.state, 0), table.ask(0)
    assert table.labels(0)[evaluator.follow_up(table.state, ask)] == "pay 0 steel"


def test_leads_last_the_less_the_longer_the_game_and_the_more_rivals() -> None:
    table = MarsTable()
    banker = next(award for award in AWARDS if award.key == "banker")
    chances = [Prospects(table.state, 0, left).winning(banker, 5, 1) for left in (0.0, 2.0, 8.0)]
    assert chances == sorted(chances, reverse=True)
    assert Prospects(table.state, 0, 2.0).winning(banker, 5, 3) < chances[1]


def test_much_money_counts_against_passing() -> None:
    # With temperature as the last parameter, 85 M€ were kept for cards that were not played either.
    table = MarsTable()
    table.set(generation=10, temperature=-20, oxygen=14, oceans=9)
    lost = []
    for money in (10, 40, 85):
        table.p1.has(mc=money)
        table.open_turn(0)
        ask = table.ask(0)
        lost.append(-evaluator_for(table.state, 0).prior(table.state, ask, ask.options.index(STOP)))
    assert lost[0] == 0
    assert 2 < lost[1] < lost[2]


def test_no_power_plant_for_want_of_something_better() -> None:
    table = MarsTable(money=16)
    holding(table, "Soletta", "GHG Factories")
    assert "project power-plant" not in on_turn(table, table.p1)


def test_cards_that_will_not_be_paid_for_soon_are_not_bought() -> None:
    table = MarsTable(money=10)
    evaluator = evaluator_for(table.state, 0)
    assert evaluator.budget < 10 + 20 * 9


def test_energy_that_is_missing_makes_a_card_unlikely() -> None:
    table = MarsTable(money=40)
    holding(table, "Magnetic Field Generators", "Strip Mine")
    evaluator, rules = evaluator_for(table.state, 0), table.state.rules
    lacking = [
        evaluator.lacking(table.state, rules.cards[table.card(name)])
        for name in ("Strip Mine", "Magnetic Field Generators")
    ]
    assert lacking == [2, 4]
    table.p1.produces(energy=3)
    assert evaluator_for(table.state, 0).lacking(table.state, rules.cards[table.card("Strip Mine")]) == 0


def test_the_end_is_not_near_while_a_parameter_is_far() -> None:
    table = MarsTable()
    table.set(generation=12, temperature=-12, oxygen=14, oceans=9)
    table.p1.has(tr=38)
    table.p2.has(tr=38)
    assert generations_left(table.state) > 2


def test_alone_with_the_goals_reached_it_plays_for_points() -> None:
    table = MarsGame(players=1)
    table.set(generation=14, **DONE)
    assert not Horizon(table.state).solo
    table.set(oceans=8)
    assert Horizon(table.state).solo


@pytest.mark.parametrize(("rating", "money", "hurries"), [(60, 44, True), (20, 44, False), (60, 10, False)])
def test_who_leads_and_can_ends_the_game(rating: int, money: int, hurries: bool) -> None:
    table = MarsTable()
    table.set(generation=12, temperature=6, oxygen=14, oceans=9)
    table.p1.has(tr=rating, mc=money)
    table.p2.has(tr=40, mc=44)
    evaluator = evaluator_for(table.state, 0)
    assert (evaluator.hurry > 0) is hurries
    before = evaluator.judge(table.state)
    table.set(temperature=8)
    assert (evaluator.judge(table.state) > before) is hurries
