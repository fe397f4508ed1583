"""How Terraforming Mars stands: milestones and awards, and how near the end is."""

from __future__ import annotations

from tharsis.games.mars.components import (
    CARD_PRICE,
    MC,
    OCEAN_BONUS,
    PARAMETERS,
    RESOURCES,
    STEEL_VALUE,
    TITANIUM_VALUE,
    TR,
)
from tharsis.games.mars.goals import (
    FIRST_PLACE,
    LIMIT,
    MILESTONE_POINTS,
    SECOND_PLACE,
    award_points,
    taken,
)
from tharsis.games.mars.menu import GoalEntry
from tharsis.games.mars.round import CARDS_DRAWN, produced, terraformed
from tharsis.games.mars.setup import CARDS_DEALT, CORPORATIONS_DEALT, NEUTRAL_TILES, SOLO_RATING
from tharsis.games.mars.slots import ACTIONS, ACTIONS_PER_TURN, GENERATION, SOLO_GENERATIONS
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.phrase import Noun
from tharsis.rules.goals import Objective
from tharsis.rules.menu import menu_of
from tharsis.rules.seats import solo
from tharsis.rules.standing import (
    Ending,
    GoalStanding,
    GoalText,
    Standings,
    Stock,
    first_only,
    plain_stock,
    standing_of,
    text_of,
)


class MarsStandings(Standings):
    """The base game's goals and its end."""

    def goals(self, s: State) -> list[GoalStanding]:
        return [goal_standing(s, entry, goal) for entry in goal_entries(s.rules) for goal in entry.goals]

    def goal_texts(self, rules: Ruleset) -> list[GoalText]:
        return [goal_text(rules, goal) for entry in goal_entries(rules) for goal in entry.goals]

    def goal_prices(self, rules: Ruleset) -> dict[str, list[int]]:
        return {entry.goals[0].kind: entry.prices[:LIMIT] for entry in goal_entries(rules) if entry.goals}

    def tiebreak(self, rules: Ruleset) -> Noun | None:
        return Noun(MC.noun)

    def facts(self, rules: Ruleset) -> dict[str, int]:
        return {
            "actions": ACTIONS_PER_TURN,
            "cards_dealt": CARDS_DEALT,
            "cards_drawn": CARDS_DRAWN,
            "corporations_dealt": CORPORATIONS_DEALT,
            "goals": LIMIT,
            "milestone_points": MILESTONE_POINTS,
            "first_place": FIRST_PLACE,
            "second_place": SECOND_PLACE,
            "solo_generations": SOLO_GENERATIONS,
            "solo_rating": SOLO_RATING,
            "neutral_cities": NEUTRAL_TILES // 2,
            "rating": rules.seat_start[TR.slot],
            "least_production": MC.production.floor,
            **{
                query.name: rules.seat_start[query.slot]
                for query in (CARD_PRICE, OCEAN_BONUS, STEEL_VALUE, TITANIUM_VALUE)
            },
        }

    def stocks(self, rules: Ruleset) -> list[Stock]:
        return [plain_stock(what) for what in (*RESOURCES, TR)]

    def ending(self, s: State) -> Ending:
        complete = sum(1 for p in PARAMETERS if s.world[p.slot] >= p.goal)
        rounds = SOLO_GENERATIONS if solo(s) else 0
        last = s.world[GENERATION] >= rounds if solo(s) else terraformed(s)
        return Ending(s.world[GENERATION], rounds, complete, len(PARAMETERS), last, last)

    def actions(self, s: State) -> tuple[int, int]:
        return (s.world[ACTIONS], ACTIONS_PER_TURN)

    def income(self, s: State, seat: int) -> dict[str, int]:
        return {resource.name: produced(s, seat, resource) for resource in RESOURCES}


def goal_entries(rules: Ruleset) -> list[GoalEntry]:
    """The entries of a turn that take goals."""
    menu = menu_of(rules)
    return [] if menu is None else [entry for entry in menu.entries if isinstance(entry, GoalEntry)]


def goal_text(rules: Ruleset, goal: Objective) -> GoalText:
    """The words of a goal, with so many players."""
    alone = not goal.level and len(award_places(rules)) == 1
    return text_of(goal, first_only(goal.phrase()) if alone else None)


def award_places(rules: Ruleset) -> list[int]:
    """The points of the places of an award: with two players there is one."""
    return [FIRST_PLACE, SECOND_PLACE] if rules.players > 2 else [FIRST_PLACE]


def goal_standing(s: State, entry: GoalEntry, goal: Objective) -> GoalStanding:
    """A milestone or an award, with what it costs to take it next."""
    owner, players, number = s.world[goal.owner], s.rules.players, taken(s, entry.goals)
    if goal.level:
        points = [MILESTONE_POINTS if owner == seat else 0 for seat in range(players)]
        places = [MILESTONE_POINTS]
    else:
        points = award_points(s, goal) if owner >= 0 else [0] * players
        places = award_places(s.rules)
    found = standing_of(s, goal, points)
    found.places = places
    found.verb = entry.word
    found.limit = LIMIT
    if owner < 0 and number < LIMIT:
        found.price = entry.prices[number]
    return found
