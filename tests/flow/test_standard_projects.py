"""Standard projects: page 10 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.rules.vocabulary import LAND, OCEAN_AREA

PROJECTS = {
    "project sell-patents",
    "project power-plant",
    "project asteroid",
    "project aquifer",
    "project greenery",
    "project city",
}


def projects(options: list[str]) -> set[str]:
    """The standard projects among the options."""
    return {option for option in options if option.startswith("project")}


@pytest.mark.rule("M-194")
def test_six_projects_are_open_to_everybody(table: MarsTable) -> None:
    for player in table.players:
        assert projects(player.options) == PROJECTS - {"project sell-patents"}  # an empty hand sells nothing
        assert projects(player.holds("Mine" if player.seat else "Trees").options) == PROJECTS


@pytest.mark.rule("M-195")
def test_a_project_may_be_done_again_and_again(table: MarsTable) -> None:
    for _ in range(5):
        table.p1.standard_project("Power plant")
    assert table.p1.amount("energy_production") == 5
    assert table.generation == 1


@pytest.mark.rule("M-196")
def test_projects_are_paid_in_money_without_discounts(table: MarsTable) -> None:
    table.p1.has(mc=100, steel=50, titanium=50).has_played("Shuttles", "Earth Office", "Research Outpost")
    for project, price in (("Power plant", 11), ("Asteroid", 14), ("Aquifer", 18)):
        at = {"at": "r1c5"} if project == "Aquifer" else {}
        table.p1.standard_project(project, **at)
        assert table.p1.gained(mc=-price, steel=0, titanium=0)
    table.p1.has(mc=10)
    assert projects(table.p1.options) == set()


@pytest.mark.rule("M-196")
def test_a_corporation_may_say_otherwise(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").standard_project("Power plant")
    assert table.p1.gained(mc=-8)
    table.p2.is_corporation("Helion").has(mc=4, heat=7).standard_project("Power plant")
    assert table.p2.gained(mc=-4, heat=-7)


@pytest.mark.rule("M-197")
def test_any_number_of_patents_is_sold_for_1_me_each(table: MarsTable) -> None:
    table.p1.holds("Mine", "Trees", "Grass", "Moss").standard_project("Sell patents", "mine", "grass", "done")
    assert table.p1.change == {"mc": 2}
    assert sorted(table.p1.hand) == ["Moss", "Trees"]
    assert {"Mine", "Grass"} <= set(table.discard_pile)
    table.p1.acts("project sell-patents")
    assert "done" not in table.labels()  # at least one card
    table.answer("trees", "moss")
    assert table.p1.change == {"mc": 2}


@pytest.mark.rule("M-112", "M-197")
def test_only_the_seller_knows_what_patents_were_sold(table: MarsTable) -> None:
    table.p1.holds("Mine", "Trees").standard_project("Sell patents", "mine", "done")
    assert table.discard_pile == ["Mine"]
    assert table.who_knows("Mine") == [0]


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
    assert projects(table.p1.options) == {"project power-plant", "project asteroid", "project aquifer"}
    table.p2.owns("greenery", *table.areas(OCEAN_AREA))
    assert projects(table.p1.options) == {"project power-plant", "project asteroid"}


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
