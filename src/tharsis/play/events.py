"""Events by name: one description that views, documents, books and previews share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tharsis.kernel.core import (
    CHANCE,
    CHANGE,
    LIFT,
    MOVE,
    NOBODY,
    NOTE,
    RESOURCE,
    TILE,
    WORLD,
    Event,
    Ruleset,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of event: its name, and what its subject and its amount are called and stand for."""

    name: str
    subject: str
    amount: str
    subject_of: Callable[[Ruleset, int], str]
    amount_of: Callable[[Ruleset, int], int | str] = lambda rules, n: n


KINDS: dict[int, Kind] = {
    CHANGE: Kind("change", "slot", "amount", lambda rules, n: rules.seat_names[n]),
    WORLD: Kind("world", "slot", "amount", lambda rules, n: rules.world_names[n]),
    MOVE: Kind(
        "move",
        "to",
        "from",
        lambda rules, n: rules.zone_names[n],
        lambda rules, n: rules.zone_names[n],
    ),
    TILE: Kind(
        "tile",
        "cell",
        "tile",
        lambda rules, n: rules.cell_names[n],
        lambda rules, n: rules.tile_names[n],
    ),
    LIFT: Kind(
        "lift",
        "cell",
        "tile",
        lambda rules, n: rules.cell_names[n],
        lambda rules, n: rules.tile_names[n],
    ),
    RESOURCE: Kind("resource", "on", "amount", lambda rules, n: rules.cards[n].key),
    NOTE: Kind("note", "note", "amount", lambda rules, n: rules.notes[n]),
    CHANCE: Kind("chance", "what", "times", lambda rules, n: rules.chances[n].name),
}


@dataclass(frozen=True, slots=True)
class Described:
    """An event by name. `seat` is None for the game's own doing, `card` where no card did it."""

    kind: Kind
    seat: int | None
    subject: str
    amount: int | str
    card: str | None


def described(rules: Ruleset, e: Event) -> Described:
    """What an event is about."""
    kind = KINDS[e.kind]
    return Described(
        kind,
        None if e.seat == NOBODY else e.seat,
        kind.subject_of(rules, e.subject),
        kind.amount_of(rules, e.amount),
        None if e.card < 0 else rules.cards[e.card].key,
    )


class EventReader:
    """Reads events one by one; what a reader does with a kind of event is the method of that name."""

    def read(self, e: Event) -> None:
        """Take in an event."""
        getattr(self, KINDS[e.kind].name)(e)

    def change(self, e: Event) -> None:
        """A slot of a seat."""

    def world(self, e: Event) -> None:
        """A slot of the world."""

    def move(self, e: Event) -> None:
        """A card goes to another zone."""

    def tile(self, e: Event) -> None:
        """A tile is laid."""

    def lift(self, e: Event) -> None:
        """A tile leaves the map."""

    def resource(self, e: Event) -> None:
        """Resources on a card."""

    def note(self, e: Event) -> None:
        """Something that no number shows."""

    def chance(self, e: Event) -> None:
        """Dice are thrown."""
