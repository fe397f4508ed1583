"""The eleven colony tiles: what a trade brings at every step of their tracks, what building and owning a colony brings."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.colonies.components import FLOATERS, OWN
from tharsis.games.mars.components import (
    ANIMALS,
    ENERGY,
    HEAT,
    MC,
    MICROBES,
    PLANTS,
    STEEL,
    TITANIUM,
    ocean,
)
from tharsis.kernel.core import NOBODY, Node, State
from tharsis.kernel.option import THING, Option
from tharsis.kernel.shared import Shared
from tharsis.rules.actions import with_things
from tharsis.rules.cards import OWN as ANY_OWN
from tharsis.rules.cards import AddTo, Draw
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.effects import Gain, Then
from tharsis.rules.vocabulary import TABLEAU, CardResource, Quantity

STEPS: Final = 7
START: Final = 2  # where the white marker begins
MOST_COLONIES: Final = 3


class ColonyTile(Shared):
    """A colony tile. Its slots of the world, one after the other: the step of the white marker, who trades there, and
    the owners of its colonies from the left.

    The marker is 0 while the tile is out of the game. Below 0 the tile waits for a card that can hold `waits`; the number
    is the step on which the marker will start.
    """

    def __init__(
        self,
        number: int,
        key: str,
        income: list[Node | None],
        build: Node,
        bonus: Node,
        waits: CardResource | None = None,
    ) -> None:
        assert len(income) == STEPS
        self.number = number
        self.key = key
        self.income = income
        self.build = build
        self.bonus = bonus
        self.waits = waits
        self.slot = OWN.world(f"{key}_marker")
        OWN.world(f"{key}_fleet", NOBODY)
        for place in range(1, MOST_COLONIES + 1):
            OWN.world(f"{key}_colony_{place}", NOBODY)

    def noun(self) -> str:
        """Its title in the glossary."""
        return f"colony_{self.key}"

    def nodes(self) -> list[Node]:
        """All that it can bring."""
        return [self.build, self.bonus, *[node for node in self.income if node is not None]]

    # --- how it stands ------------------------------------------------------------------------------------------------

    def marker(self, s: State) -> int:
        """The step of the white marker, where it is on the track or will be; 0: the tile is out of the game."""
        return abs(s.world[self.slot])

    def is_open(self, s: State) -> bool:
        """Whether colonies can be built here and fleets can come."""
        return s.world[self.slot] > 0

    def visitor(self, s: State) -> int:
        """Whose fleet is here."""
        return s.world[self.slot + 1]

    def visit(self, s: State, seat: int) -> None:
        """A fleet comes; NOBODY: it goes."""
        s.set_world(self.slot + 1, seat)

    def owner(self, s: State, place: int) -> int:
        """Whose colony stands on a place of the track, counted from 0."""
        return s.world[self.slot + 2 + place]

    def owners(self, s: State) -> list[int]:
        """The owners of the colonies here, from the left."""
        first = self.slot + 2
        return [seat for seat in s.world[first : first + MOST_COLONIES] if seat != NOBODY]

    def has_colony(self, s: State, seat: int) -> bool:
        """Whether a seat has a colony here."""
        return any(self.owner(s, place) == seat for place in range(MOST_COLONIES))

    def add_colony(self, s: State, seat: int) -> None:
        """A colony on the leftmost free place; a marker that stands there makes room."""
        place = len(self.owners(s))
        s.set_world(self.slot + 2 + place, seat)
        if s.world[self.slot] == place + 1:
            s.set_world(self.slot, s.world[self.slot] + 1)

    def lowest(self, s: State) -> int:
        """The leftmost step that the marker can go to: right of the last colony."""
        return len(self.owners(s)) + 1

    def lay_out(self, s: State) -> None:
        """It comes into the game: open, unless what it gives can't be held by any card in play."""
        waits = self.waits is not None and not held_by_anyone(s, self.waits)
        s.set_world(self.slot, -START if waits else START)


def held_by_anyone(s: State, what: CardResource) -> bool:
    """Whether a card in play, anybody's, can hold this."""
    for seat in range(s.rules.players):
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            if s.rules.cards[card].holds == what.name:
                return True
    return False


def amounts(what: Quantity, *track: int) -> list[Node | None]:
    """So much of a quantity at every step."""
    return [Gain(what, n) if n else None for n in track]


def resources(what: CardResource, *track: int) -> list[Node | None]:
    """So many resources for one card at every step."""
    return [AddTo(what, n, ANY_OWN) if n else None for n in track]


TILES: Final[list[ColonyTile]] = [
    ColonyTile(
        0, "callisto", amounts(ENERGY, 0, 2, 3, 5, 7, 10, 13), Gain(ENERGY.production, 1), Gain(ENERGY, 3)
    ),
    ColonyTile(1, "ceres", amounts(STEEL, 1, 2, 3, 4, 6, 8, 10), Gain(STEEL.production, 1), Gain(STEEL, 2)),
    ColonyTile(
        2,
        "enceladus",
        resources(MICROBES, 0, 1, 2, 3, 4, 4, 5),
        AddTo(MICROBES, 3, ANY_OWN),
        AddTo(MICROBES, 1, ANY_OWN),
        MICROBES,
    ),
    ColonyTile(
        3,
        "europa",
        [
            *amounts(MC.production, 1, 1),
            *amounts(ENERGY.production, 1, 1),
            *amounts(PLANTS.production, 1, 1, 1),
        ],
        ocean(),
        Gain(MC, 1),
    ),
    ColonyTile(
        4, "ganymede", amounts(PLANTS, 0, 1, 2, 3, 4, 5, 6), Gain(PLANTS.production, 1), Gain(PLANTS, 1)
    ),
    ColonyTile(5, "io", amounts(HEAT, 2, 3, 4, 6, 8, 10, 13), Gain(HEAT.production, 1), Gain(HEAT, 2)),
    ColonyTile(6, "luna", amounts(MC, 1, 2, 4, 7, 10, 13, 17), Gain(MC.production, 2), Gain(MC, 2)),
    ColonyTile(
        7, "miranda", resources(ANIMALS, 0, 1, 1, 2, 2, 3, 3), AddTo(ANIMALS, 1, ANY_OWN), Draw(1), ANIMALS
    ),
    ColonyTile(
        8,
        "pluto",
        [Draw(n) if n else None for n in (0, 1, 2, 2, 3, 3, 4)],
        Draw(2),
        Then(Draw(1), DiscardCards(1)),
    ),
    ColonyTile(
        9,
        "titan",
        resources(FLOATERS, 0, 1, 1, 2, 3, 3, 4),
        AddTo(FLOATERS, 3, ANY_OWN),
        AddTo(FLOATERS, 1, ANY_OWN),
        FLOATERS,
    ),
    ColonyTile(10, "triton", amounts(TITANIUM, 0, 1, 1, 2, 3, 4, 5), Gain(TITANIUM, 3), Gain(TITANIUM, 1)),
]
KEYS: Final = [tile.key for tile in TILES]


def in_game(s: State) -> list[ColonyTile]:
    """The tiles that are laid out, waiting ones included."""
    return [tile for tile in TILES if s.world[tile.slot] != 0]


def left_out(s: State) -> list[ColonyTile]:
    """The tiles that are not."""
    return [tile for tile in TILES if s.world[tile.slot] == 0]


def tile_option(verb: str, number: int) -> Option:
    """Something done with a tile."""
    return Option(verb, THING, KEYS[number])


def tile_options(verb: str) -> list[Option]:
    """The same with any of them."""
    return with_things(verb, KEYS)
