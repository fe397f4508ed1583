"""Buying cards: looking at some, taking those one pays for, discarding the rest."""

from __future__ import annotations

from tharsis.kernel.batch import YES_OR_NO, Batch
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question, told_apart
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import deal, discard
from tharsis.rules.pay import Pay
from tharsis.rules.vocabulary import DEALT, HAND, HANDS, KEPT, TOP_OF_DECK, Query


def buying(s: State, seat: int, first: int, price: int, purse: int) -> Batch:
    """Which of the cards dealt to a seat to buy, from one on; `purse`: what there is to pay, cards kept included."""
    cards = [s.rules.cards[c].key for c in s.zones[s.rules.zone(seat, DEALT)][first:]]
    left = purse - price * len(s.zones[s.rules.zone(seat, KEPT)])
    most = len(cards) if price == 0 else max(0, min(len(cards), left // price))
    items = told_apart([Option("buy", CARD, key) for key in cards])
    return Batch("buy", items, YES_OR_NO, 0, most).priced(price, left)


def bought_or_left(rules: Ruleset) -> list[Option]:
    """Every card that may be bought or left."""
    cards = deck_cards(rules)
    return with_cards("buy", cards) + with_cards("leave", cards)


class Buy(Node):
    """Buy any of the cards dealt to me, one after the other, pay for all of them, discard the rest.

    Program: 0 the card at this number; 1 take what was paid for.
    """

    def __init__(self, pay: Pay, price: Query) -> None:
        super().__init__()
        self.pay = pay
        self.price = price

    def children(self) -> list[Node]:
        return [self.pay]

    def step(self, s: State, f: Frame) -> None:
        kept_zone = s.rules.zone(f.seat, KEPT)
        if f.pc == 1:
            for card in s.zones[kept_zone][:]:
                s.move(f.seat, card, s.rules.zone(f.seat, HAND))
            return
        price = s.seats[f.seat][self.price.slot]
        kept, dealt = len(s.zones[kept_zone]), s.zones[s.rules.zone(f.seat, DEALT)]
        if f.arg() < len(dealt) and self.pay.power(s, f.seat) >= price * (kept + 1):
            s.ask(f, [1, 0])
            return
        for i in range(len(dealt) - 1, -1, -1):
            discard(s, f.seat, dealt[i])
        if kept:
            s.push(f.at(1))
            s.push(Frame(self.pay, f.seat, f.card, 0, (price * kept,)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        card = s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]
        if option:
            s.move(f.seat, card, s.rules.zone(f.seat, KEPT))
        s.push(f.with_args(0, f.arg() if option else f.arg() + 1))

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("then_buy", q=Amount(s.seats[f.seat][self.price.slot], self.pay.purse.money.noun))

    def batch(self, s: State, f: Frame) -> Batch | None:
        return buying(s, f.seat, f.arg(), s.seats[f.seat][self.price.slot], self.pay.power(s, f.seat))

    def question(self, s: State, f: Frame) -> Question:
        return Question("buy", CARD, s.rules.cards[s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]].key)

    def option(self, s: State, f: Frame, x: int) -> Option:
        key = s.rules.cards[s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]].key
        return Option("buy" if x else "leave", CARD, key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return bought_or_left(rules)


class LookBuy(Node):
    """Look at cards from the deck; each is bought or discarded."""

    def __init__(self, n: int, buy: Buy) -> None:
        super().__init__()
        self.n = n
        self.buy = buy
        self.reads = TOP_OF_DECK
        self.writes = HANDS | TOP_OF_DECK

    def children(self) -> list[Node]:
        return [self.buy]

    def step(self, s: State, f: Frame) -> None:
        deal(s, f.seat, self.n, s.rules.zone(f.seat, DEALT))
        s.do(self.buy, f.seat, f.card)

    def phrase(self) -> Phrase:
        return Phrase("look_buy", q=Amount(self.buy.price.start, self.buy.pay.purse.money.noun))

    def icons(self) -> list[str]:
        return ["res-card", "(", f"{self.buy.price.start}", self.buy.pay.purse.money.icon, ")"]
