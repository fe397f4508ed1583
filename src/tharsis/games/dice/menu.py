"""What can be done in an action turn: support actions, main actions, cards; as entries of a menu."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import (
    CITY_FACE,
    CREDIT,
    HEAT,
    PLANT,
    WATER,
    any_dice,
    city,
    greenery,
    ocean,
    pay,
    pay_any,
    temperature,
    turn,
    vp,
)
from tharsis.games.dice.notes import NOTE_PLAY, NOTE_STANDARD, NOTE_SUPPORT, NOTE_USE
from tharsis.games.dice.verbs.pay import PayFaces, sockets_of
from tharsis.kernel.core import FOLLOW_UP, Card, Frame, Node, State
from tharsis.kernel.option import Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.abilities import ON_PROJECT
from tharsis.rules.action import Action
from tharsis.rules.cards import Draw
from tharsis.rules.menu import Deed, DeedEntry, Entry, HandEntry, Menu, Socket, UseEntry
from tharsis.rules.playing import lay_down
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import HAND, PLAYED, TABLEAU

# Which part of a turn an action takes.
SUPPORT: Final = 1
MAIN: Final = 2
FREE: Final = 3
# The label before the action of a card.
LABELS: Final = {SUPPORT: "dice_support_label", MAIN: "dice_main_label", FREE: "dice_free_label"}


class CommonAction(Deed):
    """An action that everybody may take. The number: its place in the list. `cost`: resources paid, where cards react."""

    def __init__(self, key: str, note: int, costs: list[Node], gains: list[Node], cost: int = 0) -> None:
        super().__init__(key, cost)
        self.costs = costs
        self.gains = gains
        self.action = Action(costs, gains)
        self.note = note

    def children(self) -> list[Node]:
        return [self.action]

    def can(self, s: State, seat: int, card: int) -> bool:
        return possible(self.action, s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return useful(self.action, s, seat, card)

    def noun(self) -> str:
        return f"deed_{self.key}"

    def sockets(self, s: State, seat: int) -> list[Socket]:
        return sockets_of(self.costs, s, seat)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        found = self.action.why_not(s, seat, card)
        return found if found or self.can(s, seat, card) else [Phrase("nothing_to_gain")]

    def price(self, s: State, seat: int) -> int:
        return self.cost

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 1:
            fire(s, ON_PROJECT, self.cost, f.seat, -1, f.arg())
            return
        s.note(self.note, f.seat, -1, f.arg())
        if self.cost:
            s.push(f.at(1))
        s.do(self.action, f.seat)

    def phrase(self) -> Phrase:
        return self.action.phrase()

    def icons(self) -> list[str]:
        return self.action.icons()


def possible(action: Action, s: State, seat: int, card: int) -> bool:
    """Whether an action can be paid and would bring anything."""
    return action.can(s, seat, card) and useful(action, s, seat, card)


def useful(action: Action, s: State, seat: int, card: int) -> bool:
    """Whether an action would bring anything."""
    return any(gain.has_effect(s, seat, card) for gain in action.gains)


SUPPORTS: Final = [
    CommonAction("roll", NOTE_SUPPORT, [], [any_dice()]),
    CommonAction("turn", NOTE_SUPPORT, [pay_any(leaves=1)], [turn(must=True)]),
    CommonAction("cards", NOTE_SUPPORT, [pay_any()], [Draw(2)]),
]
STANDARDS: Final = [
    CommonAction("heat", NOTE_STANDARD, [pay(HEAT, HEAT, HEAT)], [temperature()], 3),
    CommonAction("water", NOTE_STANDARD, [pay(WATER, WATER, WATER)], [ocean()], 3),
    CommonAction("plants", NOTE_STANDARD, [pay(PLANT, PLANT, PLANT, PLANT)], [greenery()], 4),
    CommonAction("cities", NOTE_STANDARD, [pay(CITY_FACE, CITY_FACE, CITY_FACE)], [city()], 3),
    CommonAction("credits", NOTE_STANDARD, [pay(CREDIT, CREDIT, CREDIT)], [vp(2)], 3),
]


class TimedUse(UseEntry):
    """Use the action of a blue card that is not turned, in the part of the turn that it takes."""

    def __init__(self, word: str, slot: int) -> None:
        super().__init__(NOTE_USE, word)
        self.slot = slot

    def usable(self, card: Card) -> bool:
        if not card.actions:
            return False
        action = card.actions[0]
        return isinstance(action, Action) and action.slot == self.slot

    def all(self, s: State, seat: int) -> list[int]:
        return [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if self.usable(s.rules.cards[c])]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        cards, used = s.rules.cards, s.used
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            if not used[c] and any(self.ready(action, s, seat, c) for action in cards[c].actions):
                found.append(first + c)

    def ready(self, action: Node, s: State, seat: int, card: int) -> bool:
        """Whether an action belongs into this part of the turn, can be paid and would bring anything."""
        return isinstance(action, Action) and action.slot == self.slot and possible(action, s, seat, card)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        if s.used[x]:
            return [Phrase("used_until_production")]
        found = super().reasons(s, seat, x)
        ready = self.ready(s.rules.cards[x].actions[0], s, seat, x)
        return found if found or ready else [Phrase("nothing_to_gain")]

    def sockets(self, s: State, seat: int, x: int) -> list[Socket]:
        action = s.rules.cards[x].actions[0]
        return sockets_of(action.costs, s, seat) if isinstance(action, Action) else []


class PlayCard(Node):
    """Play a card: pay, lay it down, do its effects and what they set off. Program: 0 pay, 1 lay down, 2 done."""

    def affordable(self, s: State, seat: int, card: int) -> bool:
        """Whether the seat can pay for it; there are no other conditions."""
        price = s.rules.cards[card].price
        return price is None or price.can(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            price = s.rules.cards[f.card].price
            size = price.size(s, f.seat) if isinstance(price, PayFaces) else 0
            s.note(NOTE_PLAY, f.seat, f.card, size)
            s.push(f.at(1))
            if price is not None and size:
                s.push(Frame(price, f.seat, f.card))
        elif f.pc == 1:
            s.push(f.at(2))
            s.push(Frame(RESOLVE, f.seat, f.card))
            lay_down(s, f.seat, f.card)
        else:
            s.seats[f.seat][PLAYED] = -1


PLAY: Final = PlayCard()


class PlayEntry(HandEntry):
    """Play a card from the hand."""

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        for c in s.zones[s.rules.zone(seat, HAND)]:
            if PLAY.affordable(s, seat, c):
                found.append(first + c)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        price = s.rules.cards[x].price
        return [] if price is None else price.why_not(s, seat, x)

    def price(self, s: State, seat: int, x: int) -> int:
        price = s.rules.cards[x].price
        return price.size(s, seat) if isinstance(price, PayFaces) else 0

    def sockets(self, s: State, seat: int, x: int) -> list[Socket]:
        price = s.rules.cards[x].price
        return [] if price is None else sockets_of([price], s, seat)


SUPPORT_ENTRIES: Final[list[Entry]] = [DeedEntry("support", list(SUPPORTS)), TimedUse("use", SUPPORT)]
FREE_ENTRIES: Final[list[Entry]] = [TimedUse("free", FREE)]


def main_entries(standards: list[Deed]) -> list[Entry]:
    """What a main action may be, with these standard actions."""
    return [PlayEntry(PLAY), DeedEntry("standard", standards), TimedUse("use", MAIN)]


class SupportNow(Menu):
    """A support action that takes no part of the turn."""

    def __init__(self) -> None:
        super().__init__(SUPPORT_ENTRIES)

    def ask_kind(self) -> int:
        return FOLLOW_UP  # it is part of the action that brought it

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.options(s, seat))

    def step(self, s: State, f: Frame) -> None:
        options = self.options(s, f.seat)
        if options:
            s.ask(f, options)

    def answer(self, s: State, f: Frame, option: int) -> None:
        self.begin(s, f.seat, option)

    def asks(self) -> Question:
        return Question("support")

    def phrase(self) -> Phrase:
        return Phrase("dice_extra_main", q=Amount(1, "support_action"))

    def icons(self) -> list[str]:
        return ["+1", "mark-action"]
