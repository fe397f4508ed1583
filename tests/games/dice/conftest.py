"""Tables of the Dice Game with all its cards, in the middle of a game."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable


@pytest.fixture
def table() -> DiceTable:
    """Two players, no corporation, nothing before them."""
    return DiceTable(2)


@pytest.fixture
def table3() -> DiceTable:
    """Three players."""
    return DiceTable(3)


@pytest.fixture
def solo() -> DiceTable:
    """One player; the solo game without the tiles of its set-up."""
    return DiceTable(1)
