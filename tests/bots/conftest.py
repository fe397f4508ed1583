"""Tables for the bots."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable


@pytest.fixture
def table() -> AresTable:
    """Two players of Ares Expedition, nothing before them."""
    return AresTable(2)
