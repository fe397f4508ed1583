"""How long a game will still take, and what things are worth that far from its end: in M€ of today."""

from __future__ import annotations

from tharsis.games.mars.components import (
    ENERGY,
    HEAT,
    HEAT_PRICE,
    HEAT_VALUE,
    MC,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    PLANT_PRICE,
    PLANTS,
    STEEL,
    STEEL_VALUE,
    TEMPERATURE,
    TITANIUM,
    TITANIUM_VALUE,
    TR,
)
from tharsis.games.mars.round import terraformed
from tharsis.games.mars.slots import GENERATION, PASSED, SOLO_GENERATIONS
from tharsis.kernel.core import State
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import Resource

# How many generations a game usually takes, by the number of players.
USUAL = {1: 14, 2: 13, 3: 11, 4: 10, 5: 9}
STEPS = 42  # of all parameters together
SHAPE = 0.7  # steps come the quicker the later it is
PACE = 50.0  # generations that the first step left takes, times what all seats earn in one
MAYBE = 0.35  # a generation that may be the last one
LATER = {"heat": 0.7, "plants": 0.9}  # what it is worth in production, compared with stock
# What the standard projects ask for a step of temperature, oxygen, oceans.
PROJECTS = {TEMPERATURE.name: 14, OXYGEN.name: 23, OCEANS.name: 18}
LAST_POINT = 10.0  # M€ for a VP in the last generation
EARLIER = 0.1  # a VP is worth that much less for each generation before it
SOLO_STEP = 1.3  # alone, what a step is worth at the end, in prices of its standard project
SOLO_GROWTH = 0.2  # alone, what a M€ can grow in a generation


class Horizon:
    """Prices at one position, of the same kind for all seats."""

    def __init__(self, s: State) -> None:
        self.left = generations_left(s)  # generations after this one
        self.last = self.left == 0.0
        self.open = {p.name: (p.goal - s.world[p.slot]) // p.size for p in PARAMETERS}
        self.solo = solo(s) and any(self.open.values())  # once the goals are reached, points are all there is
        self.income = self.left * (1.0 - 0.02 * self.left)  # M€ a generation, from the next production on
        self.point = LAST_POINT / (1.0 + EARLIER * self.left)
        growth = 1.0 + SOLO_GROWTH * self.left
        self.step = dict.fromkeys(PROJECTS, 0.0)  # beyond the rating that comes with it
        if self.solo:
            self.point = 0.4
            self.income = self.left * (1.0 + SOLO_GROWTH * self.left / 2) / growth
            self.step = {name: SOLO_STEP * price / growth for name, price in PROJECTS.items()}
        self.rating = self.point + self.income
        # M€ that wait for no card buy a standard project; in the last generation, what is left is lost.
        # The last step of a parameter is soon gone: it is no place for many M€.
        sinks = [
            (self.rating + self.step[name]) / price for name, price in PROJECTS.items() if self.open[name] > 1
        ]
        self.spare = min(0.95, 0.9 * max(sinks, default=1.2 * self.point / PROJECTS[OXYGEN.name]))
        self.money = max(self.spare, min(1.0, 0.6 + 0.2 * self.left))
        if self.last and not self.solo:
            self.spare = self.money = 0.25
        self.greenery = self.greenery_worth()
        self.warmth = (self.rating + self.step[TEMPERATURE.name]) if self.open[TEMPERATURE.name] else 0.0

    def greenery_worth(self) -> float:
        """What a greenery brings: a VP, a city beside it now and then, an area, and oxygen."""
        oxygen = self.rating + self.step[OXYGEN.name] if self.open[OXYGEN.name] else 0.0
        return 1.3 * self.point + oxygen + (0.0 if self.last else 2.0)

    def in_reach(self, s: State, seat: int) -> bool:
        """Whether a seat could do all steps that are missing in this generation, by projects, heat and plants."""
        own, open_ = s.seats[seat], self.open
        if self.last or self.solo or own[PASSED]:
            return False
        warmed = min(open_[TEMPERATURE.name], own[HEAT.slot] // own[HEAT_PRICE.slot])
        grown = min(open_[OXYGEN.name], own[PLANTS.slot] // own[PLANT_PRICE.slot])
        price = sum(PROJECTS[name] * n for name, n in open_.items())
        return price - PROJECTS[TEMPERATURE.name] * warmed - PROJECTS[OXYGEN.name] * grown <= own[MC.slot]

    def unit(self, own: list[int], resource: Resource) -> float:
        """What a unit in stock is worth to a seat."""
        if resource is MC:
            return self.money
        if resource is PLANTS:
            return 0.7 * self.greenery / own[PLANT_PRICE.slot]
        if resource is STEEL:
            return (0.1 if self.last else 0.85) * self.money * own[STEEL_VALUE.slot]
        if resource is TITANIUM:
            return (0.1 if self.last else 0.9) * self.money * own[TITANIUM_VALUE.slot]
        heat = max(0.8 * self.warmth / own[HEAT_PRICE.slot], 0.9 * self.money * own[HEAT_VALUE.slot])
        return heat if resource is HEAT else 0.95 * heat * (0.0 if self.last else 1.0)

    def production(self, own: list[int], resource: Resource) -> float:
        """What a step of production is worth to a seat."""
        if resource is MC:
            return self.income
        times = self.income
        if resource is PLANTS and not self.solo:
            times += 1.0  # what grows in the last production becomes greeneries as well
        if resource in (HEAT, ENERGY):  # others warm Mars too
            steps = self.open[TEMPERATURE.name]
            times = min(times, 0.8 * steps) if own[HEAT_VALUE.slot] == 0 else times
            if resource is ENERGY:
                warming = LATER["heat"] * times * self.unit(own, HEAT) - 0.5
                return max(0.3 * self.income, warming) + 0.1 * self.left
        return LATER.get(resource.name, 1.0) * times * self.unit(own, resource)


def steps_left(s: State) -> int:
    """How many steps of the parameters are missing."""
    return sum((p.goal - s.world[p.slot]) // p.size for p in PARAMETERS)


def generations_left(s: State) -> float:
    """How many more generations there will be after this one, roughly; 0: this is the last one."""
    if solo(s):
        return float(SOLO_GENERATIONS - s.world[GENERATION])
    if terraformed(s):
        return 0.0
    steps = steps_left(s)
    usual = USUAL[s.rules.players] * float((steps / STEPS) ** SHAPE) - 0.5
    return max(MAYBE, min(usual, steps_alone(s, steps)))


def steps_alone(s: State, steps: int) -> float:
    """How many generations the missing steps take at what all seats earn together: players spend on points as well."""
    income = sum(own[TR.slot] + own[MC.production.slot] + 1.5 * own[HEAT.production.slot] for own in s.seats)
    return PACE * float(steps**SHAPE) / max(1.0, income)
