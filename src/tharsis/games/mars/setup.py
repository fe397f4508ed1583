"""Setting up: dealing, choosing corporations and cards in secret, revealing them in order; the neutral tiles of solo."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import (
    BUY,
    CARD_PRICE,
    CITY,
    CITY_PLACE,
    GREENERY,
    MC,
    RESOURCES,
    TR,
)
from tharsis.games.mars.playing import RevealCorporation
from tharsis.games.mars.slots import ACTIVE, BEGINNER, FIRST_PLAYER, turn_order
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import EVERYONE, NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.rules.abilities import ON_PLACED, Modifier
from tharsis.rules.actions import corporation_cards, with_cards
from tharsis.rules.buy import bought_or_left, buying
from tharsis.rules.cards import deal, discard, one_card, top_of_deck
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import (
    BOX,
    CORPORATIONS,
    DEALT,
    DEALT_CORPORATIONS,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    LAND,
)

CARDS_DEALT: Final = 10
CORPORATIONS_DEALT: Final = 2
SOLO_RATING: Final = 14
NEUTRAL_TILES: Final = 4


class Deal(Node):
    """Shuffle, find the first player, lay out the neutral tiles of solo, and deal."""

    def __init__(self, start_production: int, first_player: int) -> None:
        super().__init__()
        self.start_production = start_production
        self.first_player = first_player

    def step(self, s: State, f: Frame) -> None:
        n = s.rules.players
        s.shuffle_pile(DECK)
        s.shuffle_pile(CORPORATIONS)
        for hooks in s.rules.hooks:
            hooks.shuffled(s)
        s.set_world(FIRST_PLAYER, self.first_player if self.first_player >= 0 else s.below(n))
        s.set_world(ACTIVE, s.world[FIRST_PLAYER])
        if solo(s):
            s.seats[0][TR.slot] = SOLO_RATING
            place_neutral_tiles(s)
        for seat in range(n):
            for resource in RESOURCES:
                s.seats[seat][resource.production.slot] = self.start_production
        for seat in turn_order(s):
            if s.seats[seat][BEGINNER]:
                self.deal_beginner(s, seat)
            else:
                for _ in range(CORPORATIONS_DEALT):
                    s.move(seat, s.zones[CORPORATIONS][-1], s.rules.zone(seat, DEALT_CORPORATIONS))
                deal(s, seat, CARDS_DEALT, s.rules.zone(seat, DEALT))

    def deal_beginner(self, s: State, seat: int) -> None:
        """A beginner has no choice, and ten cards free of charge."""
        card = next(c for c in s.zones[BOX] if s.rules.cards[c].set == "beginner")
        s.move(seat, card, s.rules.zone(seat, DEALT_CORPORATIONS))
        deal(s, seat, CARDS_DEALT, s.rules.zone(seat, HAND))


class Choices(Node):
    """Everybody but beginners chooses at the same time, in secret; `together`: what modules let everybody choose too."""

    def __init__(self, together: list[Node]) -> None:
        super().__init__()
        self.choose = ChooseStart()
        self.together = together

    def children(self) -> list[Node]:
        return [self.choose, *self.together]

    def step(self, s: State, f: Frame) -> None:
        frames = [Frame(node, seat) for node in self.together[::-1] for seat in range(s.rules.players)]
        frames += [Frame(self.choose, seat) for seat in range(s.rules.players) if not s.seats[seat][BEGINNER]]
        s.fork(frames, secret=True)


class Reveal(Node):
    """In player order: reveal the corporation, take what it gives, then pay for the cards. Program: whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.reveal = RevealCorporation()
        self.take = TakeKept()

    def children(self) -> list[Node]:
        return [self.reveal, self.take]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == s.rules.players:
            return
        s.push(f.at(f.pc + 1))
        seat = turn_order(s)[f.pc]
        s.do(self.take, seat)
        corporation = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)][0]
        kept = len(s.zones[s.rules.zone(seat, KEPT)])
        if kept:
            s.push(Frame(BUY.pay, seat, -1, 0, (kept * card_price(s, seat, corporation),)))
        s.do(self.reveal, seat, corporation)


def card_price(s: State, seat: int, corporation: int) -> int:
    """What a card costs a seat that will lead this corporation."""
    price = s.seats[seat][CARD_PRICE.slot]
    for ability in s.rules.cards[corporation].abilities:
        if isinstance(ability, Modifier) and ability.query is CARD_PRICE:
            price += ability.amount
    return price


class NeutralCities(Node):
    """Solo: the corporation reacts to the neutral cities that lie there already."""

    def step(self, s: State, f: Frame) -> None:
        if not solo(s):
            return
        s.push(Frame(RESOLVE, 0))
        for cell in range(s.rules.cells_on_map):
            if s.tile[cell] == CITY.number:
                fire(s, ON_PLACED, CITY.number, NOBODY, -1, cell)


class ChooseStart(Node):
    """Choose one of the two corporations, then which of the ten cards to buy, in secret.

    Program: 0 the corporation; 1 the card at this number.
    """

    def step(self, s: State, f: Frame) -> None:
        corporations = s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)]
        if f.pc == 0:
            s.ask(f, corporations[:])
            return
        dealt, kept = s.zones[s.rules.zone(f.seat, DEALT)], s.zones[s.rules.zone(f.seat, KEPT)]
        purse = self.purse(s, corporations[0])
        if f.arg() < len(dealt) and purse >= card_price(s, f.seat, corporations[0]) * (len(kept) + 1):
            s.ask(f, [1, 0])
        else:
            for card in dealt[::-1]:
                discard(s, f.seat, card)

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            for card in s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)][:]:
                if card != option:
                    s.move(f.seat, card, BOX, 1 << f.seat)
            s.push(f.with_args(1, 0))
            return
        card = s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]
        if option:
            s.move(f.seat, card, s.rules.zone(f.seat, KEPT))
        s.push(f.with_args(1, f.arg() if option else f.arg() + 1))

    def purse(self, s: State, corporation: int) -> int:
        """The money that a corporation starts with."""
        return sum(part.total(MC.slot) for part in s.rules.cards[corporation].play)

    def batch(self, s: State, f: Frame) -> Batch | None:
        corporations = s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)]
        if f.pc == 0:
            return one_card(s, "corporation", corporations)
        return self.buying(s, f, corporations[0])

    def batch_after(self, s: State, f: Frame, x: int) -> Batch | None:
        return self.buying(s, f, x) if f.pc == 0 else None

    def buying(self, s: State, f: Frame, corporation: int) -> Batch:
        """Which cards to buy with the money of a corporation."""
        first = f.arg() if f.pc else 0
        return buying(s, f.seat, first, card_price(s, f.seat, corporation), self.purse(s, corporation))

    def question(self, s: State, f: Frame) -> Question:
        if f.pc == 0:
            return Question("corporation")
        return Question("buy", CARD, s.rules.cards[s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]].key)

    def option(self, s: State, f: Frame, x: int) -> Option:
        if f.pc == 0:
            return Option("corporation", CARD, s.rules.cards[x].key)
        key = s.rules.cards[s.zones[s.rules.zone(f.seat, DEALT)][f.arg()]].key
        return Option("buy" if x else "leave", CARD, key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("corporation", corporation_cards(rules)) + bought_or_left(rules)


class TakeKept(Node):
    """Take the cards that were paid for into the hand."""

    def step(self, s: State, f: Frame) -> None:
        for card in s.zones[s.rules.zone(f.seat, KEPT)][:]:
            s.move(f.seat, card, s.rules.zone(f.seat, HAND))


# --- the neutral tiles of the solo game ---------------------------------------------------------------------------------


def place_neutral_tiles(s: State) -> None:
    """Two cities and a greenery beside each, counted out with the costs of four revealed cards."""
    costs: list[int] = []
    for _ in range(NEUTRAL_TILES):
        card = top_of_deck(s)
        costs.append(s.rules.cards[card].cost)
        s.move(NOBODY, card, DISCARD, EVERYONE)
    cells = list(range(s.rules.cells_on_map))
    first = counted(allowed_for_city(s, cells), costs[0])
    s.lay(NOBODY, first, CITY.number, NOBODY, -1)
    second = counted(allowed_for_city(s, cells[::-1]), costs[1])
    s.lay(NOBODY, second, CITY.number, NOBODY, -1)
    for city, cost in ((first, costs[2]), (second, costs[3])):
        around = [i for i in s.rules.neighbours[city] if s.tile[i] < 0 and s.rules.cell_kind[i] == LAND]
        if around:  # the other greenery may lie on the only area beside this city: then it serves both
            s.lay(NOBODY, counted(around, cost), GREENERY.number, NOBODY, -1)


def allowed_for_city(s: State, cells: list[int]) -> list[int]:
    """Those of the areas where a city may go, in the given order."""
    legal = CITY_PLACE.cells(s, NOBODY)
    return [i for i in cells if i in legal]


def counted(cells: list[int], cost: int) -> int:
    """The area reached by counting as many as the card costs, round again if need be; a cost of 0 counts as 1."""
    return cells[(max(cost, 1) - 1) % len(cells)]
