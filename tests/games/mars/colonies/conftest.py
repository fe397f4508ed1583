"""Tables with Colonies: tiles are laid out by name."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS_USED
from tharsis.games.mars.colonies.tiles import KEYS, TILES, ColonyTile
from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import NOBODY

MODULES = ("colonies", "corporate-era")


class ColonyTable(MarsTable):
    """A table in the action phase with some colony tiles."""

    def colony(self, name: str) -> ColonyTile:
        """The tile of that name."""
        return TILES[KEYS.index(name.lower())]

    def lay(
        self,
        name: str,
        marker: int = 2,
        owners: tuple[int, ...] = (),
        visitor: int = NOBODY,
        waits: bool = False,
    ) -> ColonyTile:
        """A tile in the game, as part of the position."""
        tile, s = self.colony(name), self.state
        s.set_world(tile.slot, -marker if waits else marker)
        for place in range(3):
            s.set_world(tile.slot + 2 + place, owners[place] if place < len(owners) else NOBODY)
        tile.visit(s, visitor)
        if visitor != NOBODY:
            self.state.seats[visitor][FLEETS_USED] += 1
        self.refresh()
        return tile

    def lay_all(self) -> None:
        """All tiles, open."""
        for name in KEYS:
            self.lay(name)

    def marker(self, name: str) -> int:
        """The step of the white marker."""
        return self.colony(name).marker(self.state)

    def owners(self, name: str) -> list[int]:
        """The owners of the colonies there."""
        return self.colony(name).owners(self.state)

    def next_generation(self) -> None:
        """Everybody passes and buys nothing, up to the next action phase."""
        self.produce()
        for player in self.players:
            player.buys(0)


def colony_table(players: int) -> ColonyTable:
    return ColonyTable(players, MODULES)


@pytest.fixture
def table() -> ColonyTable:
    """Two players."""
    return colony_table(2)


@pytest.fixture
def table3() -> ColonyTable:
    """Three players."""
    return colony_table(3)


@pytest.fixture
def solo() -> ColonyTable:
    """One player."""
    return colony_table(1)
