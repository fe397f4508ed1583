"""Requirements that only Ares Expedition has: zones and oceans as the phase began, things to spend, a rating."""

from __future__ import annotations

from tharsis.games.ares.components import SLACK, TR, ZONES, ZonedTrack
from tharsis.kernel.core import Card, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.needs import Requirement
from tharsis.rules.vocabulary import Quantity


class NeedZone(Requirement):
    """A track that was in a zone or higher (`least`), or in a zone or lower, when the phase began."""

    def __init__(self, track: ZonedTrack, zone: int, least: bool) -> None:
        super().__init__()
        self.track = track
        self.zone = zone
        self.least = least

    def can(self, s: State, seat: int, card: int) -> bool:
        own = s.seats[seat]
        # Helps do not add up: one colour, however many there are.
        slack = 1 if own[SLACK.slot] + own[SLACK.until_next] > 0 else 0
        now = self.track.zone(s.world[self.track.at_start])
        return now + slack >= self.zone if self.least else now - slack <= self.zone

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        pattern = f"ares_{self.track.name}_zone_{'low' if self.least else 'high'}"
        return [Phrase(pattern, x=self.noun())]

    def noun(self) -> Noun:
        """The zone as a word."""
        return Noun(f"{ZONES[self.zone]}_zone")

    def notation(self) -> str:
        return f"{self.track.name} {'>=' if self.least else '<='} {ZONES[self.zone]}"

    def phrase(self) -> Phrase:
        return Phrase(f"ares_req_{self.track.name}_{'min' if self.least else 'max'}", x=self.noun())

    def border(self) -> int:
        """The level at which the zone begins, or the last one in it."""
        borders = self.track.borders
        return borders[self.zone - 1] if self.least else borders[self.zone] - self.track.size

    def icons(self) -> list[str]:
        return ["req-min" if self.least else "req-max", f"{self.border()}", self.track.icon]


class NeedLevel(Requirement):
    """So many oceans or more (`least`), or so many or fewer, when the phase began."""

    def __init__(self, track: ZonedTrack, level: int, least: bool) -> None:
        super().__init__()
        self.track = track
        self.level = level
        self.least = least

    def can(self, s: State, seat: int, card: int) -> bool:
        now = s.world[self.track.at_start]
        return now >= self.level if self.least else now <= self.level

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        return [self.track.missed(self.level, s.world[self.track.at_start], self.least)]

    def notation(self) -> str:
        return f"{self.track.name} {'>=' if self.least else '<='} {self.level}"

    def phrase(self) -> Phrase:
        return self.track.required(self.level, self.least)

    def icons(self) -> list[str]:
        return ["req-min" if self.least else "req-max", f"{self.level}", self.track.icon]


class NeedSpend(Requirement):
    """Something that is spent besides the price, before any effect."""

    def __init__(self, what: Quantity, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.what.slot] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - s.seats[seat][self.what.slot]
        return [] if missing <= 0 else [self.what.lacking(self.n, missing)]

    def total(self, slot: int) -> int:
        return -self.n if slot == self.what.slot else 0

    def notation(self) -> str:
        return f"spend {'TR' if self.what is TR else self.what.name} {self.n}"

    def phrase(self) -> Phrase:
        if self.what is TR:
            return Phrase("req_spend_tr", n=self.n)
        return Phrase("req_spend", q=Amount(self.n, self.what.noun))

    def icons(self) -> list[str]:
        return [f"-{self.n}", self.what.icon]


class NeedRating(Requirement):
    """A terraform rating so high; it is not spent."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][TR.slot] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("ares_tr_below", n=self.n)]

    def notation(self) -> str:
        return f"TR >= {self.n}"

    def phrase(self) -> Phrase:
        return Phrase("req_tr", n=self.n)

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", TR.icon]


def spent_for(card: Card, slot: int) -> int:
    """How much of a slot a card takes besides its price."""
    return -sum(need.total(slot) for need in card.needs)


def spend(s: State, seat: int, card: int) -> None:
    """Spend what a card asks for besides its price."""
    for need in s.rules.cards[card].needs:
        if isinstance(need, NeedSpend):
            s.add(seat, need.what.slot, -need.n, card)
