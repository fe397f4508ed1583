"""A table for card tests that read like a sentence; also for people who write cards and expansions.

Each game brings its own: `tharsis.games.mars.testing`, `tharsis.games.dice.testing`.
"""

from tharsis.testing.table import Table

__all__ = ["Table"]
