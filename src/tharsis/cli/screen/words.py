"""The words of the command line in three languages; texts of cards, moves and events come from `tharsis.text`."""

from __future__ import annotations

from pathlib import Path

from tharsis.kernel.errors import UnknownName
from tharsis.text import LANGUAGES
from tharsis.text.card import card_title as title
from tharsis.text.interface import Words

__all__ = ["check_language", "title", "word"]

word = Words(Path(__file__).parents[1] / "data" / "words.json")


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")
