"""Milestones and awards."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import (
    ALL_CITIES,
    GREENERY,
    HEAT,
    MC,
    SCIENCE,
    STEEL,
    TITANIUM,
    TR,
    VOCABULARY,
)
from tharsis.games.mars.components import BUILDING as BUILDING_TAG
from tharsis.kernel.core import Count, Node, State
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import CountWords
from tharsis.rules.counts import Cities, Has, OwnTiles, Tags
from tharsis.rules.goals import Objective, owner_slot, placed
from tharsis.rules.vocabulary import HAND

MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
AWARD_PRICES: Final = [8, 14, 20]
FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 2
LIMIT: Final = 3


class CardsInHand(Count):
    """The cards in my hand."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun("card_in_hand"), required="req_min", most="award_most")

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

    def scored(self, s: State, seat: int, card: int) -> int:
        return sum(part.scored(s, seat, card) for part in self.parts)

    def most(self, first: Amount, second: Amount) -> Phrase:
        things = [part.words.thing for part in self.parts]
        return Phrase("award_most", p=first, x=Joined([x for x in things if x is not None]), q=second)

    def icons(self) -> list[str]:
        return [token for part in self.parts for token in part.icons()]


class Goal(Objective):
    """A milestone or an award of this game."""

    def __init__(self, owner: int, key: str, kind: str, measure: Count, level: int = 0) -> None:
        super().__init__(owner, key, kind, measure, level)
        if level:
            self.points = Amount(MILESTONE_POINTS, "vp")

    def with_level(self, level: int) -> Goal:
        return Goal(self.owner, self.key, self.kind, self.measure, level)

    def phrase(self) -> Phrase:
        if self.level:
            return self.measure.required(self.level)
        return self.measure.most(Amount(FIRST_PLACE, "vp"), Amount(SECOND_PLACE, "vp"))

    def icons(self) -> list[str]:
        number = ["req-min", f"{self.level}"] if self.level else []
        return [*number, *self.measure.icons()]


class Rating(Has):
    """My terraform rating."""

    def __init__(self) -> None:
        super().__init__(TR)

    def required(self, n: int) -> Phrase:
        return Phrase("req_tr", n=n)


def milestone(key: str, measure: Count, level: int, vocabulary: Vocabulary = VOCABULARY) -> Goal:
    """A milestone: who has so much may claim it."""
    return Goal(owner_slot(vocabulary, "milestone", key), key, "milestone", measure, level)


def award(key: str, measure: Count, vocabulary: Vocabulary = VOCABULARY) -> Goal:
    """An award: at the end it goes to who has most."""
    return Goal(owner_slot(vocabulary, "award", key), key, "award", measure)


MILESTONES: Final[list[Goal]] = [
    milestone("terraformer", Rating(), 35),
    milestone("mayor", Cities(ALL_CITIES, mine=True), 3),
    milestone("gardener", OwnTiles(GREENERY), 3),
    milestone("builder", Tags(BUILDING_TAG), 8),
    milestone("planner", CardsInHand(), 16),
]

AWARDS: Final[list[Goal]] = [
    award("landlord", OwnTiles()),
    award("banker", Has(MC.production)),
    award("scientist", Tags(SCIENCE)),
    award("thermalist", Has(HEAT)),
    award("miner", Sum(Has(STEEL), Has(TITANIUM))),
]


def taken(s: State, goals: list[Objective]) -> int:
    """How many of them have an owner."""
    found = 0
    for g in goals:
        if s.world[g.owner] >= 0:
            found += 1
    return found


def award_points(s: State, award: Objective) -> list[int]:
    """What a funded award brings each seat. Ties are friendly; a shared first place leaves no second."""
    values = [award.value(s, seat) for seat in range(s.rules.players)]
    return placed(values, FIRST_PLACE, SECOND_PLACE if s.rules.players > 2 else 0)
