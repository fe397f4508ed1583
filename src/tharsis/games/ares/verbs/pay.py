"""Payment in M€: heat may stand in where a corporation says so, and hand cards are sold as far as they are needed."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import HEAT, HEAT_VALUE, MC, SELL_VALUE
from tharsis.games.ares.notes import NOTE_PAID, NOTE_SELL
from tharsis.games.ares.verbs.needs import spent_for
from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import PAYMENT, Count, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, NUMBER, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.abilities import Ability
from tharsis.rules.actions import MOST, deck_cards, with_cards, with_numbers
from tharsis.rules.cards import cards_taken, discard
from tharsis.rules.counts import AtLeast
from tharsis.rules.vocabulary import HAND, STOCKS

WITH_HEAT: Final = 0
BY_SALE: Final = 1


def sell(s: State, seat: int, card: int) -> None:
    """Discard a hand card for M€."""
    value = s.seats[seat][SELL_VALUE.slot]
    discard(s, seat, card)
    s.add(seat, MC.slot, value, -1)
    s.note(NOTE_SELL, seat, -1, value)


def for_sale(s: State, seat: int, but: int) -> list[int]:
    """The hand cards that could be sold: not the one that is being paid for."""
    return [c for c in s.zones[s.rules.zone(seat, HAND)] if c != but]


def heat_for(s: State, seat: int, card: int) -> int:
    """The heat that may pay for a card in hand: not what the card takes besides."""
    own = s.seats[seat]
    return max(0, own[HEAT.slot] - spent_for(s.rules.cards[card], HEAT.slot)) if card >= 0 else own[HEAT.slot]


def purse(own: list[int], cards: int) -> int:
    """The most that a seat with these numbers and so many cards to sell could pay, rebates apart."""
    found, value = own[MC.slot] + own[SELL_VALUE.slot] * cards, own[HEAT_VALUE.slot]
    return found + own[HEAT.slot] * value if value else found


def short_of_money(s: State, seat: int, card: int, missing: int) -> Phrase:
    """So many M€ are missing for a card, or for something else (-1), with the hand sold: that is said where there is one."""
    return Phrase(
        "ares_short_with_sale" if for_sale(s, seat, card) else "short_of", q=Amount(missing, MC.noun)
    )


class Pay(Node):
    """Pay M€, so much less for each of something. The number: what is to be paid, where that was worked out before.

    Program: 0 how much heat; 1 which hand cards are sold for what is still missing (second number: where to go on;
    third: 1 once a card was sold for it).
    """

    def __init__(self, n: int = 0, less: int = 0, per: Count | None = None) -> None:
        super().__init__()
        self.n = n
        self.less = less
        self.per = per
        self.writes = STOCKS

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def ask_kind(self) -> int:
        return PAYMENT

    def price(self, s: State, seat: int, card: int) -> int:
        """What is to be paid now."""
        if self.per is None:
            return self.n
        return max(0, self.n - self.less * self.per.count(s, seat, card))

    def power(self, s: State, seat: int, card: int) -> int:
        """The most that could be paid for a card, or for something else (-1)."""
        own, hand = s.seats[seat], s.rules.zone(seat, HAND)
        cards = len(s.zones[hand])
        if card < 0:
            return purse(own, cards)
        found = purse(own, cards - 1 if s.place[card] == hand else cards)
        return found - (own[HEAT.slot] - heat_for(s, seat, card)) * own[HEAT_VALUE.slot]

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.power(s, seat, card) >= self.price(s, seat, card)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.price(s, seat, card) - self.power(s, seat, card)
        return [] if missing <= 0 else [short_of_money(s, seat, card, missing)]

    def step(self, s: State, f: Frame) -> None:
        rest = f.args[0] if f.args else self.price(s, f.seat, f.card)
        own = s.seats[f.seat]
        if f.pc == WITH_HEAT and own[HEAT_VALUE.slot] and rest > 0:
            units = heat_for(s, f.seat, f.card)
            least = max(0, rest - self.power(s, f.seat, f.card) + units)
            most = min(units, rest)
            if least < most:
                s.ask(f.with_args(WITH_HEAT, rest), list(range(most, least - 1, -1)))
                return
            rest = self.spend_heat(s, f, least, rest)
        missing = self.missing(s, f.seat, rest)
        if missing > 0:
            cards = self.left(s, f)
            s.ask(f.with_args(BY_SALE, rest, f.arg(1), f.arg(2)), cards[: len(cards) - missing + 1])
        elif rest > 0:
            if f.arg(2):
                s.note(NOTE_PAID, f.seat, f.card, rest)
            s.add(f.seat, MC.slot, -rest, f.card)

    def missing(self, s: State, seat: int, rest: int) -> int:
        """How many cards must be sold."""
        own = s.seats[seat]
        return -(-(rest - own[MC.slot]) // own[SELL_VALUE.slot])

    def left(self, s: State, f: Frame) -> list[int]:
        """The cards that may be sold next, so that no selection is offered twice."""
        return for_sale(s, f.seat, f.card)[f.arg(1) :]

    def spend_heat(self, s: State, f: Frame, units: int, rest: int) -> int:
        """Pay with so much heat; what is left to pay."""
        if units:
            s.add(f.seat, HEAT.slot, -units, f.card)
        return rest - units

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == WITH_HEAT:
            rest = self.spend_heat(s, f, option, f.arg())
            if rest > 0:
                s.push(f.with_args(BY_SALE, rest, 0))
            return
        at = for_sale(s, f.seat, f.card).index(option)
        sell(s, f.seat, option)
        s.push(f.with_args(BY_SALE, f.arg(), at, 1))

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.pc == WITH_HEAT:
            return None
        n = self.missing(s, f.seat, f.arg())
        return cards_taken(s, "sell", self.left(s, f), UP, n, n)

    def gives_cards(self, s: State, f: Frame) -> Phrase | None:
        if f.pc == WITH_HEAT:
            return None
        return Phrase("ares_sell_to_pay", q=Amount(self.missing(s, f.seat, f.arg()), "card"))

    def asks(self) -> Question:
        return Question("pay")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if f.pc == WITH_HEAT:
            return Option("pay", NUMBER, HEAT.name, x)
        return Option("sell", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("pay", 0, MOST, HEAT.name) + with_cards("sell", deck_cards(rules))

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        return 0 if f.pc == WITH_HEAT else -1

    def phrase(self) -> Phrase:
        return Phrase("spend", q=Amount(self.n, MC.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        q = Amount(self.n, MC.noun)
        if self.per is None:
            return Phrase("action_pay_gain", q=q, e=gain)
        less = Amount(self.less, MC.noun)
        if isinstance(self.per, AtLeast):
            needed = self.per.of.words.amount(self.per.level)
            return Phrase("ares_action_less_if", q=q, e=gain, q2=less, p=needed)
        return Phrase("action_reduced_cost", q=q, e=gain, q2=less, **self.per.words.slots())

    def icons(self) -> list[str]:
        own = [f"{self.n}", MC.icon]
        return own if self.per is None else [*own, "(", f"-{self.less}", "/", *self.per.icons(), ")"]


PAY: Final = Pay()  # an amount that was worked out before


class Rebate(Ability):
    """Its owner may spend something when a card is paid for: once a card, the price then is so much lower."""

    def __init__(self, cost: Node, amount: int, words: str, slot: int = -1) -> None:
        super().__init__()
        self.cost = cost
        self.amount = amount
        self.words = words
        self.slot = slot  # the stock that it takes from, where that is one

    def children(self) -> list[Node]:
        return [self.cost]

    def usable(self, s: State, seat: int, card: int, on: int) -> bool:
        """Whether it could help to pay for a card; `on`: the card that says so."""
        if not self.cost.can(s, seat, on):
            return False
        if self.slot < 0:
            return True
        left = s.seats[seat][self.slot] - spent_for(s.rules.cards[card], self.slot)
        return left + self.cost.total(self.slot) >= 0

    def phrase(self) -> Phrase:
        slots = self.cost.phrase().slots
        return Phrase(self.words, p=Amount(self.amount, MC.noun), **slots)

    def icons(self) -> list[str]:
        return ["res-card", ":", *self.cost.icons(), "->", f"-{self.amount}", MC.icon]
