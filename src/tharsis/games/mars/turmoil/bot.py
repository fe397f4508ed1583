"""What the committee is worth to a seat, in M€ of today."""

from __future__ import annotations

from tharsis.games.mars.bot import generations_left
from tharsis.games.mars.turmoil.committee import influence, leader, parties_led
from tharsis.games.mars.turmoil.components import CHAIRMAN, DOMINANT, LOBBY
from tharsis.games.mars.turmoil.policies import BONUSES
from tharsis.kernel.core import State

POINT = 6.0  # what the evaluation of the game gives for a point
RATING = 6.0  # a step of the rating that is about to come
SOON = 0.6  # with fewer generations left no Turmoil phase follows


def committee(s: State, seat: int) -> float:
    """Influence on the coming event, what the next government brings; leaders' points that will not last are no points."""
    left = generations_left(s)
    tops = parties_led(s, seat) + (1 if s.world[CHAIRMAN] == seat else 0)
    if left < SOON:
        return 0.0
    party = s.world[DOMINANT]
    found = 1.5 * influence(s, seat) - 0.7 * POINT * min(1.0, left / 3) * tops
    if leader(s, party) == seat:
        found += RATING
    found += 0.5 * next_bonus(s, seat, party)
    return found + 0.5 * s.seats[seat][LOBBY]


def next_bonus(s: State, seat: int, party: int) -> float:
    """What the bonus of the dominant party would bring, less what it brings the others."""
    bonus = BONUSES[party]
    worth = [bonus.money(s, i) + RATING * bonus.rating(s, i) for i in range(s.rules.players)]
    others = max(1, s.rules.players - 1)
    return worth[seat] - (sum(worth) - worth[seat]) / others


VALUES = [committee]
