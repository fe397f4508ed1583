"""The action phase: turns of one or two actions until everybody has passed."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.notes import NOTE_END_TURN, NOTE_PASS
from tharsis.games.mars.slots import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ACTIVE,
    CORPORATION,
    FIRST_DUE,
    FIRST_PLAYER,
    PASSED,
)
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import Option, Question
from tharsis.rules.menu import Entry, Menu
from tharsis.rules.resolve import RESOLVE

STOP: Final = -1  # pass, or end the turn after one action
PASS: Final = "pass"


class ActionPhase(Node):
    """Turns go round, clockwise from the first player, until all have passed."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__()
        self.turn = Turn(entries)

    def children(self) -> list[Node]:
        return [self.turn]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.set_world(ACTIVE, s.world[FIRST_PLAYER])
            s.set_world(ACTIONS, 0)
            s.push(f.at(1))
            return
        n = s.rules.players
        for i in range(n):
            seat = (s.world[ACTIVE] + i) % n
            if not s.seats[seat][PASSED]:
                s.set_world(ACTIVE, seat)
                s.push(f)
                s.push(Frame(self.turn, seat))
                return


class Turn(Menu):
    """One or two actions of the seat; none is passing."""

    def step(self, s: State, f: Frame) -> None:
        if s.world[ACTIONS] >= ACTIONS_PER_TURN:
            self.end(s)
        elif s.seats[f.seat][FIRST_DUE]:
            self.first(s, f)
        else:
            s.ask(f, self.options(s, f.seat))

    def options(self, s: State, seat: int) -> list[int]:
        found = super().options(s, seat)
        found.append(STOP)
        return found

    def first(self, s: State, f: Frame) -> None:
        """The first action that the corporation prescribes; one that can't be done lapses, and takes no action."""
        s.seats[f.seat][FIRST_DUE] = 0
        s.push(f)
        card = s.seats[f.seat][CORPORATION]
        first = s.rules.cards[card].first
        if first is not None and first.can(s, f.seat, card):
            s.set_world(ACTIONS, s.world[ACTIONS] + 1)
            s.push(Frame(RESOLVE, f.seat, card))
            s.pool(first, f.seat, card)

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == STOP:
            if s.world[ACTIONS] == 0:
                s.seats[f.seat][PASSED] = 1
                s.note(NOTE_PASS, f.seat)
            else:
                s.note(NOTE_END_TURN, f.seat)
            self.end(s)
            return
        s.set_world(ACTIONS, s.world[ACTIONS] + 1)
        s.push(f)
        s.push(Frame(RESOLVE, f.seat))
        self.begin(s, f.seat, option)

    def end(self, s: State) -> None:
        """The turn goes to the next player."""
        s.set_world(ACTIVE, (s.world[ACTIVE] + 1) % s.rules.players)
        s.set_world(ACTIONS, 0)

    def asks(self) -> Question:
        return Question("action")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if x == STOP:
            return Option("end turn" if s.world[ACTIONS] else PASS)
        return super().option(s, f, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("end turn"), Option(PASS)]
