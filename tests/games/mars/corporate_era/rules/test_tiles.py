"""Rules of the base game that cards of the Corporate Era show: tiles."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-030")
def test_tiles_are_oceans_greeneries_cities_and_special_ones(table: MarsTable) -> None:
    names = table.state.rules.tile_names
    assert names[:3] == ["ocean", "greenery", "city"]
    cards = {c.name for c in table.state.rules.cards}
    assert set(names[3:]) <= cards  # every special tile is that of a card
