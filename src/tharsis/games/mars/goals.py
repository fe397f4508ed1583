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


class Sum(Count):
    """Several counts together."""

    def __init__(self, *parts: Count) -> None:
        super().__init__()
        self.parts: list[Count] = list(parts)

    def children(self) -> list[Node]:
        return list(self.parts)

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(part.count(s, seat, card) for part in self.parts)


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
