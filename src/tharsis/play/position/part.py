"""The parts that a position is made of: each module lists its own, with the keys that it adds to a document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tharsis.kernel.core import State
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading


def nothing(s: State) -> Document:
    """Adds nothing to the document."""
    return {}


def nothing_more(s: State, seat: int) -> Document:
    """Adds nothing to a player."""
    return {}


@dataclass(frozen=True)
class Part:
    """Some keys of a document and of each player in it, how they are read into a state, and how they are written."""

    load: Callable[[Loading], None]
    keys: tuple[str, ...] = ()
    player_keys: tuple[str, ...] = ()
    dump: Callable[[State], Document] = nothing
    dump_player: Callable[[State, int], Document] = nothing_more


@dataclass(frozen=True)
class Number:
    """A slot as a number in a document, with its bounds; missing, it is as at the start."""

    slot: int
    least: int = 0
    most: int = 999


@dataclass(frozen=True)
class Numbers:
    """Slots of the world and of players as plain numbers: the simplest part. `part()` makes it one."""

    world: dict[str, Number] = field(default_factory=dict)
    seat: dict[str, Number] = field(default_factory=dict)

    def part(self) -> Part:
        """As a part of a position."""
        return Part(self.load, tuple(self.world), tuple(self.seat), self.dump, self.dump_player)

    def load(self, loading: Loading) -> None:
        """Read the numbers."""
        s, r = loading.s, loading.reader
        for key, x in self.world.items():
            start = s.rules.world_start[x.slot]
            s.set_world(x.slot, r.number(loading.document, key, start, x.least, x.most))
        for seat, player in enumerate(loading.players):
            for key, x in self.seat.items():
                start = s.rules.seat_start[x.slot]
                s.seats[seat][x.slot] = r.number(player, key, start, x.least, x.most)

    def dump(self, s: State) -> Document:
        """Those of the world."""
        return {key: s.world[x.slot] for key, x in self.world.items()}

    def dump_player(self, s: State, seat: int) -> Document:
        """Those of a player."""
        return {key: s.seats[seat][x.slot] for key, x in self.seat.items()}
