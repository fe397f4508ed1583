"""Bots: they play by what they may know, from a source of luck of their own, and the greedy one plays better."""

from __future__ import annotations

import pytest

from tharsis.bots.make import BOTS, bot_named
from tharsis.bots.table import choice, play_out
from tharsis.kernel.errors import UnknownName
from tharsis.play.digest import digest
from tharsis.play.setup import set_up
from tharsis.rules.scoring import winners


def played(names, seed, modules=("corporate-era",), **options):
    s = set_up("mars", len(names), seed, list(modules), **options).begin()
    play_out(s, [bot_named(name, f"{seed} {seat}") for seat, name in enumerate(names)])
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
            choice(s, ask, bot_named(name, 1))
    assert digest(s) == before


def test_a_bot_answers_alike_whatever_is_hidden():
    s = set_up("mars", 2, 6, ["corporate-era"]).begin()
    luck = bot_named("random", 1)
    for _ in range(60):
        ask = s.decisions()[0]
        other = s.imagine(ask.seat, "another world")
        again = other.ask_of(ask.seat)
        assert again is not None
        assert choice(s, ask, bot_named("greedy", 9)) == choice(other, again, bot_named("greedy", 9))
        s.apply(ask.seat, choice(s, ask, luck))
        if s.over:
            break


def test_an_unknown_bot():
    with pytest.raises(UnknownName, match="known: greedy, random"):
        bot_named("genius", 1)
