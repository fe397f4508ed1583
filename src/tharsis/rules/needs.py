"""Requirements of cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import Count, Node, State, Tag
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.counts import wild_tags
from tharsis.rules.vocabulary import Parameter, Quantity, Query


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Node):
    """A requirement of a card: it can be met, says what is missing, and knows how facts write it down."""

    def notation(self) -> str:
        """In the notation of the facts: `oxygen >= 9`."""
        raise NotImplementedError(type(self).__name__)


class NeedParameter(Requirement):
    """A global parameter at a level or above (`least`), or at a level or below; the slack of the seat shifts it."""

    def __init__(self, parameter: Parameter, level: int, least: bool, slack: Query) -> None:
        super().__init__()
        self.parameter = parameter
        self.level = level
        self.least = least
        self.slack = slack

    def level_for(self, s: State, seat: int) -> int:
        """The level that this seat needs, with its slack."""
        own = s.seats[seat]
        shift = (own[self.slack.slot] + own[self.slack.until_next]) * self.parameter.size
        return self.level - shift if self.least else self.level + shift

    def can(self, s: State, seat: int, card: int) -> bool:
        level, now = self.level_for(s, seat), s.world[self.parameter.slot]
        return now >= level if self.least else now <= level

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        level, now = self.level_for(s, seat), s.world[self.parameter.slot]
        return [self.parameter.missed(level, now, self.least)]

    def notation(self) -> str:
        return f"{self.parameter.name} {'>=' if self.least else '<='} {self.level}"

    def phrase(self) -> Phrase:
        return self.parameter.required(self.level, self.least)

    def icons(self) -> list[str]:
        return ["req-min" if self.least else "req-max", f"{self.level}", self.parameter.icon]


class NeedTags(Requirement):
    """So many of my tags already in play; the card being played does not count.

    Wild tags make up for what is missing, each once: all such requirements of the card share them.
    """

    def __init__(self, tag: Tag, n: int) -> None:
        super().__init__()
        self.tag = tag
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.tag.slot] >= self.n or self.missing(s, seat, card) <= 0

    def missing(self, s: State, seat: int, card: int) -> int:
        """How many tags are missing still, once the wild ones stand for as many as they can."""
        missing, wild = self.n - s.seats[seat][self.tag.slot], wild_tags(s, seat, self.tag)
        if wild and missing > 0 and card >= 0:
            for need in s.rules.cards[card].needs:
                if isinstance(need, NeedTags) and need is not self:
                    wild -= max(0, need.n - s.seats[seat][need.tag.slot])
        return missing - max(0, wild)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.missing(s, seat, card)
        if missing <= 0:
            return []
        return [Phrase("needs_more_tags", q=Amount(missing, self.tag.noun, more=True))]

    def notation(self) -> str:
        return f"tags {self.tag.name} >= {self.n}"

    def phrase(self) -> Phrase:
        return Phrase("req_tags", q=Amount(self.n, self.tag.noun))

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", self.tag.icon]


class NeedProduction(Requirement):
    """So much production of my own."""

    def __init__(self, what: Quantity, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.what.slot] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - s.seats[seat][self.what.slot]
        if missing <= 0:
            return []
        if self.n == 1:
            return [Phrase("needs_production", x=Noun(self.what.noun))]
        return [Phrase("needs_production_level", x=Noun(self.what.noun), n=missing)]

    def notation(self) -> str:
        return f"prod {self.what.name.removesuffix('_production')} >= {self.n}"

    def phrase(self) -> Phrase:
        if self.n == 1:
            return Phrase("req_production", x=Noun(self.what.noun))
        return Phrase("req_production_level", x=Noun(self.what.noun), n=self.n)

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", self.what.icon]


class NeedCount(Requirement):
    """So many of something that can be counted."""

    def __init__(self, of: Count, n: int) -> None:
        super().__init__()
        self.of = of
        self.n = n

    def children(self) -> list[Node]:
        return [self.of]

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.of.count(s, seat, card) >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - self.of.count(s, seat, card)
        return [] if missing <= 0 else [Phrase("needs_more", q=self.of.words.amount(missing, more=True))]

    def notation(self) -> str:
        return f"{self.of.notation()} >= {self.n}"

    def phrase(self) -> Phrase:
        return self.of.required(self.n)

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", *self.of.icons()]
