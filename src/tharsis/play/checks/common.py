"""Checks that hold on any map with global parameters, for the audits of the games."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tharsis.kernel.core import Card, Event, Node, State
from tharsis.rules.tiles import Place, Where
from tharsis.rules.vocabulary import Parameter, Tile


def below_floor(s: State, floors: Iterable[tuple[int, int]]) -> list[str]:
    """No slot of a seat lies below its floor."""
    return [
        f"seat {seat}: {s.rules.seat_names[slot]} is {own[slot]}"
        for seat, own in enumerate(s.seats)
        for slot, floor in floors
        if own[slot] < floor
    ]


def wrong_parameters(s: State, parameters: Iterable[Parameter]) -> list[str]:
    """No parameter lies below its start or beyond its goal."""
    return [f"{p.name} is {s.world[p.slot]}" for p in parameters if not p.start <= s.world[p.slot] <= p.goal]


def wrong_count(s: State, tile: Tile, parameter: Parameter) -> list[str]:
    """As many tiles lie on the map as the parameter says."""
    n, said = s.tile.count(tile.number), s.world[parameter.slot]
    return [] if n == said else [f"{n} {tile.name} tiles, the parameter says {said}"]


def wrong_placement(s: State, before: list[int], e: Event, fits: bool, apart: Collection[int]) -> list[str]:
    """A tile goes on an empty area that fits it, and not next to tiles that it must keep apart from."""
    cell, name = e.subject, s.rules.cell_names[e.subject]
    tiles = s.rules.tile_names
    found = [f"a second tile on {name}"] if before[cell] >= 0 else []
    if not fits:
        found.append(f"{tiles[e.amount]} on {name}")
    if any(before[i] in apart for i in s.rules.neighbours[cell]):
        found.append(f"{tiles[e.amount]} on {name} next to a tile that it must keep apart from")
    return found


def apart_from(rules: list[Where], tile: int, cities: Collection[int]) -> Collection[int]:
    """The tiles that a city must keep apart from, unless a card lets it; nothing for another tile."""
    return cities if tile in cities and all(w.apart_from for w in rules) else ()


def places(card: Card, tile: int) -> list[Where]:
    """The rules of placement for a tile on a card."""
    found: list[Where] = []
    left: list[Node] = [node for _, node in card.nodes()]
    while left:
        node = left.pop()
        left.extend(node.children())
        if isinstance(node, Place) and node.tile.number == tile:
            found.append(node.where)
    return found
