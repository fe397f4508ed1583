"""Turmoil and Colonies at one table."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS_USED
from tharsis.games.mars.colonies.tiles import KEYS, TILES
from tharsis.games.mars.turmoil.components import NEUTRAL
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table


@pytest.fixture
def both() -> TurmoilTable:
    """Two players, with both expansions."""
    return turmoil_table(2, "colonies", "corporate-era")


def lay(table: TurmoilTable, name: str, marker: int = 2) -> None:
    """A colony tile in the game."""
    table.state.world[TILES[KEYS.index(name)].slot] = marker
    table.refresh()


@pytest.mark.rule("T-098", "T-099")
@pytest.mark.parametrize(("money", "allowed"), [(19, False), (20, True)])
def test_the_ocean_of_europa_is_taxed(both: TurmoilTable, money: int, allowed: bool) -> None:
    """CT-15: 17 M€ for the colony, 3 for the rating."""
    lay(both, "europa")
    both.governs("Reds")
    both.p1.has(mc=money)
    assert ("project colony" in both.p1.options) == allowed
    if allowed:
        both.p1.standard_project("colony", "r1c2")
        assert both.p1.change == {"mc": -20, "tr": 1, "steel": 2}


def test_all_oceans_laid_europa_is_free_of_tax(both: TurmoilTable) -> None:
    lay(both, "europa")
    both.governs("Reds")
    both.set(oceans=9)
    both.p1.has(mc=17)
    both.p1.standard_project("colony")
    assert both.p1.change == {"mc": -17}


def test_three_titanium_are_a_number_under_unity_too(both: TurmoilTable) -> None:
    """CT-10."""
    lay(both, "ceres")
    both.governs("Unity")
    both.p1.has(mc=0, titanium=2)
    assert "trade ceres" not in both.p1.options
    both.p1.has(titanium=3)
    both.p1.acts("trade ceres")
    assert both.p1.change == {"titanium": -3, "steel": 2}


def test_a_wild_tag_is_a_tag(both: TurmoilTable) -> None:
    """C04, CT-14: Septem Tribus is no card without tags."""
    both.p1.is_corporation("Septem Tribus").plays("Community Services")
    assert both.p1.change == {"mc": -13, "mc_production": 1}  # itself


def test_a_way_station_counts_my_wild_tag_and_nobody_elses(both: TurmoilTable) -> None:
    """C13."""
    both.p1.is_corporation("Septem Tribus").plays("Galilean Waystation")
    assert both.p1.change == {"mc": -15, "mc_production": 1}
    both.p2.plays("Galilean Waystation")
    assert both.p2.change == {"mc": -15}


def test_fleets_are_home_and_markers_moved_before_the_government_changes(both: TurmoilTable) -> None:
    lay(both, "ceres")
    both.has_delegates(NEUTRAL, "Unity", 2)
    both.p1.has(titanium=3, mc=0)
    both.p1.acts("trade ceres")
    both.open_turn(1)
    both.produce()
    assert both.state.seats[0][FLEETS_USED] == 0
    assert both.state.world[TILES[KEYS.index("ceres")].slot] == 2  # back to the first step, and one up
    assert both.ruling == "Unity"
