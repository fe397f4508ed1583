"""The words of the command line in three languages; texts of cards, moves and events come from `tharsis.text`."""

from __future__ import annotations

from pathlib import Path

from tharsis.kernel.core import Card
from tharsis.kernel.errors import UnknownName
from tharsis.text import LANGUAGES
from tharsis.text.interface import Words

word = Words(Path(__file__).parents[1] / "data" / "words.json")


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")


def title(card: Card, language: str) -> str:
    """The title of a card."""
    return {"pt": card.pt, "ru": card.ru}.get(language, card.name)
