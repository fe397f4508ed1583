"""The log of a game: what happened, as a chain of events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NOBODY: Final = -1
EVERYONE: Final = -1
WATCHER: Final = 1 << 30  # the bit of those who have no seat: only what everybody knows has it

# Kinds of event in the log.
CHANGE: Final = 0  # a seat's slot: subject = slot, amount = difference
WORLD: Final = 1  # a slot of the world: subject = slot, amount = difference
MOVE: Final = 2  # a card: subject = zone it goes to, amount = zone it leaves
TILE: Final = 3  # subject = cell, amount = tile
RESOURCE: Final = 4  # on a card: subject = that card, amount = difference
NOTE: Final = 5  # subject = number of the note (Ruleset.notes), amount as the note says
CHANCE: Final = (
    6  # chance decides, what comes of it follows: subject = of what kind (Ruleset.chances), amount = times
)
LIFT: Final = 7  # a tile leaves the map: subject = cell, amount = tile


KNOT: Final = 64  # every so many events comes one that the garbage collector knows


# Nothing in it could lead back to it: the garbage collector need not look at it.
@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """What happened, to whom, by which card, and who may read it. The log is a chain, so that copies share it.

    Make one with `told`.
    """

    __slots__ = ("amount", "card", "index", "kind", "previous", "seat", "seen", "subject")

    def __init__(
        self, previous: Event | None, kind: int, seat: int, card: int, subject: int, amount: int, seen: int
    ) -> None:
        self.previous = previous
        self.kind = kind
        self.seat = seat
        self.card = card
        self.subject = subject
        self.amount = amount
        self.seen = seen
        self.index: int = 0 if previous is None else previous.index + 1

    def same(self, other: Event) -> bool:
        """Whether the other one tells the same."""
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.card == other.card
            and self.subject == other.subject
            and self.amount == other.amount
        )


class Knot(Event):
    """An event like any other. What the garbage collector knows, Python frees without going deeper and deeper; a chain of
    others would be freed by as many calls within calls as it has events."""

    __slots__ = ()


def told(
    previous: Event | None, kind: int, seat: int, card: int, subject: int, amount: int, seen: int
) -> Event:
    """The next event of a log."""
    if previous is None or previous.index % KNOT:
        return Event(previous, kind, seat, card, subject, amount, seen)
    return Knot(previous, kind, seat, card, subject, amount, seen)


def left_out(last: Event | None) -> Event | None:
    """An entry that stands for a log up to this one, so that what follows keeps its number."""
    if last is None:
        return None
    found = Event(None, NOTE, NOBODY, -1, 0, 0, 0)
    found.index = last.index
    return found


def redacted(last: Event | None, bit: int) -> Event | None:
    """The log without the cards that a seat, by its bit, did not see."""
    events: list[Event] = []
    e = last
    while e is not None:
        events.append(e)
        e = e.previous
    found: Event | None = None
    for e in reversed(events):
        card = e.card if e.kind != MOVE or e.seen & bit else -1
        found = told(found, e.kind, e.seat, card, e.subject, e.amount, e.seen)
    return found


def shared_log(one: Event | None, other: Event | None) -> int:
    """The number of the last entry up to which two logs of a game tell the same."""
    found = -2
    while one is not other:
        if other is None or (one is not None and one.index > other.index):
            assert one is not None
            one = one.previous
        elif one is None or one.index < other.index:
            other = other.previous
        else:
            if not one.same(other):
                found = -2
            elif found < -1:
                found = one.index
            one, other = one.previous, other.previous
    if found >= 0:
        return found
    return -1 if one is None else one.index
