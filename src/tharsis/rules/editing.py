"""Putting a position together by hand: what every game needs for it. Nothing here is part of a game's course."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, State
from tharsis.rules.abilities import Ability
from tharsis.rules.vocabulary import DECK, HAND


def put_in_hand(s: State, seat: int, card: int) -> None:
    """A card in a player's hand."""
    s.move(seat, card, s.rules.zone(seat, HAND))


def put_on_deck(s: State, card: int) -> None:
    """A card on top of the deck."""
    s.move(NOBODY, card, DECK)


def enter_play(s: State, seat: int, card: int) -> None:
    """What a card keeps in force is in force."""
    for ability in s.rules.cards[card].abilities:
        assert isinstance(ability, Ability)
        ability.enter(s, seat, card)
