"""What cards, moves and events say, in the language asked for: one seam to `tharsis.text`."""

from __future__ import annotations

from tharsis.games.mars.things import PARAMETERS
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Phrase
from tharsis.play.adapters.mars import menu_of
from tharsis.text.card import card_sentences, node_text
from tharsis.text.labels import option_text, prompt_text, speaker
from tharsis.text.log import log_lines
from tharsis.text.reasons import reason_texts


def card_lines(card: Card, language: str) -> list[str]:
    """The text of a card, requirement first."""
    return card_sentences(card, language)


def reasons_text(s: State, reasons: list[Phrase], names: list[str], language: str) -> str:
    """Why something can't be done."""
    return "; ".join(reason_texts(s, reasons, language, names))


def option_texts(s: State, ask: Ask, names: list[str], language: str) -> list[str]:
    """What each option of a decision means."""
    return [option_text(s, ask, i, language, names) for i in range(len(ask.options))]


def question_text(s: State, ask: Ask, names: list[str], language: str) -> str:
    """The question of a decision."""
    return prompt_text(s, ask, language, names)


def menu_texts(s: State, ask: Ask, names: list[str], language: str) -> dict[str, str]:
    """Everything that the menu of a turn could offer, by its label."""
    voice = speaker(s, ask, language, names)
    return {
        f"{entry.word} {entry.name(s, x)}".strip(): voice.say(voice.entry(entry, x))
        for entry in menu_of(s.rules).entries
        for x in entry.all(s, ask.seat)
    }


def told_since(
    s: State, seat: int | None, index: int, names: list[str], language: str
) -> list[tuple[int, str]]:
    """What this seat (None: somebody who watches) saw happen after that entry of the log, with who did it."""
    return [(line.seat, line.text) for line in log_lines(s, language, names, seat, index)]


def events_since(s: State, seat: int, index: int, names: list[str], language: str) -> list[str]:
    """The same, without who did it."""
    return [line for _, line in told_since(s, seat, index, names, language)]


def bonus_words(language: str) -> dict[tuple[str, int], str]:
    """What the bonuses on the tracks bring, by parameter and level."""
    return {
        (p.name, level): node_text(node, language) for p in PARAMETERS for level, node in p.bonuses.items()
    }
