"""What must always hold in Turmoil, written down a second time and in another way than the rules."""

from __future__ import annotations

from tharsis.games.mars.components import TR
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    COMING,
    CURRENT,
    DELEGATES,
    DISTANT,
    DOMINANT,
    LOBBY,
    NEUTRAL,
    NEUTRAL_DELEGATES,
    NEUTRAL_RESERVE,
    NONE,
    PARTIES,
    RATING_TOLL,
    RESERVE,
)
from tharsis.kernel.core import State
from tharsis.play.checks.common import below_floor

FLOORS = [
    (LOBBY, 0),
    (RESERVE, 0),
    (RATING_TOLL.slot, 0),
    (TR.slot, 0),
    *[(party.delegates, 0) for party in PARTIES],
]


def wrong(s: State) -> list[str]:
    """Delegates add up, leaders lead, the dominant party is the largest, one event lies at each place."""
    return below_floor(s, FLOORS) + wrong_delegates(s) + wrong_parties(s) + wrong_events(s)


def wrong_delegates(s: State) -> list[str]:
    """Seven of each player, fourteen neutral ones; at most one in the lobby."""
    found: list[str] = []
    for seat, own in enumerate(s.seats):
        chair = 1 if s.world[CHAIRMAN] == seat else 0
        total = own[LOBBY] + own[RESERVE] + chair + sum(own[party.delegates] for party in PARTIES)
        if total != DELEGATES or own[LOBBY] > 1:
            found.append(f"seat {seat} has {total} delegates, {own[LOBBY]} of them in the lobby")
    chair = 1 if s.world[CHAIRMAN] == NEUTRAL else 0
    neutral = s.world[NEUTRAL_RESERVE] + chair + sum(s.world[party.neutral] for party in PARTIES)
    if neutral != NEUTRAL_DELEGATES or s.world[NEUTRAL_RESERVE] < 0:
        found.append(f"there are {neutral} neutral delegates")
    return found


def wrong_parties(s: State) -> list[str]:
    """A party with delegates has a leader, and nobody has more in it; no party is larger than the dominant one."""
    found: list[str] = []
    sizes: list[int] = []
    for party in PARTIES:
        by_owner = {NEUTRAL: s.world[party.neutral]}
        by_owner |= {seat: own[party.delegates] for seat, own in enumerate(s.seats)}
        sizes.append(sum(by_owner.values()))
        leader = s.world[party.leader]
        if (leader == NONE) != (sizes[-1] == 0):
            found.append(f"{party.key}: {sizes[-1]} delegates, leader {leader}")
        elif leader != NONE and by_owner[leader] < max(by_owner.values()):
            found.append(f"{party.key}: somebody has more delegates than the leader's owner")
    if sizes[s.world[DOMINANT]] < max(sizes):
        found.append("another party is larger than the dominant one")
    return found


def wrong_events(s: State) -> list[str]:
    """At most one event at each place of the row."""
    return [s.rules.zone_names[zone] for zone in (DISTANT, COMING, CURRENT) if len(s.zones[zone]) > 1]


def points(s: State, seat: int) -> int:
    """A point for every seat at the top that is mine."""
    tops = [s.world[party.leader] for party in PARTIES]
    return [*tops, s.world[CHAIRMAN]].count(seat)
