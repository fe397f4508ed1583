"""What must hold at every decision of every game: used by tests and by long runs to find faults early.

An audit follows one game. It keeps its own books from the log and compares them with the state.
"""

from __future__ import annotations

from tharsis.games.plugins import facets
from tharsis.kernel.core import NOBODY, Event, State
from tharsis.play.checks.facets import logged_slots, logged_world, points, problems
from tharsis.play.events import EventReader
from tharsis.play.scores import scores

POINTS_EVERY = 25  # checks between two full counts of the points: they take longest


class Broken(AssertionError):
    """An invariant does not hold."""


class Audit:
    """The books of one game, begun at its first decision."""

    def __init__(self, s: State) -> None:
        self.facets = facets(s.rules, "audit")
        self.logged_slots = logged_slots(s.rules)
        self.logged_world = logged_world(s.rules)
        self.log = s.log
        self.world = s.world[:]
        self.seats = [own[:] for own in s.seats]
        self.place = s.place[:]
        self.res = s.res[:]
        self.tile = s.tile[:]
        self.checks = 0
        self.moved = True
        self.zones: list[list[int]] = []  # as they lay when last checked: few decisions move a card
        self.placed: list[int] = []

    def check(self, s: State) -> None:
        """Raise Broken with everything that is wrong with the state."""
        found = self.problems(s)
        if found:
            raise Broken("; ".join(found))

    def problems(self, s: State) -> list[str]:
        """Everything that is wrong with the state."""
        found = self.follow(s)
        found += self.compare(s)
        if s.zones != self.zones or s.place != self.placed:
            found += wrong_places(s)
            self.zones, self.placed = [pile[:] for pile in s.zones], s.place[:]
        found += problems(self.facets, "wrong", s)
        if self.moved:
            found += problems(self.facets, "wrong_cards", s)
        if s.over or self.checks % POINTS_EVERY == 0:
            found += self.wrong_points(s)
        if s.over:
            found += problems(self.facets, "wrong_end", s)
        found += wrong_decisions(s)
        self.checks += 1
        self.moved = False
        return found

    # --- the books ------------------------------------------------------------------------------------------------------

    def follow(self, s: State) -> list[str]:
        """Enter the new events into the books."""
        events: list[Event] = []
        e = s.log
        while e is not None and e is not self.log:
            events.append(e)
            e = e.previous
        if e is not self.log:
            return ["the log does not go on from where it was"]
        books = Books(self, s)
        for e in reversed(events):
            books.read(e)
        self.log = s.log
        return books.wrong

    def compare(self, s: State) -> list[str]:
        """The state must be what the log makes of the start."""
        rules = s.rules
        found = [
            f"seat {seat}: {rules.seat_names[slot]} is {s.seats[seat][slot]}, the log makes it {books[slot]}"
            for seat, books in enumerate(self.seats)
            for slot in self.logged_slots
            if books[slot] != s.seats[seat][slot]
        ]
        found += [
            f"{rules.world_names[slot]} is {s.world[slot]}, the log makes it {self.world[slot]}"
            for slot in self.logged_world
            if self.world[slot] != s.world[slot]
        ]
        if self.res != s.res:
            found.append("the resources on cards are not those of the log")
        if self.tile != s.tile:
            found.append("the tiles are not those of the log")
        return found

    def wrong_points(self, s: State) -> list[str]:
        """Two ways of counting points must agree."""
        found: list[str] = []
        for score in scores(s):
            again = points(self.facets, s, score.seat)
            if again not in (score.total, None) or sum(score.parts.values()) != score.total:
                found.append(f"seat {score.seat}: {score.total} points, {again} when counted again")
        return found


class Books(EventReader):
    """Enters events into the books of an audit; `wrong`: what can't have happened."""

    def __init__(self, audit: Audit, s: State) -> None:
        self.audit = audit
        self.s = s
        self.wrong: list[str] = []

    def change(self, e: Event) -> None:
        self.audit.seats[e.seat][e.subject] += e.amount

    def world(self, e: Event) -> None:
        self.audit.world[e.subject] += e.amount

    def resource(self, e: Event) -> None:
        self.audit.res[e.subject] += e.amount

    def tile(self, e: Event) -> None:
        self.wrong += problems(self.audit.facets, "wrong_tile", self.s, self.audit.tile, e)
        self.audit.tile[e.subject] = e.amount

    def lift(self, e: Event) -> None:
        if self.audit.tile[e.subject] != e.amount:
            self.wrong.append(f"no such tile lay on {self.s.rules.cell_names[e.subject]}")
        self.audit.tile[e.subject] = -1

    def move(self, e: Event) -> None:
        """A card moves; from one common pile to another it may have gone unnoticed, when the deck was renewed."""
        zones, names = self.s.rules.zone_seat, self.s.rules.zone_names
        was = self.audit.place[e.card]
        self.audit.place[e.card] = e.subject
        self.audit.moved = True
        if was != e.amount and not (zones[was] == NOBODY and zones[e.amount] == NOBODY):
            card = self.s.rules.cards[e.card].key
            self.wrong.append(f"{card} left {names[e.amount]} but lay in {names[was]}")


def audit(s: State) -> list[str]:
    """Everything that is wrong with a single state, as far as it shows without the game that led to it."""
    return Audit(s).problems(s)


def wrong_places(s: State) -> list[str]:
    """Every card lies in exactly one place, and knows it."""
    place, total = s.place, sum(len(pile) for pile in s.zones)
    found = [
        f"{s.rules.cards[c].key} lies in {s.rules.zone_names[z]} and thinks otherwise"
        for z, pile in enumerate(s.zones)
        for c in pile
        if place[c] != z
    ]
    if total != len(place):
        found.append(f"{total} cards lie about instead of {len(place)}")
    return found


def wrong_decisions(s: State) -> list[str]:
    """Some seat must decide until the game is over; each has a choice, and it is the one the rules give now."""
    asks = s.decisions()
    if s.over:
        return ["the game is over and somebody must decide"] if asks else []
    if not asks:
        return ["nobody must decide and the game is not over"]
    found: list[str] = []
    trial = s.clone()
    trial.reask()
    for ask in asks:
        kind = type(ask.frame.node).__name__
        if len(ask.options) < 2 or len(set(ask.options)) != len(ask.options):
            found.append(f"{kind} offers {ask.options}")
        again = trial.ask_of(ask.seat)
        if again is None or again.options != ask.options:
            found.append(f"{kind} would not offer the same options now")
    return found
