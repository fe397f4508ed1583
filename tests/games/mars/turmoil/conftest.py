"""Tables with the boards of Turmoil."""

from __future__ import annotations

import pytest

from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table


@pytest.fixture
def table() -> TurmoilTable:
    """Two players."""
    return turmoil_table(2)


@pytest.fixture
def table3() -> TurmoilTable:
    """Three players."""
    return turmoil_table(3)


@pytest.fixture
def solo() -> TurmoilTable:
    """One player."""
    return turmoil_table(1)
