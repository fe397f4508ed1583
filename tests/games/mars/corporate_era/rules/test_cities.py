"""Rules of the base game that cards of the Corporate Era show: cities."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-029")
def test_nobody_else_builds_or_claims_on_the_area_of_noctis_city(table: MarsTable) -> None:
    for card in ("Nuclear Zone", "Land Claim", "Natural Preserve", "Research Outpost"):
        table.refresh()
        table.p1.plays(card)
        assert "r5c3" not in table.spaces()
        assert len(table.spaces()) == 48
