"""Every card that the rulebook explains, as it says."""

from __future__ import annotations

import pytest

from tharsis.games.dice.components import YELLOW, dice
from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.play.explain import why_not


@pytest.mark.rule("D-162")
def test_mangrove_goes_next_to_an_ocean_or_not_at_all(table: DiceTable) -> None:
    table.p1.plays("Mangrove")
    assert table.p1.change == {}
    assert table.level("oxygen") == 0
    table.p2.give(plant=0)
    table.tile("ocean", "E2")
    table.state.move(0, table.card("Mangrove"), 0)
    table.p1.plays("Mangrove")
    assert sorted(table.spaces()) == ["D3", "E1", "E3", "F1", "F2"]
    table.answer("E3")
    assert table.p1.change == {"vp": 2}


@pytest.mark.rule("D-163")
def test_urbanized_area_goes_next_to_a_city_or_not_at_all(table: DiceTable) -> None:
    table.p1.plays("Urbanized Area")
    assert table.p1.change == {}
    table.tile("city", "C2")
    table.state.move(0, table.card("Urbanized Area"), 0)
    table.p1.plays("Urbanized Area", "B1")
    assert table.p1.change == {"vp": 2}


@pytest.mark.rule("D-164", "D-165")
def test_peninsula_counts_once(table: DiceTable) -> None:
    table.tile("ocean", "D6", "C5")
    table.p1.plays("Peninsula", "C6")
    assert table.p1.change == {"vp": 2, "blue": 2}
    table.state.move(0, table.card("Peninsula"), 0)
    table.p1.plays("Peninsula", "C2")
    assert table.p1.gained(vp=2, blue=0)


@pytest.mark.rule("D-164")
def test_wetlands_and_immigrant_city_count_once(table: DiceTable) -> None:
    table.tile("greenery", "B3", "B5", "C4")
    table.p1.plays("Wetlands", "B4")
    assert table.p1.change == {"vp": 2, "green": 2}
    table.p1.plays("Immigrant City", "A4")
    assert table.p1.change == {"vp": 2 + 1, "yellow": 2}
    table.state.move(0, table.card("Immigrant City"), 0)
    table.p1.plays("Immigrant City", "F1")
    assert table.p1.change == {"vp": 2}


@pytest.mark.rule("D-164", "D-177")
def test_mohole_lake_gives_four_vp_next_to_greenery_or_city(table: DiceTable) -> None:
    table.tile("greenery", "B3")
    table.tile("city", "B5")
    table.p1.plays("Mohole Lake", "B4")
    assert table.p1.change == {"vp": 4}
    table.state.move(0, table.card("Mohole Lake"), 0)
    table.p1.plays("Mohole Lake", "E2")
    assert table.p1.change == {"vp": 2}


@pytest.mark.rule("D-076", "D-164", "D-177")
def test_mohole_lake_without_a_tile_is_next_to_nothing(table: DiceTable) -> None:
    table.set(oceans=6)
    table.tile("greenery", "B3")
    table.p1.plays("Subterranean Reservoir", "B4")  # the seventh ocean, next to the greenery
    table.p1.plays("Mohole Lake")
    assert table.p1.change == {"vp": 1}


@pytest.mark.rule("D-164", "D-178")
@pytest.mark.parametrize(
    ("level", "choice", "gain"),
    [
        ({"temperature": -28}, "choose 1", {"vp": 4, "red": 1}),
        ({"temperature": -32}, "choose 1", {"vp": 2}),
        ({"oxygen": 8}, "choose 2", {"vp": 4, "green": 1}),
        ({"oxygen": 14}, "choose 2", {"vp": 1}),
    ],
)
def test_tipping_point(table: DiceTable, level: dict[str, int], choice: str, gain: dict[str, int]) -> None:
    table.set(**level)
    table.p1.plays("Tipping Point", choice)
    assert table.p1.change == gain


@pytest.mark.rule("D-110", "D-178")
def test_tipping_point_looks_at_the_step_not_at_the_pool(table: DiceTable) -> None:
    table.set(temperature=-28)
    table.pool(red=0)
    table.p1.plays("Tipping Point", "choose 1")
    assert table.p1.change == {"vp": 4}  # the die of the track is lost, the 2 VP are not


@pytest.mark.rule("D-174")
def test_equatorial_magnetizer_counts_the_middle_row(table: DiceTable) -> None:
    table.tile("ocean", "D2")
    table.tile("city", "D4")
    table.tile("greenery", "D5", "C2", "C6", "E1")  # C6 and E1 are the neighbours of its ends
    table.p1.plays("Equatorial Magnetizer")
    assert table.p1.change == {"green": 3}
    table.tile("greenery", "D1", "D3", "D7")
    table.tile("ocean", "D6")
    table.state.move(0, table.card("Equatorial Magnetizer"), 0)
    table.p1.has(plant=0, microbe=0, animal=0).plays("Equatorial Magnetizer")
    assert table.p1.change == {"green": 7}


@pytest.mark.rule("D-175")
def test_fertile_fields_raise_oxygen_twice(table: DiceTable) -> None:
    table.p1.plays("Fertile Fields", "A4")
    assert table.level("oxygen") == 4
    assert table.p1.gained(vp=4)


@pytest.mark.rule("D-176")
def test_infrastructure_rolls_a_grey_die_per_city(table: DiceTable) -> None:
    table.tile("city", "C2", "E3")
    table.tile("Capital", "A4")
    table.p1.plays("Infrastructure")
    assert table.p1.change == {"grey": 3}


@pytest.mark.rule("D-181")
def test_decomposers(table: DiceTable) -> None:
    table.p1.has_played("Decomposers").has(animal=1)
    table.p1.uses("Decomposers")
    assert table.p1.faces == {"animal": -1, "plant": 1}
    assert table.p1.gained(vp=1)


@pytest.mark.rule("D-182")
def test_development_center(table: DiceTable) -> None:
    p1 = table.p1.has_played("Development Center").has(science=3)
    p1.uses("Development Center")
    assert table.labels() == ["1", "2", "3"]  # none is no number
    table.answer("2")
    assert "take science" not in table.labels()
    p1.answers("plant", "city")
    assert p1.faces == {"science": -2, "plant": 1, "city": 1}
    p1.has_played("Livestock").has(science=0)
    assert "free development-center" not in p1.options_at(MAIN_DUE)


def test_tokens_pay_a_part_of_what_development_center_exchanges(table: DiceTable) -> None:
    p1 = table.p1.has_played("Development Center").has(science=2, wild=2)
    p1.uses("Development Center", "3")
    assert table.labels() == ["wild 1", "wild 2"]
    p1.answers("wild 2", "plant", "plant", "city")
    assert p1.faces == {"science": -1, "plant": 2, "city": 1}
    assert p1.gained(wild=-2)


def test_development_center_lacks_one_science(table: DiceTable) -> None:
    table.p1.has_played("Development Center").begins(MAIN_DUE)
    (reason,) = why_not(table.state, 0, "free development-center")
    assert reason == Phrase("short_of", q=Amount(1, "face_science"))


def test_a_roll_of_one_die_changes_something_while_there_are_dice(table: DiceTable) -> None:
    assert dice(YELLOW).has_effect(table.state, 0, -1)
    table.pool(yellow=0)
    assert not dice(YELLOW).has_effect(table.state, 0, -1)


@pytest.mark.rule("D-185")
def test_lobbying(table: DiceTable) -> None:
    p1 = table.p1.has_played("Lobbying").has(credit=1, jovian=1)
    p1.uses("Lobbying", "pay jovian", "roll green")
    assert p1.change == {"yellow": -1, "green": 1, "vp": 1}


@pytest.mark.rule("D-186")
def test_restricted_area(table: DiceTable) -> None:
    p1 = table.p1.has_played("Restricted Area").holds("Mine")
    assert "use restricted-area" not in p1.options
    p1.holds("Grass", "Trees").uses("Restricted Area", "mine", "trees")
    assert p1.change == {"vp": 2}
    assert p1.hand == ["Grass"]


# --- the other cards of the base set that have rules of their own ---------------------------------------------------------


def test_artificial_lake_goes_on_land(table: DiceTable) -> None:
    table.p1.plays("Artificial Lake")
    assert "B4" not in table.spaces()
    table.answer("A4")
    assert table.level("oceans") == 1
    assert table.p1.change == {"vp": 2, "blue": 2}


def test_protected_valley_may_go_on_an_ocean_area(table: DiceTable) -> None:
    table.p1.plays("Protected Valley")
    assert {"A4", "B4"} <= set(table.spaces())
    table.answer("B4")
    assert table.tile_at("B4") == "greenery"
    assert table.p1.change == {"vp": 3, "yellow": 2}


def test_natural_preserve_and_ecological_zone(table: DiceTable) -> None:
    table.p1.plays("Ecological Zone", "plant", "plant", "animal")  # no greenery: no tile
    assert table.p1.faces == {"plant": 2, "animal": 1}
    table.tile("greenery", "C2")
    table.p1.plays("Natural Preserve")
    assert not {"C1", "C3", "B1", "B2", "D3"} & set(table.spaces())
    table.answer("F1")
    assert table.p1.gained(vp=1, yellow=2)


def test_noctis_city_may_go_next_to_a_city(table: DiceTable) -> None:
    table.tile("city", "C2")
    table.p1.plays("Noctis City", "B1")
    assert table.p1.change == {"vp": 4, "yellow": 3}
