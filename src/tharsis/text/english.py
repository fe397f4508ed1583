"""English: singular and plural, and the article."""

from __future__ import annotations

import re

from tharsis.text.errors import TextError
from tharsis.text.language import Language, capital
from tharsis.text.lexicon import Forms
from tharsis.text.numbers import number, one_other
from tharsis.text.template import Hole

# u is a vowel in "unused" and "urn" but not in "unit"
_VOWEL = re.compile(r"[aeio]|u(?!ni)", re.IGNORECASE)
# words that a phrase may put in front of a noun: in the singular, in the plural
_WORDS = {
    "each": ("each", "each of the"),
    "any": ("any", "any"),
    "other": ("other", "other"),
    "your": ("your", "your"),
    "own": ("your", "your"),
    "this": ("this", "these"),
    "all": ("all", "all"),
    "next": ("next", "next"),
    "first": ("first", "first"),
}
# words that leave room for an article
_ADJECTIVES = frozenset(("other", "next", "first"))
_OWN = frozenset(("your", "own"))


def _with_article(text: str) -> str:
    if text.startswith("other "):
        return f"an{text}"
    return f"{'an' if _VOWEL.match(text) else 'a'} {text}"


# words of a title that are small unless they begin it
_SMALL_IN_TITLES = frozenset(
    ("A", "An", "And", "At", "By", "For", "From", "In", "Of", "On", "The", "To", "With")
)


def english_title(name: str) -> str:
    """A title as titles are written: Beam from a Thorium Asteroid."""
    first, *others = name.split(" ")
    return " ".join([first, *(word.lower() if word in _SMALL_IN_TITLES else word for word in others)])


class English(Language):
    code = "en"
    reader = "You"
    joiners = {"and": "and", "or": "or"}

    def amount(self, n: int, forms: Forms, form: str, more: bool) -> str:
        if form == "kind":
            return forms["one"]
        if form in ("your", "their"):
            return f"{number(n)} of {form} {_plural(forms)}"
        if form not in ("", "of", "more", "other"):
            raise self.unknown(form, forms)
        noun = forms["one"] if one_other(n) == "one" else _plural(forms)
        if form == "other":
            return f"{number(n)} other {noun}"
        return f"{number(n)} more {noun}" if more or form == "more" else f"{number(n)} {noun}"

    def noun(self, forms: Forms, hole: Hole, words: tuple[str, ...]) -> str:
        form = hole.form
        if form == "any_of":
            return f"any {'amount' if _mass(forms) else 'number'} of {_stuff(forms)}"
        if form == "how_many":
            return f"how {'much' if _mass(forms) else 'many'} {_stuff(forms)}"
        if form in ("Cap", "Pl"):
            return capital(self._noun(forms, "pl" if form == "Pl" else "", words))
        return self._noun(forms, form, words)

    def lead(self, forms: Forms, following: Forms, first: bool) -> str:
        """One of a list whose last item names the head for all: a plant, microbe or animal tag."""
        rest, _, head = forms["one"].rpartition(" ")
        if rest and head == following["one"].rpartition(" ")[2]:
            return _with_article(rest) if first else rest
        return _with_article(forms["one"])

    def tail(self, forms: Forms, first: Forms) -> str:
        head = forms["one"].rpartition(" ")[2]
        same = " " in first["one"] and head == first["one"].rpartition(" ")[2]
        return forms["one"] if same else _with_article(forms["one"])

    def _noun(self, forms: Forms, form: str, words: tuple[str, ...]) -> str:
        plural = form == "pl" or (form == "stuff" and not _mass(forms))
        if form == "a" and _OWN.intersection(words):
            return f"one of {self._noun(forms, 'pl', words)}"
        text = " ".join(
            [*(_word(word, plural) for word in words), _plural(forms) if plural else forms["one"]]
        )
        if form in ("", "pl", "stuff"):
            return text
        determined = not _ADJECTIVES.issuperset(words)
        if form == "the":
            return text if determined else (not words and forms.get("the")) or f"the {text}"
        if form == "a":
            return text if determined or _mass(forms) else _with_article(text)
        raise self.unknown(form, forms)


def _plural(forms: Forms) -> str:
    return forms.get("other") or forms["one"]


def _mass(forms: Forms) -> bool:
    """Whether it has no plural; `many` marks what is counted all the same: how many M€."""
    return forms.get("other") == forms["one"] and "many" not in forms


def _stuff(forms: Forms) -> str:
    return forms["one"] if _mass(forms) else _plural(forms)


def _word(word: str, plural: bool) -> str:
    if word not in _WORDS:
        raise TextError(f"'en' has no agreeing word {word!r}")
    return _WORDS[word][plural]
