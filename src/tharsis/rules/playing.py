"""A card comes into play."""

from __future__ import annotations

from tharsis.kernel.core import State
from tharsis.rules.abilities import ON_PLAYED, Ability
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import enqueue
from tharsis.rules.vocabulary import PLAYED, TABLEAU


def lay_down(s: State, seat: int, card: int) -> None:
    """A card comes into play: its tags, what it keeps in force, what reacts to it, its effects."""
    it = s.rules.cards[card]
    own = s.seats[seat]
    own[PLAYED] = card
    s.move(seat, card, s.rules.zone(seat, TABLEAU))
    for tag in it.tags:
        own[tag.slot] += 1
    for ability in it.abilities:
        assert isinstance(ability, Ability)
        ability.enter(s, seat, card)
    fire(s, ON_PLAYED, card, seat, card, card)
    enqueue(s, it.play, seat, card)


def leave_play(s: State, seat: int, card: int, zone: int) -> None:
    """A card leaves play for another zone: its tags count no more, and what it kept in force is in force no more."""
    it = s.rules.cards[card]
    for tag in it.tags:
        s.seats[seat][tag.slot] -= 1
    for ability in it.abilities:
        assert isinstance(ability, Ability)
        ability.leave(s, seat, card)
    s.move(seat, card, zone)
