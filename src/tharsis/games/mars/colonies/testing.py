"""Positions with Colonies for tests."""

from __future__ import annotations

from tharsis.games.mars.colonies.tiles import KEYS, TILES
from tharsis.games.mars.testing import MarsTable


def plenty(table: MarsTable, card: str) -> None:
    """Every card can be played and does something: all tiles are open, the first player has a colony and floaters."""
    s = table.state
    for tile in TILES:
        s.set_world(tile.slot, 4)
    TILES[KEYS.index("io")].add_colony(s, 0)
    table.players[0].has_played("Atmo Collectors", "Titan Air-scrapping", resources=3)
