"""Why not: for everything a player might think of on a turn, each condition that fails; and what the rest costs."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.core import State
from tharsis.kernel.phrase import Phrase
from tharsis.rules.menu import Item, menu_of


@dataclass(frozen=True, slots=True)
class Blocked:
    """Something that can't be done now, and why."""

    label: str
    reasons: list[Phrase]
    price: int = 0
    card: str = ""  # the key of the card that it is about


@dataclass(frozen=True, slots=True)
class Legal:
    """Something that can be done now, and its price in M€."""

    label: str
    price: int
    card: str = ""


def items(s: State, seat: int) -> list[Item]:
    """Everything that the seat might think of: cards in hand, actions of cards, and the rest of the menu."""
    menu = menu_of(s.rules)
    return [] if menu is None else menu.items(s.seen_by(seat), seat)


def blocked(s: State, seat: int) -> list[Blocked]:
    """What the seat can't do on its turn as things stand, each with every condition that fails."""
    return [Blocked(x.label, x.reasons, x.price, x.card) for x in items(s, seat) if x.reasons]


def legal(s: State, seat: int) -> list[Legal]:
    """What the seat can do on its turn as things stand, with prices."""
    return [Legal(x.label, x.price, x.card) for x in items(s, seat) if not x.reasons]


def why_not(s: State, seat: int, label: str) -> list[Phrase]:
    """Each condition that stands against one thing; none if it can be done or is unknown."""
    return [reason for x in items(s, seat) if x.label == label for reason in x.reasons]
