"""Requirements of cards."""

from __future__ import annotations

from tharsis.kernel.core import Count, Node, State, Tag
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.vocabulary import Parameter, Quantity, Query


class NeedParameter(Node):
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
        level, now, name = self.level_for(s, seat), s.world[self.parameter.slot], self.parameter.name
        if name == "temperature":
            return [Phrase("temperature_too_low" if self.least else "temperature_too_high", t=level, u=now)]
        if name == "oxygen":
            return [Phrase("oxygen_too_low" if self.least else "oxygen_too_high", n=level, m=now)]
        if self.least:
            return [Phrase("needs_more", q=Amount(level - now, "ocean_tile", more=True))]
        return [Phrase("too_many", q=Amount(level, "ocean_tile"), m=now)]

    def phrase(self) -> Phrase:
        end = "min" if self.least else "max"
        if self.parameter.name == "temperature":
            return Phrase(f"req_temperature_{end}", t=self.level)
        if self.parameter.name == "oxygen":
            return Phrase(f"req_oxygen_{end}", n=self.level)
        return Phrase(f"req_{end}", q=Amount(self.level, "ocean_tile"))

    def icons(self) -> list[str]:
        name = "ocean" if self.parameter.name == "oceans" else self.parameter.name
        return ["req-min" if self.least else "req-max", f"{self.level}", f"param-{name}"]


class NeedTags(Node):
    """So many of my tags already in play; the card being played does not count."""

    def __init__(self, tag: Tag, n: int) -> None:
        super().__init__()
        self.tag = tag
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.tag.slot] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - s.seats[seat][self.tag.slot]
        if missing <= 0:
            return []
        return [Phrase("needs_more_tags", q=Amount(missing, f"{self.tag.name}_tag", more=True))]

    def phrase(self) -> Phrase:
        return Phrase("req_tags", q=Amount(self.n, f"{self.tag.name}_tag"))

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", f"tag-{self.tag.name}"]


class NeedProduction(Node):
    """So much production of my own."""

    def __init__(self, what: Quantity, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.what.slot] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("needs_production", x=Noun(self.what.noun))]

    def phrase(self) -> Phrase:
        return Phrase("req_production", x=Noun(self.what.noun))

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", self.what.icon]


class NeedCount(Node):
    """So many of something on the board. `mine`: tiles of my own."""

    def __init__(self, of: Count, n: int, noun: str, mine: bool = False) -> None:
        super().__init__()
        self.of = of
        self.n = n
        self.noun = noun
        self.mine = mine

    def children(self) -> list[Node]:
        return [self.of]

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.of.count(s, seat, card) >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - self.of.count(s, seat, card)
        return [] if missing <= 0 else [Phrase("needs_more", q=Amount(missing, self.noun, more=True))]

    def phrase(self) -> Phrase:
        return Phrase("req_own_tile" if self.mine else "req_in_play", q=Amount(self.n, self.noun))

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", *self.of.icons()]
