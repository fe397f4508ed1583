"""What must always hold in Crater."""

from __future__ import annotations

from tharsis.kernel.core import State
from tharsis.play.checks.common import below_floor, wrong_parameters
from tharsis.rules.vocabulary import HAND
from tharsis_crater import HAND_SIZE, ICE, LAKE, LAST_ROUND, POINTS, ROUND

LOGGED_SLOTS = (ICE.slot, POINTS.slot)
LOGGED_WORLD = (LAKE.slot,)


def wrong(s: State) -> list[str]:
    """Nothing below 0, the lake within its shore, every step of it paid in points, enough cards in every hand."""
    found = below_floor(s, [(ICE.slot, 0), (POINTS.slot, 0)]) + wrong_parameters(s, [LAKE])
    if sum(own[POINTS.slot] for own in s.seats) < 2 * s.world[LAKE.slot]:
        found.append("steps of the lake that nobody was paid for")
    if any(len(s.zones[s.rules.zone(seat, HAND)]) < HAND_SIZE - 1 for seat in range(s.rules.players)):
        found.append("a hand is too small")
    return found


def wrong_end(s: State) -> list[str]:
    """The lake is full, or all rounds were played."""
    full = s.world[LAKE.slot] == LAKE.goal
    return [] if full or s.world[ROUND] == LAST_ROUND else ["the game ended too early"]


def points(s: State, seat: int) -> int:
    """The points of a seat, which the books compare with the log."""
    return s.seats[seat][POINTS.slot]
