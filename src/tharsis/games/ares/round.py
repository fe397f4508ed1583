"""The round: planning, the phases that were chosen, the end stage; and when the game is over."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import OXYGEN, TEMPERATURE, ZonedTrack
from tharsis.games.ares.notes import NOTE_END, NOTE_RISE
from tharsis.games.ares.slots import (
    COUNTER,
    END_STAGE,
    ENDING,
    LAST_COUNTER,
    ROUND,
    STAGE,
    rounds,
    terraformed,
)
from tharsis.games.ares.verbs.pay import sell
from tharsis.games.ares.zones import STACK_CARDS, STACK_USED
from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import MENU, NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, THING, Option, Question
from tharsis.kernel.phases import Phase, Steps
from tharsis.rules.actions import deck_cards, with_cards, with_things
from tharsis.rules.cards import cards_taken
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import HAND

HAND_LIMIT: Final = 10
LEVELS: Final = ["novice", "advanced", "expert"]
RISES: Final = [2, 1, 0]  # steps of a track by itself, by level
RISING: Final = [TEMPERATURE, OXYGEN]


class Rounds(Node):
    """Set up, then round after round. Program: 0 set up, then 1 + the stage."""

    def __init__(self, setup: Steps, stages: list[Phase]) -> None:
        super().__init__()
        self.setup = setup
        self.stages = stages

    def children(self) -> list[Node]:
        return [self.setup, *[stage.node for stage in self.stages]]

    def places(self) -> list[str]:
        return ["/setup", *[f"/{stage.name}" for stage in self.stages]]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.push(f.at(1))
            s.do(self.setup, NOBODY)
            return
        if self.ended(s):
            s.set_world(ENDING, 1)
            s.note(NOTE_END, NOBODY)
            return
        stage = (f.pc - 1) % len(self.stages)
        while not self.stages[stage].node.can(s, NOBODY, -1):
            stage = (stage + 1) % len(self.stages)
        s.push(f.at(2 + stage))
        node = self.stages[stage].node
        node.step(s, Frame(node, NOBODY))

    def ended(self, s: State) -> bool:
        """Whether the game is over: looked at after every stage, so in the middle of a round too.

        Alone and together, a number of rounds is played whatever the tracks show.
        """
        return bool(s.world[ENDING]) or (terraformed(s) and rounds(s) == 0)


class EndStage(Node):
    """Who has too many cards sells some. Then, solo, the stack is looked after; the round is over.

    Program: 0 the hand limit, 1 the stack, 2 the next round.
    """

    def __init__(self) -> None:
        super().__init__()
        self.limit = HandLimit()
        self.rise = Rise()

    def children(self) -> list[Node]:
        return [self.limit, self.rise]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.set_world(STAGE, END_STAGE)
            full = [seat for seat in range(s.rules.players) if too_many(s, seat) > 0]
            if full:
                s.push(f.at(1))
                s.fork([Frame(self.limit, seat) for seat in full], secret=False)
                return
        if f.pc < 2 and solo(s) and not s.zones[STACK_CARDS]:
            s.push(f.at(2))
            self.restack(s)
        elif s.world[ROUND] == rounds(s):
            s.set_world(ENDING, 1)
        else:
            s.set_world(ROUND, s.world[ROUND] + 1)

    def restack(self, s: State) -> None:
        """All cards of the stack have come up: shuffle them, the counter moves on, a track may rise by itself."""
        if s.world[COUNTER] >= LAST_COUNTER:
            return
        for card in s.zones[STACK_USED][:]:
            s.move(NOBODY, card, STACK_CARDS)
        s.shuffle_pile(STACK_CARDS)
        s.forget(STACK_CARDS)
        s.set_world(COUNTER, s.world[COUNTER] + 1)
        if RISES[s.rules.options.get("level", 0)]:
            s.do(self.rise, 0)


def too_many(s: State, seat: int) -> int:
    """How many cards a seat has beyond the limit."""
    return len(s.zones[s.rules.zone(seat, HAND)]) - HAND_LIMIT


class HandLimit(Node):
    """Sell cards until the hand is within the limit. The number: where to go on in the hand."""

    def ask_kind(self) -> int:
        return MENU

    def there(self, s: State, f: Frame) -> list[int]:
        """The cards that may go, now or after others."""
        return s.zones[s.rules.zone(f.seat, HAND)][f.arg() :]

    def step(self, s: State, f: Frame) -> None:
        left = too_many(s, f.seat)
        if left > 0:
            there = self.there(s, f)
            s.ask(f, there[: len(there) - left + 1])

    def answer(self, s: State, f: Frame, option: int) -> None:
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        sell(s, f.seat, option)
        s.push(f.with_args(0, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        left = too_many(s, f.seat)
        return cards_taken(s, "sell", self.there(s, f), UP, left, left)

    def asks(self) -> Question:
        return Question("hand-limit")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("sell", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("sell", deck_cards(rules))


class Rise(Node):
    """Solo: one of two tracks rises by itself, as the level says. It brings nothing."""

    def step(self, s: State, f: Frame) -> None:
        able = [i for i, track in enumerate(RISING) if s.world[track.slot] < track.goal]
        if able:
            s.ask(f, able)

    def answer(self, s: State, f: Frame, option: int) -> None:
        track = RISING[option]
        s.note(NOTE_RISE, f.seat, -1, option)
        rise(s, track, RISES[s.rules.options.get("level", 0)])

    def asks(self) -> Question:
        return Question("rise")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("rise", THING, RISING[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("rise", [track.name for track in RISING])


def rise(s: State, track: ZonedTrack, steps: int) -> None:
    """A track goes up without anybody's doing, as far as it can."""
    for _ in range(steps):
        if s.world[track.slot] < track.goal:
            s.add_world(NOBODY, track.slot, track.size, -1)
