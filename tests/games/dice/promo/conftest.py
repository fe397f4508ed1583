"""Tables with the cards of this module."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable

MODULES = ("promo",)


@pytest.fixture
def table() -> DiceTable:
    """Two players."""
    return DiceTable(2, MODULES)


@pytest.fixture
def table3() -> DiceTable:
    """Three players."""
    return DiceTable(3, MODULES)


@pytest.fixture
def solo() -> DiceTable:
    """One player."""
    return DiceTable(1, MODULES)
