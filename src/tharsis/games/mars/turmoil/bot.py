"""What the committee is worth to a seat, in M€ of today."""

from __future__ import annotations

from tharsis.games.mars.bot import generations_left
from tharsis.games.mars.components import MC
from tharsis.games.mars.turmoil.committee import available, delegates, influence, leader, parties_led
from tharsis.games.mars.turmoil.components import CHAIRMAN, DOMINANT, FROM_RESERVE, LOBBY, NONE, PARTIES
from tharsis.games.mars.turmoil.policies import BONUSES
from tharsis.kernel.core import State

POINT = 6.0  # what the evaluation of the game gives for a point
RATING = 6.0  # a step of the rating that is about to come
SOON = 0.6  # with fewer generations left no Turmoil phase follows
NEAR = [0.0, 0.7, 0.4, 0.15]  # what a point for a leader counts, by the delegates that are missing
RIVAL = 0.6  # the point that a rival loses


def committee(s: State, seat: int) -> float:
    """Influence on the coming event, what the next government brings; leaders' points that will not last are no points."""
    left = generations_left(s)
    tops = parties_led(s, seat) + (1 if s.world[CHAIRMAN] == seat else 0)
    if left < SOON:
        return last_lead(s, seat)
    party = s.world[DOMINANT]
    found = 1.5 * influence(s, seat) - 0.7 * POINT * min(1.0, left / 3) * tops
    if leader(s, party) == seat:
        found += RATING
    found += 0.5 * next_bonus(s, seat, party)
    return found + 0.5 * s.seats[seat][LOBBY]


def last_lead(s: State, seat: int) -> float:
    """The lead of a party that I can still take before the end, on the way to it."""
    own = s.seats[seat]
    mine = min(available(s, seat), own[LOBBY] + own[MC.slot] // FROM_RESERVE)
    found = 0.0
    for party in range(len(PARTIES)):
        old = leader(s, party)
        missing = 1 + (delegates(s, party, old) if old != NONE else 0) - delegates(s, party, seat)
        if old != seat and missing < len(NEAR) and missing <= mine:
            found = max(found, NEAR[missing] * POINT * (1.0 + (RIVAL if old >= 0 else 0.0)))
    return found


def next_bonus(s: State, seat: int, party: int) -> float:
    """What the bonus of the dominant party would bring, less what it brings the others."""
    bonus = BONUSES[party]
    worth = [bonus.money(s, i) + RATING * bonus.rating(s, i) for i in range(s.rules.players)]
    others = max(1, s.rules.players - 1)
    return worth[seat] - (sum(worth) - worth[seat]) / others


VALUES = [committee]
