"""A turn: a production turn, or a support action and then a main action; free actions before, between and after."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import CUP, KEPT_DICE, REFILL, VP, WILD
from tharsis.games.dice.menu import FREE_ENTRIES, SUPPORT_ENTRIES
from tharsis.games.dice.notes import NOTE_END_TURN, NOTE_KEPT, NOTE_PRODUCTION
from tharsis.games.dice.slots import ACTIVE, BEGIN, COMMITTED, DONE, EXTRA, MAIN_DUE, MAINS, PRODUCED, STAGE
from tharsis.games.dice.verbs.dice import give_back, roll
from tharsis.kernel.batch import STOP_OR_UP, UP_OR_STOP, Batch
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, THING, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import deck_cards, with_cards, with_things
from tharsis.rules.cards import NONE, cards_taken, deal, discard
from tharsis.rules.menu import WIDTH, Entry, Item, Menu
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import HAND, TABLEAU

STOP: Final = -1  # end the turn
PRODUCE: Final = -2  # take a production turn
PRODUCTION: Final = "production"  # its label


class Turn(Menu):
    """One turn of a seat, decision by decision; the stage is kept by the table."""

    def __init__(self, main: list[Entry]) -> None:
        """`main`: what a main action may be, those of expansions included."""
        super().__init__([*SUPPORT_ENTRIES, *FREE_ENTRIES, *main])
        self.free = len(SUPPORT_ENTRIES)
        self.main = self.free + len(FREE_ENTRIES)
        self.production = Production()

    def children(self) -> list[Node]:
        return [*super().children(), self.production]

    def options(self, s: State, seat: int) -> list[int]:
        stage = s.world[STAGE]
        found: list[int] = []
        if stage == BEGIN:
            found = self.between(s, seat, 0, self.free)
            if not found:  # a support action that is impossible is skipped
                found = self.between(s, seat, self.main, len(self.entries))
            if not s.world[COMMITTED]:
                found.append(PRODUCE)
            elif not found:
                found.append(STOP)
        elif stage == MAIN_DUE:
            found = self.between(s, seat, self.main, len(self.entries))
            found += self.between(s, seat, 0, self.free)
            if not found:
                found.append(STOP)
        else:
            found.append(STOP)
        return found + self.between(s, seat, self.free, self.main)

    def barred(self, s: State, seat: int, number: int) -> list[Phrase]:
        if s.world[ACTIVE] != seat or self.free <= number < self.main:
            return []
        stage = s.world[STAGE]
        if stage == BEGIN and number >= self.main and self.between(s, seat, 0, self.free):
            return [Phrase("support_first")]
        if stage == DONE:
            return [Phrase("actions_taken")]
        return [Phrase("is_production_turn")] if stage == PRODUCED else []

    def items(self, s: State, seat: int) -> list[Item]:
        return [*super().items(s, seat), Item(Option(PRODUCTION), 0, self.bars_production(s, seat))]

    def bars_production(self, s: State, seat: int) -> list[Phrase]:
        """What stands against a production turn."""
        if s.world[ACTIVE] != seat or not (s.world[COMMITTED] or s.world[STAGE] == PRODUCED):
            return []
        return [Phrase("is_production_turn" if s.world[STAGE] == PRODUCED else "is_action_turn")]

    def step(self, s: State, f: Frame) -> None:
        assert s.rules.on_settled is not None
        s.rules.on_settled.step(s, f)
        s.ask(f, self.options(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == STOP:
            s.note(NOTE_END_TURN, f.seat)
            return
        s.push(f)
        if option == PRODUCE:
            s.set_world(STAGE, PRODUCED)
            s.push(Frame(self.production, f.seat))
            return
        number = option // WIDTH
        if number < self.free or number >= self.main:
            self.count(s, number < self.free)
        s.push(Frame(RESOLVE, f.seat))
        self.begin(s, f.seat, option)

    def count(self, s: State, support: bool) -> None:
        """A support or a main action is taken: the turn goes on."""
        s.set_world(COMMITTED, 1)
        if s.world[STAGE] == BEGIN and support:
            s.set_world(STAGE, MAIN_DUE)
            return
        s.set_world(MAINS, s.world[MAINS] - 1)
        s.set_world(STAGE, MAIN_DUE if s.world[MAINS] > 0 else DONE)

    def asks(self) -> Question:
        return Question("action")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if x == STOP:
            return Option("end turn")
        return Option(PRODUCTION) if x == PRODUCE else super().option(s, f, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("end turn"), Option(PRODUCTION)]


def open_turn(s: State) -> None:
    """A turn begins."""
    s.set_world(STAGE, BEGIN)
    s.set_world(MAINS, 1)
    s.set_world(COMMITTED, 0)


class MoreMain(Node):
    """One more main action in this turn, after the normal one; only in an action turn."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.world[STAGE] != PRODUCED

    def step(self, s: State, f: Frame) -> None:
        s.set_world(COMMITTED, 1)
        s.set_world(MAINS, s.world[MAINS] + 1)
        if s.world[STAGE] == DONE:
            s.set_world(STAGE, MAIN_DUE)

    def phrase(self) -> Phrase:
        return Phrase("dice_extra_main", q=Amount(1, "main_action"))

    def icons(self) -> list[str]:
        return ["+1", "mark-action"]


class ExtraTurn(Node):
    """A whole turn more, right after this one."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        s.add_world(f.seat, EXTRA, 1, f.card)

    def phrase(self) -> Phrase:
        return Phrase("dice_extra_turn", q=Amount(1, "extra_turn"))

    def icons(self) -> list[str]:
        return ["+1", "ui-replay"]


class Production(Node):
    """A production turn. Program: 0 keep dice, 1 discard cards, 2 refill, produce, turn blue cards back.

    Dice are kept one by one in the order of their faces, so that no selection is offered twice; the numbers are the
    face in question, how many of it are kept, and how many in all.
    """

    def shifts(self) -> tuple[int, ...]:
        return (0, 6, 12)

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            self.keep(s, f)
        elif f.pc == 1:
            hand = s.zones[s.rules.zone(f.seat, HAND)]
            options = [NONE, *hand[f.arg() :]]
            if len(options) > 1:
                s.ask(f, options)
            else:
                s.push(f.with_args(2))
        else:
            refill(s, f.seat)
            s.note(NOTE_PRODUCTION, f.seat)
            produce(s, f.seat)
            for card in s.zones[s.rules.zone(f.seat, TABLEAU)]:
                s.set_used(card, 0)
            assert s.rules.on_settled is not None
            s.rules.on_settled.step(s, f)

    def topic(self, s: State, f: Frame) -> Phrase | None:
        own = s.seats[f.seat]
        hand = Amount(own[REFILL.slot], "card")
        kept = Amount(own[KEPT_DICE.slot], "die")
        return Phrase("then_refill", q=hand) if f.pc else Phrase("then_produce", q=kept, q2=hand)

    def keep(self, s: State, f: Frame) -> None:
        """Ask for the next die to keep."""
        own, slots = s.seats[f.seat], CUP.slots_of_faces
        face, same, kept = f.arg(0), f.arg(1), f.arg(2)
        found: list[int] = []
        if kept < own[KEPT_DICE.slot]:
            found = [i for i in range(face, len(slots)) if own[slots[i]] > (same if i == face else 0)]
        found.append(NONE)
        s.ask(f, found)

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            self.kept(s, f, option)
        elif option == NONE:
            s.push(f.with_args(2))
        else:
            at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
            discard(s, f.seat, option)
            s.push(f.with_args(1, at))

    def kept(self, s: State, f: Frame, option: int) -> None:
        """A die is kept, or no more: dice that were passed over go back to the pool."""
        face, same, kept = f.arg(0), f.arg(1), f.arg(2)
        own, faces = s.seats[f.seat], CUP.faces
        for i in range(face, len(faces) if option == NONE else option):
            spare = own[faces[i].slot] - (same if i == face else 0)
            give_back(s, f.seat, faces[i], spare, -1)
        if option == NONE:
            s.note(NOTE_KEPT, f.seat, -1, kept)
            s.push(f.with_args(1, 0))
            return
        same = same + 1 if option == face else 1
        s.push(f.with_args(0, option, same, kept + 1))

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.pc == 0:
            return self.keeping(s, f)
        hand = s.zones[s.rules.zone(f.seat, HAND)][f.arg() :]
        return cards_taken(s, "discard", hand, STOP_OR_UP, 0, len(hand))

    def keeping(self, s: State, f: Frame) -> Batch:
        """Which dice to keep, from the face in question on."""
        own = s.seats[f.seat]
        face, same, kept = f.arg(0), f.arg(1), f.arg(2)
        stocks = [own[it.slot] - (same if it.number == face else 0) for it in CUP.faces[face:]]
        there = [it for it, n in zip(CUP.faces[face:], stocks, strict=True) if n > 0]
        items = [Option("keep", THING, it.name) for it in there]
        most = min(own[KEPT_DICE.slot] - kept, sum(stocks))
        return Batch("keep", items, UP_OR_STOP, 0, most).stocked(
            [n for n in stocks if n > 0], list(range(len(there)))
        )

    def question(self, s: State, f: Frame) -> Question:
        return Question("keep" if f.pc == 0 else "discard")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if x == NONE:
            return Option("done")
        if f.pc == 0:
            return Option("keep", THING, CUP.faces[x].name)
        return Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        faces = with_things("keep", [face.name for face in CUP.faces])
        return [Option("done"), *faces, *with_cards("discard", deck_cards(rules))]


def refill(s: State, seat: int) -> None:
    """Draw up to the size of a full hand."""
    zone = s.rules.zone(seat, HAND)
    missing = s.seats[seat][REFILL.slot] - len(s.zones[zone])
    if missing > 0:
        deal(s, seat, missing, zone)


def produce(s: State, seat: int) -> None:
    """Gain what all production boxes show; one wild token if the pool lacks any dice."""
    own = s.seats[seat]
    short = False
    for die in CUP.dice:
        n = own[die.production.slot]
        if n > 0 and roll(s, seat, die, n, -1) < n:
            short = True
    tokens = own[WILD.production.slot] + (1 if short else 0)
    if tokens:
        s.add(seat, WILD.slot, tokens, -1)
    if own[VP.production.slot]:
        s.add(seat, VP.slot, own[VP.production.slot], -1)
