"""Which titles are known in which language: most of them are those of the same cards in the big game, not confirmed here."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Card
from tharsis.kernel.phrase import Phrase

CONFIRMED: Final = {"ru": {"microprocessors"}, "pt": set[str]()}
UNKNOWN: Final = Phrase("title_unknown")
UNCONFIRMED: Final = Phrase("title_unconfirmed")


def title_note(card: Card, language: str) -> Phrase | None:
    """What is to be said of a title; corporations are called the same everywhere, unless they are not."""
    if language not in CONFIRMED or card.home == "box" or card.key in CONFIRMED[language]:
        return None
    title = card.pt if language == "pt" else card.ru
    if title != card.name:
        return UNCONFIRMED
    return None if card.kind == "corporation" else UNKNOWN
