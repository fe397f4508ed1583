"""The log of the Dice Game: dice are resources; points are counted at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.dice.components import CUP
from tharsis.games.dice.goals import Watch
from tharsis.games.dice.menu import STANDARDS, SUPPORTS
from tharsis.games.dice.notes import (
    NOTE_AWARD,
    NOTE_BONUS,
    NOTE_CORPORATION,
    NOTE_END,
    NOTE_END_TURN,
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
from tharsis.kernel.core import CHANCE, CHANGE, NOTE, Event
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.text.names import goal_noun, listed
from tharsis.text.tables import Note, ReadsEvent, by_card

if TYPE_CHECKING:
    from tharsis.text.log import LogReader

FACES = {face.slot: face for face in CUP.faces}
NEVER = 1 << 62


def turn(log: LogReader, event: Event) -> Phrase:
    """A turn begins."""
    return Phrase("log_turn", n=event.amount, name=log.name(event))


def played(log: LogReader, event: Event) -> Phrase:
    """A card, with what it cost."""
    name, card, n = log.name(event), log.title(event), event.amount
    if n == 0:
        return Phrase("log_play_free", name=name, card=card)
    return Phrase("log_play", name=name, card=card, q=Amount(n, "resource"))


def standard(log: LogReader, event: Event) -> Phrase:
    """A standard main action."""
    return Phrase("log_standard", name=log.name(event), x=Noun(f"deed_{STANDARDS[event.amount].key}"))


def kept(log: LogReader, event: Event) -> Phrase:
    """The dice kept in a production turn."""
    if event.amount == 0:
        before = event.previous  # a player without dice has none to keep
        gone = before is not None and before.kind == CHANGE
        return Phrase(
            "log_production_turn_none" if gone else "log_production_turn_bare", name=log.name(event)
        )
    return Phrase("log_production_turn", name=log.name(event), q=Amount(event.amount, "die"))


def award(log: LogReader, event: Event) -> Phrase:
    """An award is laid out."""
    return Phrase("log_award", x=Noun(CUP.faces[event.amount].noun))


def milestone(log: LogReader, event: Event) -> Noun:
    """The milestone of a note."""
    watch = log.rules.on_settled
    assert isinstance(watch, Watch)
    return goal_noun(watch.milestones[event.amount])


def got_milestone(log: LogReader, event: Event) -> Phrase:
    """A milestone goes to a player."""
    return Phrase("log_milestone", name=log.name(event), x=milestone(log, event))


def lost_milestone(log: LogReader, event: Event) -> Phrase:
    """A milestone is removed."""
    return Phrase("log_milestone_lost", x=milestone(log, event))


def penalty(log: LogReader, event: Event) -> Phrase:
    """A die is given away; the two changes that follow go without saying."""
    other = turn_order(log.s)[-1]
    for _ in range(2):
        change = log.next()
        if change is not None and change.kind == CHANGE:
            other = change.seat
            log.at += 1
    q = Amount(1, CUP.faces[event.amount].noun)
    return Phrase("log_give", name=log.name(event), q=q, other=Title("seat", str(other)))


NOTES = {
    NOTE_TURN: Note(turn),
    NOTE_PRODUCTION: Note(None, production=True),
    NOTE_PLAY: Note(played, acts=True, paid=True),
    NOTE_USE: Note(by_card("log_card_action"), acts=True),
    NOTE_SUPPORT: Note(None, acts=True),  # what is paid for it, and what comes of it, tell enough
    NOTE_STANDARD: Note(standard, acts=True, paid=True),
    NOTE_BONUS: Note(by_card("log_bonus"), acts=True),
    NOTE_MILESTONE: Note(got_milestone),
    NOTE_MILESTONE_LOST: Note(lost_milestone),
    NOTE_CORPORATION: Note(by_card("log_corporation"), acts=True),
    NOTE_END: Note(Phrase("log_last_turns")),
    NOTE_END_TURN: Note(None),
    NOTE_OVER: Note(Phrase("log_over")),
    NOTE_AWARD: Note(award),
    NOTE_KEPT: Note(kept),
    NOTE_PENALTY: Note(penalty),
}


# --- events that are told in another way --------------------------------------------------------------------------------


def over_at(log: LogReader) -> int:
    """The index of the note that the game is over."""
    if "over" not in log.memory:
        event = log.s.log if log.s.over else None
        while event is not None and not (event.kind == NOTE and event.subject == NOTE_OVER):
            event = event.previous
        log.memory["over"] = NEVER if event is None else event.index
    return log.memory["over"]


def after_the_end(log: LogReader, event: Event) -> bool:
    """What is left is then discarded: nobody needs to read that."""
    return event.index >= over_at(log)


def rolled(log: LogReader, event: Event) -> bool:
    """Dice that were rolled, with what they show; in a production turn they are told as what it brought."""
    throw, face = event.previous, FACES.get(event.subject)
    if throw is None or throw.kind != CHANCE or face is None or log.producing:
        return False
    shown, change = {face: event.amount}, log.next()
    while sum(shown.values()) < throw.amount and change is not None and change.subject in FACES:
        shown[FACES[change.subject]] = change.amount
        log.at += 1
        change = log.next()
    log.paying = None
    q = Amount(throw.amount, f"{face.die.name}_die")
    said = listed([Amount(n, each.noun) for each, n in shown.items()])
    log.say(event.seat, Phrase("log_roll", name=log.name(event), q=q, list=said))
    return True


def turned(log: LogReader, event: Event) -> bool:
    """Whether a die is turned: it leaves one face and comes to another one of its colour."""
    after, face = log.next(), FACES.get(event.subject)
    if face is None or after is None or after.kind != CHANGE or not turns_dice(log, event.card):
        return False
    to = FACES.get(after.subject)
    same = (event.seat, event.card) == (after.seat, after.card)
    if to is None or not same or to.die is not face.die or (event.amount, after.amount) != (-1, 1):
        return False
    log.at += 1
    log.paying = None
    log.say(event.seat, Phrase("log_turned", name=log.name(event), q=Amount(1, face.noun), x=Noun(to.noun)))
    return True


def turns_dice(log: LogReader, card: int) -> bool:
    """Whether this card turns dice; the support action that does so has none."""
    parts = [part for action in log.rules.cards[card].actions for part in action.children()]
    return card < 0 or any(isinstance(part, TurnDice) for part in parts)


def returned(log: LogReader, event: Event) -> bool:
    """What no card takes is the cost of a support action, or goes back to the pool."""
    if event.card >= 0:
        return False
    note, noun = last_note(event), log.nouns[event.subject]
    if note is None or note.subject != NOTE_SUPPORT:
        log.add("returned", event.seat, noun, -event.amount)
        return True
    key = SUPPORTS[note.amount].key
    log.say(event.seat, Phrase(f"log_pay_{key}", name=log.name(event), q=Amount(-event.amount, noun)))
    return True


def last_note(event: Event) -> Event | None:
    """What was noted last before an event."""
    before = event.previous
    while before is not None and before.kind != NOTE:
        before = before.previous
    return before


READERS: dict[str, list[ReadsEvent]] = {
    "change": [after_the_end, rolled, turned],
    "move": [after_the_end],
    "loss": [returned],
}
