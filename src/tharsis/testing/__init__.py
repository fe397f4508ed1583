"""A table for card tests that read like a sentence; also for people who write cards and expansions."""

from tharsis.testing.dice import DicePlayer, DiceTable
from tharsis.testing.game import MarsGame
from tharsis.testing.mars import MarsTable, Player
from tharsis.testing.table import Table

__all__ = ["DicePlayer", "DiceTable", "MarsGame", "MarsTable", "Player", "Table"]
