"""Tables of Terraforming Mars for tests."""

from tharsis.games.mars.testing.game import MarsGame
from tharsis.games.mars.testing.table import MarsTable, Player

__all__ = ["MarsGame", "MarsTable", "Player"]
