"""The greedy bot and the Dice Game: it beats chance, it plays alone with a plan, it keeps to what it may know."""

from __future__ import annotations

import pytest

from tharsis.bots.make import bot_named
from tharsis.bots.table import choice, play_out
from tharsis.games.dice.bot.evaluator import DiceEvaluator
from tharsis.games.dice.bot.plan import KEPT, TURNING, Target, loose, planned, readiness
from tharsis.games.dice.components import CREDIT, CUP, HEAT, JOVIAN, VP
from tharsis.games.dice.goals import complete
from tharsis.games.dice.slots import BEGIN
from tharsis.games.dice.testing import DiceTable
from tharsis.play.setup import set_up
from tharsis.rules.scoring import winners

ALL = ("corporate-era", "promo")
EVEN = [0.5] * len(CUP.faces)


def dice(**shown: int) -> list[int]:
    return [shown.get(face.name, 0) for face in CUP.faces]


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed):
    names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    s = set_up("dice", 2, seed, ALL).begin()
    play_out(s, [bot_named(name, seat, s.rules, f"{seed} {seat}") for seat, name in enumerate(names)])
    assert winners(s) == [names.index("greedy")]


def test_alone_it_terraforms():
    s = set_up("dice", 1, 1, board="B").begin()
    play_out(s, [bot_named("greedy", 0, s.rules, 1)])
    assert complete(s) >= 2
    assert s.seats[0][VP.slot] > 40


def test_it_answers_alike_whatever_is_hidden():
    s = set_up("dice", 2, 6, ALL).begin()
    luck = bot_named("random", 0, s.rules, 1)
    for _ in range(40):
        ask = s.decisions()[0]
        other = s.imagine(ask.seat, "another world")
        again = other.ask_of(ask.seat)
        assert again is not None
        assert choice(s, ask, bot_named("greedy", ask.seat, s.rules, 9)) == choice(
            other, again, bot_named("greedy", ask.seat, s.rules, 9)
        )
        s.apply(ask.seat, choice(s, ask, luck))


def test_tokens_pay_for_what_comes_most_rarely():
    odds = EVEN[:]
    odds[JOVIAN.number] = 0.1
    need = Target(1.0, [(CREDIT.number, 1), (JOVIAN.number, 1)])
    assert readiness(need, dice(credit=1, jovian=1), 0, odds, 0) == (1.0, 2, 0)
    assert readiness(need, dice(credit=1), 1, odds, 0) == (1.0, 1, 1)
    assert readiness(need, dice(), 1, odds, 0) == (0.5, 0, 1)


def test_a_die_of_the_colour_may_be_turned_at_the_price_of_another():
    need = Target(1.0, [(HEAT.number, 1), (CREDIT.number, 1)])
    assert readiness(need, dice(credit=1, event=1), 0, EVEN, 2) == (0.5, 1, 0)  # nothing is left to pay with
    assert readiness(need, dice(credit=1, event=1, steel=1), 0, EVEN, 3) == (TURNING, 3, 0)
    assert readiness(need, dice(credit=1, plant=1, steel=1), 0, EVEN, 3) == (0.5, 1, 0)  # no red die


def test_the_best_use_is_planned_first_and_dice_are_spent_once():
    targets = [Target(4.0, [(HEAT.number, 2)]), Target(2.0, [(HEAT.number, 1)])]
    assert planned(targets, dice(heat=2), 0, EVEN, 1, True) == (4.0, 1)
    assert planned(targets, dice(heat=3), 0, EVEN, 2, True) == (6.0, 2)


def test_what_is_not_worth_a_turn_is_left():
    targets = [Target(4.0, [(HEAT.number, 2)]), Target(2.0, [(HEAT.number, 1)])]
    assert planned(targets, dice(heat=3), 0, EVEN, 2, True, price=2.5) == (4.0 + KEPT, 1)


def test_dice_beyond_those_that_can_be_kept_are_worth_less():
    assert loose(2) == pytest.approx(2 * KEPT)
    assert loose(5) < loose(3) + 2 * KEPT


def test_it_does_not_produce_while_it_could_pay_for_a_card():
    # Six dice that pay for a card: in a production turn three of them would go back.
    table = DiceTable(2)
    p1 = table.p1.holds("Peninsula", "Comet", "Mine", "Lichen", "Grass").has(
        plant=4, event=1, titanium=1, water=2
    )
    table.begin_turn(p1.seat, BEGIN)
    bot = bot_named("greedy", 0, table.state.rules, 1)
    ask = table.ask()
    label = table.labels()[choice(table.state, ask, bot)]
    assert label != "production"


def test_what_is_missing_at_the_end_of_a_solo_game_is_urgent():
    s = set_up("dice", 1, 1).begin()
    early = DiceEvaluator(s, 0).urgency
    s.set_world(s.rules.world_names.index("turn"), 45)
    late = DiceEvaluator(s, 0).urgency
    assert all(a < b for a, b in zip(early, late, strict=True))


def test_it_can_be_asked_at_every_die_that_it_keeps():
    # A server that restarts in the middle of the selection has a new bot go on with it.
    s = set_up("dice", 2, 5, ALL).begin()
    asked = 0
    while not s.over and asked < 40:
        ask = s.decisions()[0]
        asked += ask.frame.node.question(s, ask.frame).prompt() == "keep"
        s.apply(ask.seat, choice(s, ask, bot_named("greedy", ask.seat, s.rules, 1)))
    assert asked == 40
