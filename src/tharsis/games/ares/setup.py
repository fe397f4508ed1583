"""Setting up: dealing, the exchange of experienced players, choosing corporations in secret, revealing them."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.notes import NOTE_EXCHANGE
from tharsis.games.ares.playing import reveal_corporation
from tharsis.games.ares.slots import COUNTER
from tharsis.games.ares.zones import OCEAN_TILES, STACK_CARDS
from tharsis.kernel.batch import STOP_OR_UP, Batch
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.rules.actions import corporation_cards, deck_cards, with_cards
from tharsis.rules.cards import NONE, cards_taken, deal, discard, one_card
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import (
    BOX,
    CORPORATIONS,
    DEALT_CORPORATIONS,
    DECK,
    DISCARD,
    HAND,
    KEPT,
)

CARDS_DEALT: Final = 8
CORPORATIONS_DEALT: Final = 2
STARTERS_DEALT: Final = 4
# The cards that are marked for a first game, by their numbers.
STARTERS: Final = frozenset(
    [
        *("103", "109", "111", "124", "130", "144", "147", "150"),
        *("155", "163", "170", "171", "184", "188", "190", "196"),
        *("210", "211", "212", "217"),
    ]
)


class Deal(Node):
    """Shuffle everything, and deal cards and corporations: as in a first game, or as usual."""

    def __init__(self, first_game: bool) -> None:
        super().__init__()
        self.first_game = first_game

    def step(self, s: State, f: Frame) -> None:
        s.shuffle_pile(OCEAN_TILES)
        s.shuffle_pile(DECK)
        s.shuffle_pile(CORPORATIONS)
        if solo(s):
            s.shuffle_pile(STACK_CARDS)
            s.set_world(COUNTER, 1)
        if self.first_game:
            self.deal_starters(s)
        for seat in range(s.rules.players):
            hand = s.rules.zone(seat, HAND)
            deal(s, seat, CARDS_DEALT - len(s.zones[hand]), hand)
            for _ in range(1 if self.first_game else CORPORATIONS_DEALT):
                s.move(seat, s.zones[CORPORATIONS][-1], s.rules.zone(seat, DEALT_CORPORATIONS))
        for card in s.zones[CORPORATIONS][:]:
            s.move(NOBODY, card, BOX)

    def deal_starters(self, s: State) -> None:
        """A first game: four of the marked cards each, the others of them are discarded; only marked corporations."""
        marked = [c for c in s.zones[DECK] if s.rules.cards[c].number in STARTERS]
        for place, card in enumerate(marked):
            seat = place // STARTERS_DEALT
            if seat < s.rules.players:
                s.move(seat, card, s.rules.zone(seat, HAND))
            else:
                s.move(NOBODY, card, DISCARD)
        for card in s.zones[CORPORATIONS][:]:
            if s.rules.cards[card].number not in STARTERS:
                s.move(NOBODY, card, BOX)


class Exchange(Node):
    """Experienced players: all set cards aside in secret, then draw as many in seat order; then those are discarded."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = SetAside()

    def children(self) -> list[Node]:
        return [self.choose]

    def step(self, s: State, f: Frame) -> None:
        seats = range(s.rules.players)
        if f.pc == 0:
            s.push(f.at(1))
            s.fork([Frame(self.choose, seat) for seat in seats], secret=True)
            return
        for seat in seats:
            aside = len(s.zones[s.rules.zone(seat, KEPT)])
            s.note(NOTE_EXCHANGE, seat, -1, aside)
            deal(s, seat, aside, s.rules.zone(seat, HAND))
        for seat in seats:
            for card in s.zones[s.rules.zone(seat, KEPT)][:]:
                discard(s, seat, card)


class SetAside(Node):
    """Set any number of hand cards aside. The number: where to go on in the hand."""

    def step(self, s: State, f: Frame) -> None:
        left = self.there(s, f)
        if left:
            s.ask(f, [NONE, *left])

    def there(self, s: State, f: Frame) -> list[int]:
        """The cards that may go next."""
        return s.zones[s.rules.zone(f.seat, HAND)][f.arg() :]

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == NONE:
            return
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        s.move(f.seat, option, s.rules.zone(f.seat, KEPT))
        s.push(f.with_args(0, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        there = self.there(s, f)
        return cards_taken(s, "exchange", there, STOP_OR_UP, 0, len(there))

    def asks(self) -> Question:
        return Question("exchange")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("exchange", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("none"), *with_cards("exchange", deck_cards(rules))]


class Choices(Node):
    """Everybody chooses a corporation at the same time, in secret."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseCorporation()

    def children(self) -> list[Node]:
        return [self.choose]

    def step(self, s: State, f: Frame) -> None:
        s.fork([Frame(self.choose, seat) for seat in range(s.rules.players)], secret=True)


class ChooseCorporation(Node):
    """Keep one of the corporations dealt."""

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)][:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        for card in s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)][:]:
            if card != option:
                s.move(f.seat, card, BOX, 1 << f.seat)

    def batch(self, s: State, f: Frame) -> Batch | None:
        return one_card(s, "corporation", s.zones[s.rules.zone(f.seat, DEALT_CORPORATIONS)])

    def asks(self) -> Question:
        return Question("corporation")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("corporation", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("corporation", corporation_cards(rules))


class Reveal(Node):
    """In seat order: reveal the corporation and take what it starts with."""

    def step(self, s: State, f: Frame) -> None:
        for seat in range(s.rules.players):
            reveal_corporation(s, seat, s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)][0])
