"""The committee: who has delegates where, who leads, which party is dominant, how much influence each player has."""

from __future__ import annotations

from tharsis.games.mars.slots import ACTIVE
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    DOMINANT,
    INFLUENCE,
    LOBBY,
    NEUTRAL,
    NEUTRAL_RESERVE,
    NONE,
    NOTE_DOMINANT,
    NOTE_LEADER,
    NOTE_NEUTRAL,
    PARTIES,
    RESERVE,
)
from tharsis.kernel.core import NOBODY, State


def delegates(s: State, party: int, owner: int) -> int:
    """How many delegates of an owner are in a party, the leader included."""
    if owner == NEUTRAL:
        return s.world[PARTIES[party].neutral]
    return s.seats[owner][PARTIES[party].delegates]


def add_delegates(s: State, party: int, owner: int, n: int) -> None:
    """An owner has more delegates in a party, or fewer."""
    if owner == NEUTRAL:
        s.set_world(PARTIES[party].neutral, s.world[PARTIES[party].neutral] + n)
    else:
        s.seats[owner][PARTIES[party].delegates] += n


def owners(s: State) -> list[int]:
    """Everybody who can own delegates, the neutral ones last."""
    return [*range(s.rules.players), NEUTRAL]


def size(s: State, party: int) -> int:
    """All delegates of a party."""
    slot, found = PARTIES[party].delegates, s.world[PARTIES[party].neutral]
    for own in s.seats:
        found += own[slot]
    return found


def leader(s: State, party: int) -> int:
    """Who owns the leader of a party: a seat, NEUTRAL or NONE."""
    return s.world[PARTIES[party].leader]


def ordinary(s: State, party: int, owner: int) -> int:
    """The delegates of an owner in a party that do not lead it."""
    return delegates(s, party, owner) - (1 if leader(s, party) == owner else 0)


def available(s: State, seat: int) -> int:
    """The delegates in a player's lobby and reserve."""
    return s.seats[seat][LOBBY] + s.seats[seat][RESERVE]


def give_back(s: State, owner: int, n: int = 1) -> None:
    """Delegates return to their owner's reserve."""
    if owner == NEUTRAL:
        s.set_world(NEUTRAL_RESERVE, s.world[NEUTRAL_RESERVE] + n)
    elif owner >= 0:
        s.seats[owner][RESERVE] += n


def take_out(s: State, seat: int, n: int) -> None:
    """So many delegates leave the reserve, and the lobby for what it lacks."""
    own = s.seats[seat]
    from_reserve = min(n, own[RESERVE])
    own[RESERVE] -= from_reserve
    own[LOBBY] -= n - from_reserve


def enter(s: State, party: int, owner: int, n: int = 1) -> None:
    """Delegates come into a party; leader and dominance are looked at when all are there."""
    add_delegates(s, party, owner, n)
    settle_leader(s, party)
    if size(s, party) > size(s, s.world[DOMINANT]):  # only the party that grew can pass the dominant one
        settle_dominance(s)


def enter_neutral(s: State, party: int) -> None:
    """A neutral delegate comes into a party, if one is left."""
    if s.world[NEUTRAL_RESERVE] > 0:
        s.set_world(NEUTRAL_RESERVE, s.world[NEUTRAL_RESERVE] - 1)
        s.note(NOTE_NEUTRAL, NOBODY, -1, party)
        enter(s, party, NEUTRAL)


def settle(s: State, party: int) -> None:
    """The delegates of a party have changed: its leader, and which party is dominant."""
    settle_leader(s, party)
    settle_dominance(s)


def settle_leader(s: State, party: int) -> None:
    """Whoever has more delegates than the leader's owner takes the seat."""
    old = leader(s, party)
    most = delegates(s, party, old) if old != NONE else 0
    players = s.rules.players
    # In which order owners come who pass a leader at the same moment: in turn order after him, neutral last.
    first = old + 1 if old >= 0 else s.world[ACTIVE]
    for i in range(players + 1):
        new = (first + i) % players if i < players else NEUTRAL
        if delegates(s, party, new) > most:
            s.set_world(PARTIES[party].leader, new)
            if new != NEUTRAL:
                s.note(NOTE_LEADER, new, -1, party)
            return


def settle_dominance(s: State) -> None:
    """A party with more delegates than the dominant one takes the marker; of several the largest, then clockwise."""
    old = s.world[DOMINANT]
    new = largest(s, old, size(s, old))
    if new != old:
        s.set_world(DOMINANT, new)
        s.note(NOTE_DOMINANT, NOBODY, -1, new)


def largest(s: State, old: int, least: int) -> int:
    """The party with most delegates, if it has more than `least`; tied ones clockwise from the old one. Else the old."""
    found = old
    for i in range(1, len(PARTIES) + 1):
        party = (old + i) % len(PARTIES)
        n = size(s, party)
        if n > least:
            found, least = party, n
    return found


def influence(s: State, seat: int) -> int:
    """The chairman, the leader of the dominant party, and other delegates in it: 1 each; and what cards add."""
    dominant = s.world[DOMINANT]
    found = s.seats[seat][INFLUENCE.slot]
    found += 1 if s.world[CHAIRMAN] == seat else 0
    found += 1 if leader(s, dominant) == seat else 0
    return found + (1 if ordinary(s, dominant, seat) > 0 else 0)


def parties_with(s: State, seat: int) -> int:
    """The parties in which a player has a delegate."""
    return sum([1 for party in range(len(PARTIES)) if delegates(s, party, seat) > 0])


def parties_led(s: State, seat: int) -> int:
    """The parties that a player's delegates lead."""
    return sum([1 for party in range(len(PARTIES)) if leader(s, party) == seat])
