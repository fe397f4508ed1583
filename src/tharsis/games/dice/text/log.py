"""The log of the Dice Game."""

from __future__ import annotations

from tharsis.games.dice.components import CUP, OCEANS, PARAMETERS, TILES, VP, WILD
from tharsis.games.dice.goals import Watch
from tharsis.games.dice.menu import STANDARDS, SUPPORTS
from tharsis.games.dice.notes import (
    NOTE_AWARD,
    NOTE_BONUS,
    NOTE_CORPORATION,
    NOTE_END,
    NOTE_KEPT,
    NOTE_MILESTONE,
    NOTE_MILESTONE_LOST,
    NOTE_OVER,
    NOTE_PENALTY,
    NOTE_PLAY,
    NOTE_PRODUCTION,
    NOTE_STANDARD,
    NOTE_SUPPORT,
    NOTE_TURN,
    NOTE_USE,
)
from tharsis.games.dice.slots import turn_order
from tharsis.games.dice.verbs.change import TurnDice
from tharsis.kernel.core import CHANGE, NOTE, Event, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.text.log import LogReader
from tharsis.text.names import goal_noun

_FACES = {face.slot: face for face in CUP.faces}
_TITLED = {NOTE_USE: "log_card_action", NOTE_CORPORATION: "log_corporation", NOTE_BONUS: "log_bonus"}


class DiceLogReader(LogReader):
    """Dice are resources; points are counted at once."""

    stock = {face.slot: face.noun for face in CUP.faces} | {WILD.slot: WILD.noun, VP.slot: "vp"}
    parameters = {parameter.slot: parameter for parameter in PARAMETERS}
    covered = frozenset((OCEANS.slot,))
    tiles = TILES
    order = [*[face.noun for face in CUP.faces], WILD.noun, "vp"]
    doing = frozenset((NOTE_PLAY, NOTE_USE, NOTE_SUPPORT, NOTE_STANDARD, NOTE_CORPORATION, NOTE_BONUS))
    paid = frozenset((NOTE_PLAY, NOTE_STANDARD))
    production = NOTE_PRODUCTION

    def __init__(self, state: State, reader: int | None, since: int) -> None:
        super().__init__(state, reader, since)
        self.over_at = self.end_of_game()  # what is left is then discarded: nobody needs to read that

    def end_of_game(self) -> int:
        """The index of the note that the game is over."""
        event = self.s.log if self.s.over else None
        while event is not None:
            if event.kind == NOTE and event.subject == NOTE_OVER:
                return event.index
            event = event.previous
        return 1 << 62

    def note_phrase(self, event: Event) -> Phrase | None:
        kind, n = event.subject, event.amount
        name = Title("seat", str(event.seat))
        if kind in _TITLED:
            return Phrase(_TITLED[kind], name=name, card=self.title(event))
        if kind == NOTE_PLAY:
            if n == 0:
                return Phrase("log_play_free", name=name, card=self.title(event))
            return Phrase("log_play", name=name, card=self.title(event), q=Amount(n, "resource"))
        if kind == NOTE_SUPPORT:
            return Phrase("log_support", name=name, x=Noun(f"deed_{SUPPORTS[n].key}"))
        if kind == NOTE_STANDARD:
            return Phrase("log_standard", name=name, x=Noun(f"deed_{STANDARDS[n].key}"))
        if kind == NOTE_KEPT:
            if n == 0:
                return Phrase("log_production_turn_none", name=name)
            return Phrase("log_production_turn", name=name, q=Amount(n, "die"))
        if kind == NOTE_PENALTY:
            return self.penalty(event, name)
        return self.course(event, name)

    def course(self, event: Event, name: Title) -> Phrase | None:
        """Notes about the course of the game."""
        kind, n = event.subject, event.amount
        if kind == NOTE_TURN:
            return Phrase("log_turn", n=n, name=name)
        if kind == NOTE_AWARD:
            return Phrase("log_award", x=Noun(CUP.faces[n].noun))
        if kind in (NOTE_MILESTONE, NOTE_MILESTONE_LOST):
            watch = self.rules.on_settled
            assert isinstance(watch, Watch)
            x = goal_noun(watch.milestones[n])
            if kind == NOTE_MILESTONE:
                return Phrase("log_milestone", name=name, x=x)
            return Phrase("log_milestone_lost", x=x)
        if kind == NOTE_END:
            return Phrase("log_last_turns")
        return Phrase("log_over") if kind == NOTE_OVER else None

    def title(self, event: Event) -> Title:
        return Title("card", self.rules.cards[event.card].key)

    def penalty(self, event: Event, name: Title) -> Phrase:
        """The two changes that follow go without saying."""
        other = turn_order(self.s)[-1]
        for _ in range(2):
            change = self.next()
            if change is not None and change.kind == CHANGE:
                other = change.seat
                self.at += 1
        q = Amount(1, CUP.faces[event.amount].noun)
        return Phrase("log_give", name=name, q=q, other=Title("seat", str(other)))

    def change(self, event: Event) -> None:
        if event.index < self.over_at and not self.turned(event):
            super().change(event)

    def move(self, event: Event) -> None:
        if event.index < self.over_at:
            super().move(event)

    def turned(self, event: Event) -> bool:
        """Whether a die is turned: it leaves one face and comes to another one of its colour."""
        after, face = self.next(), _FACES.get(event.subject)
        if face is None or after is None or after.kind != CHANGE or not self.turning(event.card):
            return False
        to = _FACES.get(after.subject)
        same = (event.seat, event.card) == (after.seat, after.card)
        if to is None or not same or to.die is not face.die or (event.amount, after.amount) != (-1, 1):
            return False
        self.at += 1
        self.paying = False
        name = Title("seat", str(event.seat))
        self.say(event.seat, Phrase("log_turned", name=name, q=Amount(1, face.noun), x=Noun(to.noun)))
        return True

    def turning(self, card: int) -> bool:
        """Whether this card turns dice; the support action that does so has none."""
        parts = [part for action in self.rules.cards[card].actions for part in action.children()]
        return card < 0 or any(isinstance(part, TurnDice) for part in parts)

    def stock_changed(self, event: Event, noun: str) -> None:
        if event.amount < 0 and event.card < 0:
            kind = "spent" if last_note(event) == NOTE_SUPPORT else "returned"
            self.add(kind, event.seat, noun, -event.amount)
        else:
            super().stock_changed(event, noun)


def last_note(event: Event) -> int:
    """What was noted last before an event."""
    before = event.previous
    while before is not None and before.kind != NOTE:
        before = before.previous
    return -1 if before is None else before.subject
