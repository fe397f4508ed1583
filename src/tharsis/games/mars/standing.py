"""How Terraforming Mars stands: milestones and awards, and how near the end is."""

from __future__ import annotations

from tharsis.games.mars.components import PARAMETERS
from tharsis.games.mars.goals import (
    FIRST_PLACE,
    LIMIT,
    MILESTONE_POINTS,
    SECOND_PLACE,
    award_points,
    taken,
)
from tharsis.games.mars.menu import GoalEntry
from tharsis.games.mars.round import terraformed
from tharsis.games.mars.slots import GENERATION, SOLO_GENERATIONS
from tharsis.kernel.core import State
from tharsis.rules.goals import Objective
from tharsis.rules.menu import menu_of
from tharsis.rules.seats import solo
from tharsis.rules.standing import Ending, GoalStanding, Standings, first_only, standing_of


class MarsStandings(Standings):
    """The base game's goals and its end."""

    def goals(self, s: State) -> list[GoalStanding]:
        menu = menu_of(s.rules)
        entries = [] if menu is None else [e for e in menu.entries if isinstance(e, GoalEntry)]
        return [goal_standing(s, entry, goal) for entry in entries for goal in entry.goals]

    def ending(self, s: State) -> Ending:
        complete = sum(1 for p in PARAMETERS if s.world[p.slot] >= p.goal)
        rounds = SOLO_GENERATIONS if solo(s) else 0
        last = s.world[GENERATION] >= rounds if solo(s) else terraformed(s)
        return Ending(s.world[GENERATION], rounds, complete, len(PARAMETERS), last, last)


def goal_standing(s: State, entry: GoalEntry, goal: Objective) -> GoalStanding:
    """A milestone or an award, with what it costs to take it next."""
    owner, players, number = s.world[goal.owner], s.rules.players, taken(s, entry.goals)
    if goal.level:
        points = [MILESTONE_POINTS if owner == seat else 0 for seat in range(players)]
        places = [MILESTONE_POINTS]
    else:
        points = award_points(s, goal) if owner >= 0 else [0] * players
        places = [FIRST_PLACE, SECOND_PLACE] if players > 2 else [FIRST_PLACE]
    found = standing_of(s, goal, points)
    found.places = places
    if not goal.level and len(places) == 1:
        found.phrase = first_only(goal.phrase())
    found.verb = entry.word
    found.limit = LIMIT
    if owner < 0 and number < LIMIT:
        found.price = entry.prices[number]
    return found
