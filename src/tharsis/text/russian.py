"""Russian: six cases, three counting forms, gender and animacy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from tharsis.text.errors import TextError
from tharsis.text.language import Language
from tharsis.text.lexicon import Forms
from tharsis.text.numbers import number, one_few_many
from tharsis.text.template import Hole

_COUNT = {"": "count", "nom": "count", "acc": "count_acc", "gen": "count_gen"}
_CASES = ("nom", "gen", "dat", "acc", "ins", "prep")
# the words that a phrase may put in front of a noun
_WORDS = {
    "each": "каждый",
    "any": "любой",
    "other": "другой",
    "your": "ваш",
    "own": "свой",
    "this": "этот",
    "all": "весь",
    "next": "следующий",
    "first": "первый",
}
# с своим is hard to say: со своим, со всеми
_SO = re.compile(r"\b([Сс]) (?=сво|все[мйх]|всю|всё)")
# a clause about the area, or about what something is for, is closed by a comma where the sentence goes on
_CLOSED = re.compile(
    r"(, (?:не )?отведённой [^,.;»]+?|, рядом с которой [^,.;»]+?)(?= (?:и|или) \w+(?:те|ть)\b)"
    r"|(, чтобы [^,.;»]+?)(?= (?:и|или) \w+[иьй]те\b)"
)
# the verbs of a line that begins with a name; what stands in «» is no verb
_VERB = re.compile(r"«[^»]*»|((?<=^. )\w+|(?<= и )\w+|(?<= не )\w+)т(ся)?\b")
# 2 зелёных кубика: a number, a colour and the head that the next item may name
_COLOURED = re.compile(r"(\d+ \w+(?:ых|их|ый|ий|ой)) (\w+)")
# a name that stands behind an inflected word: the pronoun takes the place of both
_SAID_TO_READER = (
    ("у игрока", "у вас"),
    ("игроку", "вам"),
    ("игроком", "вами"),
    ("игрока", "вас"),
    ("игрок", "вы"),
)
_ENDING = 2  # letters by which the forms of a head differ: ресурс, ресурса, ресурсов


class Russian(Language):
    code = "ru"
    reader = "Вы"
    joiners = {"and": "и", "or": "или"}

    def amount(self, n: int, forms: Forms, form: str, more: bool) -> str:
        case, _, word = form.partition("_")
        if case not in _COUNT:
            raise self.unknown(form, forms)
        counted = _counted(n, forms, _COUNT[case])
        if word:  # 1 свой кубик, до 3 своих кубиков
            one = one_few_many(n) == "one"
            agreeing = self._agreeing(_word(word), forms, case if one else "gen", not one)
            return f"{number(n)} {agreeing} {counted}"
        return f"{'ещё ' if more else ''}{number(n)} {counted}"

    def noun(self, forms: Forms, hole: Hole, words: tuple[str, ...]) -> str:
        if hole.form in ("few", "taken"):
            return forms["count_few" if hole.form == "few" else "taken"]
        case, plural = self._case(forms, hole.form)
        asked = [*hole.words, *(_word(word) for word in words)]
        before = [self._agreeing(word, forms, case, plural) for word in asked]
        return " ".join(before if hole.alone else [*before, _declined(forms, case, plural)])

    def tail(self, forms: Forms, first: Forms) -> str:
        head, _, rest = forms["nom_sg"].partition(" ")
        if rest and head == first["nom_sg"].partition(" ")[0]:
            return rest
        return forms["acc_sg"]

    def join(self, items: list[str], word: str) -> str:
        """A head that the item behind names too is left to it: 2 зелёных и 1 жёлтый кубик."""
        found = list(items)
        for i, (item, following) in enumerate(pairwise(items)):
            here, there = _COLOURED.fullmatch(item), _COLOURED.fullmatch(following)
            if here and there and _same_head(here[2], there[2]):
                found[i] = here[1]
        return super().join(found, word)

    def to_reader(self, text: str, mark: str) -> str:
        for named, said in _SAID_TO_READER:
            text = text.replace(f"{named} {mark}", said)
        return super().to_reader(text, mark)

    def polish(self, text: str, subject: str) -> str:
        text = _CLOSED.sub(r"\g<0>,", _SO.sub(r"\1о ", text))
        # where the name of the reader is Вы, the verb agrees: Вы получаете, становитесь; not получает, становится
        return _VERB.sub(_second_person, text) if subject == self.reader else text

    def _case(self, forms: Forms, form: str) -> tuple[str, bool]:
        case, _, number_of = (form or "nom_sg").partition("_")
        if case not in _CASES or number_of not in ("sg", "pl", "stuff"):
            raise self.unknown(form, forms)
        if number_of == "stuff":
            number_of = "sg" if "mass" in forms else "pl"
        # a noun that has only one number keeps it
        if forms.get("number") == "pl":
            return case, True
        return case, number_of == "pl" and "nom_pl" in forms

    def _agreeing(self, word: str, forms: Forms, case: str, plural: bool) -> str:
        table: Mapping[str, Mapping[str, Any]] | None = self.agree.get(word)
        if table is None:
            raise TextError(f"'ru' has no agreeing word {word!r} (noun {forms.id!r})")
        row = table["pl" if plural else forms["gender"]]
        if case == "acc" and forms.get("animacy") == "animate":
            return str(row.get("acc_animate", row["acc"]))
        return str(row[case])


def _same_head(head: str, other: str) -> bool:
    short, long = sorted((head, other), key=len)
    return long.startswith(short[:-_ENDING]) and len(long) - len(short) <= _ENDING


def _second_person(found: re.Match[str]) -> str:
    if found[1] is None:
        return found[0]
    return f"{found[1]}те{'сь' if found[2] else ''}"


def _counted(n: int, forms: Forms, table: str) -> str:
    if "indeclinable" in forms:
        return forms["nom_sg"]
    category = one_few_many(n)
    if table == "count_gen":
        return forms["count_gen_one" if category == "one" else "count_gen_other"]
    if category == "few" and abs(n) > 20 and f"{table}_few_compound" in forms:
        category = "few_compound"
    return forms[f"{table}_{category}"]


def _declined(forms: Forms, case: str, plural: bool) -> str:
    if "title" in forms:
        return forms["title"]
    if "indeclinable" in forms:
        return forms["nom_sg"]
    return forms[f"{case}_{'pl' if plural else 'sg'}"]


def _word(word: str) -> str:
    if word not in _WORDS:
        raise TextError(f"'ru' has no agreeing word {word!r}")
    return _WORDS[word]
