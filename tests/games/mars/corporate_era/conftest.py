"""Tables with the cards of this module."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

MODULES = ("corporate-era",)


@pytest.fixture
def table() -> MarsTable:
    """Two players."""
    return MarsTable(2, MODULES)


@pytest.fixture
def table3() -> MarsTable:
    """Three players."""
    return MarsTable(3, MODULES)


@pytest.fixture
def solo() -> MarsTable:
    """One player."""
    return MarsTable(1, MODULES)
