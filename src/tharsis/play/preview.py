"""What an option would cost and bring, and to whom: tried out in an imagined world, so that nothing hidden shows."""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import (
    CHANCE,
    CHANGE,
    EVERYONE,
    MOVE,
    NOBODY,
    RESOURCE,
    TILE,
    WORLD,
    Ask,
    Event,
    State,
)
from tharsis.kernel.errors import Refused
from tharsis.play.adapters import adapter_for
from tharsis.play.decision import labels_of
from tharsis.play.determinise import determinise
from tharsis.play.odds import Throw, throws
from tharsis.rules.pay import Pay

WORLDS = 3  # imagined where chance has a hand in it


@dataclass(slots=True)
class SeatChange:
    """What changes for a seat: slots by name, resources on its cards, cards in its zones (only how many), tiles."""

    slots: dict[str, int] = field(default_factory=dict)
    resources: dict[str, int] = field(default_factory=dict)
    zones: dict[str, int] = field(default_factory=dict)
    tiles: list[tuple[str, str]] = field(default_factory=list)  # area, tile


@dataclass(slots=True)
class Preview:
    """The changes until the next question. `chance`: what follows depends on dice or on cards that nobody knows yet.

    `chances`: which dice would be rolled until the action is complete, with the odds of their faces.
    """

    label: str
    seats: list[SeatChange]
    world: dict[str, int] = field(default_factory=dict)
    chance: bool = False
    chances: list[Throw] = field(default_factory=list)
    next_seat: int | None = None
    next_prompt: str | None = None  # None: the action is complete
    over: bool = False


def preview(s: State, seat: int, index: int) -> Preview:
    """What the seat's option at this index would do. The state stays as it is."""
    ask = s.ask_of(seat)
    if ask is None:
        raise Refused(f"seat {seat} has nothing to decide now")
    if not 0 <= index < len(ask.options):
        raise Refused(f"option {index} is not one of 0 to {len(ask.options) - 1}")
    label = labels_of(s, ask)[index]
    world, happened, lucky = tried(s, seat, index, 0)
    events = certain(happened)
    found = Preview(label, [SeatChange() for _ in s.seats], over=world.over)
    found.chances = throws(s, seat, index)
    if lucky:
        # Only what happens in every world is told: the rest is decided by dice or by the shuffle.
        for number in range(1, WORLDS):
            other = certain(tried(s, seat, index, number)[1])
            same = common(events, other)
            found.chance = found.chance or same < max(len(events), len(other))
            events = events[:same]
        found.chance = found.chance or any(e.kind == CHANCE for e in happened)
    tally(found, world, seat, events, s.forked)
    name_next(found, world, seat, s.forked)
    return found


def tried(s: State, seat: int, index: int, number: int) -> tuple[State, list[Event], bool]:
    """Take the option in an imagined world: that world, what happened, and whether chance was used."""
    world = determinise(s, seat, f"preview {number}", history=False)
    before, chance = -1 if world.log is None else world.log.index, world.rng_at
    world.apply(seat, index)
    pay_through(world, seat)
    events: list[Event] = []
    e = world.log
    while e is not None and e.index > before:
        events.append(e)
        e = e.previous
    events.reverse()
    return world, events, world.rng_at != chance


def certain(events: list[Event]) -> list[Event]:
    """What happened, without what came of a throw: that may be the same in a few worlds and is not certain even so."""
    found: list[Event] = []
    left = 0  # to come of the last throw
    for e in events:
        if e.kind == CHANCE:
            left = e.amount
        elif left > 0 and e.kind == CHANGE:
            left -= e.amount
        else:
            found.append(e)
    return found


def common(some: list[Event], others: list[Event]) -> int:
    """How many events at the start are the same; which card is drawn unseen does not count."""
    n = 0
    for a, b in zip(some, others, strict=False):
        if (a.kind, a.seat, a.subject, a.amount) != (b.kind, b.seat, b.subject, b.amount):
            break
        n += 1
    return n


def previews(s: State, seat: int) -> list[Preview]:
    """A preview of each of the seat's options."""
    ask = s.ask_of(seat)
    return [] if ask is None else [preview(s, seat, i) for i in range(len(ask.options))]


def pay_through(world: State, seat: int) -> None:
    """Answer questions of payment in the cheapest way."""
    ask = world.ask_of(seat)
    while ask is not None and isinstance(ask.frame.node, Pay):
        world.apply(seat, cheapest(world, ask))
        ask = world.ask_of(seat)


def cheapest(world: State, ask: Ask) -> int:
    """The option that spends most of what stands in for money without wasting any of its value."""
    node, frame = ask.frame.node, ask.frame
    assert isinstance(node, Pay)
    value = world.seats[frame.seat][node.means[frame.pc].value.slot]
    for i, units in enumerate(ask.options):  # the largest amount comes first
        if units * value <= frame.n:
            return i
    return len(ask.options) - 1


def tally(found: Preview, world: State, seat: int, events: list[Event], alone: bool) -> None:
    """Sum up what happened. After a card is turned up by chance the rest is left open."""
    for e in events:
        if alone and e.seat != seat:
            continue  # what the others choose at the same time is not told
        count(found, world, e)
        if e.kind == MOVE and e.seen == EVERYONE and unseen(world, e, seat):
            found.chance = True
            return


def unseen(world: State, e: Event, seat: int) -> bool:
    """Whether a card came from a pile that the seat can't look into."""
    return not world.rules.zone_seen[e.amount] & (1 << seat) and world.rules.zone_seat[e.amount] == NOBODY


def count(found: Preview, world: State, e: Event) -> None:
    """Add one event to the changes."""
    rules = world.rules
    if e.kind == CHANGE:
        add(found.seats[e.seat].slots, rules.seat_names[e.subject], e.amount)
    elif e.kind == WORLD:
        add(found.world, rules.world_names[e.subject], e.amount)
    elif e.kind == RESOURCE:
        owner = rules.tableau_seat[world.place[e.subject]]
        add(found.seats[owner if owner != NOBODY else e.seat].resources, rules.cards[e.subject].key, e.amount)
    elif e.kind == TILE and e.seat != NOBODY:
        found.seats[e.seat].tiles.append((rules.cell_names[e.subject], rules.tile_names[e.amount]))
    elif e.kind == MOVE:
        for zone, n in ((e.subject, 1), (e.amount, -1)):
            if rules.zone_seat[zone] != NOBODY:
                add(found.seats[rules.zone_seat[zone]].zones, rules.zone_names[zone].partition(".")[0], n)


def add(counts: dict[str, int], name: str, n: int) -> None:
    """Add to a count; what comes to nothing is left out."""
    total = counts.pop(name, 0) + n
    if total:
        counts[name] = total


def name_next(found: Preview, world: State, seat: int, alone: bool) -> None:
    """Say which question comes next, if the action goes on. Only its kind: the rest may name an imagined card."""
    asks = [a for a in world.decisions() if a.seat == seat or not alone]
    if found.chance or len(asks) != 1 or alone != world.forked:
        return
    if not adapter_for(world.rules.game).is_menu(asks[0]):
        found.next_seat = asks[0].seat
        found.next_prompt = asks[0].frame.node.prompt(world, asks[0].frame).partition(" ")[0]
