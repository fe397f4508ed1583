"""The state of a document: every name and number in it is checked. See `codec.py`."""

from __future__ import annotations

from itertools import pairwise
from typing import NoReturn

from tharsis.kernel.core import LIFT, Ask, Event, Frame, Ruleset, Stack, State
from tharsis.kernel.errors import BadRecord
from tharsis.kernel.event import told
from tharsis.play.codec import AskDoc, EventDoc, FrameDoc, Index, LogDoc, StateDoc, names_of
from tharsis.play.stamp import Stamp


def wrong(what: str) -> NoReturn:
    """Refuse a document."""
    raise BadRecord(f"the saved state does not fit these rules: {what}")


def unpacked(n: int, shifts: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that lie in one."""
    small = [(n >> shift) % (1 << after - shift) for shift, after in pairwise(shifts)]
    return (*small, n >> shifts[-1])


def unpack(rules: Ruleset, doc: StateDoc, then: Stamp | None = None) -> State:
    """The state of a document. `then`: the rules that it was made with, where they differ; decisions are asked anew."""
    return Unpacking(rules, then).state(doc)


class Unpacking:
    """Reads a document with the names of a ruleset."""

    def __init__(self, rules: Ruleset, then: Stamp | None) -> None:
        self.rules = rules
        self.names = names_of(rules)
        self.then = then

    def state(self, doc: StateDoc) -> State:
        """The whole state."""
        rules, then = self.rules, self.then
        zones, place = self.zones(doc.zones)
        tile, owner = self.tiles(doc.tiles)
        if len(doc.seats) != rules.players:
            wrong(f"{len(doc.seats)} seats instead of {rules.players}")
        names = self.names
        world_starts = self.starts(names.world, rules.world_start, None if then is None else then.world)
        seat_starts = self.starts(names.seat, rules.seat_start, None if then is None else then.seat)
        s = State(
            rules,
            self.seed(doc.seed),
            self.slots(names.world, world_starts, doc.world),
            [self.slots(names.seat, seat_starts, own) for own in doc.seats],
            zones,
            place,
            self.per_card(doc.resources),
            self.per_card(doc.used),
            self.per_card(doc.known),
            self.per_card(doc.marks),
            tile,
            owner,
            self.claims(doc.claims),
            [Stack(frames) for frames in self.stacks(doc.stacks)],
            self.stacks(doc.pools),
            self.asks(doc.asks, doc.over, doc.forked),
        )
        s.rng_at = self.within("the place in the stream of chance", doc.rng_at, 0, 1 << 40)
        s.stack = self.within("the stack", doc.stack, 0, rules.players)
        s.forked, s.secret, s.over, s.stuck = doc.forked, doc.secret, doc.over, doc.stuck
        self.log(s, doc)
        if then is not None:
            ask_anew(s)
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

    def find(self, index: Index, name: str) -> int:
        """The number of something by its name; -1: there is no such thing any more."""
        number = index.number.get(name, -1)
        return number if number >= 0 else index.number.get(self.rules.aliases.get(name, name), -1)

    def number(self, what: str, index: Index, name: str) -> int:
        """The same for what must be there."""
        number = self.find(index, name)
        if number < 0:
            wrong(f"there is no {what} {name!r}")
        return number

    def starts(self, index: Index, starts: list[int], then: dict[str, int] | None) -> list[int]:
        """What slots started with; one that is new starts as it does now."""
        found = starts[:]
        for name, start in (then or {}).items():
            number = self.find(index, name)
            if number >= 0:
                found[number] = start
        return found

    def slots(self, index: Index, starts: list[int], values: dict[str, int]) -> list[int]:
        """Slots by name; those that are not named are as at the start."""
        found = starts[:]
        for name, n in values.items():
            found[self.number("slot", index, name)] = n
        return found

    def card(self, name: str) -> int:
        """The number of a card."""
        return self.number("card", self.names.card, name)

    def cell(self, name: str) -> int:
        """The number of an area."""
        return self.number("area", self.names.cell, name)

    def seat(self, n: int) -> int:
        """A seat, or nobody."""
        return self.within("a seat", n, -1, self.rules.players - 1)

    def zones(self, zones: dict[str, list[str]]) -> tuple[list[list[int]], list[int]]:
        """The cards in each zone, and each card's zone."""
        place = [-1] * len(self.rules.cards)
        found: list[list[int]] = [[] for _ in self.rules.zone_names]
        for name, cards in zones.items():
            z = self.number("zone", self.names.zone, name)
            found[z] = [self.card(c) for c in cards]
            for c in found[z]:
                if place[c] >= 0:
                    wrong(f"the card {self.names.card.names[c]!r} lies in two places")
                place[c] = z
        if -1 in place:
            wrong(f"the card {self.names.card.names[place.index(-1)]!r} is missing")
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
            tile[self.cell(name)] = self.number("tile", self.names.tile, kind)
            owner[self.cell(name)] = self.seat(seat)
        return tile, owner

    def claims(self, claims: dict[str, int]) -> list[int]:
        """Who has reserved which area."""
        found = [-1] * len(self.rules.cell_names)
        for name, seat in claims.items():
            found[self.cell(name)] = self.seat(seat)
        return found

    def frame(self, doc: FrameDoc) -> Frame:
        """Suspended work. A node that is another one now, or gone, can't take it up."""
        path, kind, seat, card, pc, args = doc
        node = self.rules.nodes.get(path)
        if node is None or kind not in ("", type(node).__name__):
            wrong(f"there is no node {kind} at {path!r}")
        numbers = args if isinstance(args, tuple) else unpacked(args, node.shifts())
        return Frame(node, self.seat(seat), -1 if card is None else self.card(card), pc, numbers)

    def stacks(self, docs: list[list[FrameDoc]]) -> list[list[Frame]]:
        """A stack for the game and one for each seat."""
        if len(docs) != self.rules.players + 1:
            wrong(f"{len(docs)} stacks instead of {self.rules.players + 1}")
        return [[self.frame(f) for f in stack] for stack in docs]

    def asks(self, docs: list[AskDoc | None], over: bool, forked: bool) -> list[Ask | None]:
        """The open decisions."""
        if len(docs) != self.rules.players + 1:
            wrong(f"{len(docs)} decisions instead of {self.rules.players + 1}")
        found = [None if doc is None else Ask(self.frame(doc.frame), doc.options) for doc in docs]
        asked = [a for a in found if a is not None]
        if any(a.seat < 0 or len(a.options) == 1 or not (forked or a.options) for a in asked):
            wrong("a decision is empty or nobody's")
        if over == bool(asked) or len({a.seat for a in asked}) < len(asked):
            wrong(
                "a finished game has open decisions, or the reverse"
                if over == bool(asked)
                else "a seat has two decisions"
            )
        return found

    def log(self, s: State, doc: StateDoc) -> None:
        """The log. An entry about something that is no more is left out."""
        for row in doc.log.rows if doc.log is not None else []:
            assert doc.log is not None
            event = self.event(s.log, doc.log, row)
            if event is not None:
                s.log = event

    def event(self, previous: Event | None, log: LogDoc, row: EventDoc) -> Event | None:
        """One entry of the log."""
        kind, seat, card, subject, amount, seen = row
        names = len(log.names)
        if not (0 <= kind <= LIFT and -1 <= seat < self.rules.players and -1 <= card < names):
            wrong(f"an entry of the log reads {list(row)}")
        amounts = self.names.amount.get(kind)
        if not 0 <= subject < names or (amounts is not None and not 0 <= amount < names):
            wrong(f"an entry of the log reads {list(row)}")
        about = self.find(self.names.subject[kind], log.names[subject])
        if amounts is not None:
            amount = self.find(amounts, log.names[amount])
        which = -1 if card < 0 else self.find(self.names.card, log.names[card])
        if about < 0 or (amounts is not None and amount < 0):
            return None
        return told(previous, kind, seat, which, about, amount, seen)


def ask_anew(s: State) -> None:
    """Open every decision again: by other rules its options may be other ones."""
    s.reask()
    if not s.decisions():
        s.run()
