"""What cards, moves and events say, in the language asked for: one seam to `tharsis.text`."""

from __future__ import annotations

from tharsis.kernel.core import Card
from tharsis.kernel.phrase import Phrase
from tharsis.text import render


def card_lines(card: Card, language: str) -> list[str]:
    """The text of a card, requirement first."""
    found: list[str] = []
    for _, node in card.nodes():
        try:
            found.append(render(node.phrase(), language))
        except Exception:
            found.append("?")
    return found


def reason_text(reason: Phrase, language: str) -> str:
    """Why something can't be done."""
    return render(reason, language)
