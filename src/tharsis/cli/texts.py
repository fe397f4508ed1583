"""What cards, moves and events say, in the language asked for: one seam to `tharsis.text`."""

from __future__ import annotations

from tharsis.games.mars.goals import Goal
from tharsis.games.mars.things import PARAMETERS
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Phrase
from tharsis.play.decision import labels_of
from tharsis.text import render
from tharsis.text.card import card_sentences, goal_title, node_text


def card_lines(card: Card, language: str) -> list[str]:
    """The text of a card, requirement first."""
    return card_sentences(card, language)


def reason_text(reason: Phrase, names: list[str], language: str) -> str:
    """Why something can't be done."""
    return render(reason, language)


def goal_name(goal: Goal, language: str) -> str:
    """The name of a milestone or an award."""
    return goal_title(goal, language)


def option_texts(s: State, ask: Ask, names: list[str], language: str) -> list[str]:
    """What each option of a decision means."""
    return labels_of(s, ask)


def prompt_words(s: State, ask: Ask, names: list[str], language: str) -> str:
    """The question of a decision."""
    return ask.frame.node.prompt(s, ask.frame)


def events_since(s: State, seat: int, index: int, names: list[str], language: str) -> list[str]:
    """What this seat saw happen after that entry of the log."""
    return []


def bonus_words(language: str) -> dict[tuple[str, int], str]:
    """What the bonuses on the tracks bring, by parameter and level."""
    return {
        (p.name, level): node_text(node, language) for p in PARAMETERS for level, node in p.bonuses.items()
    }
