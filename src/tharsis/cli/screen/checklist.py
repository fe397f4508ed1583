"""Several small decisions as one: which of these cards to buy, which of these dice to keep."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rich.text import Text

from tharsis.play.match import Match

REFUSALS = ("done", "none", "leave")  # the first words of answers that take nothing
FINAL = ("done", "none")  # those after which nothing more is asked


@dataclass(frozen=True)
class Thing:
    """Something that may be taken: the answer that takes it, how it is shown, and how often."""

    label: str
    text: Text
    detail: str = ""
    copies: int = 1


@dataclass(frozen=True)
class Checklist:
    """Things of which some may be taken. `prompt`: the first word of each of the small questions."""

    seat: int
    prompt: str
    title: str
    things: list[Thing]
    least: int = 0
    most: int = 1 << 30
    note: Text | None = None  # what must be seen with it

    @property
    def offered(self) -> int:
        """How many things there are to take."""
        return sum(thing.copies for thing in self.things)

    def read(self, text: str) -> list[Thing] | None:
        """The things that a line such as "1 3 3", "a" or "0" names; None if it names none of these."""
        parts = text.replace(",", " ").split()
        if parts == ["a"]:
            return [thing for thing in self.things for _ in range(thing.copies)]
        if parts == ["0"]:
            return []
        if not all(p.isdecimal() and 1 <= int(p) <= len(self.things) for p in parts):
            return None
        return [self.things[int(p) - 1] for p in parts]

    def fits(self, chosen: list[Thing]) -> bool:
        """Whether this is the right number of things, and none is taken more often than it is there."""
        counts = Counter(thing.label for thing in chosen)
        enough = all(counts[thing.label] <= thing.copies for thing in self.things)
        return enough and self.least <= len(chosen) <= self.most

    def carry_out(self, match: Match, chosen: list[Thing]) -> bool:
        """Answer the small decisions so that these things are taken; false, and nothing done, if not all can be."""
        trial = match.clone()
        answers: list[str] = []
        wanted = Counter(thing.label for thing in chosen)
        while (decision := trial.decision(self.seat)) is not None and decision.question.verb == self.prompt:
            labels = decision.labels()
            label = next((x for x in labels if wanted[x] > 0), None)
            label = label or next((x for x in labels if first(x) in REFUSALS), None)
            if label is None:
                break
            wanted[label] -= 1
            answers.append(label)
            trial.apply(self.seat, label)
            if label in FINAL:
                break
        # What remains when nothing more is asked was forced, if a fixed number had to be taken: it was the last choice.
        forced = decision is None or decision.question.verb != self.prompt
        if any(n > 0 for n in wanted.values()) and not (forced and self.least == self.most):
            return False
        match.apply_all(self.seat, answers)
        return True


def first(text: str) -> str:
    """The first word."""
    return text.partition(" ")[0]
