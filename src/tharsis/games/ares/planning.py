"""The planning stage: everybody chooses a phase in secret; then all are turned up."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.menu import SellingMenu
from tharsis.games.ares.notes import NOTE_CHOSEN, NOTE_DUMMY, NOTE_ROUND
from tharsis.games.ares.slots import (
    COUNTER,
    LAST_COUNTER,
    LAST_PHASE,
    PHASE,
    PHASES,
    PHASES_CHOSEN,
    PHASES_DONE,
    PLANNING,
    ROUND,
    STAGE,
)
from tharsis.games.ares.zones import STACK_CARDS, STACK_USED
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.rules.actions import with_numbers
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import HANDS

# The program of Plan: the own phase; solo, in the last rounds, the card of the stack.
OWN: Final = 0
STACK: Final = 1
# By the phase of the round before, or none.
OTHER_PHASES: Final = [[phase for phase in PHASES if phase != last] for last in [0, *PHASES]]


class Planning(Node):
    """All choose at the same time, in secret; then the phases are turned up."""

    def __init__(self) -> None:
        super().__init__()
        self.plan = Plan()

    def children(self) -> list[Node]:
        return [self.plan]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.set_world(STAGE, PLANNING)
            s.set_world(PHASES_CHOSEN, 0)
            s.set_world(PHASES_DONE, 0)
            s.note(NOTE_ROUND, NOBODY, -1, s.world[ROUND])
            for own in s.seats:
                own[LAST_PHASE] = own[PHASE]
                own[PHASE] = 0
            s.push(f.at(1))
            s.fork([Frame(self.plan, seat) for seat in range(s.rules.players)], secret=True)
        else:
            turn_up(s)


class Plan(SellingMenu):
    """Choose a phase, but not the one of the round before. It may be changed until all have chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = HANDS

    def step(self, s: State, f: Frame) -> None:
        if f.pc == STACK:
            cards = [s.rules.cards[c].cost for c in s.zones[STACK_CARDS]]
            s.ask(f, [*sorted(cards), *self.sales(s, f.seat)])
            return
        s.ask(f, OTHER_PHASES[s.seats[f.seat][LAST_PHASE]] + self.sales(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if self.is_sale(option):
            self.sell(s, f, option)
        elif f.pc == STACK:
            put_on_top(s, option)
            s.wait(f.at(OWN))
        else:
            s.seats[f.seat][PHASE] = option
            if solo(s) and s.world[COUNTER] >= LAST_COUNTER and len(s.zones[STACK_CARDS]) > 1:
                s.push(f.at(STACK))
            else:
                s.wait(f)

    def question(self, s: State, f: Frame) -> Question:
        return Question("stack" if f.pc == STACK else "phase")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if self.is_sale(x):
            return self.sale(s, x)
        return Option("stack" if f.pc == STACK else "phase", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        found = with_numbers("phase", PHASES[0], PHASES[-1])
        return found + with_numbers("stack", PHASES[0], PHASES[-1]) if rules.players == 1 else found


def put_on_top(s: State, phase: int) -> None:
    """In the last rounds of the solo game the player decides which card of the stack comes up."""
    cards = s.own_pile(STACK_CARDS)
    card = next(c for c in cards if s.rules.cards[c].cost == phase)
    cards.remove(card)
    cards.append(card)
    s.set_known(card, 1)


def turn_up(s: State) -> None:
    """The phases that are carried out this round are those on the cards turned up."""
    chosen = 0
    for seat, own in enumerate(s.seats):
        s.note(NOTE_CHOSEN, seat, -1, own[PHASE])
        chosen |= 1 << own[PHASE]
    if solo(s):
        card = s.zones[STACK_CARDS][-1]
        s.move(NOBODY, card, STACK_USED)
        s.note(NOTE_DUMMY, NOBODY, card, s.rules.cards[card].cost)
        chosen |= 1 << s.rules.cards[card].cost
    s.set_world(PHASES_CHOSEN, chosen)
