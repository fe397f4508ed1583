"""The log of Ares Expedition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.ares.components import MC
from tharsis.games.ares.notes import (
    NOTE_CHOSEN,
    NOTE_CORPORATION,
    NOTE_CUBE,
    NOTE_DUMMY,
    NOTE_END,
    NOTE_EXCHANGE,
    NOTE_FLIP,
    NOTE_FLIP_AGAIN,
    NOTE_MARKER,
    NOTE_PAID,
    NOTE_PHASE,
    NOTE_PLAY,
    NOTE_RISE,
    NOTE_ROUND,
    NOTE_SELL,
    NOTE_STANDARD,
    NOTE_SWAP,
    NOTE_USE,
)
from tharsis.games.ares.round import RISING
from tharsis.games.ares.slots import PRODUCTION
from tharsis.games.ares.verbs.counts import PHASE_NOUNS
from tharsis.kernel.core import CHANGE, NOBODY, NOTE, WORLD, Event
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.menu import deeds
from tharsis.text.names import project_noun
from tharsis.text.tables import Note, ReadsEvent, by_card, by_seat

if TYPE_CHECKING:
    from tharsis.text.log import LogReader


def played(log: LogReader, event: Event) -> Phrase:
    """A card, with what it cost."""
    q = Amount(event.amount, MC.noun)
    return Phrase("log_play", name=log.name(event), card=log.title(event), q=q)


def begun(log: LogReader, event: Event) -> Phrase:
    """A round."""
    return Phrase("ares_log_round", n=event.amount)


def phase(log: LogReader, event: Event) -> Phrase:
    """A phase begins; what comes next in production is income."""
    log.producing = event.amount == PRODUCTION
    return Phrase("ares_log_phase", x=Noun(PHASE_NOUNS[event.amount - 1]))


def chosen(log: LogReader, event: Event) -> Phrase:
    """Which phase a player chose."""
    return Phrase("log_phase_chosen", name=log.name(event), x=Noun(PHASE_NOUNS[event.amount - 1]))


def turned(log: LogReader, event: Event) -> Phrase:
    """Which phase the stack shows."""
    return Phrase("ares_log_stack", x=Noun(PHASE_NOUNS[event.amount - 1]))


def standard(log: LogReader, event: Event) -> Phrase:
    """A standard action."""
    return Phrase("ares_log_standard", name=log.name(event), x=project_noun(deeds(log.rules)[event.amount]))


def sold(log: LogReader, event: Event) -> Phrase:
    """A card, for M€."""
    return Phrase("ares_log_sell", name=log.name(event), q=Amount(event.amount, MC.noun))


def paid(log: LogReader, event: Event) -> Phrase:
    """A price, where cards were sold for it."""
    return Phrase("ares_log_paid", name=log.name(event), q=Amount(event.amount, MC.noun))


def exchanged(log: LogReader, event: Event) -> Phrase | None:
    """Cards of the set-up, where there are any."""
    if not event.amount:
        return None
    return Phrase("ares_log_exchange", name=log.name(event), q=Amount(event.amount, "card"))


def rose(log: LogReader, event: Event) -> Phrase:
    """A track, by itself: the steps that follow are nobody's."""
    first = log.at
    while log.at < len(log.events) and (log.events[log.at].kind, log.events[log.at].seat) == (WORLD, NOBODY):
        log.at += 1
    return Phrase("ares_log_rise", x=Noun(RISING[event.amount].noun), n=log.at - first)


NOTES = {
    NOTE_ROUND: Note(begun),
    NOTE_CORPORATION: Note(by_card("log_corporation"), acts=True),
    NOTE_CHOSEN: Note(chosen),
    NOTE_DUMMY: Note(turned),
    NOTE_PHASE: Note(phase),
    NOTE_PLAY: Note(played, acts=True, paid=True),
    NOTE_USE: Note(by_card("log_card_action"), acts=True),
    NOTE_STANDARD: Note(standard, acts=True, paid=True),
    NOTE_SELL: Note(sold),
    NOTE_PAID: Note(paid, paid=True),
    NOTE_FLIP: Note(by_card("ares_log_flip")),
    NOTE_FLIP_AGAIN: Note(by_card("ares_log_flip_again")),
    NOTE_EXCHANGE: Note(exchanged),
    NOTE_CUBE: Note(by_seat("ares_log_cube")),
    NOTE_MARKER: Note(by_seat("ares_log_marker")),
    NOTE_SWAP: Note(by_seat("ares_log_swap")),
    NOTE_RISE: Note(rose),
    NOTE_END: Note(Phrase("ares_log_end")),
}


# --- events that are told in another way --------------------------------------------------------------------------------


def is_sold(log: LogReader, event: Event) -> bool:
    """A card that is sold is told by the note that follows."""
    after = log.events[log.at : log.at + 2]
    if len(after) < 2 or after[0].kind != CHANGE or after[1].kind != NOTE:
        return False
    if after[1].subject != NOTE_SELL or after[1].seat != event.seat:
        return False
    log.at += 1
    return True


def is_swapped(log: LogReader, event: Event) -> bool:
    """Cards that change hands, or are set aside, are told by a note."""
    return "kept" in (log.zone(event.amount), log.zone(event.subject))


def is_spent(log: LogReader, event: Event) -> bool:
    """Nobody takes anything from anybody: what goes is spent."""
    log.add("spent", event.seat, log.nouns[event.subject], -event.amount)
    return True


READERS: dict[str, list[ReadsEvent]] = {"discard": [is_sold], "move": [is_swapped], "loss": [is_spent]}
