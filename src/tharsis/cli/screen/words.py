"""The words of the command line in three languages; texts of cards, moves and events come from `tharsis.text`."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path

from tharsis.kernel.core import Card
from tharsis.kernel.errors import UnknownName
from tharsis.text import LANGUAGES


class Words:
    """Words and sentences of the interface by id and language, from a file; what it lacks is looked up in another."""

    def __init__(self, file: Path, other: Words | None = None) -> None:
        self.file = file
        self.other = other

    @cached_property
    def table(self) -> dict[str, dict[str, str]]:
        """Word by id and language."""
        own: dict[str, dict[str, str]] = json.loads(self.file.read_text(encoding="utf-8"))
        return own if self.other is None else {**self.other.table, **own}

    def __call__(self, key: str, language: str, **values: object) -> str:
        """A word or sentence with its values filled in."""
        return self.table[key][language].format(**values)


word = Words(Path(__file__).parents[1] / "data" / "words.json")


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")


def title(card: Card, language: str) -> str:
    """The title of a card."""
    return {"pt": card.pt, "ru": card.ru}.get(language, card.name)
