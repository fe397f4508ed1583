"""The words of the command line in three languages; texts of cards, moves and events come from `tharsis.text`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from tharsis.kernel.core import Card
from tharsis.kernel.errors import UnknownName
from tharsis.text import LANGUAGES

DATA = Path(__file__).parent / "data" / "words.json"


@cache
def table() -> dict[str, dict[str, str]]:
    """Word by id and language."""
    loaded: dict[str, dict[str, str]] = json.loads(DATA.read_text(encoding="utf-8"))
    return loaded


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")


def word(key: str, language: str, **values: object) -> str:
    """A word or sentence of the interface, with its values filled in."""
    return table()[key][language].format(**values)


def title(card: Card, language: str) -> str:
    """The title of a card."""
    return {"pt": card.pt, "ru": card.ru}.get(language, card.name)
