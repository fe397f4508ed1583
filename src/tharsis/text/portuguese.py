"""Brazilian Portuguese: gender, plural, and mass nouns counted with `de`."""

from __future__ import annotations

import re

from tharsis.text.errors import TextError
from tharsis.text.language import Language, capital
from tharsis.text.lexicon import Forms
from tharsis.text.numbers import number, one_other
from tharsis.text.template import Hole

_ORDINALS = frozenset(("next", "first"))
_OWN = frozenset(("your", "own"))
# 2 dados azuis, 1 recurso de água: a number, a head and what tells it from others; "de aço" has no head
_HEADED = re.compile(r"(\d+|uma?) (?!de )([^\W\d]+) (.+)")


class Portuguese(Language):
    code = "pt"
    reader = "Você"
    joiners = {"and": "e", "or": "ou"}

    def amount(self, n: int, forms: Forms, form: str, more: bool) -> str:
        category = one_other(n)
        noun = forms.get(f"count_{category}") or (forms["one"] if category == "one" else _plural(forms))
        text = f"{'mais ' if more else ''}{number(n)} {noun}"
        if form == "your":
            return f"{text} {self._agreeing('your', forms, category == 'other')}"
        if form == "other":
            return f"{number(n)} {self._agreeing('other', forms, category == 'other')} {noun}"
        if form not in ("", "of"):
            raise self.unknown(form, forms)
        return text

    def noun(self, forms: Forms, hole: Hole, words: tuple[str, ...]) -> str:
        form = hole.form
        if form in ("Cap", "Pl"):
            return capital(self._phrase(forms, "pl" if form == "Pl" else "one", (), words))
        if form in forms and form not in ("one", "other", "gender"):
            return forms[form]
        if form in ("", "one", "pl", "stuff"):
            return self._phrase(forms, form, hole.words, words)
        return self._agreeing(*_split(form, forms))

    def tail(self, forms: Forms, first: Forms) -> str:
        head, _, rest = forms["one"].partition(" ")
        if rest and head == first["one"].partition(" ")[0]:
            return rest
        return f"{self._agreeing('indefinite', forms, False)} {forms['one']}"

    def join(self, items: list[str], word: str) -> str:
        """A head that the item before has named is left out: 2 recursos de água e 1 de aço."""
        found, last = [], ""
        for item in items:
            headed = _HEADED.fullmatch(item)
            head = headed[2].removesuffix("s") if headed else ""
            found.append(f"{headed[1]} {headed[3]}" if headed and head == last else item)
            last = head
        return super().join(found, word)

    def _phrase(self, forms: Forms, form: str, asked: tuple[str, ...], words: tuple[str, ...]) -> str:
        """The noun behind its words; a word such as `outra` takes the place of the article, but: uma peça sua."""
        plural = form == "pl" or (form == "stuff" and not _mass(forms))
        text = _plural(forms) if plural else forms["one"]
        if "indefinite" in asked and words and _OWN.issuperset(words):
            return " ".join(
                [self._agreeing(asked[0], forms, plural), text, self._agreeing("your", forms, plural)]
            )
        kept = asked if _ORDINALS.issuperset(words) else ()
        before = [self._agreeing(word, forms, plural) for word in (*kept, *words)]
        return " ".join([*before, text])

    def _agreeing(self, word: str, forms: Forms, plural: bool) -> str:
        table = self.agree.get("your" if word == "own" else word)
        if table is None:
            raise TextError(f"'pt' has no form or agreeing word {word!r} (noun {forms.id!r})")
        gender = forms["gender"]
        found = table.get(f"{gender}_pl", table[gender]) if plural else table[gender]
        return str(found)


def _split(form: str, forms: Forms) -> tuple[str, Forms, bool]:
    """`removed_pl` is `removed` in the plural, `all_stuff` in the number in which one speaks of all of it."""
    word, _, number_of = form.rpartition("_")
    if word and number_of == "pl":
        return word, forms, True
    if word and number_of == "stuff":
        return word, forms, not _mass(forms)
    return form, forms, False


def _plural(forms: Forms) -> str:
    return forms.get("other") or forms["one"]


def _mass(forms: Forms) -> bool:
    """Whether one speaks of it in the singular; M$ and PV never change but are many."""
    return "count_one" in forms or "other" not in forms
