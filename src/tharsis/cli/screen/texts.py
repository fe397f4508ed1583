"""What moves and events say, in the language of a reader: one seam to `tharsis.text`."""

from __future__ import annotations

from tharsis.cli.screen.reader import Reader
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.menu import entries_of
from tharsis.text.card import card_sentences
from tharsis.text.labels import option_text, prompt_text, speaker
from tharsis.text.log import LogLine, log_lines
from tharsis.text.reasons import reason_texts
from tharsis.text.render import render


def card_words(card: Card, r: Reader) -> str:
    """The text of a card in one paragraph, requirement first."""
    return " ".join(card_sentences(card, r.language))


def reasons_text(s: State, reasons: list[Phrase], r: Reader) -> str:
    """Why something can't be done."""
    return "; ".join(reason_texts(s, reasons, r.language, r.names))


def option_texts(s: State, ask: Ask, r: Reader) -> list[str]:
    """What each option of a decision means."""
    return [option_text(s, ask, i, r.language, r.names) for i in range(len(ask.options))]


def question_text(s: State, ask: Ask, r: Reader) -> str:
    """The question of a decision."""
    return prompt_text(s, ask, r.language, r.names)


def menu_texts(s: State, ask: Ask, r: Reader) -> dict[str, str]:
    """Everything that the menu of a turn could offer, by its label."""
    voice = speaker(s, ask, r.language, r.names)
    return {
        entry.offer(s, x).label(): voice.say(voice.entry(entry, x))
        for entry in entries_of(s.rules)
        for x in entry.all(s, ask.seat)
    }


def told_since(s: State, r: Reader, index: int) -> list[LogLine]:
    """What this reader saw happen after that entry of the log."""
    return log_lines(s, r.language, r.names, r.seat, index)


def amount_text(n: int, noun: str, r: Reader, game: str) -> str:
    """So much of something: 2 plants."""
    return render(Phrase("card_cost", q=Amount(n, noun)), r.language, "clause", game=game)
