"""How the Dice Game stands: milestones and awards, the end, bonus cards to come, what a greenery would bring."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import (
    CITY,
    COMPLETE,
    CUP,
    GREENERY,
    KEPT_DICE,
    OXYGEN,
    PARAMETERS,
    REFILL,
    TERRAFORMED,
    VP,
    WILD,
)
from tharsis.games.dice.goals import (
    FIRST_PLACE,
    GONE,
    MILESTONE_POINTS,
    SECOND_PLACE,
    SOLO_NEEDS,
    TRIGGER,
    award_icons,
    award_points,
    complete,
)
from tharsis.games.dice.round import LIMITS
from tharsis.games.dice.slots import (
    AWARD_SPACES,
    BEGIN,
    BONUS_STEPS,
    DONE,
    ENDING,
    MAIN_DUE,
    MILESTONE_SPACES,
    PRODUCED,
    SOLO_TURNS,
    STAGE,
    TURN,
)
from tharsis.games.dice.verbs.dice import Die, Face
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.counts import bonus_of
from tharsis.rules.goals import goals_of
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
from tharsis.rules.tiles import Standing
from tharsis.rules.vocabulary import LAND, Tile

# The parts of a turn, as a table calls them.
PARTS: Final = {BEGIN: "begin", MAIN_DUE: "main", DONE: "done", PRODUCED: "production"}


class DiceStandings(Standings):
    """The base game's goals, its end, its track of VP and its map."""

    def goals(self, s: State) -> list[GoalStanding]:
        milestones = [milestone_standing(s, space) for space in range(len(MILESTONE_SPACES))]
        awards = [award_standing(s, s.world[slot]) for slot in AWARD_SPACES if s.world[slot] >= 0]
        return [found for found in milestones if found is not None] + awards

    def goal_texts(self, rules: Ruleset) -> list[GoalText]:
        milestones = [text_of(goal) for goal in goals_of(rules, "milestone")]
        return milestones + [award_text(rules, face) for face in CUP.faces]

    def stocks(self, rules: Ruleset) -> list[Stock]:
        return [*[dice_stock(die) for die in CUP.dice], plain_stock(WILD), plain_stock(VP)]

    def facts(self, rules: Ruleset) -> dict[str, int]:
        return {
            "parameters": len(PARAMETERS),
            "complete_parameters": TRIGGER,
            "milestone_points": MILESTONE_POINTS,
            "first_place": FIRST_PLACE,
            "second_place": SECOND_PLACE,
            "solo_turns": SOLO_TURNS,
            "first_bonus": BONUS_STEPS[0],
            "second_bonus": BONUS_STEPS[1],
            **{query.name: rules.seat_start[query.slot] for query in (KEPT_DICE, REFILL)},
            "step_points": TERRAFORMED.total(VP.slot),
            "beyond_points": COMPLETE.total(VP.slot),
            **beside_facts(),
        }

    def part(self, s: State) -> str:
        return PARTS[s.world[STAGE]]

    def ending(self, s: State) -> Ending:
        turn, done = s.world[TURN], complete(s)
        if solo(s):
            return Ending(turn, SOLO_TURNS, done, len(PARAMETERS), False, turn >= SOLO_TURNS)
        return Ending(turn, 0, done, TRIGGER, s.world[ENDING] > 0, s.world[ENDING] > 1)

    def steps(self, s: State) -> dict[str, list[int]]:
        return {VP.name: BONUS_STEPS}

    def area_points(self, s: State) -> list[int]:
        return [greenery_points(s, cell) for cell in range(len(s.tile))]


def dice_stock(die: Die) -> Stock:
    """A colour of dice: its faces are its kinds."""
    stock = Stock(die.name, f"{die.name}_die", f"die-{die.name}", die.faces, die.production)
    stock.sides = [face.sides for face in die.faces]
    return stock


def beside_facts() -> dict[str, int]:
    """What tiles bring by what lies beside them."""
    found: dict[str, int] = {}
    for tile in (GREENERY, CITY):
        if isinstance(tile.beside, Standing):
            found[f"{tile.name}_points"] = tile.beside.n
            found[f"{tile.name}_beside"] = tile.beside.each
    return found


def milestone_standing(s: State, space: int) -> GoalStanding | None:
    """The milestone on a space of the board; alone, it must be got in time."""
    place = s.world[MILESTONE_SPACES[space]]
    if place < 0:
        return None
    milestone = goals_of(s.rules, "milestone")[place]
    owner = s.world[milestone.owner]
    if owner == GONE:
        return None
    points = [MILESTONE_POINTS if owner == seat else 0 for seat in range(s.rules.players)]
    found = standing_of(s, milestone, points)
    found.places = [MILESTONE_POINTS]
    if solo(s):
        found.until = next(turn for turn, at in LIMITS.items() if at == space)
    return found


def award_standing(s: State, number: int) -> GoalStanding:
    """An award: the icons of a face in the costs of everybody's cards."""
    face = CUP.faces[number]
    counts = [award_icons(s, seat, number) for seat in range(s.rules.players)]
    found = GoalStanding("award", face.name, counts, award_points(s, number))
    found.places = award_places(s.rules)
    found.needs = award_needs(s.rules, face)
    return found


def award_places(rules: Ruleset) -> list[int]:
    """The points of the places of an award: with two players there is one."""
    return [FIRST_PLACE] if rules.players == 2 else [FIRST_PLACE, SECOND_PLACE]


def award_needs(rules: Ruleset, face: Face) -> list[int]:
    """How many icons the places of an award ask for: alone, there is nobody to be ahead of."""
    return [SOLO_NEEDS[face.sides], SOLO_NEEDS[face.sides] - 1] if rules.players == 1 else []


def award_text(rules: Ruleset, face: Face) -> GoalText:
    """The words of an award, with so many players."""
    title, short = (Phrase(pattern, x=Noun(face.noun)) for pattern in ("award_named", "award_short"))
    return GoalText("award", face.name, title, award_phrase(rules, face), [face.icon], short)


def award_phrase(rules: Ruleset, face: Face) -> Phrase:
    """What an award counts and brings, to so many players."""
    first, second, needs = Amount(FIRST_PLACE, "vp"), Amount(SECOND_PLACE, "vp"), award_needs(rules, face)
    if needs:
        n, m = needs
        return Phrase("award_icons_alone", p=first, n=n, x=Noun(face.noun), q=second, m=m)
    said = Phrase("award_icons", p=first, x=Noun(face.noun), q=second)
    return said if len(award_places(rules)) > 1 else first_only(said)


def greenery_points(s: State, cell: int) -> int:
    """What a greenery on an area would bring now: the step of oxygen, what lies beside it, the print. 0: not there."""
    if s.rules.cell_kind[cell] != LAND:
        return 0
    step = OXYGEN.reward if s.world[OXYGEN.slot] < OXYGEN.goal else OXYGEN.beyond
    raised = 0 if step is None else step.total(VP.slot)
    return raised + worth_there(s, GREENERY, cell) + bonus_of(s.rules, cell, VP.slot)


def worth_there(s: State, tile: Tile, cell: int) -> int:
    """The points that a tile would bring on an area by what lies around it."""
    standing = tile.beside
    if not isinstance(standing, Standing) or s.rules.cell_kind[cell] != LAND:
        return 0
    around = sum(1 for other in s.rules.neighbours[cell] if s.tile[other] in standing.numbers)
    return standing.n + standing.each * around
