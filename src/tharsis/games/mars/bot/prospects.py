"""Milestones and awards as they will probably end."""

from __future__ import annotations

from math import sqrt, tanh

from tharsis.games.mars.goals import FIRST_PLACE, LIMIT, MILESTONE_POINTS, SECOND_PLACE, Sum, taken
from tharsis.games.mars.slots import GENERATION
from tharsis.kernel.core import Count, State
from tharsis.rules.counts import Cities, Has, OwnTiles
from tharsis.rules.goals import Objective, goals_of
from tharsis.rules.vocabulary import Resource

EARLY = 3  # until this generation only a lead of two is worth an award
CLEAR = 2
LATE = 0.5  # generations before the end in which what can be spent is a lead
SURE = 0.8  # how likely an award must be mine to be funded
LIKELY = 0.6  # the same in the last generation, when M€ have few other uses
CROWD = 0.3  # each further rival is that much of the spread more likely to come up
# How far leads change until the end: at once, and with the root of the generations to come.
STOCK_SPREAD = (7.0, 7.0)
PRODUCTION_SPREAD = (1.0, 3.5)
TILE_SPREAD = (0.8, 1.9)
TAG_SPREAD = (0.6, 0.4)


class Prospects:
    """What goals are worth to a seat, in VP."""

    def __init__(self, s: State, seat: int, left: float) -> None:
        self.seat = seat
        self.left = left
        self.awards = goals_of(s.rules, "award")
        self.milestones = goals_of(s.rules, "milestone")
        self.spread = {a.key: spread_of(a.measure, left) for a in self.awards}

    def value(self, s: State) -> float:
        """Awards that are funded, and milestones that are near."""
        found = sum(self.award(s, a) for a in self.awards if s.world[a.owner] >= 0)
        return found + self.milestones_near(s)

    def award(self, s: State, award: Objective) -> float:
        """What an award will bring, less what it brings the best of the others, if it is settled at the end."""
        values = [award.value(s, i) for i in range(s.rules.players)]
        own = values.pop(self.seat)
        if not values:
            return 0.0
        chance = self.winning(award, own - max(values), len(values))
        second = (1.0 - chance) * SECOND_PLACE * 0.5 if s.rules.players > 2 else 0.0
        return chance * FIRST_PLACE + second - 0.6 * (1.0 - chance) * FIRST_PLACE / len(values)

    def winning(self, award: Objective, lead: int, rivals: int) -> float:
        """How likely a lead is to last."""
        spread = self.spread[award.key]
        return 0.5 + 0.5 * tanh(0.8 * (lead / spread - CROWD * (rivals - 1)))

    def milestones_near(self, s: State) -> float:
        """What is on the way to a milestone, as long as there are some to be had."""
        number = taken(s, self.milestones)
        if number >= LIMIT:
            return 0.0
        found = 0.0
        for milestone in self.milestones:
            if s.world[milestone.owner] < 0 and milestone.level:
                share = min(1.0, milestone.value(s, self.seat) / milestone.level)
                found += 0.4 * MILESTONE_POINTS * share**3
        return found * min(1.0, 0.2 + self.left / 6) * (1.0 - 0.2 * number)

    def too_early(self, s: State, key: str) -> bool:
        """Whether an award is not to be funded yet: others may well win it."""
        award = next(a for a in self.awards if a.key == key)
        values = [award.value(s, i) for i in range(s.rules.players)]
        own = values.pop(self.seat)
        lead = own - max(values, default=0)
        if s.world[GENERATION] <= EARLY and lead < CLEAR:
            return True
        if counts_stock(award.measure) and self.left > LATE:
            return True
        return lead < 1 or self.winning(award, lead, len(values)) < (SURE if self.left else LIKELY)

    def counted(self, s: State, resource: Resource) -> bool:
        """Whether a funded award counts what is left of a resource."""
        return any(
            isinstance(part, Has) and part.what is resource
            for award in self.awards
            if s.world[award.owner] >= 0
            for part in parts_of(award.measure)
        )


def spread_of(measure: Count, left: float) -> float:
    """How far a lead in what is counted may still change until the end."""
    at_once, later = TAG_SPREAD
    for part in parts_of(measure):
        if isinstance(part, Has):
            at_once, later = PRODUCTION_SPREAD if part.what.is_production else STOCK_SPREAD
        elif isinstance(part, OwnTiles | Cities):
            at_once, later = TILE_SPREAD
    return at_once + later * sqrt(left)


def parts_of(measure: Count) -> list[Count]:
    """What is counted together."""
    if not isinstance(measure, Sum):
        return [measure]
    return [inner for part in measure.parts for inner in parts_of(part)]


def counts_stock(measure: Count) -> bool:
    """Whether what is counted can be spent before the end."""
    return any(isinstance(part, Has) and not part.what.is_production for part in parts_of(measure))
