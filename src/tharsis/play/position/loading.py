"""What the parts of a position work with: the state, the document, cards by name, parameters, the piles."""

from __future__ import annotations

from collections.abc import Iterable

from tharsis.kernel.core import NOBODY, State, slug
from tharsis.play.position.document import Document, DocumentReader
from tharsis.rules.editing import put_on_deck
from tharsis.rules.vocabulary import DISCARD, Parameter


class Loading:
    """One document being turned into a state; what is wrong is gathered in the reader."""

    def __init__(
        self, state: State, document: Document, reader: DocumentReader, players: list[Document]
    ) -> None:
        self.s = state
        self.document = document
        self.reader = reader
        self.players = players
        self.placed: set[int] = set()

    def card(self, name: object, where: str) -> int:
        """The number of a card that was not placed yet; -1 if there is none."""
        cards, key = self.s.rules.cards, slug(str(name))
        first = self.s.rules.card_index.get(key, -1)
        if first < 0:
            self.reader.wrong(f"{where}: there is no card {name!r} in this game with these modules")
            return -1
        for number in range(first, first + cards[first].copies):
            if number not in self.placed:
                self.placed.add(number)
                return number
        self.reader.wrong(f"{where}: the card {name!r} is in two places")
        return -1

    def project(self, name: object, where: str) -> int:
        """The same for a card that can lie in the deck."""
        number = self.card(name, where)
        if number >= 0 and not self.is_project(number):
            self.reader.wrong(f"{where}: {name} is no project")
            return -1
        return number

    def is_project(self, number: int) -> bool:
        """Whether a card comes from the deck of projects."""
        return self.s.rules.cards[number].kind != "corporation"

    def cell(self, row: Document) -> int:
        """The area that a row names."""
        name = row.get("space")
        if name not in self.s.rules.cell_names:
            self.reader.wrong(f"there is no space {name!r}")
            return -1
        return self.s.rules.cell_names.index(str(name))

    def parameters(self, parameters: Iterable[Parameter]) -> None:
        """Levels that the tracks have."""
        for p in parameters:
            level = self.reader.number(self.document, p.name, p.start, p.start, p.goal)
            if (level - p.start) % p.size:
                self.reader.wrong(f"{p.name} is {level}; it goes in steps of {p.size} from {p.start}")
            self.s.set_world(p.slot, level)

    def piles(self) -> None:
        """The discard pile, and the top of the deck, first drawn first."""
        for name in self.reader.names(self.document, "discard"):
            number = self.project(name, "discard")
            if number >= 0:
                self.s.move(NOBODY, number, DISCARD)
        for name in reversed(self.reader.names(self.document, "deck_top")):
            number = self.project(name, "deck_top")
            if number >= 0:
                put_on_deck(self.s, number)


def names(s: State, cards: list[int]) -> list[str]:
    """The titles of cards."""
    return [s.rules.cards[c].name for c in cards]
