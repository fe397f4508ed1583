"""What `tharsis balance` must know of the Dice Game, whose cards are partly ours to balance."""

from __future__ import annotations

from tharsis.games.dice.scoring import GRADES, grade
from tharsis.games.dice.slots import BONUS, CORPORATION, TURN
from tharsis.games.plugins import game_named
from tharsis.kernel.core import State

__all__ = ["AT_RANDOM", "GRADES", "grade", "leader", "offered", "options", "turns"]

AT_RANDOM = "corporation"  # the question that is answered at random


def options(i: int) -> dict[str, object]:
    """What the table chooses in a game of a series: one side of the board after the other, each twice."""
    boards = [board.name for board in game_named("dice").boards]
    return {"board": boards[i // 2 % len(boards)]}


def turns(s: State) -> int:
    """How many turns each player had."""
    return s.world[TURN] // s.rules.players


def offered(s: State, verb: str) -> list[int]:
    """The cards that a question shows to who is asked."""
    return s.zones[BONUS] if verb == "bonus" else []


def leader(s: State, seat: int) -> int:
    """The corporation of a seat."""
    return s.seats[seat][CORPORATION]
