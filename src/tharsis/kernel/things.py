"""What lies on the table, and how it changes: every change with its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tharsis.kernel.event import (
    CHANCE,
    CHANGE,
    EVERYONE,
    KNOT,
    LIFT,
    MOVE,
    NOBODY,
    NOTE,
    RESOURCE,
    TILE,
    WORLD,
    Event,
    told,
)

if TYPE_CHECKING:
    from tharsis.kernel.ruleset import Ruleset


# What a state may share with its copies, until it changes something there.
CARDS: Final = 1  # zones, place, known
RESOURCES: Final = 2
USES: Final = 4
MARKS: Final = 8
AREAS: Final = 16  # tile, owner, claim
COMMON: Final = 32  # world
ALL: Final = CARDS + RESOURCES + USES + MARKS + AREAS + COMMON


class Layout:
    """What lies on the areas, counted, and of those on the map as masks (bit i stands for area i): worked out once after a
    tile or a marker has moved, since it is asked for much more often than that. Never written."""

    __slots__ = ("claimed", "claims", "kinds", "owned", "taken", "tallies")

    def __init__(
        self,
        tallies: list[list[int]],
        taken: i64,
        kinds: list[int],
        owned: list[int],
        claims: list[int],
        claimed: bool,
    ) -> None:
        self.tallies = tallies  # by owner, NOBODY last: how many tiles of each kind
        self.taken = taken  # areas with a tile
        self.kinds = kinds  # by kind: the areas with such a tile
        self.owned = owned  # by owner: the areas with a tile of theirs
        self.claims = claims  # by seat: the areas that it has reserved
        self.claimed = claimed  # whether any area is reserved for a seat

    def with_tile(self, kind: int, owner: int, bit: int) -> Layout:
        """The same with one more tile; 0: off the map."""
        tallies = [found[:] for found in self.tallies]
        tallies[owner][kind] += 1
        kinds, owned = self.kinds[:], self.owned[:]
        kinds[kind] |= bit
        owned[owner] |= bit
        return Layout(tallies, self.taken | bit, kinds, owned, self.claims, self.claimed)


def layout_of(rules: Ruleset, tile: list[int], owner: list[int], claim: list[int]) -> Layout:
    """What lies on these areas."""
    kinds, owners = len(rules.tile_names), rules.players + 1
    tallies, on_map = [[0] * kinds for _ in range(owners)], rules.cells_on_map
    by_kind, owned, claims = [0] * kinds, [0] * owners, [0] * owners
    taken: i64 = 0
    bit: i64 = 1
    for i in range(len(tile)):
        kind = tile[i]
        if kind >= 0:
            tallies[owner[i]][kind] += 1
            if i < on_map:
                taken |= bit
                by_kind[kind] |= bit
                owned[owner[i]] |= bit
        bit <<= 1
    claimed = any(seat != NOBODY for seat in claim)
    if claimed:
        for i in range(on_map):
            if claim[i] != NOBODY:
                claims[claim[i]] |= 1 << i
    return Layout(tallies, taken, by_kind, owned, claims, claimed)


class Things:
    """The numbers of a game: of the world, of seats, cards and areas. Ints and lists of ints.

    Copies share all these lists but those of seats until one of them changes something there: only the methods here write them.
    """

    __slots__ = (
        "claim",
        "known",
        "layout",
        "lent",
        "lent_piles",
        "log",
        "mark",
        "owner",
        "place",
        "res",
        "rules",
        "seats",
        "silent",
        "tile",
        "used",
        "world",
        "zones",
    )

    def __init__(
        self,
        rules: Ruleset,
        world: list[int],
        seats: list[list[int]],
        zones: list[list[int]],
        place: list[int],
        res: list[int],
        used: list[int],
        known: list[int],
        mark: list[int],
        tile: list[int],
        owner: list[int],
        claim: list[int],
    ) -> None:
        self.rules = rules
        self.world = world
        self.seats = seats
        self.zones = zones  # the cards in each zone, the last one on top
        self.place = place  # card -> its zone
        self.res = res  # card -> resources on it
        self.used = used  # card -> 1 when its action was used
        self.known = known  # card -> mask of the seats that know where it is
        self.mark = mark  # card -> what was chosen on it, plus 1
        self.tile = tile  # cell -> tile or -1
        self.owner = owner  # cell -> seat or NOBODY
        self.claim = claim  # cell -> seat that reserved it, or NOBODY
        self.log: Event | None = None
        self.silent: bool = False  # see `stop_log`
        self.layout: Layout | None = None  # see `laid_out`; None: to be worked out anew
        self.lent: i64 = 0  # what a copy of this state may read (CARDS …): before that changes, this state takes lists of its own
        self.lent_piles: list[
            bool
        ] = []  # by zone, once its cards have changed: a copy may still read the pile there

    def lend(self) -> None:
        """From now on a copy reads the lists of this state."""
        self.lent = ALL
        self.lent_piles = []

    def part(self) -> None:
        """Before cards move: the copies keep these lists, this state goes on with others."""
        if self.lent & CARDS:
            self.lent -= CARDS
            self.zones = self.zones[:]
            self.place = self.place[:]
            self.known = self.known[:]
            self.lent_piles = [True] * len(self.zones)

    def own_pile(self, zone: int) -> list[int]:
        """The cards of a zone, to be put into another order: no copy reads this list."""
        if self.lent & CARDS:
            self.part()
        if self.lent_piles and self.lent_piles[zone]:
            self.lent_piles[zone] = False
            self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    def part_areas(self) -> None:
        """Before something on an area changes."""
        if self.lent & AREAS:
            self.lent -= AREAS
            self.tile = self.tile[:]
            self.owner = self.owner[:]
            self.claim = self.claim[:]

    def tell(self, kind: int, seat: int, card: int, subject: int, amount: int, seen: int) -> None:
        """Log what has happened."""
        if self.silent:
            return
        log = self.log
        if log is None or log.index % KNOT:
            self.log = Event(log, kind, seat, card, subject, amount, seen)
        else:
            self.log = told(log, kind, seat, card, subject, amount, seen)

    def stop_log(self) -> None:
        """From now on nothing is kept of what happens, neither a log nor what seats do in secret: for searches and trials, of
        which nobody takes a view. Rules that read their own log keep it.
        """
        self.silent = not self.rules.reads_log

    def add(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of a seat."""
        own = self.seats[seat]
        own[slot] = own[slot] + amount  # mypyc adds to an item in place by a call for objects of any type
        self.tell(CHANGE, seat, card, slot, amount, EVERYONE)

    def add_world(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of the world, on behalf of a seat."""
        self.set_world(slot, self.world[slot] + amount)
        self.tell(WORLD, seat, card, slot, amount, EVERYONE)

    def set_world(self, slot: int, number: int) -> None:
        """The same, without an event."""
        if self.lent & COMMON:
            self.lent -= COMMON
            self.world = self.world[:]
        self.world[slot] = number

    def add_res(self, seat: int, on: int, amount: int, card: int) -> None:
        """Change the resources on a card."""
        self.set_res(on, self.res[on] + amount)
        self.tell(RESOURCE, seat, card, on, amount, EVERYONE)

    def set_res(self, card: int, resources: int) -> None:
        """So many resources lie on a card, without an event: for positions put together by hand."""
        if self.lent & RESOURCES:
            self.lent -= RESOURCES
            self.res = self.res[:]
        self.res[card] = resources

    def set_known(self, card: int, seen: int) -> None:
        """Who knows where a card is."""
        self.part()
        self.known[card] = seen

    def set_place(self, card: int, zone: int) -> None:
        """A card lies in the pile of this zone, as who sees the zone knows; without an event."""
        self.part()
        self.place[card] = zone
        self.known[card] = self.rules.zone_seen[zone]

    def turn_over(self, old: int, new: int) -> None:
        """All cards of a zone come to lie on another one, without an event."""
        cards = self.own_pile(old)
        for card in cards:
            self.set_place(card, new)
        self.own_pile(new).extend(cards)
        cards.clear()

    def forget(self, zone: int) -> None:
        """Nobody knows any more where in this zone its cards are."""
        for card in self.zones[zone]:
            self.set_known(card, 0)

    def lay(self, seat: int, cell: int, tile: int, owner: int, card: int) -> None:
        """Put a tile on a cell."""
        self.set_tile(cell, tile, owner)
        self.tell(TILE, seat, card, cell, tile, EVERYONE)

    def lift(self, seat: int, cell: int, card: int) -> None:
        """Take a tile off its cell, on behalf of a seat."""
        tile = self.tile[cell]
        self.set_tile(cell, -1, NOBODY)
        self.tell(LIFT, seat, card, cell, tile, EVERYONE)

    def set_tile(self, cell: int, tile: int, owner: int) -> None:
        """A tile lies on a cell, without an event: for positions put together by hand."""
        layout = self.layout
        if layout is None or tile < 0 or self.tile[cell] >= 0 or self.claim[cell] != NOBODY:
            self.layout = None
        else:
            self.layout = layout.with_tile(tile, owner, 1 << cell if cell < self.rules.cells_on_map else 0)
        self.part_areas()
        self.tile[cell] = tile
        self.owner[cell] = owner
        self.claim[cell] = NOBODY

    def set_claim(self, cell: int, seat: int) -> None:
        """A seat has reserved a cell; or NOBODY has."""
        self.part_areas()
        self.claim[cell] = seat
        self.layout = None

    def set_used(self, card: int, times: int) -> None:
        """The action of a card was used so often."""
        if self.lent & USES:
            self.lent -= USES
            self.used = self.used[:]
        self.used[card] = times

    def set_all_unused(self) -> None:
        """The actions of all cards can be used again."""
        self.used = [0] * len(self.used)
        if self.lent & USES:
            self.lent -= USES

    def set_mark(self, card: int, mark: int) -> None:
        """Something was chosen on a card."""
        if self.lent & MARKS:
            self.lent -= MARKS
            self.mark = self.mark[:]
        self.mark[card] = mark

    def laid_out(self) -> Layout:
        """What lies on the map, counted."""
        if self.layout is None:
            self.layout = layout_of(self.rules, self.tile, self.owner, self.claim)
        return self.layout

    def tally(self, seat: int) -> list[int]:
        """How many tiles of each kind are a seat's (NOBODY: nobody's); not to be written."""
        return self.laid_out().tallies[seat]

    def note(self, number: int, seat: int, card: int = -1, amount: int = 0) -> None:
        """Log something that the slots do not show."""
        self.tell(NOTE, seat, card, number, amount, EVERYONE)

    def move(self, seat: int, card: int, zone: int, witnesses: int = 0) -> None:
        """Move a card; who sees the new zone, and the witnesses, know it."""
        old = self.place[card]
        if self.lent & CARDS:
            self.part()
        pile = self.own_pile(old) if self.lent_piles else self.zones[old]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        pile = self.own_pile(zone) if self.lent_piles else self.zones[zone]
        pile.append(card)
        self.place[card] = zone
        seen = self.rules.zone_seen[zone] | witnesses
        self.known[card] = seen
        self.tell(MOVE, seat, card, zone, old, seen)

    def throw(self, seat: int, kind: int, times: int, card: int) -> None:
        """Tell that chance decides now: what comes of it is logged right after."""
        self.tell(CHANCE, seat, card, kind, times, EVERYONE)
