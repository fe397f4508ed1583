"""What every language must be able to say; one subclass per language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from tharsis.text.errors import TextError
from tharsis.text.lexicon import Forms
from tharsis.text.template import Hole


class Language(ABC):
    """Puts numbers, nouns and the words that agree with them into the form that a hole asks for."""

    code: ClassVar[str]
    joiners: ClassVar[Mapping[str, str]]

    reader: ClassVar[str] = ""  # what the reader is called where lines speak to one seat

    def __init__(self, agree: Mapping[str, Any]) -> None:
        self.agree = agree

    @abstractmethod
    def amount(self, n: int, forms: Forms, form: str, more: bool) -> str:
        """A number with its noun: 2 plants, 2 de aço, 5 растений."""

    @abstractmethod
    def noun(self, forms: Forms, hole: Hole, words: tuple[str, ...]) -> str:
        """A noun without a number, with the words of the hole and of the phrase."""

    def tail(self, forms: Forms, first: Forms) -> str:
        """A noun in a list whose first member has named the head: [ícone de planta,] de micróbio."""
        raise TextError(f"{self.code!r} has no form 'tail'")

    def lead(self, forms: Forms, following: Forms, first: bool) -> str:
        """A noun in a list whose last member will name the head: a plant, microbe [or animal tag]."""
        raise TextError(f"{self.code!r} has no form 'lead'")

    def polish(self, text: str, subject: str) -> str:
        """The last touch on a whole text, where words change next to others; `subject`: the name it begins with."""
        return text

    def to_reader(self, text: str, mark: str) -> str:
        """A text in which the reader is named by a pronoun (`reader`) inside the sentence: gave 1 heat to you."""
        return text[:1] + text[1:].replace(mark, self.reader.lower())

    def join(self, items: list[str], word: str) -> str:
        """Commas, and the conjunction before the last item; no comma before it."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.joiners[word]} {items[-1]}"

    def unknown(self, form: str, forms: Forms) -> TextError:
        return TextError(f"{self.code!r} cannot put the noun {forms.id!r} into the form {form!r}")


def capital(text: str) -> str:
    """First letter large, the others as they are."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """First letter small, unless the first word is an abbreviation such as TR or M€."""
    rest = text.split(maxsplit=1)[0][1:] if text.strip() else ""
    plain = all(c.islower() or c in "'-:,?" for c in rest)
    return text[:1].lower() + text[1:] if plain else text
