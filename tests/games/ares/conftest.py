"""Tables of Ares Expedition, in the middle of a game."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable


@pytest.fixture
def table() -> AresTable:
    """Two players, no corporation, nothing before them."""
    return AresTable(2)


@pytest.fixture
def table3() -> AresTable:
    """Three players."""
    return AresTable(3)


@pytest.fixture
def solo() -> AresTable:
    """One player."""
    return AresTable(1)
