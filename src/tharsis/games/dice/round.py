"""The course of the game: turn after turn, bonus cards at their ends, the last turns, and what is left at the end."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import CUP, VP, WILD
from tharsis.games.dice.goals import GONE, Watch
from tharsis.games.dice.menu import PLAY
from tharsis.games.dice.notes import NOTE_BONUS, NOTE_MILESTONE_LOST, NOTE_OVER, NOTE_TURN
from tharsis.games.dice.slots import (
    ACTIVE,
    BONUS,
    BONUS_STEPS,
    BONUS_TAKEN,
    ENDING,
    EXTRA,
    FIRST_PLAYER,
    LAST_TURNS,
    MILESTONE_SPACES,
    SOLO_TURNS,
    TURN,
)
from tharsis.games.dice.turn import Turn, open_turn
from tharsis.games.dice.verbs.dice import give_back
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phases import Steps
from tharsis.kernel.phrase import Phrase
from tharsis.rules.actions import all_cards, with_cards
from tharsis.rules.cards import discard, one_card
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import HAND

# After these turns of a solo game the milestone on this space is removed.
LIMITS: Final = {16: 0, 20: 1, 24: 2}


class Turns(Node):
    """Program: 0 set up, 1 the first bonus card of a solo game, 2 the next turn, 3 its end."""

    def __init__(self, setup: Steps, turn: Turn, watch: Watch) -> None:
        super().__init__()
        self.setup = setup
        self.turn = turn
        self.watch = watch
        self.bonus = ChooseBonus()

    def children(self) -> list[Node]:
        return [self.setup, self.turn, self.bonus, PLAY, self.watch]

    def places(self) -> list[str]:
        return ["/setup", "/turn", "/bonus", "/play", "/milestones"]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.push(f.at(1))
            s.do(self.setup, NOBODY)
        elif f.pc == 1:
            s.set_world(ACTIVE, s.world[FIRST_PLAYER])
            s.push(f.at(2))
            if solo(s):
                s.do(self.bonus, 0)
        elif f.pc == 2:
            s.set_world(TURN, s.world[TURN] + 1)
            self.begin(s, f)
        else:
            self.end(s, f)

    def begin(self, s: State, f: Frame) -> None:
        """A turn of the active player."""
        seat = s.world[ACTIVE]
        s.note(NOTE_TURN, seat, -1, s.world[TURN])
        open_turn(s)
        s.push(f.at(3))
        s.push(Frame(self.turn, seat))

    def end(self, s: State, f: Frame) -> None:
        """After a turn: bonus cards that are due, an extra turn, the next player; or the end."""
        seat = s.world[ACTIVE]
        if bonus_due(s, seat):
            s.seats[seat][BONUS_TAKEN] += 1
            s.push(f)
            s.do(self.bonus, seat)
        elif s.world[EXTRA] > 0:
            s.set_world(EXTRA, s.world[EXTRA] - 1)
            self.begin(s, f)
        elif self.last(s):
            clear_table(s)
        else:
            s.set_world(ACTIVE, (seat + 1) % s.rules.players)
            s.push(f.at(2))

    def last(self, s: State) -> bool:
        """Whether this was the last turn of the game."""
        if solo(s):
            self.remove_milestone(s)
            return s.world[TURN] >= SOLO_TURNS
        if s.world[ENDING] == 1:
            s.set_world(ENDING, 2)
            s.set_world(LAST_TURNS, s.rules.players)
            return False
        if s.world[ENDING] == 2:
            s.set_world(LAST_TURNS, s.world[LAST_TURNS] - 1)
            return s.world[LAST_TURNS] == 0
        return False

    def remove_milestone(self, s: State) -> None:
        """In a solo game, the milestones that were not got in time are removed one by one."""
        space = LIMITS.get(s.world[TURN], -1)
        if space < 0:
            return
        place = s.world[MILESTONE_SPACES[space]]
        if place >= 0 and s.world[self.watch.milestones[place].owner] == NOBODY:
            s.set_world(self.watch.milestones[place].owner, GONE)
            s.note(NOTE_MILESTONE_LOST, 0, -1, place)


def bonus_due(s: State, seat: int) -> bool:
    """Whether a step of the VP track was reached for which no bonus card came yet."""
    own = s.seats[seat]
    return sum(1 for step in BONUS_STEPS if own[VP.slot] >= step) > own[BONUS_TAKEN]


class ChooseBonus(Node):
    """Look at all bonus cards that are left, choose one in secret, and play it at once for nothing.

    Program: 0 look, 1 choose.
    """

    def children(self) -> list[Node]:
        return [PLAY]

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("then_bonus")

    def step(self, s: State, f: Frame) -> None:
        pile = s.zones[BONUS]
        if f.pc == 0:
            for card in pile:
                s.set_known(card, s.known[card] | 1 << f.seat)
            s.push(f.at(1))
        elif pile:
            s.ask(f, pile[:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.note(NOTE_BONUS, f.seat, option)
        s.push(Frame(PLAY, f.seat, option, 1))

    def batch(self, s: State, f: Frame) -> Batch | None:
        return one_card(s, "bonus", s.zones[BONUS])

    def asks(self) -> Question:
        return Question("bonus")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("bonus", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards(
            "bonus", [card for card in all_cards(rules) if card.home == rules.zone_names[BONUS]]
        )


def clear_table(s: State) -> None:
    """After the last turn, resources and cards in hand are discarded without effect."""
    s.note(NOTE_OVER, NOBODY)
    for seat in range(s.rules.players):
        own = s.seats[seat]
        for face in CUP.faces:
            give_back(s, seat, face, own[face.slot], -1)
        if own[WILD.slot]:
            s.add(seat, WILD.slot, -own[WILD.slot], -1)
        for card in s.zones[s.rules.zone(seat, HAND)][::-1]:
            discard(s, seat, card)
