"""A state as a document of plain values, and back: slots, zones, cards and nodes by name, so that it outlives numbers."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NoReturn

import msgspec

from tharsis.kernel.core import CHANCE, MOVE, TILE, Ask, Event, Frame, Ruleset, State
from tharsis.kernel.errors import BadRecord

# A suspended piece of work: path of its node, seat, card, point of its program, and its numbers: as one, where the first
# saves had one.
FrameDoc = tuple[str, int, str | None, int, int | tuple[int, ...]]
# kind, seat, card, subject, amount, who may read it
EventDoc = tuple[int, int, int, int, int, int]


class AskDoc(msgspec.Struct, forbid_unknown_fields=True):
    """An open decision."""

    frame: FrameDoc
    options: list[int]


class StateDoc(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that a state holds. The log comes last: it is no part of the digest."""

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
    forked: bool
    fork_at: int
    over: bool
    stuck: bool
    log: list[EventDoc]


class Names:
    """The names of a ruleset's cards: of a card with several copies, each copy has its own."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards: list[str] = []
        seen: dict[str, int] = {}
        for card in rules.cards:
            seen[card.key] = seen.get(card.key, 0) + 1
            self.cards.append(card.key if seen[card.key] == 1 else f"{card.key}#{seen[card.key]}")
        self.numbers = {name: number for number, name in enumerate(self.cards)}
        self.cells = {name: number for number, name in enumerate(rules.cell_names)}
        self.tiles = {name: number for number, name in enumerate(rules.tile_names)}


@lru_cache(maxsize=64)
def names_of(rules: Ruleset) -> Names:
    """The names, worked out once for each ruleset."""
    return Names(rules)


# --- writing ------------------------------------------------------------------------------------------------------------


def pack(s: State, log: bool = True) -> StateDoc:
    """A state as a document."""
    rules, cards = s.rules, names_of(s.rules).cards
    cells = rules.cell_names
    return StateDoc(
        seed=s.seed.hex(),
        rng_at=s.rng_at,
        world={rules.world_names[i]: s.world[i] for i in rules.world_slots},
        seats=[{rules.seat_names[i]: own[i] for i in rules.seat_slots} for own in s.seats],
        zones={rules.zone_names[z]: [cards[c] for c in s.zones[z]] for z in rules.zones},
        known={cards[c]: n for c, n in enumerate(s.known) if n},
        resources={cards[c]: n for c, n in enumerate(s.res) if n},
        used={cards[c]: n for c, n in enumerate(s.used) if n},
        marks={cards[c]: n for c, n in enumerate(s.mark) if n},
        tiles={cells[i]: (rules.tile_names[t], s.owner[i]) for i, t in enumerate(s.tile) if t >= 0},
        claims={cells[i]: seat for i, seat in enumerate(s.claim) if seat >= 0},
        stacks=[[pack_frame(rules, cards, f) for f in stack] for stack in s.stacks],
        pools=[[pack_frame(rules, cards, f) for f in pool] for pool in s.pools],
        asks=[pack_ask(rules, cards, a) for a in s.asks],
        stack=s.stack,
        forked=s.forked,
        fork_at=s.fork_at,
        over=s.over,
        stuck=s.stuck,
        log=pack_log(s.log) if log else [],
    )


def pack_frame(rules: Ruleset, cards: list[str], f: Frame) -> FrameDoc:
    """Suspended work by the path of its node."""
    card, shifts = cards[f.card] if f.card >= 0 else None, f.node.shifts()
    packed = sum(n << shift for n, shift in zip(f.args, shifts, strict=False))
    return (rules.paths[f.node], f.seat, card, f.pc, packed if len(f.args) <= len(shifts) else f.args)


def pack_ask(rules: Ruleset, cards: list[str], ask: Ask | None) -> AskDoc | None:
    """An open decision."""
    return None if ask is None else AskDoc(pack_frame(rules, cards, ask.frame), ask.options)


def pack_log(last: Event | None) -> list[EventDoc]:
    """The log, oldest first."""
    found: list[EventDoc] = []
    e = last
    while e is not None:
        found.append((e.kind, e.seat, e.card, e.subject, e.amount, e.seen))
        e = e.previous
    found.reverse()
    return found


# --- reading ------------------------------------------------------------------------------------------------------------


def wrong(what: str) -> NoReturn:
    """Refuse a document."""
    raise BadRecord(f"the saved state does not fit these rules: {what}")


def unpacked(n: int, shifts: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that lie in one."""
    small = [(n >> shift) % (1 << after - shift) for shift, after in pairwise(shifts)]
    return (*small, n >> shifts[-1])


def unpack(rules: Ruleset, doc: StateDoc) -> State:
    """The state of a document; every name and number in it is checked."""
    return Reader(rules).state(doc)


class Reader:
    """Reads a document with the names of a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.names = names_of(rules)
        # What the subject of an event of each kind may be, and what its amount if that is a number of something.
        zones, cells, cards = len(rules.zone_names), len(rules.cell_names), len(rules.cards)
        self.subjects = [len(rules.seat_names), len(rules.world_names), zones, cells, cards]
        self.subjects += [len(rules.notes), len(rules.chances)]
        self.amounts = {MOVE: zones, TILE: len(rules.tile_names)}

    def state(self, doc: StateDoc) -> State:
        """The whole state."""
        rules = self.rules
        zones, place = self.zones(doc.zones)
        tile, owner = self.tiles(doc.tiles)
        if len(doc.seats) != rules.players:
            wrong(f"{len(doc.seats)} seats instead of {rules.players}")
        s = State(
            rules,
            self.seed(doc.seed),
            self.slots(rules.world_names, rules.world_slots, rules.world_start, doc.world),
            [self.slots(rules.seat_names, rules.seat_slots, rules.seat_start, own) for own in doc.seats],
            zones,
            place,
            self.per_card(doc.resources),
            self.per_card(doc.used),
            self.per_card(doc.known),
            self.per_card(doc.marks),
            tile,
            owner,
            self.claims(doc.claims),
            self.stacks(doc.stacks),
            self.stacks(doc.pools),
            self.asks(doc.asks, doc.over),
        )
        s.rng_at = self.within("the place in the stream of chance", doc.rng_at, 0, 1 << 40)
        s.stack = self.within("the stack", doc.stack, 0, rules.players)
        s.forked, s.over, s.stuck = doc.forked, doc.over, doc.stuck
        s.fork_at = self.within("the start of simultaneous work", doc.fork_at, 0, len(doc.log))
        for row in doc.log:
            s.log = self.event(s.log, row)
        return s

    def within(self, what: str, n: int, least: int, most: int) -> int:
        """A number in its range."""
        if not least <= n <= most:
            wrong(f"{what} is {n}")
        return n

    def seed(self, text: str) -> bytes:
        """The secret seed."""
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            wrong("the seed is no hexadecimal number")
        if len(seed) != 32:
            wrong(f"the seed has {len(seed)} bytes instead of 32")
        return seed

    def slots(
        self, names: list[str], slots: list[int], start: list[int], values: dict[str, int]
    ) -> list[int]:
        """Slots by name, at their numbers in these rules."""
        wanted = {names[i] for i in slots}
        if values.keys() != wanted:
            odd = sorted(values.keys() ^ wanted)
            wrong(f"the slots differ in {', '.join(odd)}")
        found = start[:]
        for i in slots:
            found[i] = values[names[i]]
        return found

    def card(self, name: str) -> int:
        """The number of a card."""
        number = self.names.numbers.get(name)
        if number is None:
            wrong(f"there is no card {name!r}")
        return number

    def cell(self, name: str) -> int:
        """The number of an area."""
        number = self.names.cells.get(name)
        if number is None:
            wrong(f"there is no area {name!r}")
        return number

    def seat(self, n: int) -> int:
        """A seat, or nobody."""
        return self.within("a seat", n, -1, self.rules.players - 1)

    def zones(self, zones: dict[str, list[str]]) -> tuple[list[list[int]], list[int]]:
        """The cards in each zone, and each card's zone."""
        rules = self.rules
        wanted = {rules.zone_names[z] for z in rules.zones}
        if set(zones) != wanted:
            odd = sorted(set(zones) ^ wanted)
            wrong(f"the zones differ in {', '.join(odd)}")
        place = [-1] * len(rules.cards)
        found: list[list[int]] = [[] for _ in rules.zone_names]
        for z in rules.zones:
            found[z] = [self.card(c) for c in zones[rules.zone_names[z]]]
            for c in found[z]:
                if place[c] >= 0:
                    wrong(f"the card {self.names.cards[c]!r} lies in two places")
                place[c] = z
        if -1 in place:
            wrong(f"the card {self.names.cards[place.index(-1)]!r} is missing")
        return found, place

    def per_card(self, values: dict[str, int]) -> list[int]:
        """A number per card; 0 where none is given."""
        found = [0] * len(self.rules.cards)
        for name, n in values.items():
            found[self.card(name)] = n
        return found

    def tiles(self, tiles: dict[str, tuple[str, int]]) -> tuple[list[int], list[int]]:
        """The tile on each area, and its owner."""
        tile = [-1] * len(self.rules.cell_names)
        owner = tile[:]
        for name, (kind, seat) in tiles.items():
            if kind not in self.names.tiles:
                wrong(f"there is no tile {kind!r}")
            tile[self.cell(name)] = self.names.tiles[kind]
            owner[self.cell(name)] = self.seat(seat)
        return tile, owner

    def claims(self, claims: dict[str, int]) -> list[int]:
        """Who has reserved which area."""
        found = [-1] * len(self.rules.cell_names)
        for name, seat in claims.items():
            found[self.cell(name)] = self.seat(seat)
        return found

    def frame(self, doc: FrameDoc) -> Frame:
        """Suspended work."""
        path, seat, card, pc, args = doc
        node = self.rules.nodes.get(path)
        if node is None:
            wrong(f"there is no node {path!r}")
        numbers = args if isinstance(args, tuple) else unpacked(args, node.shifts())
        return Frame(node, self.seat(seat), -1 if card is None else self.card(card), pc, numbers)

    def stacks(self, docs: list[list[FrameDoc]]) -> list[list[Frame]]:
        """A stack for the game and one for each seat."""
        if len(docs) != self.rules.players + 1:
            wrong(f"{len(docs)} stacks instead of {self.rules.players + 1}")
        return [[self.frame(f) for f in stack] for stack in docs]

    def asks(self, docs: list[AskDoc | None], over: bool) -> list[Ask | None]:
        """The open decisions."""
        if len(docs) != self.rules.players + 1:
            wrong(f"{len(docs)} decisions instead of {self.rules.players + 1}")
        found = [None if doc is None else Ask(self.frame(doc.frame), doc.options) for doc in docs]
        asked = [a for a in found if a is not None]
        if any(a.seat < 0 or len(a.options) < 2 for a in asked):
            wrong("a decision is empty or nobody's")
        if over == bool(asked) or len({a.seat for a in asked}) < len(asked):
            wrong("the game is over and not over" if over == bool(asked) else "a seat has two decisions")
        return found

    def event(self, previous: Event | None, row: EventDoc) -> Event:
        """One entry of the log."""
        kind, seat, card, subject, amount, seen = row
        if (
            not (
                0 <= kind <= CHANCE and -1 <= seat < self.rules.players and -1 <= card < len(self.rules.cards)
            )
            or not 0 <= subject < self.subjects[kind]
            or (kind in self.amounts and not 0 <= amount < self.amounts[kind])
        ):
            wrong(f"an entry of the log reads {list(row)}")
        return Event(previous, kind, seat, card, subject, amount, seen)
