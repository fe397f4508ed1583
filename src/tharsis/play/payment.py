"""Every way to pay for an option: the courses that its questions of payment can take, played out in a world of their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import CHANGE, NOTE, Ask, Event, State
from tharsis.play.decision import labels_of

MOST = 300  # ways that are worked out; where there are more, each question is asked by itself


@dataclass(slots=True)
class Way:
    """What is given, by slot, and the answers that say so."""

    costs: dict[str, int] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)


class TooMany(Exception):
    """More ways than anybody looks through."""


def ways_to_pay(world: State, seat: int, before: int) -> list[Way]:
    """The ways to go on from here, the cheapest first, where the seat is asked how it pays; `before` is the last entry
    of the log before the move. The world stays as it is."""
    found: list[Way] = []
    try:
        explore(world, seat, before, [], found)
    except TooMany:
        return []
    return found if len(found) > 1 else []


def explore(world: State, seat: int, before: int, answers: list[str], found: list[Way]) -> None:
    """Take every answer to the open question of payment in a copy; where none is open, the price is paid."""
    ask = world.ask_of(seat)
    best = -1 if ask is None else cheapest(world, ask)
    if ask is None or best < 0:
        if len(found) == MOST:
            raise TooMany
        found.append(Way(paid_since(world, seat, before), answers))
        return
    labels = labels_of(world, ask)
    for i in [best, *[i for i in range(len(labels)) if i != best]]:
        copy = world.clone()
        copy.apply(seat, i)
        explore(copy, seat, before, [*answers, labels[i]], found)


def cheapest(world: State, ask: Ask) -> int:
    """The option that wastes least of what pays, where a question is only about how to pay; otherwise -1."""
    return ask.frame.node.cheapest(world, ask.frame, ask.options)


def paid_since(world: State, seat: int, before: int) -> dict[str, int]:
    """What the seat has paid, by slot: a move is paid before anything else happens."""
    events = events_after(world, before)
    costs: dict[str, int] = {}
    for e in events[: price_of(events, seat)]:
        if e.kind == CHANGE:
            name = world.rules.seat_names[e.subject]
            costs[name] = costs.get(name, 0) - e.amount
    return costs


def price_of(events: list[Event], seat: int) -> int:
    """How many events at the start of a move are its price: a move is paid before anything else happens."""
    for number, e in enumerate(events):
        if e.kind != NOTE and (e.kind != CHANGE or e.seat != seat or e.amount > 0):
            return number
    return len(events)


def events_after(world: State, before: int) -> list[Event]:
    """What happened after the entry of this number, oldest first."""
    events: list[Event] = []
    e = world.log
    while e is not None and e.index > before:
        events.append(e)
        e = e.previous
    return events[::-1]
