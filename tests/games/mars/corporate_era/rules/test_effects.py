"""Rules of the base game that cards of the Corporate Era show: effects."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-088")
def test_the_tags_of_the_corporation_help(table: MarsTable) -> None:
    table.p1.is_corporation("Saturn Systems").holds("Beam From A Thorium Asteroid")
    assert table.p1.can_play("Beam From A Thorium Asteroid")


@pytest.mark.parametrize(("name", "plants"), [("Moss", 1), ("Nitrophilic Moss", 2)])
def test_viral_enhancers_supply_the_plants_that_moss_takes(table: MarsTable, name: str, plants: int) -> None:
    table.set(oceans=3)
    table.p1.has(plants=plants - 1).holds(name)
    assert not table.p1.can_play(name)
    table.p1.has_played("Viral Enhancers").plays(name)
    assert table.p1.amount("plants") == 0
    assert table.p1.amount("plants_production") == plants


@pytest.mark.rule("M-076")
def test_space_elevator_takes_both_metals(table: MarsTable) -> None:
    table.p1.has(mc=0, titanium=9, steel=3)
    table.p1.plays("Space Elevator", "8 titanium")
    assert table.p1.change == {"titanium": -8, "steel": -2, "titanium_production": 1}
