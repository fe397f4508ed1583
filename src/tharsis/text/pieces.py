"""A text in pieces: plain words, and the names of cards, seats and areas, which a client can point at.

While a text is put together, a name is a single character of Unicode's private use area: no rule of a language takes it
apart or looks into it. At the end each such mark becomes the piece that it stands for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_FIRST = 0xE000
_LAST = 0xF8FF
_MARK = re.compile(f"([{chr(_FIRST)}-{chr(_LAST)}])")


class Piece:
    """Plain words (`kind` is empty), or the name of something: its kind ("card", "seat", "cell") and its key."""

    __slots__ = ("key", "kind", "text")

    def __init__(self, text: str, kind: str = "", key: str = "") -> None:
        self.text = text
        self.kind = kind
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.text, self.kind, self.key))

    def __repr__(self) -> str:
        return f"Piece({self.text!r}{f', {self.kind!r}, {self.key!r}' if self.kind else ''})"

    def data(self) -> dict[str, str]:
        """The piece as plain data: its text, and what it names under its kind."""
        return {"text": self.text, self.kind: self.key} if self.kind else {"text": self.text}


class Names:
    """The names in one text, each behind its mark."""

    def __init__(self) -> None:
        self._pieces: list[Piece] = []

    def mark(self, text: str, kind: str = "", key: str = "") -> str:
        """The character that stands for a name until the text is complete."""
        self._pieces.append(Piece(text, kind, key))
        return chr(_FIRST + len(self._pieces) - 1)

    def first(self, text: str) -> str:
        """The name with which a text begins; empty if it begins with a word."""
        return self._pieces[ord(text[0]) - _FIRST].text if _MARK.match(text) else ""

    def marks_of(self, name: str) -> list[str]:
        """The marks of a seat that bears this name."""
        pieces = enumerate(self._pieces)
        return [chr(_FIRST + i) for i, piece in pieces if piece.kind == "seat" and piece.text == name]

    def split(self, text: str) -> list[Piece]:
        """The pieces of a complete text; neighbouring words are one piece."""
        found: list[Piece] = []
        for i, part in enumerate(_MARK.split(text)):
            piece = self._pieces[ord(part) - _FIRST] if i % 2 else Piece(part)
            if piece.kind or not found or found[-1].kind:
                found.append(piece)
            else:
                found[-1] = Piece(found[-1].text + piece.text)
        return [piece for piece in found if piece.text]


def plain(pieces: Iterable[Piece]) -> str:
    """The pieces as one text."""
    return "".join(piece.text for piece in pieces)
