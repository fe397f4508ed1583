"""Milestones and awards."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.things import BUILDING as BUILDING_TAG
from tharsis.games.mars.things import (
    CITY_NUMBERS,
    GREENERY,
    HEAT,
    MC,
    SCIENCE,
    SLOTS,
    STEEL,
    TITANIUM,
    TR,
)
from tharsis.kernel.core import Count, Node, State
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase
from tharsis.rules.counts import Cities, Has, OwnTiles, Tags
from tharsis.rules.things import HAND

MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
AWARD_PRICES: Final = [8, 14, 20]
FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 2
LIMIT: Final = 3


class CardsInHand(Count):
    """The cards in my hand."""

    def count(self, s: State, seat: int, card: int) -> int:
        return len(s.zones[s.rules.zone(seat, HAND)])

    def icons(self) -> list[str]:
        return ["res-card"]


class Sum(Count):
    """Several counts together."""

    def __init__(self, *parts: Count) -> None:
        super().__init__()
        self.parts: list[Count] = list(parts)

    def children(self) -> list[Node]:
        return list(self.parts)

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(part.count(s, seat, card) for part in self.parts)

    def icons(self) -> list[str]:
        return [token for part in self.parts for token in part.icons()]


class Goal(Node):
    """A milestone (with the level that it asks for) or an award: once taken, it has an owner."""

    def __init__(self, key: str, kind: str, measure: Count, noun: str, level: int = 0) -> None:
        super().__init__()
        self.key = key
        self.kind = kind
        self.measure = measure
        self.noun = noun  # what is measured
        self.level = level
        self.owner = SLOTS.world(f"{kind}_{key}", -1)

    def children(self) -> list[Node]:
        return [self.measure]

    def value(self, s: State, seat: int) -> int:
        """What a seat has of it."""
        return self.measure.count(s, seat, -1)

    def phrase(self) -> Phrase:
        if self.level and self.noun == "tr":
            return Phrase("req_tr", n=self.level)
        if self.level:
            own = isinstance(self.measure, Cities | OwnTiles)
            return Phrase("req_own_tile" if own else "req_min", q=Amount(self.level, self.noun))
        first, second = Amount(FIRST_PLACE, "vp"), Amount(SECOND_PLACE, "vp")
        if isinstance(self.measure, Has) and self.measure.what.is_production:
            return Phrase("award_highest", p=first, x=Noun(self.noun), q=second)
        if isinstance(self.measure, Sum):
            parts = tuple(Noun(part.what.noun) for part in self.measure.parts if isinstance(part, Has))
            return Phrase("award_most", p=first, x=Joined(parts), q=second)
        return Phrase("award_most", p=first, x=Noun(self.noun), q=second)

    def icons(self) -> list[str]:
        number = ["req-min", f"{self.level}"] if self.level else []
        return [*number, *self.measure.icons()]


MILESTONES: Final[list[Goal]] = [
    Goal("terraformer", "milestone", Has(TR), "tr", 35),
    Goal("mayor", "milestone", Cities(CITY_NUMBERS, mine=True), "city_tile", 3),
    Goal("gardener", "milestone", OwnTiles(GREENERY), "greenery_tile", 3),
    Goal("builder", "milestone", Tags(BUILDING_TAG), "building_tag", 8),
    Goal("planner", "milestone", CardsInHand(), "card_in_hand", 16),
]

AWARDS: Final[list[Goal]] = [
    Goal("landlord", "award", OwnTiles(), "tile"),
    Goal("banker", "award", Has(MC.production), "mc_production"),
    Goal("scientist", "award", Tags(SCIENCE), "science_tag"),
    Goal("thermalist", "award", Has(HEAT), "heat"),
    Goal("miner", "award", Sum(Has(STEEL), Has(TITANIUM)), "steel"),
]


def taken(s: State, goals: list[Goal]) -> int:
    """How many of them have an owner."""
    return sum(1 for g in goals if s.world[g.owner] >= 0)


def award_points(s: State, award: Goal) -> list[int]:
    """What a funded award brings each seat. Ties are friendly; a shared first place leaves no second."""
    values = [award.value(s, seat) for seat in range(s.rules.players)]
    best = max(values)
    winners = values.count(best)
    rest = [v for v in values if v < best]
    second = max(rest) if rest and winners == 1 and s.rules.players > 2 else None
    return [FIRST_PLACE if v == best else SECOND_PLACE if v == second else 0 for v in values]
