"""Random games of every size and set of modules end by the rules, with nothing wrong on the way."""

from __future__ import annotations

import random

import pytest

from tharsis.play.checks.audit import Audit
from tharsis.play.random_games import is_moment, kinds, random_answer, random_set_up

CHUNKS = 20
GAMES = 200
OFTEN = 300  # so many decisions are checked one by one, later ones ever more rarely: some games are long


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_goes_wrong_in_random_games(chunk, new_match):
    for number in range(chunk, GAMES, CHUNKS):
        match, rng = new_match(number), random.Random(number)
        s, audit, decisions = match.state, Audit(match.state), 0
        while not s.over:
            if is_moment(decisions, rng, OFTEN):
                audit.check(s)
            s.apply(*random_answer(s, rng))
            decisions += 1
        audit.check(s)


def test_every_mode_is_among_them(game):
    met = {
        (x.players, tuple(x.modules), "draft" in x.options, x.options["board"])
        for x in (random_set_up(game, number) for number in range(GAMES))
    }
    modes = [(kind.players, kind.modules, dict(kind.options)) for kind in kinds(game)]
    known = {(players, modules, o.get("draft", False), o["board"]) for players, modules, o in modes}
    assert met <= known
    if 4 * len(known) <= GAMES:
        assert met == known
    # Where there are more ways to play than games, every number of players, module, draft and board is among them.
    assert {mode[0] for mode in met} == {mode[0] for mode in known}
    assert {m for mode in met for m in mode[1]} == {m for mode in known for m in mode[1]}
    assert {mode[2:] for mode in met} == {mode[2:] for mode in known}
