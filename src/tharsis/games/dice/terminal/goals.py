"""Milestones and awards of the Dice Game."""

from __future__ import annotations

from rich.console import RenderableType

from tharsis.cli.screen.goals import GoalRow, goals_table
from tharsis.cli.screen.reader import Reader
from tharsis.games.dice.components import CUP
from tharsis.games.dice.goals import (
    FIRST_PLACE,
    GONE,
    MILESTONE_POINTS,
    SECOND_PLACE,
    SOLO_NEEDS,
    Watch,
    award_icons,
)
from tharsis.games.dice.round import LIMITS
from tharsis.games.dice.slots import AWARD_SPACES, MILESTONE_SPACES
from tharsis.games.dice.terminal.faces import face_word
from tharsis.kernel.core import State
from tharsis.rules.seats import solo
from tharsis.text.card import goal_title


def dice_goals(s: State, r: Reader) -> RenderableType:
    """The three milestones on the board and the three awards: who has them, how everybody stands."""
    second = SECOND_PLACE if s.rules.players != 2 else 0
    milestones = [milestone_row(s, space, r) for space in range(len(MILESTONE_SPACES))]
    awards = [award_row(s, s.world[slot], r) for slot in AWARD_SPACES if s.world[slot] >= 0]
    return goals_table(
        [
            (r.word("milestones_worth", n=MILESTONE_POINTS), [row for row in milestones if row is not None]),
            (r.word("awards_worth", a=FIRST_PLACE, b=second), awards),
        ],
        r,
    )


def milestone_row(s: State, space: int, r: Reader) -> GoalRow | None:
    """A milestone; alone, it must be got in time."""
    place, watch = s.world[MILESTONE_SPACES[space]], s.rules.on_settled
    if place < 0:
        return None
    assert isinstance(watch, Watch)
    milestone = watch.milestones[place]
    owner = s.world[milestone.owner]
    note = f"({milestone.level})"
    if solo(s) and owner < 0:
        last = next(turn for turn, at in LIMITS.items() if at == space)
        note = r.word("until_turn", n=milestone.level, turn=last)
    values = [milestone.value(s, seat) for seat in range(s.rules.players)]
    return GoalRow(goal_title(milestone, r.language), note, owner, values, owner == GONE)


def award_row(s: State, number: int, r: Reader) -> GoalRow:
    """An award: icons of this face in the costs of played cards."""
    face = CUP.faces[number]
    note = f"({SOLO_NEEDS[face.sides]})" if solo(s) else ""
    values = [award_icons(s, seat, number) for seat in range(s.rules.players)]
    return GoalRow(f"{face_word(face, r)} ({r.word(face.die.name)})", note, -1, values)
