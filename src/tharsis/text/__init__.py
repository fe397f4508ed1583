"""Texts in English, Brazilian Portuguese and Russian, made from the phrases of the engine.

>>> from tharsis.kernel.phrase import Amount, Phrase
>>> render(Phrase("gain", q=Amount(3, "plant")), "ru")
'Получите 3 растения.'
"""

from __future__ import annotations

from tharsis.text.errors import TextError
from tharsis.text.lexicon import LANGUAGES, SHAPES, Lexicon, Pattern, shared
from tharsis.text.numbers import celsius, number
from tharsis.text.pieces import Piece, plain
from tharsis.text.render import Titles, join, render, render_pieces

__all__ = [
    "LANGUAGES",
    "SHAPES",
    "Lexicon",
    "Pattern",
    "Piece",
    "TextError",
    "Titles",
    "celsius",
    "join",
    "noun_forms",
    "number",
    "patterns",
    "plain",
    "render",
    "render_pieces",
]


def patterns() -> dict[str, Pattern]:
    """All patterns by id, with their section and slots."""
    return dict(shared().patterns)


def noun_forms(id: str, language: str, game: str | None = None) -> dict[str, str]:
    """Every form of a noun that the glossary holds."""
    return shared().noun(id, language, game).all()
