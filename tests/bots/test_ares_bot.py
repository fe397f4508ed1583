"""The greedy bot in Ares Expedition: how it chooses a phase, and how well it plays."""

from __future__ import annotations

import pytest

from tharsis.bots.make import bot_named
from tharsis.bots.table import choice, play_out
from tharsis.games.ares.bot import AresEvaluator, others_choose, wishes
from tharsis.games.ares.components import TR
from tharsis.games.ares.notes import NOTE_CHOSEN
from tharsis.games.ares.slots import ACTION, COOP_ROUNDS, PHASES, PRODUCTION, RESEARCH
from tharsis.games.ares.testing import AresTable
from tharsis.kernel.core import NOTE
from tharsis.play.setup import set_up
from tharsis.rules.scoring import total, winners


def played(names: list[str], seed: int, **options: object):
    s = set_up("ares", len(names), seed, [], **options).begin()
    play_out(s, [bot_named(name, seat, s.rules, f"{seed} {seat}") for seat, name in enumerate(names)])
    return s


def test_greedy_beats_random() -> None:
    for seed in range(4):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        assert winners(played(names, seed)) == [names.index("greedy")]


@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"exchange": True}, {"mode": "coop"}])
def test_it_plays_every_mode(options: dict[str, object]) -> None:
    assert played(["greedy", "greedy"], 3, **options).over


def test_alone_it_comes_far() -> None:
    s = played(["greedy"], 5, level="novice")
    assert total(s, 0) > 40


def test_two_who_play_together_seldom_choose_the_same_phase() -> None:
    s = played(["greedy", "greedy"], 5, mode="coop")
    chosen, e = list[int](), s.log
    while e is not None:
        if e.kind == NOTE and e.subject == NOTE_CHOSEN:
            chosen.append(e.amount)
        e = e.previous
    assert len(chosen) == 2 * COOP_ROUNDS
    assert (
        sum(1 for one, other in zip(chosen[::2], chosen[1::2], strict=True) if one == other)
        <= COOP_ROUNDS // 4
    )


def test_what_a_phase_brings_a_partner_counts_what_it_brings_a_rival_does_not() -> None:
    for mode, more in (("coop", True), ("usual", False)):
        s = set_up("ares", 2, 1, [], mode=mode).begin()
        before = AresEvaluator(s, 0).choice_value(s, PRODUCTION, 0.0)
        s.seats[1][TR.slot] += 10
        assert (AresEvaluator(s, 0).choice_value(s, PRODUCTION, 0.0) > before) is more


def test_the_second_of_two_partners_gives_way_to_the_first() -> None:
    s = set_up("ares", 2, 1, [], mode="coop").begin()
    s.seats[1][:] = s.seats[0]
    assert max(others_choose(s, 1)) > 2 * max(others_choose(s, 0))


def test_nobody_is_thought_to_choose_a_phase_twice_running(table: AresTable) -> None:
    table.p2.has(phase_chosen_last_round=PRODUCTION)
    assert wishes(table.state, 1).get(PRODUCTION, 0) == 0
    assert sum(wishes(table.state, 1).values()) == pytest.approx(1)


def test_what_others_have_makes_a_phase_likely(table: AresTable) -> None:
    poor = others_choose(table.state, 0)
    table.p2.has(mc=30, heat=24, tr=20).has_played("Birds", "Fish")
    rich = others_choose(table.state, 0)
    assert rich[ACTION] > poor[ACTION]
    assert rich[PRODUCTION] < poor[PRODUCTION]
    assert all(0 <= rich[phase] < 1 for phase in PHASES)


def test_a_phase_that_comes_anyway_is_worth_its_bonus_only(table: AresTable) -> None:
    table.p1.has(tr=20)
    evaluator = AresEvaluator(table.state, 0)
    alone, anyway = (evaluator.choice_value(table.state, PRODUCTION, likely) for likely in (0.0, 1.0))
    assert anyway == 4
    assert alone > 10


def test_who_has_nothing_to_do_takes_cards_or_money(table: AresTable) -> None:
    table.p1.has(mc=0)
    table.open("planning")
    (ask,) = [ask for ask in table.state.decisions() if ask.seat == 0]
    bot = bot_named("greedy", 0, table.state.rules, "x")
    assert ask.options[choice(table.state, ask, bot)] in (PRODUCTION, RESEARCH)
