"""A state as a document of plain values: slots, zones, cards and nodes by name, so that it outlives their numbers.

What is as it was at the start is left out: a slot that nobody uses leaves no trace. `unpack.py` reads it.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tharsis.kernel.core import (
    CHANCE,
    CHANGE,
    LIFT,
    MOVE,
    NOTE,
    RESOURCE,
    TILE,
    WORLD,
    Event,
    Frame,
    Ruleset,
    State,
)
from tharsis.kernel.module import card_names

# A suspended piece of work: path of its node, what the node is, seat, card, point of its program, and its numbers: as
# one, where the first saves had one.
FrameDoc = tuple[str, str, int, str | None, int, int | tuple[int, ...]]
# kind, seat, card, subject, amount, who may read it: cards and subjects as places in the list of names
EventDoc = tuple[int, int, int, int, int, int]


class AskDoc(msgspec.Struct, forbid_unknown_fields=True):
    """An open decision."""

    frame: FrameDoc
    options: list[int]


class LogDoc(msgspec.Struct, forbid_unknown_fields=True):
    """The log, oldest entry first, and the names that its entries use."""

    names: list[str]
    rows: list[EventDoc]


class StateDoc(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a state holds."""

    seed: str
    rng_at: int
    world: dict[str, int]
    seats: list[dict[str, int]]
    zones: dict[str, list[str]]
    known: dict[str, int]
    resources: dict[str, int]
    used: dict[str, int]
    marks: dict[str, int]
    tiles: dict[str, tuple[str, int]]
    claims: dict[str, int]
    stacks: list[list[FrameDoc]]
    pools: list[list[FrameDoc]]
    asks: list[AskDoc | None]
    stack: int
    forked: bool = False
    secret: bool = False
    over: bool = False
    stuck: bool = False
    log: LogDoc | None = None


class Index:
    """Names by number, and the numbers of those that are in play."""

    def __init__(self, names: list[str], in_play: list[int] | None = None) -> None:
        self.names = names
        self.number = {names[i]: i for i in (range(len(names)) if in_play is None else in_play)}


class Names:
    """The names of a ruleset. Of a card with several copies, each copy has its own."""

    def __init__(self, rules: Ruleset) -> None:
        self.card = Index(card_names(rules.cards))
        self.cell = Index(rules.cell_names)
        self.tile = Index(rules.tile_names, rules.tiles)
        self.zone = Index(rules.zone_names, rules.zones)
        self.world = Index(rules.world_names, rules.world_slots)
        self.seat = Index(rules.seat_names, rules.seat_slots)
        # What the subject of an event of each kind is called, and its amount where that is a number of something.
        self.subject: dict[int, Index] = {
            CHANGE: self.seat,
            WORLD: self.world,
            MOVE: self.zone,
            TILE: self.cell,
            LIFT: self.cell,
            RESOURCE: self.card,
            NOTE: Index(rules.notes),
            CHANCE: Index([chance.name for chance in rules.chances]),
        }
        self.amount: dict[int, Index] = {MOVE: self.zone, TILE: self.tile, LIFT: self.tile}


@lru_cache(maxsize=64)
def names_of(rules: Ruleset) -> Names:
    """The names, worked out once for each ruleset."""
    return Names(rules)


def pack(s: State, log: bool = True) -> StateDoc:
    """A state as a document."""
    rules, cards = s.rules, names_of(s.rules).card.names
    cells = rules.cell_names
    return StateDoc(
        seed=s.seed.hex(),
        rng_at=s.rng_at,
        world=moved(rules.world_names, rules.world_slots, rules.world_start, s.world),
        seats=[moved(rules.seat_names, rules.seat_slots, rules.seat_start, own) for own in s.seats],
        zones={rules.zone_names[z]: [cards[c] for c in s.zones[z]] for z in rules.zones if s.zones[z]},
        known={cards[c]: n for c, n in enumerate(s.known) if n},
        resources={cards[c]: n for c, n in enumerate(s.res) if n},
        used={cards[c]: n for c, n in enumerate(s.used) if n},
        marks={cards[c]: n for c, n in enumerate(s.mark) if n},
        tiles={cells[i]: (rules.tile_names[t], s.owner[i]) for i, t in enumerate(s.tile) if t >= 0},
        claims={cells[i]: seat for i, seat in enumerate(s.claim) if seat >= 0},
        stacks=[[pack_frame(rules, cards, f) for f in stack.waiting()] for stack in s.stacks],
        pools=[[pack_frame(rules, cards, f) for f in pool] for pool in s.pools],
        asks=[None if a is None else AskDoc(pack_frame(rules, cards, a.frame), a.options) for a in s.asks],
        stack=s.stack,
        forked=s.forked,
        secret=s.forked and s.secret,
        over=s.over,
        stuck=s.stuck,
        log=pack_log(s) if log else None,
    )


def moved(names: list[str], slots: list[int], starts: list[int], values: list[int]) -> dict[str, int]:
    """The slots that are not as they were at the start."""
    return {names[i]: values[i] for i in slots if values[i] != starts[i]}


def pack_frame(rules: Ruleset, cards: list[str], f: Frame) -> FrameDoc:
    """Suspended work by the path of its node. Zeros at the end of its numbers say no more than none."""
    args = f.args
    while args and args[-1] == 0:
        args = args[:-1]
    card = cards[f.card] if f.card >= 0 else None
    return (rules.paths[f.node], type(f.node).__name__, f.seat, card, f.pc, args)


def pack_log(s: State) -> LogDoc:
    """The log."""
    names, places = names_of(s.rules), dict[str, int]()
    rows: list[EventDoc] = []
    e = s.log
    while e is not None:
        rows.append(pack_event(names, places, e))
        e = e.previous
    rows.reverse()
    return LogDoc(list(places), rows)


def pack_event(names: Names, places: dict[str, int], e: Event) -> EventDoc:
    """One entry; names that are new get a place in the list."""
    subject = place_of(places, names.subject[e.kind].names[e.subject])
    amounts = names.amount.get(e.kind)
    amount = e.amount if amounts is None else place_of(places, amounts.names[e.amount])
    card = -1 if e.card < 0 else place_of(places, names.card.names[e.card])
    return (e.kind, e.seat, card, subject, amount, e.seen)


def place_of(places: dict[str, int], name: str) -> int:
    """Where a name stands in the list."""
    return places.setdefault(name, len(places))
