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


class English(Language):
    code = "en"
    joiners = {"and": "and", "or": "or"}

    def amount(self, n: int, forms: Forms, form: str, more: bool) -> str:
        if form not in ("", "of", "more"):
            raise self.unknown(form, forms)
        noun = forms["one"] if one_other(n) == "one" else _plural(forms)
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
            return text if determined else _with_article(text)
        raise self.unknown(form, forms)


def _plural(forms: Forms) -> str:
    return forms.get("other") or forms["one"]


def _mass(forms: Forms) -> bool:
    return _plural(forms) == forms["one"]


def _stuff(forms: Forms) -> str:
    return forms["one"] if _mass(forms) else forms["other"]


def _word(word: str, plural: bool) -> str:
    if word not in _WORDS:
        raise TextError(f"'en' has no agreeing word {word!r}")
    return _WORDS[word][plural]
