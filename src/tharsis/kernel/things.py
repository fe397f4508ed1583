"""What lies on the table, and how it changes: every change with its event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.kernel.event import (
    CHANCE,
    CHANGE,
    EVERYONE,
    LIFT,
    MOVE,
    NOBODY,
    NOTE,
    RESOURCE,
    TILE,
    WORLD,
    Event,
)

if TYPE_CHECKING:
    from tharsis.kernel.ruleset import Ruleset


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """The same numbers but for one, in a list of their own."""
    if numbers[at] == number:
        return numbers
    found = numbers[:]
    found[at] = number
    return found


class Things:
    """The numbers of a game: of the world, of seats, cards and areas. Ints and lists of ints.

    What changes seldom is replaced and never written, so that copies share it: `used`, `mark`, `tile`, `owner`, `claim`.
    """

    __slots__ = (
        "claim",
        "known",
        "lent",
        "log",
        "mark",
        "owner",
        "place",
        "res",
        "rules",
        "seats",
        "tallies",
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
        self.tallies: list[list[int]] | None = None  # see `tally`; None: to be counted anew
        self.lent: bool = False  # another state reads the cards of this one until they change: see `settle`

    def settle(self) -> None:
        """Before zones, places, knowledge or resources of cards change while they are lent: the other state gets its own."""
        raise NotImplementedError(type(self).__name__)

    def add(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of a seat."""
        self.seats[seat][slot] += amount
        self.log = Event(self.log, CHANGE, seat, card, slot, amount, EVERYONE)

    def add_world(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of the world, on behalf of a seat."""
        self.world[slot] += amount
        self.log = Event(self.log, WORLD, seat, card, slot, amount, EVERYONE)

    def add_res(self, seat: int, on: int, amount: int, card: int) -> None:
        """Change the resources on a card."""
        if self.lent:
            self.settle()
        self.res[on] += amount
        self.log = Event(self.log, RESOURCE, seat, card, on, amount, EVERYONE)

    def lay(self, seat: int, cell: int, tile: int, owner: int, card: int) -> None:
        """Put a tile on a cell."""
        self.set_tile(cell, tile, owner)
        self.log = Event(self.log, TILE, seat, card, cell, tile, EVERYONE)

    def lift(self, seat: int, cell: int, card: int) -> None:
        """Take a tile off its cell, on behalf of a seat."""
        tile = self.tile[cell]
        self.set_tile(cell, -1, NOBODY)
        self.log = Event(self.log, LIFT, seat, card, cell, tile, EVERYONE)

    def set_tile(self, cell: int, tile: int, owner: int) -> None:
        """A tile lies on a cell, without an event: for positions put together by hand."""
        self.tile = replaced(self.tile, cell, tile)
        self.owner = replaced(self.owner, cell, owner)
        self.set_claim(cell, NOBODY)
        self.tallies = None

    def set_claim(self, cell: int, seat: int) -> None:
        """A seat has reserved a cell; or NOBODY has."""
        self.claim = replaced(self.claim, cell, seat)

    def set_used(self, card: int, times: int) -> None:
        """The action of a card was used so often."""
        self.used = replaced(self.used, card, times)

    def set_mark(self, card: int, mark: int) -> None:
        """Something was chosen on a card."""
        self.mark = replaced(self.mark, card, mark)

    def tally(self, seat: int) -> list[int]:
        """How many tiles of each kind are a seat's (NOBODY: nobody's); not to be written.

        Tiles are asked for much more often than they are laid: they are counted once after that.
        """
        if self.tallies is None:
            kinds = len(self.rules.tile_names)
            found = [[0] * kinds for _ in range(self.rules.players + 1)]
            for i in range(len(self.tile)):
                if self.tile[i] >= 0:
                    found[self.owner[i]][self.tile[i]] += 1
            self.tallies = found
        return self.tallies[seat]

    def note(self, number: int, seat: int, card: int = -1, amount: int = 0) -> None:
        """Log something that the slots do not show."""
        self.log = Event(self.log, NOTE, seat, card, number, amount, EVERYONE)

    def move(self, seat: int, card: int, zone: int, witnesses: int = 0) -> None:
        """Move a card; who sees the new zone, and the witnesses, know it."""
        if self.lent:
            self.settle()
        old = self.place[card]
        pile = self.zones[old]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        self.zones[zone].append(card)
        self.place[card] = zone
        seen = self.rules.zone_seen[zone] | witnesses
        self.known[card] = seen
        self.log = Event(self.log, MOVE, seat, card, zone, old, seen)

    def throw(self, seat: int, kind: int, times: int, card: int) -> None:
        """Tell that chance decides now: what comes of it is logged right after."""
        self.log = Event(self.log, CHANCE, seat, card, kind, times, EVERYONE)
