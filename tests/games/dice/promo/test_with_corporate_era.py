"""Cards of the promo pack beside cards of the Corporate Era, where both are there."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable


@pytest.fixture
def table() -> DiceTable:
    """Two players, both modules."""
    return DiceTable(2, ("corporate-era", "promo"))


@pytest.mark.rule("D-158", "D-167")
def test_manutech_gains_a_box_with_vp_at_once(table: DiceTable) -> None:
    table.p1.is_corporation("Manutech").plays("Reputation")
    assert table.p1.change == {"vp": 1}


@pytest.mark.rule("D-171")
def test_vitor_gains_nothing_for_a_bribed_committee(table: DiceTable) -> None:
    table.bonus_pile()
    table.p1.is_corporation("Vitor").plays("Bribed Committee")
    assert table.p1.change == {"vp": 4}


@pytest.mark.rule("D-155", "D-173")
def test_the_capital_is_a_city_for_rover_construction(table: DiceTable) -> None:
    table.p1.has_played("Rover Construction").plays("Capital", "E3")
    assert table.p1.gained(grey=1)
