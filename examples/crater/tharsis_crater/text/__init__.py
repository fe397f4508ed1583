"""How Crater speaks; the words themselves are in words.json."""

from __future__ import annotations

from tharsis.kernel.core import Event
from tharsis.kernel.phrase import Phrase
from tharsis.text.decisions import titled
from tharsis.text.log import LogReader
from tharsis.text.tables import Note, by_card
from tharsis_crater import ICE, LAKE, NOTE_ROUND, NOTE_SHOW, POINTS, ChooseCard


def round_begins(log: LogReader, event: Event) -> Phrase:
    """A round, with its number."""
    return Phrase("log_crater_round", n=event.amount)


QUANTITIES = [ICE, POINTS]
PARAMETERS = [LAKE]
QUESTIONS = {ChooseCard: Phrase("ask_show")}
OPTIONS = {ChooseCard: titled("opt_title")}
NOTES = {NOTE_ROUND: Note(round_begins), NOTE_SHOW: Note(by_card("log_show"), acts=True)}
