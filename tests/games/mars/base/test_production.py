"""Player boards and the production phase: pages 5, 6, 8 and 14 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import CHANGE

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


@pytest.mark.rule("M-058", "M-305")
def test_a_resource_is_gained_once_and_production_every_generation(table: MarsTable) -> None:
    table.p1.plays("Asteroid")
    assert table.p1.change == {"mc": -14, "titanium": 2, "tr": 1}  # plain symbols
    table.p1.plays("Asteroid Mining", "0 titanium")
    assert table.p1.change == {"mc": -30, "titanium_production": 2}  # a brown box
    table.produce()
    assert table.p1.amount("titanium") == 2 + 2


@pytest.mark.rule("M-061")
def test_nothing_that_is_produced_comes_from_a_card(table: MarsTable) -> None:
    table.p1.has(energy=3).produces(heat=1, plants=2, energy=1)
    before = table.state.log
    table.produce()
    e, cards = table.state.log, set()
    while e is not before:
        assert e is not None
        cards |= {e.card} if e.kind == CHANGE else set()
        e = e.previous
    assert cards == {-1}


@pytest.mark.rule("M-059", "M-060")
def test_heat_production_19_and_3_steps_make_22(table: MarsTable) -> None:
    table.p1.produces(heat=19, energy=1).plays("Carbonate Processing")
    assert table.p1.amount("heat_production") == 22


@pytest.mark.rule("M-061", "M-062", "M-150")
def test_everything_is_produced_as_the_levels_show(table: MarsTable) -> None:
    table.p1.has(mc=3, tr=27, energy=0).produces(mc=4, steel=1, titanium=2, plants=3, energy=5, heat=6)
    table.produce()
    assert [table.p1.amount(r) for r in RESOURCES] == [3 + 27 + 4, 1, 2, 3, 5, 6]


@pytest.mark.rule("M-062", "M-063", "M-153")
def test_negative_production_of_money_lowers_the_income(table: MarsTable) -> None:
    table.p1.has(mc=0, tr=20).produces(mc=-5)
    table.p2.has(mc=7, tr=3).produces(mc=-5)
    table.produce()
    assert table.p1.amount("mc") == 15
    assert table.p2.amount("mc") == 7


@pytest.mark.rule("M-077", "M-149", "M-150")
def test_energy_becomes_heat_before_new_energy_comes(table: MarsTable) -> None:
    table.p1.has(energy=4, heat=1).produces(energy=3, heat=2)
    table.p2.has(energy=2)
    table.produce()
    assert table.p1.amount("energy") == 3
    assert table.p1.amount("heat") == 1 + 4 + 2
    assert (table.p2.amount("energy"), table.p2.amount("heat")) == (0, 2)


@pytest.mark.rule("M-063", "M-065")
def test_money_production_stops_at_minus_5(table: MarsTable) -> None:
    table.p1.holds("Nuclear Power", "Nuclear Zone").produces(mc=-3)
    assert table.p1.can_play("Nuclear Power")  # it takes 2
    table.p1.produces(mc=-4)
    assert not table.p1.can_play("Nuclear Power")
    table.p1.produces(mc=-3).plays("Nuclear Power")
    assert table.p1.amount("mc_production") == -5


@pytest.mark.rule("M-064")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("Food Factory", "plants"),
        ("Capital", "energy"),
        ("Insulation", "heat"),
    ],
)
def test_no_other_production_goes_below_0(table: MarsTable, card: str, resource: str) -> None:
    table.oceans("r1c2", "r1c4", "r1c5", "r2c6")
    table.p1.holds(card)
    assert not table.p1.can_play(card)
    table.p1.produces(**{resource: 2})
    assert table.p1.can_play(card)


@pytest.mark.rule("M-148")
def test_all_produce_at_the_same_time(table3: MarsTable) -> None:
    for player in table3.players:
        player.has(mc=30).produces(plants=player.seat)
    table3.p1.passes()
    table3.p2.passes()
    assert [p.amount("mc") for p in table3.players] == [30, 30, 30]  # nobody before the last one has passed
    table3.p3.passes()
    assert [p.amount("mc") for p in table3.players] == [50, 50, 50]
    assert [p.amount("plants") for p in table3.players] == [0, 1, 2]


@pytest.mark.rule("M-151", "M-152", "M-238")
def test_used_actions_are_free_again_in_the_next_generation(table: MarsTable) -> None:
    table.p1.has_played("Livestock").uses("Livestock")
    table.p1.acts("end turn")
    assert "use livestock" not in table.p1.options
    assert table.generation == 1
    table.produce()
    assert table.generation == 2
    for player in table.players:
        player.buys(0)
    assert "use livestock" in table.p1.options


# Cubes


@pytest.mark.rule("M-056", "M-059")
def test_cubes_never_run_out(table: MarsTable) -> None:
    table.p1.has(heat=990).produces(heat=500).has_played("Livestock", resources=400)
    table.p1.uses("Livestock")
    table.produce()
    assert table.p1.amount("heat") == 1490
    assert table.p1.on("Livestock") == 401
