"""The five phases: each begins for all at once, and is over when all are finished."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import (
    CARDS,
    HEAT,
    MC,
    NEXT_CARD,
    PHASE_COST,
    PLANTS,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    TR,
    TR_RAISED,
    TRACKS,
)
from tharsis.games.ares.menu import DONE, SellingMenu, Turn
from tharsis.games.ares.notes import NOTE_PHASE
from tharsis.games.ares.slots import (
    ACTION,
    BONUS,
    CONSTRUCTION,
    DEVELOPMENT,
    OFFERED,
    PHASES_CHOSEN,
    PHASES_DONE,
    PLAYS,
    PRODUCTION,
    RESEARCH,
    STAGE,
    chose,
)
from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import cards_taken, deal, discard
from tharsis.rules.vocabulary import DEALT, HAND

CHEAPER: Final = 3  # what the bonus of the development phase takes off a price
MORE_MONEY: Final = 4  # the bonus of the production phase
MORE_DRAWN: Final = 3  # the bonus of the research phase
MORE_KEPT: Final = 1


def begin(s: State, phase: int) -> None:
    """A phase begins: what the board shows now is what its requirements and its maxima go by."""
    s.set_world(STAGE, phase)
    s.note(NOTE_PHASE, NOBODY, -1, phase)
    for track in TRACKS:
        s.set_world(track.at_start, s.world[track.slot])
    for seat, own in enumerate(s.seats):
        mine = chose(s, seat, phase)
        own[TR_RAISED.slot] = 0
        own[OFFERED] = 0
        own[PLAYS] = 1 if phase in (DEVELOPMENT, CONSTRUCTION) else 0
        own[BONUS] = 1 if mine and phase in (CONSTRUCTION, ACTION) else 0
        own[PHASE_COST.slot] = CHEAPER if mine and phase == DEVELOPMENT else 0


def end(s: State, phase: int) -> None:
    """A phase is over: what held for this phase alone holds no more."""
    s.set_world(PHASES_DONE, s.world[PHASES_DONE] | (1 << phase))
    for own in s.seats:
        own[PLAYS] = 0
        own[BONUS] = 0
        own[PHASE_COST.slot] = 0
        for query in NEXT_CARD:
            own[query.until_next] = 0


class PhaseNode(Node):
    """A phase. Program: 0 it begins, 1 it is over."""

    number: int

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(s.world[PHASES_CHOSEN] >> self.number & 1)  # whether anybody chose it this round

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 1:
            end(s, self.number)
        else:
            begin(s, self.number)
            s.push(f.at(1))
            self.play(s)

    def play(self, s: State) -> None:
        """Let everybody do it."""
        raise NotImplementedError(type(self).__name__)


class TurnPhase(PhaseNode):
    """Development, construction or action: everybody moves openly, in any order, until all are finished."""

    def __init__(self, number: int, turn: Turn) -> None:
        super().__init__(number)
        self.turn = turn

    def children(self) -> list[Node]:
        return [self.turn]

    def play(self, s: State) -> None:
        if self.number == ACTION:
            s.set_all_unused()
        s.fork([Frame(self.turn, seat) for seat in range(s.rules.players)], secret=False)


class ProductionPhase(PhaseNode):
    """Everybody gains M€ for production and terraform rating, then heat and plants; then cards, in seat order."""

    def __init__(self) -> None:
        super().__init__(PRODUCTION)

    def play(self, s: State) -> None:
        for seat, own in enumerate(s.seats):
            bonus = MORE_MONEY if chose(s, seat, PRODUCTION) else 0
            gain(s, seat, MC.slot, own[MC.production.slot] + own[TR.slot] + bonus)
            gain(s, seat, HEAT.slot, own[HEAT.production.slot])
            gain(s, seat, PLANTS.slot, own[PLANTS.production.slot])
            deal(s, seat, own[CARDS.slot], s.rules.zone(seat, HAND))


def gain(s: State, seat: int, slot: int, n: int) -> None:
    """Production of one kind."""
    if n > 0:
        s.add(seat, slot, n, -1)


class ResearchPhase(PhaseNode):
    """Everybody is dealt cards, in seat order; then all keep some of them at the same time."""

    def __init__(self) -> None:
        super().__init__(RESEARCH)
        self.keep = Keep()

    def children(self) -> list[Node]:
        return [self.keep]

    def play(self, s: State) -> None:
        for seat, own in enumerate(s.seats):
            more = MORE_DRAWN if chose(s, seat, RESEARCH) else 0
            deal(s, seat, own[RESEARCH_DRAW.slot] + more, s.rules.zone(seat, DEALT))
        s.fork([Frame(self.keep, seat) for seat in range(s.rules.players)], secret=False)


class Keep(SellingMenu):
    """Keep some of the cards dealt; the rest is discarded. Program: how many were kept; the number: where to go on.

    Who has kept enough is finished, and may still come back in order to sell.
    """

    def wanted(self, s: State, f: Frame) -> int:
        """How many are still to be kept."""
        more = MORE_KEPT if chose(s, f.seat, RESEARCH) else 0
        wanted = s.seats[f.seat][RESEARCH_KEEP.slot] + more - f.pc
        return min(wanted, len(s.zones[s.rules.zone(f.seat, DEALT)]))

    def step(self, s: State, f: Frame) -> None:
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        wanted = self.wanted(s, f)
        if wanted:
            # In the order in which they lie, so that no selection is offered twice.
            s.ask(f, dealt[f.arg() : len(dealt) - wanted + 1])
        elif dealt:
            self.finish(s, f)
        else:
            s.ask(f, [*self.sales(s, f.seat), DONE])

    def finish(self, s: State, f: Frame) -> None:
        """Discard the rest, and wait for the others."""
        for card in s.zones[s.rules.zone(f.seat, DEALT)][::-1]:
            discard(s, f.seat, card)
        s.wait(f)

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            s.wait(f)
        elif self.is_sale(option):
            self.sell(s, f, option)
        else:
            at = s.zones[s.rules.zone(f.seat, DEALT)].index(option)
            s.move(f.seat, option, s.rules.zone(f.seat, HAND))
            after = f.with_args(f.pc + 1, at)
            if self.wanted(s, after):
                s.push(after)
            else:
                self.finish(s, after)

    def batch(self, s: State, f: Frame) -> Batch | None:
        wanted = self.wanted(s, f)
        if not wanted:
            return None
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        return cards_taken(s, "keep", dealt[f.arg() :], UP, wanted, wanted)

    def question(self, s: State, f: Frame) -> Question:
        return Question("keep")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if x == DONE:
            return Option("done")
        return self.sale(s, x) if self.is_sale(x) else Option("keep", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("done"), *with_cards("keep", deck_cards(rules))]
