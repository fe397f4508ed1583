"""What people write, as others may read it: names and lines without tricks, and names that can't be taken for another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NAME = 24
MARKS = 2  # accents on one letter
# Letters and marks that show nothing, where their category does not say so: Unicode calls them "default ignorable".
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Controls, marks that turn the writing around, halves of letters, private and unknown ones.
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn")
BRACES = str.maketrans("{}", "()")  # texts are filled in where braces stand


def plain(text: str, most: int) -> str:
    """A line as plain text: one line, nothing invisible, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if c in "\n\r\t":
            kept.append(" ")
        elif kind not in UNWANTED and not is_invisible(c) and marks <= MARKS:
            kept.append(c)
    return " ".join("".join(kept).split())[:most].strip()


def is_invisible(c: str) -> bool:
    """Whether nobody sees this letter: a filler, or a mark that chooses among forms of a letter."""
    return (
        c in INVISIBLE
        or "\ufe00" <= c <= "\ufe0f"
        or "\U000e0100" <= c <= "\U000e01ef"
        or "\u180b" <= c <= "\u180f"
    )


def name_of(text: str) -> str:
    """A name."""
    return plain(text, NAME).translate(BRACES)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another one looks the same."""
    taken = {skeleton(other) for other in others if other}
    found, number = name, 1
    while name and skeleton(found) in taken:
        number += 1
        found = f"{name[: NAME - 1 - len(str(number))]} {number}"
    return found


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be taken for each other (as in UTS #39)."""
    shapes = "".join(shape(c) for c in unicodedata.normalize("NFKC", name)).casefold()
    letters = "".join(c for c in shapes if c.isalnum() or unicodedata.category(c) == "Mn")
    return letters or shapes


def shape(c: str) -> str:
    """The letter that stands for all that look like this one."""
    # Here, because nobody needs a megabyte of look-alikes before the first name is compared.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    alike = confusables_data.get(c, [])
    if len(alike) != 1:
        return c  # nothing looks like it, or it is the one that all the others are said to look like
    other = str(alike[0]["c"])
    return min(c, other) if len(confusables_data.get(other, [])) == 1 else other
