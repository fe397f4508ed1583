"""Final scoring: terraform rating, awards, milestones, the map, cards."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import CITY_NUMBERS, GREENERY, TR
from tharsis.games.mars.goals import MILESTONE_POINTS, award_points
from tharsis.games.mars.round import terraformed
from tharsis.kernel.core import Count, ScorePart, State
from tharsis.rules.goals import goals_of
from tharsis.rules.scoring import CardPoints, Stock
from tharsis.rules.vocabulary import EVENTS, TABLEAU


class Awards(ScorePart):
    """What funded awards bring."""

    def points(self, s: State, seat: int) -> int:
        return sum(award_points(s, a)[seat] for a in goals_of(s.rules, "award") if s.world[a.owner] >= 0)


class Milestones(ScorePart):
    """What claimed milestones bring."""

    def points(self, s: State, seat: int) -> int:
        return sum(MILESTONE_POINTS for m in goals_of(s.rules, "milestone") if s.world[m.owner] == seat)


class Greeneries(ScorePart):
    """One point for each greenery of mine."""

    def points(self, s: State, seat: int) -> int:
        return sum(1 for i, t in enumerate(s.tile) if t == GREENERY.number and s.owner[i] == seat)


class CityPoints(ScorePart):
    """One point for each greenery, anybody's, next to a city of mine."""

    def points(self, s: State, seat: int) -> int:
        return sum(
            1
            for i, t in enumerate(s.tile)
            if t in CITY_NUMBERS and s.owner[i] == seat
            for j in s.rules.neighbours[i]
            if s.tile[j] == GREENERY.number
        )


SCORING: Final[list[ScorePart]] = [
    Stock("tr", TR.slot),
    Awards("awards"),
    Milestones("milestones"),
    Greeneries("greeneries", at_once=True),
    CityPoints("cities", at_once=True),
    CardPoints("cards", [TABLEAU, EVENTS]),
]


class Terraformed(Count):
    """1 when Mars is terraformed."""

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if terraformed(s) else 0
