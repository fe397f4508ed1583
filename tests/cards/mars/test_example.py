"""Cards of the base game: what each does at the table."""

from __future__ import annotations

import pytest

from tharsis.testing import MarsTable


def test_arctic_algae_gains_from_every_ocean(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.p2.standard_project("Aquifer", at="r1c2")
    assert table.p1.gained(plants=2)
    assert table.p2.change == {"mc": -18, "steel": 2, "tr": 1}


def test_the_order_of_comet_is_asked_for_where_it_matters(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae").has(plants=1)
    table.p1.plays("Comet", "place", "r1c5", "seat 1", 3)
    assert table.p2.gained(plants=-1)


def test_immigrant_city_can_be_played_at_minus_four(table: MarsTable) -> None:
    table.p1.produces(mc=-4, energy=1)
    table.p1.plays("Immigrant City", "r3c3")
    assert table.p1.change == {"mc": -13, "mc_production": -1, "energy_production": -1}


@pytest.mark.rule("M-076")
def test_space_elevator_takes_both_metals(table: MarsTable) -> None:
    table.p1.has(mc=0, titanium=9, steel=3)
    table.p1.plays("Space Elevator", "8 titanium")
    assert table.p1.change == {"titanium": -8, "steel": -2, "titanium_production": 1}


def test_moss_takes_its_plant_from_viral_enhancers(table: MarsTable) -> None:
    table.set(oceans=3)
    table.p1.holds("Moss")
    assert not table.p1.can_play("Moss")
    table.p1.has_played("Viral Enhancers")
    table.p1.plays("Moss")
    assert table.p1.change == {"mc": -4, "plants_production": 1}
