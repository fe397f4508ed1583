"""The greedy bot and the Dice Game: it beats chance, it plays alone with a plan, it keeps to what it may know."""

from __future__ import annotations

import pytest

from tharsis.bots.make import bot_named
from tharsis.bots.table import choice, play_out
from tharsis.games.dice.bot.evaluator import DiceEvaluator
from tharsis.games.dice.bot.plan import Target, planned, readiness
from tharsis.games.dice.components import CREDIT, CUP, HEAT, JOVIAN, VP
from tharsis.games.dice.goals import complete
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
    need = [(CREDIT.number, 1), (JOVIAN.number, 1)]
    assert readiness(need, dice(credit=1, jovian=1), 0, odds) == (1.0, 2, 0)
    assert readiness(need, dice(credit=1), 1, odds) == (1.0, 1, 1)
    assert readiness(need, dice(), 1, odds) == (0.5, 0, 1)


def test_the_best_use_is_planned_first_and_dice_are_spent_once():
    targets = [Target(4.0, [(HEAT.number, 2)]), Target(2.0, [(HEAT.number, 1)])]
    counts = dice(heat=2)
    found, tokens = planned(targets, counts, 0, EVEN, 1, True)
    assert (found, tokens, sum(counts)) == (4.0, 0, 0)
    counts = dice(heat=3)
    found, _ = planned(targets, counts, 0, EVEN, 2, True)
    assert found == pytest.approx(4.0 + 0.9 * 2.0)


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
