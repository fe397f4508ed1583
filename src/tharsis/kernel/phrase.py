"""What an effect says, before it is said in a language: a tree of plain values.

A node of the engine answers `phrase()` with such a tree; `tharsis.text` turns the tree into a sentence. Nothing here
knows a word of any language: nouns are ids of the glossary, patterns are ids of the pattern files.
"""

from __future__ import annotations

from typing import TypeAlias


class Amount:
    """A number of something: `Amount(3, "plant")`; with `more`, that many in addition to those one has."""

    __slots__ = ("more", "n", "noun")

    def __init__(self, n: int, noun: str, more: bool = False) -> None:
        self.n = n
        self.noun = noun
        self.more = more

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Amount)
            and self.n == other.n
            and self.noun == other.noun
            and self.more == other.more
        )

    def __hash__(self) -> int:
        return hash((self.n, self.noun, self.more))

    def __repr__(self) -> str:
        return f"Amount({self.n!r}, {self.noun!r}{', more=True' if self.more else ''})"


class Noun:
    """A noun without a number, with the words that agree with it: `Noun("city_tile", "your")`."""

    __slots__ = ("id", "words")

    def __init__(self, id: str, *words: str) -> None:
        self.id = id
        self.words: tuple[str, ...] = tuple(words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Noun) and self.id == other.id and self.words == other.words

    def __hash__(self) -> int:
        return hash((self.id, self.words))

    def __repr__(self) -> str:
        return f"Noun({', '.join([repr(self.id), *map(repr, self.words)])})"


class Title:
    """The name of a card, a tile or another thing, looked up when it is rendered; it is never inflected."""

    __slots__ = ("key", "kind")

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Title) and self.kind == other.kind and self.key == other.key

    def __hash__(self) -> int:
        return hash((self.kind, self.key))

    def __repr__(self) -> str:
        return f"Title({self.kind!r}, {self.key!r})"


class Joined:
    """Several things in a row, the last one joined with `and` or `or`: 1 steel, 2 plants and 3 heat."""

    __slots__ = ("items", "word")

    def __init__(self, items: tuple[Slot, ...] | list[Slot], word: str = "and") -> None:
        if word not in ("and", "or"):
            raise ValueError(f"things are joined with 'and' or 'or', not with {word!r}")
        self.items: tuple[Slot, ...] = tuple(items)
        self.word = word

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Joined) and self.items == other.items and self.word == other.word

    def __hash__(self) -> int:
        return hash((self.items, self.word))

    def __repr__(self) -> str:
        return f"Joined({self.items!r}, {self.word!r})"


class Phrase:
    """A pattern with its slots filled: `Phrase("gain", q=Amount(3, "plant"))`. A tuple in a slot is joined with `and`."""

    __slots__ = ("pattern", "slots")

    def __init__(self, pattern: str, **slots: Slot) -> None:
        self.pattern = pattern
        self.slots: dict[str, Slot] = dict(slots)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.pattern == other.pattern and self.slots == other.slots

    def __hash__(self) -> int:
        names = sorted(self.slots)
        return hash((self.pattern, tuple(names), tuple([self.slots[name] for name in names])))

    def __repr__(self) -> str:
        parts = [repr(self.pattern)]
        for name, value in self.slots.items():
            parts.append(f"{name}={value!r}")
        return f"Phrase({', '.join(parts)})"


Slot: TypeAlias = int | str | Amount | Noun | Title | Joined | Phrase | tuple["Slot", ...]

# Several sentences, one after another.
Text: TypeAlias = tuple[Phrase, ...]
