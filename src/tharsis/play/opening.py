"""How a game that was begun earlier begins again: with the cards of then, dealt as they were."""

from __future__ import annotations

import msgspec

from tharsis.kernel.core import State
from tharsis.kernel.errors import BadRecord, TharsisError
from tharsis.kernel.module import card_names
from tharsis.play.setup import SetUp, set_up
from tharsis.play.stamp import Stamp
from tharsis.play.unpack import ask_anew


def checked(setup: SetUp) -> SetUp:
    """A set-up read from a file, checked like one that a person asks for."""
    try:
        return set_up(setup.game, setup.players, setup.seed, setup.modules, **setup.options)
    except TharsisError as error:
        raise BadRecord(f"the set-up can't be used: {error}") from None


def pinned(setup: SetUp, stamp: Stamp) -> SetUp:
    """The set-up of a game with the cards that it was begun with: one that was added since is not in it."""
    plain = msgspec.structs.replace(setup, cards=[])
    if card_names(plain.rules().cards) == stamp.cards:
        return plain
    return msgspec.structs.replace(setup, cards=stamp.cards)


def opening(setup: SetUp, stamp: Stamp) -> State:
    """The game at its first decisions, every pile in the order in which it was dealt."""
    s = setup.begin()
    zones = {s.rules.zone_names[z]: z for z in s.rules.zones}
    if not stamp.dealt or all(s.zones[zones[name]] == pile for name, pile in stamp.dealt.items()):
        return s
    for name, pile in stamp.dealt.items():
        z = zones[name]
        s.own_pile(z)[:] = pile
        for card in pile:
            if s.place[card] != z:
                s.set_place(card, z)
    ask_anew(s)
    return s
