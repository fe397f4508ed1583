"""The Turmoil phase: the rating is revised, the current event happens, a new government is formed, times change."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import MC, TR
from tharsis.games.mars.slots import FIRST_PLAYER, turn_order
from tharsis.games.mars.turmoil.committee import (
    add_delegates,
    delegates,
    enter_neutral,
    give_back,
    largest,
    leader,
    owners,
)
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    COMING,
    CURRENT,
    DISTANT,
    DOMINANT,
    EVENT_DECK,
    LOBBY,
    NEUTRAL,
    NONE,
    NOTE_CHAIRMAN,
    NOTE_DOMINANT,
    NOTE_EVENT,
    NOTE_REVEALED,
    NOTE_REVISION,
    NOTE_RULING,
    PARTIES,
    PAST,
    RESERVE,
    RULING,
)
from tharsis.games.mars.turmoil.events import GlobalEvent
from tharsis.games.mars.turmoil.parts import EventPart, change
from tharsis.games.mars.turmoil.policies import BONUSES
from tharsis.kernel.core import NOBODY, Frame, Node, State
from tharsis.kernel.phases import Phase, Steps
from tharsis.rules.resolve import RESOLVE


def event_of(s: State, card: int) -> GlobalEvent:
    """The event of a number."""
    found = s.rules.cards[card]
    assert isinstance(found, GlobalEvent)
    return found


def top_of_events(s: State) -> int:
    """The event that is turned up next; the past ones are shuffled into a new deck if need be. -1: there is none."""
    if not s.zones[EVENT_DECK]:
        if not s.zones[PAST]:
            return -1
        for card in s.zones[PAST][:]:
            s.move(NOBODY, card, EVENT_DECK)
        s.shuffle_pile(EVENT_DECK)
        s.forget(EVENT_DECK)
    return s.zones[EVENT_DECK][-1]


def turn_up(s: State, zone: int) -> int:
    """A new event is turned up: the party at its top gets a neutral delegate. The party, or -1."""
    card = top_of_events(s)
    if card < 0:
        return -1
    s.move(NOBODY, card, zone)
    s.note(NOTE_REVEALED, NOBODY, card)
    return event_of(s, card).revealed


class SetUpCommittee(Node):
    """The deck of events is shuffled; the first is coming, the second distant, and both place a neutral delegate."""

    def step(self, s: State, f: Frame) -> None:
        s.shuffle_pile(EVENT_DECK)
        first = turn_up(s, COMING)
        s.set_world(DOMINANT, first)
        enter_neutral(s, first)
        enter_neutral(s, turn_up(s, DISTANT))


class Revision(Node):
    """Every player's rating goes down a step."""

    def step(self, s: State, f: Frame) -> None:
        s.note(NOTE_REVISION, NOBODY)
        for seat in turn_order(s):
            change(s, seat, TR, -1, -1)


class CurrentEvent(Node):
    """The current event happens, part by part. Program: 0 begin; then 1 + the part."""

    def step(self, s: State, f: Frame) -> None:
        if not s.zones[CURRENT]:
            return
        card = s.zones[CURRENT][-1]
        parts = s.rules.cards[card].play
        if f.pc == 0:
            s.note(NOTE_EVENT, NOBODY, card)
            s.push(f.at(1))
            return
        if f.pc < len(parts):
            s.push(f.at(f.pc + 1))
        self.happens(s, parts[f.pc - 1], card)

    def happens(self, s: State, part: Node, card: int) -> None:
        """One part: once by the first player, or to everybody in turn, or chosen by all at the same time."""
        if not isinstance(part, EventPart):
            s.push(Frame(RESOLVE, s.world[FIRST_PLAYER], card))
            s.do(part, s.world[FIRST_PLAYER], card)
        elif part.secret():
            s.fork([Frame(part, seat, card) for seat in range(s.rules.players)], secret=True)
        else:
            for seat in turn_order(s):
                part.step(s, Frame(part, seat, card))


class NewGovernment(Node):
    """The dominant party comes to power: bonus, clearing, chairman, the new dominant party, the lobby."""

    def children(self) -> list[Node]:
        return list(BONUSES)

    def step(self, s: State, f: Frame) -> None:
        party = s.world[DOMINANT]
        s.set_world(RULING, party)
        s.note(NOTE_RULING, NOBODY, -1, party)
        self.pay_bonus(s, party)
        new = leader(s, party)
        give_back(s, s.world[CHAIRMAN])
        self.clear(s, party)
        self.seat_chairman(s, new)
        self.shift(s, party)
        self.fill_lobby(s)

    def pay_bonus(self, s: State, party: int) -> None:
        """Worked out for all before anybody gets it."""
        bonus, order = BONUSES[party], turn_order(s)
        money = [bonus.money(s, seat) for seat in order]
        rating = [bonus.rating(s, seat) for seat in order]
        for i, seat in enumerate(order):
            change(s, seat, MC, money[i], -1)
            change(s, seat, TR, rating[i], -1)

    def clear(self, s: State, party: int) -> None:
        """All delegates leave the party; the leader does not go to the reserve."""
        for owner in owners(s):
            n = delegates(s, party, owner)
            add_delegates(s, party, owner, -n)
            give_back(s, owner, n - (1 if leader(s, party) == owner else 0))
        s.set_world(PARTIES[party].leader, NONE)

    def seat_chairman(self, s: State, owner: int) -> None:
        """The leader takes the chair. A party that nobody leads leaves it to the neutral delegates."""
        if owner == NONE:
            owner = NEUTRAL
            give_back(s, NEUTRAL, -1)
        s.set_world(CHAIRMAN, owner)
        s.note(NOTE_CHAIRMAN, owner)
        if owner != NEUTRAL:
            change(s, owner, TR, 1, -1)

    def shift(self, s: State, party: int) -> None:
        """The dominance marker goes to the party that now has most delegates; tied ones clockwise."""
        s.set_world(DOMINANT, largest(s, party, -1))
        s.note(NOTE_DOMINANT, NOBODY, -1, s.world[DOMINANT])

    def fill_lobby(self, s: State) -> None:
        """Whoever has no delegate in the lobby puts one there from the reserve."""
        for own in s.seats:
            if own[LOBBY] == 0 and own[RESERVE] > 0:
                own[LOBBY] = 1
                own[RESERVE] -= 1


class ChangingTimes(Node):
    """The events move on, and neutral delegates come for the one that is current now and the one turned up."""

    def step(self, s: State, f: Frame) -> None:
        for card in s.zones[CURRENT][:]:
            s.move(NOBODY, card, PAST)
        for card in s.zones[COMING][:]:
            s.move(NOBODY, card, CURRENT)
            enter_neutral(s, event_of(s, card).current)
        for card in s.zones[DISTANT][:]:
            s.move(NOBODY, card, COMING)
        party = turn_up(s, DISTANT)
        if party >= 0:
            enter_neutral(s, party)


TURMOIL: Final = Steps(
    [
        Phase("revision", Revision()),
        Phase("event", CurrentEvent()),
        Phase("government", NewGovernment()),
        Phase("changing-times", ChangingTimes()),
    ]
)
