"""Options and questions as data: what an answer does, and with what.

Records, logs and people who type know an option by its label. The label is written here, out of the data, and nowhere
else; nobody takes a label apart.
"""

from __future__ import annotations

from typing import Final

from tharsis.kernel.shared import Shared

# What an option or a question is about.
CARD: Final = "card"  # id: its key
CELL: Final = "cell"  # id: the name of the area
SEAT: Final = "seat"  # id: the number of the seat
NUMBER: Final = "number"  # n: the number; id: of what, where that is to be said
THING: Final = "thing"  # id: its name: a standard project, a goal, a face of a die …
KINDS: Final = ("", CARD, CELL, SEAT, NUMBER, THING)  # the empty one: the verb says it all


class Option:
    """One answer to a decision: a verb, and the thing that it is done with.

    `n` is the number where the option is one. Otherwise it is 0; of several options of a decision that would read
    alike, the second has 2, the third 3.
    """

    __slots__ = ("id", "kind", "n", "verb")

    def __init__(self, verb: str, kind: str = "", id: str = "", n: int = 0) -> None:
        self.verb = verb
        self.kind = kind
        self.id = id
        self.n = n

    def label(self) -> str:
        """Its name in records: `play comet`, `pay 4 steel`, `pass`. A verb of several words takes the thing after the
        first: `first comet place ocean`."""
        if self.kind == NUMBER:
            return " ".join([word for word in (self.verb, str(self.n), self.id) if word])
        text = self.verb
        if self.id and " " in text:
            head, gap, rest = text.partition(" ")
            text = f"{head} {self.id}{gap}{rest}"
        elif self.id:
            text = f"{text} {self.id}"
        return f"{text} #{self.n}" if self.n else text

    def numbered(self, n: int) -> Option:
        """The same as the n-th of those that read alike."""
        return Option(self.verb, self.kind, self.id, n)

    def formerly(self, aliases: dict[str, str]) -> list[str]:
        """The labels that it had before: itself, its verb or its thing may have been renamed."""
        verbs = [self.verb, *[old for old, new in aliases.items() if new == self.verb]]
        ids = [self.id, *[old for old, new in aliases.items() if new == self.id]]
        labels = [Option(verb, self.kind, id, self.n).label() for verb in verbs for id in ids]
        whole = [old for old, new in aliases.items() if new == labels[0]]
        return list(dict.fromkeys([*labels[1:], *whole]))

    def key(self) -> tuple[str, str, str, int]:
        """All that it is, in the order in which options are sorted."""
        return (self.verb, self.kind, self.id, self.n)

    def __eq__(self, other: object) -> bool:
        """Options are values."""
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        """Options are values."""
        return hash(self.key())

    def __repr__(self) -> str:
        """For people who look for a fault."""
        return f"Option({self.verb!r}, {self.kind!r}, {self.id!r}, {self.n})"


class Question:
    """What a decision asks: a verb, and what it is about where that is one thing."""

    __slots__ = ("id", "kind", "verb")

    def __init__(self, verb: str, kind: str = "", id: str = "") -> None:
        self.verb = verb
        self.kind = kind
        self.id = id

    def prompt(self) -> str:
        """Its name in records: `action`, `buy comet`, `place ocean`."""
        return f"{self.verb} {self.id}" if self.id else self.verb

    def __eq__(self, other: object) -> bool:
        """Questions are values."""
        return isinstance(other, Question) and (self.verb, self.kind, self.id) == (
            other.verb,
            other.kind,
            other.id,
        )

    def __hash__(self) -> int:
        """Questions are values."""
        return hash((self.verb, self.kind, self.id))

    def __repr__(self) -> str:
        """For people who look for a fault."""
        return f"Question({self.verb!r}, {self.kind!r}, {self.id!r})"


def told_apart(options: list[Option]) -> list[Option]:
    """Options of one decision, each once: of several that read alike, the second gets a number."""
    if len({option.label() for option in options}) == len(options):
        return options
    times: dict[str, int] = {}
    found: list[Option] = []
    for option in options:
        label = option.label()
        n = times.get(label, 0) + 1
        times[label] = n
        found.append(option if n == 1 else option.numbered(n))
    return found


class ActionSpace(Shared):
    """All options that rules can ever offer, sorted, and the place of each by its label and by those it had before."""

    def __init__(self, options: list[Option], aliases: dict[str, str]) -> None:
        self.options = sorted(set(options), key=Option.key)
        self.places: dict[str, int] = {}
        for i, option in enumerate(self.options if aliases else []):
            for label in option.formerly(aliases):
                self.places[label] = i
        for i, option in enumerate(self.options):
            self.places[option.label()] = i

    def place(self, label: str) -> int:
        """The place of the option of that label, -1 if there is none. A number that only tells it from another one of
        the same decision is not looked at."""
        found = self.places.get(label, -1)
        return found if found >= 0 else self.places.get(label.rpartition(" #")[0], -1)
