"""Bots: they play by what they may know, from a source of luck of their own, and the greedy one plays better."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tharsis.bots import evaluation
from tharsis.bots.base import Budget
from tharsis.bots.evaluation import evaluator_for
from tharsis.bots.levels import levels
from tharsis.bots.make import BOTS, bot_class, bot_named
from tharsis.bots.table import choice, planned, play_out
from tharsis.kernel.core import MENU
from tharsis.kernel.errors import UnknownName
from tharsis.play.digest import digest
from tharsis.play.setup import set_up
from tharsis.rules.scoring import winners


def played(names, seed, modules=("corporate-era",), **options):
    s = set_up("mars", len(names), seed, list(modules), **options).begin()
    play_out(s, [bot_named(name, seat, s.rules, f"{seed} {seat}") for seat, name in enumerate(names)])
    return s


def test_greedy_beats_random():
    wins = 0
    for seed in range(6):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        s = played(names, seed)
        wins += winners(s) == [names.index("greedy")]
    assert wins >= 5


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_gives_the_same_game(name):
    assert digest(played([name, name], 3)) == digest(played([name, name], 3))


@pytest.mark.parametrize("players", [1, 3, 5])
def test_greedy_plays_with_any_number(players):
    s = played(["greedy"] * players, players, draft=players > 1, beginners=[0] if players > 1 else [])
    assert s.over


def test_a_bot_changes_nothing_by_thinking():
    s = set_up("mars", 2, 5, ["corporate-era"]).begin()
    before = digest(s)
    for ask in s.decisions():
        for name in BOTS:
            choice(s, ask, bot_named(name, ask.seat, s.rules, 1))
    assert digest(s) == before


def test_a_bot_answers_alike_whatever_is_hidden():
    s = set_up("mars", 2, 6, ["corporate-era"]).begin()
    luck = bot_named("random", 0, s.rules, 1)
    for _ in range(60):
        ask = s.decisions()[0]
        other = s.imagine(ask.seat, "another world")
        again = other.ask_of(ask.seat)
        assert again is not None
        assert choice(s, ask, bot_named("greedy", ask.seat, s.rules, 9)) == choice(
            other, again, bot_named("greedy", ask.seat, s.rules, 9)
        )
        s.apply(ask.seat, choice(s, ask, luck))
        if s.over:
            break


def test_an_unknown_bot():
    with pytest.raises(UnknownName, match="known: greedy, random"):
        bot_class("genius")


def test_a_bot_of_ones_own(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(
        "from tharsis.bots.base import Bot\n"
        "class Last(Bot):\n"
        "    name = 'last'\n"
        "    def plan(self, worlds, ask, budget):\n"
        "        return [len(ask.options) - 1]\n"
        "class Other: pass\n"
    )
    monkeypatch.chdir(tmp_path)
    s = set_up("mars", 2, 5).begin()
    bot = bot_named("my_bots:Last", 0, s.rules, 1)
    assert planned(s, s.ask_of(0), bot) == [1]
    for wrong, words in [
        ("my_bots:Other", "is no bot"),
        ("my_bots:Nobody", "can't be loaded"),
        ("nowhere:Last", "can't be loaded"),
        (":", "can't be loaded"),
    ]:
        with pytest.raises(UnknownName, match=words):
            bot_class(wrong)


def test_a_budget_counts_tries_and_time():
    budget = Budget(tries=3)
    assert [budget.more() for _ in range(5)] == [True] * 3 + [False] * 2
    assert all(Budget().more() for _ in range(100))
    assert not Budget(seconds=1e-9).more()


@pytest.mark.parametrize("game", ["mars", "dice"])
def test_a_plan_of_several_answers_holds_in_the_true_game(game):
    s = set_up(game, 3, 7, ["corporate-era"]).begin()
    bots = [bot_named("greedy", seat, s.rules, seat) for seat in range(3)]
    longest = 0
    for _ in range(60):
        ask = s.decisions()[0]
        plan = planned(s, ask, bots[ask.seat])
        for index in plan:
            assert s.ask_of(ask.seat).frame.node is ask.frame.node
            s.apply(ask.seat, index)
        longest = max(longest, len(plan))
    assert longest > 1


def test_a_brief_trial_stops_before_the_menu():
    s = set_up("mars", 2, 5, beginners=[0, 1]).begin()
    ask = s.decisions()[0]
    assert ask.kind == MENU
    trial = s.clone()
    trial.brief = True
    trial.apply(ask.seat, len(ask.options) - 1)
    assert trial.decisions() == []
    assert not trial.over
    trial.brief = False
    trial.run()
    s.apply(ask.seat, len(ask.options) - 1)
    assert digest(trial) == digest(s)


def test_an_expansion_adds_to_what_the_bot_of_its_game_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    s = set_up("mars", 2, 1).begin()
    alone = evaluator_for(s, 0).judge(s)
    part = SimpleNamespace(VALUES=[lambda s, seat: 10.0 + seat])
    monkeypatch.setattr(evaluation, "facets", lambda rules, name: [SimpleNamespace(), part])
    assert evaluator_for(s, 0).judge(s) == alone + 10
    assert evaluator_for(s, 1).judge(s) == evaluator_for(s, 1).value(s) + 11


def test_every_bot_can_be_chosen_under_a_name_in_three_languages() -> None:
    assert sorted(level.bot for level in levels()) == sorted(BOTS)
    for level in levels():
        assert sorted(level.title) == sorted(level.note) == ["en", "pt", "ru"]
    assert [level.bot for level in levels() if level.usual] == ["greedy"]
