"""Milestones and awards as they will probably end."""

from __future__ import annotations

from math import tanh

from tharsis.games.mars.components import HEAT, STEEL, TITANIUM
from tharsis.games.mars.goals import FIRST_PLACE, LIMIT, MILESTONE_POINTS, SECOND_PLACE, Sum, taken
from tharsis.games.mars.slots import GENERATION
from tharsis.kernel.core import Count, State
from tharsis.rules.counts import Has
from tharsis.rules.goals import Objective, goals_of

EARLY = 3  # until this generation only a clear lead is worth an award
CLEAR = 2
CATCH_UP = 0.25  # what others may catch up in a generation
LATE = 1.5  # generations before the end in which a lead hardly changes any more
STOCKS = [STEEL, TITANIUM, HEAT]  # what awards count and players spend


class Prospects:
    """What goals are worth to a seat, in VP."""

    def __init__(self, s: State, seat: int, left: float) -> None:
        self.seat = seat
        self.left = left
        self.awards = goals_of(s.rules, "award")
        self.milestones = goals_of(s.rules, "milestone")
        self.spread = {a.key: spread_of(s, a, left) for a in self.awards}

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
        chance = 0.5 + 0.5 * tanh((own - max(values)) / self.spread[award.key])
        second = (1.0 - chance) * SECOND_PLACE * 0.5 if s.rules.players > 2 else 0.0
        return chance * FIRST_PLACE + second - 0.6 * (1.0 - chance) * FIRST_PLACE / len(values)

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
        if counts_stock(award.measure) and self.left > LATE:
            return True
        early = s.world[GENERATION] <= EARLY or self.left > LATE
        return lead < (CLEAR + self.left * CATCH_UP if early else 1)


def spread_of(s: State, award: Objective, left: float) -> float:
    """How far a lead may still change until the end."""
    values = [award.value(s, i) for i in range(s.rules.players)]
    stock = 1.0 if counts_stock(award.measure) else 0.0
    sure = 1.0 if stock == 0.0 else min(1.0, left)  # what can be spent is settled in the last generation
    return 0.4 + 0.12 * max(values) * min(1.0, left) + 0.35 * left + 10.0 * stock * sure


def counts_stock(measure: Count) -> bool:
    """Whether what is counted can be spent before the end."""
    if isinstance(measure, Sum):
        return any(counts_stock(part) for part in measure.parts)
    return isinstance(measure, Has) and measure.what in STOCKS
