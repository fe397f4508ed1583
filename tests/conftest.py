"""Fixtures: tables of two, three and one players, with the Corporate Era and plenty of money."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.fixture
def table() -> MarsTable:
    """Two players in the action phase, 100 M€ each, no corporation."""
    return MarsTable(2)


@pytest.fixture
def table3() -> MarsTable:
    """Three players."""
    return MarsTable(3)


@pytest.fixture
def solo() -> MarsTable:
    """The solo game in its action phase, without neutral tiles."""
    return MarsTable(1)
