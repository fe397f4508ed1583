"""Random games of all kinds end by the rules, and what must hold holds after every choice."""

from __future__ import annotations

import random

import pytest

from tharsis.games.dice.goals import complete
from tharsis.games.dice.scoring import winners
from tharsis.games.dice.things import CUP, VP
from tharsis.kernel.core import CHANGE, State
from tharsis.play.adapters import adapter_for
from tharsis.play.codec import pack
from tharsis.play.library import ruleset, start

MODULES = [(), ("corporate-era",), ("promo",), ("corporate-era", "promo")]
MODES = [(players, modules, board) for players in (1, 2, 3, 4) for modules in MODULES for board in (0, 1)]


def choose(s: State, luck: random.Random) -> int:
    """Mostly what moves the game on, so that games are not too long; at times anything."""
    ask = s.decisions()[0]
    if luck.random() < 0.15:
        return luck.randrange(len(ask.options))
    labels = [ask.frame.node.label(s, ask.frame, o) for o in ask.options]
    for words in (("standard ",), ("play ", "use ", "free ")):
        found = [i for i, label in enumerate(labels) if label.startswith(words)]
        if found:
            return luck.choice(found)
    return luck.randrange(len(labels))


def check(s: State, log: int) -> int:
    """What must hold after every choice."""
    adapter = adapter_for("dice")
    assert adapter.audit(s) == []
    assert adapter.audit_cards(s) == []
    cards = [c for zone in s.zones for c in zone]
    assert len(cards) == len(set(cards)) == len(s.rules.cards)
    assert all(c in s.zones[s.place[c]] for c in cards)
    held = sum(CUP.held(s, seat) for seat in range(s.rules.players))
    awards = sum(1 for i in range(3) if s.world[s.rules.world_names.index(f"award_{i}")] >= 0)
    assert sum(s.world[die.pool] for die in CUP.dice) + held + awards == 60
    for ask in s.decisions():
        labels = [ask.frame.node.label(s, ask.frame, o) for o in ask.options]
        assert len(labels) == len(set(labels)) > 1
    return log


@pytest.mark.parametrize(("players", "modules", "board"), MODES)
def test_random_games(players: int, modules: tuple[str, ...], board: int) -> None:
    rules = ruleset("dice", modules, players, (("board", board),))
    luck = random.Random(f"{players} {modules} {board}")
    for seed in range(3):
        s = start(rules, seed)
        number = 0
        while not s.over:
            number += 1
            assert number < 20000
            if number % 5 == 0:
                check(s, 0)
            if number % 50 == 0:
                twin = s.clone()
                assert pack(twin, log=False) == pack(s, log=False)
                index = choose(s, luck)
                twin.apply(twin.decisions()[0].seat, index)
                s.apply(s.decisions()[0].seat, index)
                assert pack(twin, log=False) == pack(s, log=False)
                continue
            s.apply(s.decisions()[0].seat, choose(s, luck))
        check(s, 0)
        assert complete(s) >= 2 or players == 1
        assert s.world[rules.world_names.index("turn")] == 50 or players > 1
        assert players == 1 or winners(s)
        adapter = adapter_for("dice")
        for seat, score in enumerate(adapter.scores(s)):
            assert adapter.points(s, seat) == score.total
            assert vp_logged(s, seat) == s.seats[seat][VP.slot]


def vp_logged(s: State, seat: int) -> int:
    """The VP on the track by the causes in the log."""
    total, e = 0, s.log
    while e is not None:
        if e.kind == CHANGE and e.seat == seat and e.subject == VP.slot:
            total += e.amount
        e = e.previous
    return total
