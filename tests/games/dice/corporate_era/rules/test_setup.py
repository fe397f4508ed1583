"""The set-up with corporations of the Corporate Era."""

from __future__ import annotations

import pytest

from tharsis.games.dice.components import WILD
from tharsis.games.dice.slots import OFFERED
from tharsis.kernel.core import Ask, State
from tharsis.play.decision import labels_of
from tharsis.play.games import ruleset, start


def begin(
    players: int, seed: int = 1, modules: tuple[str, ...] = (), first: int = 0, board: int = 0
) -> State:
    """A game at its first decisions."""
    return start(ruleset("dice", modules, players, (("board", board), ("first_player", first))), seed)


def prompt_of(s: State, ask: Ask) -> str:
    """The name of the question."""
    return ask.frame.node.question(s, ask.frame).prompt()


def through(s: State, corporation: str = "") -> State:
    """Answer until the first turn: the named corporation where it is offered, else the first option."""
    while s.decisions()[0].frame.node is not s.rules.root.turn:
        ask = s.decisions()[0]
        labels = labels_of(s, ask)
        wanted = f"corporation {corporation}"
        s.apply(ask.seat, labels.index(wanted) if wanted in labels else 0)
    return s


def seed_with(players: int, corporation: str, modules: tuple[str, ...] = (), seat: int = 0) -> State:
    """A game in which a seat is offered a corporation, up to its first turn."""
    for seed in range(500):
        s = begin(players, seed, modules)
        if players == 1:
            while prompt_of(s, s.decisions()[0]) != "corporation":
                s.apply(0, 0)
        number = s.rules.card_index[corporation]
        if number in s.zones[s.rules.zone(seat, OFFERED)]:
            return through(s, corporation)
    raise AssertionError(corporation)


def labels(s: State) -> list[str]:
    """What the open decision offers."""
    ask = s.decisions()[0]
    return labels_of(s, ask)


@pytest.mark.rule("D-023", "D-159")
def test_everything_in_the_brown_box_comes_with_the_first_production() -> None:
    own = seed_with(2, "inventrix", ("corporate-era",), seat=1).seats[1]
    assert own[WILD.slot] == 2 + 1  # two in the red box, one in the brown box
