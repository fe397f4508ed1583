"""Milestones and awards."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import BUILDING as BUILDING_TAG
from tharsis.games.mars.components import (
    CITY_NUMBERS,
    GREENERY,
    HEAT,
    MC,
    SCIENCE,
    STEEL,
    TITANIUM,
    TR,
    VOCABULARY,
)
from tharsis.kernel.core import Count, Node, State
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase
from tharsis.rules.counts import Cities, Has, OwnTiles, Tags
from tharsis.rules.goals import Objective, placed
from tharsis.rules.vocabulary import HAND

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


class Goal(Objective):
    """A milestone or an award of this game."""

    def __init__(self, key: str, kind: str, measure: Count, noun: str, level: int = 0) -> None:
        super().__init__(VOCABULARY, key, kind, measure, noun, level)

    def phrase(self) -> Phrase:
        if self.level and self.noun == "tr":
            return Phrase("req_tr", n=self.level)
        if self.level:
            own = isinstance(self.measure, (Cities, OwnTiles))
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
    return placed(values, FIRST_PLACE, SECOND_PLACE if s.rules.players > 2 else 0)
