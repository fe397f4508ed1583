"""The cooperative game for two: a pool of cubes and markers, from which both take a piece each round."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import MC
from tharsis.games.ares.menu import SellingMenu
from tharsis.games.ares.notes import NOTE_CUBE, NOTE_MARKER, NOTE_SWAP
from tharsis.games.ares.slots import MARKER, POOL_CUBES, POOL_MARKERS
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Phrase
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import NONE
from tharsis.rules.vocabulary import HAND, KEPT

CUBES: Final = 27
MARKERS: Final = 3
CUBE: Final = 0
PIECES: Final = ["cube", "marker"]


class FillPool(Node):
    """After the set-up: the pool."""

    def step(self, s: State, f: Frame) -> None:
        s.add_world(NOBODY, POOL_CUBES, CUBES, -1)
        s.add_world(NOBODY, POOL_MARKERS, MARKERS, -1)


class Pool(Node):
    """Both take a piece; then, in seat order, whoever took a marker may swap a card. Program: 0 take; then the seat."""

    def __init__(self) -> None:
        super().__init__()
        self.take = TakePiece()
        self.swap = Swap()

    def children(self) -> list[Node]:
        return [self.take, self.swap]

    def step(self, s: State, f: Frame) -> None:
        seat = f.pc - 1
        if f.pc <= s.rules.players:
            s.push(f.at(f.pc + 1))
        if f.pc == 0:
            s.fork([Frame(self.take, each) for each in range(s.rules.players)], secret=False)
        elif seat < s.rules.players and s.seats[seat][MARKER]:
            s.seats[seat][MARKER] = 0
            s.do(self.swap, seat)


class TakePiece(SellingMenu):
    """Take a cube or a marker: what is there, the earlier one first."""

    def step(self, s: State, f: Frame) -> None:
        left = (s.world[POOL_CUBES], s.world[POOL_MARKERS])
        s.ask(f, [i for i, n in enumerate(left) if n > 0] + self.sales(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if self.is_sale(option):
            self.sell(s, f, option)
        elif option == CUBE:
            s.add_world(f.seat, POOL_CUBES, -1, -1)
            s.note(NOTE_CUBE, f.seat)
            s.add(f.seat, MC.slot, 1, -1)
        else:
            s.add_world(f.seat, POOL_MARKERS, -1, -1)
            s.note(NOTE_MARKER, f.seat)
            s.seats[f.seat][MARKER] = 1

    def question(self, s: State, f: Frame) -> Question:
        return Question("pool")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return self.sale(s, x) if self.is_sale(x) else Option(PIECES[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option(piece) for piece in PIECES]


class Swap(Node):
    """The taker of a marker may lay out a card; then the partner picks one, and both change hands. Program: 1 the partner."""

    def step(self, s: State, f: Frame) -> None:
        hand = s.zones[s.rules.zone(f.seat, HAND)]
        if f.pc == 0:
            if hand and s.zones[s.rules.zone(1 - f.seat, HAND)]:
                s.ask(f, [NONE, *hand])
        else:
            s.ask(f, hand[:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == NONE:
            return
        if f.pc == 0:
            s.move(f.seat, option, s.rules.zone(f.seat, KEPT))
            s.push(Frame(self, 1 - f.seat, -1, 1))
            return
        partner = 1 - f.seat
        s.move(f.seat, option, s.rules.zone(partner, HAND), 1 << f.seat)
        for card in s.zones[s.rules.zone(partner, KEPT)][:]:
            s.move(partner, card, s.rules.zone(f.seat, HAND), 1 << partner)
        s.note(NOTE_SWAP, partner)

    def asks(self) -> Question:
        return Question("swap")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("swap", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("none"), *with_cards("swap", deck_cards(rules))]

    def phrase(self) -> Phrase:
        return Phrase("ares_swap")

    def icons(self) -> list[str]:
        return ["res-card", "->", "res-card"]
