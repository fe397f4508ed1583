"""Standard projects: page 10 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.rules.vocabulary import LAND, OCEAN_AREA


@pytest.mark.rule("M-195")
def test_a_project_may_be_done_again_and_again(table: MarsTable) -> None:
    for _ in range(5):
        table.p1.standard_project("Power plant")
    assert table.p1.amount("energy_production") == 5
    assert table.generation == 1


@pytest.mark.rule("M-196")
def test_a_corporation_may_say_otherwise(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").standard_project("Power plant")
    assert table.p1.gained(mc=-8)
    table.p2.is_corporation("Helion").has(mc=4, heat=7).standard_project("Power plant")
    assert table.p2.gained(mc=-4, heat=-7)


@pytest.mark.rule("M-195")
def test_no_card_is_named_for_a_standard_project(table: MarsTable) -> None:
    before = table.state.log
    table.p1.standard_project("Power plant")
    e = table.state.log
    while e is not before:
        assert e is not None
        assert e.card == -1
        e = e.previous


@pytest.mark.rule("M-197")
def test_who_sells_patents_sells_one_at_least(table: MarsTable) -> None:
    table.p1.holds("Comet", "Asteroid", "Moss").acts("project sell-patents")
    assert (table.batch().least, table.batch().most) == (1, 3)
    table.answer("sell comet")
    assert (table.batch().least, table.batch().most) == (0, 2)


@pytest.mark.rule("M-198")
def test_power_plant(table: MarsTable) -> None:
    table.p1.standard_project("Power plant")
    assert table.p1.change == {"mc": -11, "energy_production": 1}


@pytest.mark.rule("M-199")
def test_asteroid(table: MarsTable) -> None:
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"mc": -14, "tr": 1}
    assert table.level("temperature") == -28


@pytest.mark.rule("M-200")
def test_aquifer(table: MarsTable) -> None:
    table.p1.standard_project("Aquifer", at="r9c5")
    assert table.p1.change == {"mc": -18, "tr": 1, "titanium": 2}
    assert table.level("oceans") == 1


@pytest.mark.rule("M-199", "M-200")
def test_asteroid_and_aquifer_may_be_bought_at_the_goal_for_nothing(table: MarsTable) -> None:
    table.set(temperature=8, oceans=9)
    table.p1.standard_project("Asteroid")
    assert table.p1.change == {"mc": -14}
    table.p1.standard_project("Aquifer")
    assert table.p1.change == {"mc": -18}


@pytest.mark.rule("M-186", "M-200", "M-201", "M-202")
def test_no_tile_is_bought_where_no_area_is_left_for_it(table: MarsTable) -> None:
    table.p2.owns("greenery", *table.areas(LAND))
    assert set(table.p1.offers("project")) == {"power-plant", "asteroid", "aquifer"}
    table.p2.owns("greenery", *table.areas(OCEAN_AREA))
    assert set(table.p1.offers("project")) == {"power-plant", "asteroid"}


@pytest.mark.rule("M-201")
def test_greenery(table: MarsTable) -> None:
    table.p1.standard_project("Greenery", at="r4c1")
    assert table.p1.change == {"mc": -23, "tr": 1, "plants": 1, "titanium": 1}
    assert table.level("oxygen") == 1
    assert table.owner_of("r4c1") is table.p1


@pytest.mark.rule("M-202", "M-203")
def test_city(table: MarsTable) -> None:
    table.p1.standard_project("City", at="r4c1")
    assert table.p1.change == {"mc": -25, "mc_production": 1, "plants": 1, "titanium": 1}
    assert table.owner_of("r4c1") is table.p1
