"""How good areas are for a tile."""

from __future__ import annotations

from tharsis.games.mars.bot.worth import Worth
from tharsis.games.mars.components import CITY_NUMBERS, GREENERY, OCEAN, OCEAN_BONUS, RESOURCES, TILES
from tharsis.kernel.core import Node, State
from tharsis.rules.cards import Draw
from tharsis.rules.vocabulary import LAND

CITIES = [tile.name for tile in TILES if tile.city]
ROOM = 0.28  # VP of a free area beside a city: a greenery may come there
BESIDE_ROOM = 0.12  # the same for an area on which a city could still come


def bonus(w: Worth, node: Node | None) -> float:
    """What is printed on an area."""
    if node is None:
        return 0.0
    if isinstance(node, Draw):
        return node.n * w.drawn
    return sum(node.total(r.slot) * w.units[r.slot] for r in RESOURCES) or 0.5


def area_value(w: Worth, s: State, tile: str, cell: int) -> float:
    """All that an area brings to a tile of mine."""
    around = s.rules.neighbours[cell]
    found = bonus(w, s.rules.cell_bonus[cell])
    found += (
        w.at.money * s.seats[w.seat][OCEAN_BONUS.slot] * sum(1 for i in around if s.tile[i] == OCEAN.number)
    )
    if tile == GREENERY.name:
        for i in around:
            if s.tile[i] in CITY_NUMBERS and s.owner[i] >= 0:
                found += w.at.point * (1.0 if s.owner[i] == w.seat else -0.6)
    elif tile in CITIES:
        found += w.at.point * sum(1 for i in around if s.tile[i] == GREENERY.number)
    return found + future(w, s, tile, cell)


def future(w: Worth, s: State, tile: str, cell: int) -> float:
    """What may still come beside a tile of mine there."""
    rules, late = s.rules, min(1.0, w.at.left / 5)
    around = rules.neighbours[cell]
    free = sum(1 for i in around if s.tile[i] < 0 and rules.cell_kind[i] == LAND)
    if tile in CITIES:
        return ROOM * w.at.point * late * free
    own = sum(1 for i in around if s.owner[i] == w.seat)
    return (BESIDE_ROOM * free + 0.03 * own) * w.at.point * late if tile != OCEAN.name else 0.0
