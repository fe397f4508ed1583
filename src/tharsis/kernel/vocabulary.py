"""The names that modules bring to a game, and their numbers: slots, zones, tiles, notes, tags, occurrences.

A node holds numbers, so a name gets its number once, when the folder of its module is imported, and keeps it. Each name
knows its module: the rules of a game list only the names of the modules in play, and nothing that outlives the program
goes by number. So a module that is not in play leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import EVERYONE, Tag

BASE = "base"  # the module that every game has

# What a client may be shown of a slot of a seat.
NUMBER = 0
CARD = 1  # it holds the number of a card: shown as the card's key
NOTHING = 2  # scratch

# What every seat remembers while its effects are carried out, in the first slots of every game.
SCRATCH = [("chosen", NOTHING), ("area", NOTHING), ("played", CARD)]
# What happens in every game; the cards, tiles and prices that it can happen to are counted when the rules are linked.
EVERYWHERE = ["played", "placed", "project"]


class Name:
    """A name that a module brings, with its number. A note that `begins`: with it a part of the round begins."""

    def __init__(self, name: str, module: str, number: int, begins: bool = False) -> None:
        self.name = name
        self.module = module
        self.number = number
        self.begins = begins


class Slot(Name):
    """A number that the world or every seat has, with its value at the start."""

    def __init__(self, name: str, module: str, number: int, start: int, shows: int = NUMBER) -> None:
        super().__init__(name, module, number)
        self.start = start
        self.shows = shows


class Zone(Name):
    """A place for cards, and who may see what lies there: "all", "owner" or "none"."""

    def __init__(self, name: str, module: str, number: int, seen: str, in_play: bool = False) -> None:
        super().__init__(name, module, number)
        self.seen = seen
        self.in_play = in_play

    def mask(self, seat: int) -> int:
        """The seats that see it, as a mask."""
        if self.seen == "all":
            return EVERYONE
        return 1 << seat if self.seen == "owner" and seat >= 0 else 0


class Occurrence(Name):
    """Something that happens, with how many subjects it can have: a card, a tile, a price …"""

    def __init__(self, name: str, module: str, number: int, subjects: int) -> None:
        super().__init__(name, module, number)
        self.subjects = subjects


class TagName(Name):
    """A tag of cards; a wild one may stand for any other."""

    def __init__(self, module: str, number: int, tag: Tag, wild: bool = False) -> None:
        super().__init__(tag.name, module, number)
        self.tag = tag
        self.wild = wild


class Vocabulary:
    """Gives out numbers for the names of one module. The vocabularies of all modules of a game share the numbers."""

    def __init__(self, module: str = BASE, game: Vocabulary | None = None) -> None:
        self.module = module
        self.world_slots: list[Slot] = [] if game is None else game.world_slots
        self.seat_slots: list[Slot] = [] if game is None else game.seat_slots
        self.zones: list[Zone] = [] if game is None else game.zones
        self.seat_zones: list[Zone] = [] if game is None else game.seat_zones
        self.tiles: list[Name] = [] if game is None else game.tiles
        self.notes: list[Name] = [] if game is None else game.notes
        self.occurrences: list[Occurrence] = [] if game is None else game.occurrences
        self.tags: list[TagName] = [] if game is None else game.tags
        if game is None:
            for name, shows in SCRATCH:
                self.seat(name, -1, shows)
            for name in EVERYWHERE:
                self.occurrence(name, 0)

    def of(self, module: str) -> Vocabulary:
        """The vocabulary of another module of this game."""
        return Vocabulary(module, self)

    def lists(self) -> list[Sequence[Name]]:
        """All names of the game, of every kind."""
        slots: list[Sequence[Name]] = [self.world_slots, self.seat_slots, self.zones, self.seat_zones]
        return [*slots, self.tiles, self.notes, self.occurrences, self.tags]

    def number(self, known: Sequence[Name], name: str) -> int:
        """The next number; a module can't give a name twice."""
        if any(x.name == name and x.module == self.module for x in known):
            raise ValueError(f"{self.module}: the name {name} exists already")
        return len(known)

    def world(self, name: str, start: int = 0) -> int:
        """A slot of the world."""
        number = self.number(self.world_slots, name)
        self.world_slots.append(Slot(name, self.module, number, start))
        return number

    def seat(self, name: str, start: int = 0, shows: int = NUMBER) -> int:
        """A slot that every seat has."""
        number = self.number(self.seat_slots, name)
        self.seat_slots.append(Slot(name, self.module, number, start, shows))
        return number

    def zone(self, name: str, seen: str) -> int:
        """A common zone."""
        number = self.number(self.zones, name)
        self.zones.append(Zone(name, self.module, number, seen))
        return number

    def seat_zone(self, name: str, seen: str, in_play: bool = False) -> int:
        """A zone that every seat has; in play: what a card there keeps in force is in force."""
        number = self.number(self.seat_zones, name)
        self.seat_zones.append(Zone(name, self.module, number, seen, in_play))
        return number

    def tile(self, name: str) -> int:
        """A kind of tile."""
        number = self.number(self.tiles, name)
        self.tiles.append(Name(name, self.module, number))
        return number

    def note(self, name: str, begins: bool = False) -> int:
        """Something that the log tells and no number shows; or that a part of the round begins."""
        number = self.number(self.notes, name)
        self.notes.append(Name(name, self.module, number, begins))
        return number

    def occurrence(self, name: str, subjects: int = 1) -> int:
        """Something that happens to one of so many subjects, and that cards in play may wait for."""
        number = self.number(self.occurrences, name)
        self.occurrences.append(Occurrence(name, self.module, number, subjects))
        return number

    def tag(self, name: str, wild: bool = False) -> Tag:
        """A tag of cards; its slot counts those that a seat has in play. Wild: for its owner's actions it is any tag."""
        number = self.number(self.tags, name)
        tag = Tag(name, self.seat(f"{name}_tags"))
        self.tags.append(TagName(self.module, number, tag, wild))
        return tag


def in_play(known: Sequence[Name], modules: list[str]) -> list[int]:
    """The numbers of the names that these modules bring; two of them can't bring the same name."""
    found: dict[str, Name] = {}
    for name in known:
        if name.module not in modules:
            continue
        if name.name in found:
            both = f"{found[name.name].module} and {name.module}"
            raise ValueError(f"{both} both bring the name {name.name}")
        found[name.name] = name
    return [name.number for name in found.values()]


def size_for(numbers: list[int]) -> int:
    """How long a list must be that has a place for each of these numbers."""
    return max(numbers, default=-1) + 1
