"""Strings of an interface: messages by id and language in a file `words.json`. The browser's are files of the same kind.

A message has holes: `{name}` is filled in, `{n|card|cards}` takes the form that the number asks for (in Russian three:
for 1, for 2, for 5). What both sides make of a message is held together by `tests/data/messages.json`.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from pathlib import Path

from tharsis.text.numbers import one_few_many, one_other

_HOLE = re.compile(r"\{(\w+)((?:\|[^|}]*)*)\}")
_FORMS = {
    "en": (one_other, ["one", "other"]),
    "pt": (one_other, ["one", "other"]),
    "ru": (one_few_many, ["one", "few", "many"]),
}


def fill(language: str, message: str, values: dict[str, object]) -> str:
    """A message with its values filled in."""

    def piece(hole: re.Match[str]) -> str:
        value, forms = values[hole[1]], hole[2]
        if forms:
            category, order = _FORMS[language]
            return forms[1:].split("|")[order.index(category(int(str(value))))]
        return f"{value}".replace("-", "−", 1) if isinstance(value, int) else f"{value}"

    return _HOLE.sub(piece, message)


class Words:
    """The messages of a file; what it lacks is looked up in another one."""

    def __init__(self, file: Path, other: Words | None = None) -> None:
        self.file = file
        self.other = other

    @cached_property
    def table(self) -> dict[str, dict[str, str]]:
        """Message by id and language."""
        own: dict[str, dict[str, str]] = json.loads(self.file.read_text(encoding="utf-8"))
        return own if self.other is None else {**self.other.table, **own}

    def __call__(self, key: str, language: str, **values: object) -> str:
        """A message with its values filled in."""
        return fill(language, self.table[key][language], values)
