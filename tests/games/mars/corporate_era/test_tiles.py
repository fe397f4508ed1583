"""Cards with a place on the map: Mining Area, Land Claim and the special tiles."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Noun, Phrase

METAL_ON_LAND = {"r1c1", "r2c2", "r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2"}

# --- Mining Area ---------------------------------------------------------------------------------------------------------


def test_mining_area_lies_beside_an_own_tile_on_a_metal_bonus(table: MarsTable) -> None:
    table.p1.owns("greenery", "r2c1").plays("Mining Area")
    assert sorted(table.spaces()) == ["r1c1", "r2c2"]
    table.answer("r1c1")
    assert table.p1.change == {"mc": -4, "steel": 2, "steel_production": 1}
    assert (table.tile_at("r1c1"), table.owner_of("r1c1")) == ("Mining Area", table.p1)


def test_mining_area_on_titanium(table: MarsTable) -> None:
    table.p1.owns("city", "r5c1").plays("Mining Area")  # beside it only r4c1 will do
    assert table.tile_at("r4c1") == "Mining Area"
    assert table.p1.change == {"mc": -4, "plants": 1, "titanium": 1, "titanium_production": 1}


def test_mining_area_stays_off_ocean_areas(table: MarsTable) -> None:
    table.p1.owns("city", "r9c4").holds("Mining Area")  # next to the titanium of r9c5, an ocean area
    assert table.p1.why_not("Mining Area") == [Phrase("no_place_named", x=Noun("tile_mining_area"))]
    assert not table.p1.can_play("Mining Area")


def test_mining_area_needs_an_own_tile(table: MarsTable) -> None:
    table.p2.owns("city", "r2c1")
    table.oceans("r1c2")
    assert not table.p1.holds("Mining Area").can_play("Mining Area")


def test_an_off_planet_city_has_no_neighbours_for_a_mine(table: MarsTable) -> None:
    table.p1.owns("city", "phobos", "ganymede")
    assert not table.p1.holds("Mining Area").can_play("Mining Area")


def test_mining_rights_go_anywhere_with_metal(table: MarsTable) -> None:
    table.p1.plays("Mining Rights")
    assert set(table.spaces()) == METAL_ON_LAND
    table.answer("r9c2")
    assert table.p1.change == {"mc": -9, "steel": 2, "steel_production": 1}


# --- Land Claim ----------------------------------------------------------------------------------------------------------


def test_a_claim_brings_no_bonus_and_is_no_tile(table: MarsTable) -> None:
    table.p1.plays("Land Claim", "r1c1")
    assert table.p1.change == {"mc": -1}
    assert table.tile_at("r1c1") == ""
    table.p1.funds("Landlord")
    table.p2.owns("greenery", "r7c7")
    assert (table.p1.score.awards, table.p2.score.awards) == (0, 5)


def test_the_bonus_comes_with_the_tile(table: MarsTable) -> None:
    table.p1.plays("Land Claim", "r1c1").standard_project("Greenery", at="r1c1")
    assert table.p1.change == {"mc": -23, "steel": 2, "tr": 1}
    assert table.owner_of("r1c1") == table.p1


def test_no_reserved_area_can_be_claimed(table: MarsTable) -> None:
    table.oceans("r1c2")
    table.p2.owns("city", "r7c7").claims_area("r7c1")
    table.p1.plays("Land Claim")
    spaces = set(table.spaces())
    assert len(spaces) == 48 - 2
    assert not spaces & {"r1c2", "r1c4", "r5c3", "r7c7", "r7c1", "phobos", "ganymede"}
    assert {"r2c2", "r3c1", "r4c1", "r5c1"} <= spaces  # volcanoes are free


@pytest.mark.parametrize("project", ["City", "Greenery"])
def test_others_may_not_build_on_a_claim(table: MarsTable, project: str) -> None:
    table.p1.plays("Land Claim", "r3c3")
    table.p2.standard_project(project)
    assert "r3c3" not in table.spaces()
    assert "r3c4" in table.spaces()


def test_not_even_a_lake_may_flood_a_claim(table: MarsTable) -> None:
    table.set(temperature=-6)
    table.p1.claims_area("r3c3")
    table.p2.plays("Artificial Lake")
    assert "r3c3" not in table.spaces()


def test_a_claim_may_take_the_last_place_of_a_special_tile(table: MarsTable) -> None:
    table.p2.owns("city", "r8c5")
    table.p1.plays("Land Claim", "r8c6")
    assert not table.p2.holds("Mining Area").can_play("Mining Area")


def test_a_claim_is_no_neighbour(table: MarsTable) -> None:
    table.p1.claims_area("r7c2").owns("greenery", "r3c3").standard_project("Greenery")
    assert set(table.spaces()) == {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}


def test_a_claim_does_not_keep_natural_preserve_away(table: MarsTable) -> None:
    table.p2.claims_area("r3c3")
    table.p1.plays("Natural Preserve")
    assert "r3c4" in table.spaces()
    assert "r3c3" not in table.spaces()


# --- special tiles -------------------------------------------------------------------------------------------------------


def test_commercial_district_counts_the_cities_around(table: MarsTable) -> None:
    table.p1.produces(energy=1).plays("Commercial District", "r4c4")
    assert table.p1.change == {"mc": -16, "plants": 1, "energy_production": -1, "mc_production": 4}
    assert table.p1.score.by_card["commercial-district"] == 0
    table.p1.owns("city", "r4c5")
    table.p2.owns("city", "r3c3").owns("Capital", "r5c4")
    table.p2.owns("greenery", "r4c3").owns("city", "r7c7")
    assert table.p1.score.by_card["commercial-district"] == 3


def test_commercial_district_may_lie_anywhere(table: MarsTable) -> None:
    table.p2.owns("city", "r3c3")
    table.p1.produces(energy=1).plays("Commercial District")
    assert len(table.spaces()) == 47


def test_industrial_center_lies_next_to_a_city_of_anybody(table: MarsTable) -> None:
    assert not table.p1.holds("Industrial Center").can_play("Industrial Center")
    table.p2.owns("city", "r7c1")
    table.p1.plays("Industrial Center")
    assert set(table.spaces()) == {"r6c1", "r6c2", "r7c2", "r8c1"}
    table.answer("r8c1")
    assert table.p1.change == {"mc": -4, "steel": 2}


@pytest.mark.rule("M-236")
def test_industrial_center_buys_steel_production(table: MarsTable) -> None:
    table.p1.has_played("Industrial Center").has(mc=6, steel=9)
    assert table.p1.why_not("Industrial Center") == [Phrase("short_of", q=Amount(1, "mc"))]
    table.p1.has(mc=7).uses("Industrial Center")
    assert table.p1.change == {"mc": -7, "steel_production": 1}


def test_restricted_area_lies_anywhere(table: MarsTable) -> None:
    table.p1.plays("Restricted Area", "r8c1")
    assert table.p1.change == {"mc": -11, "steel": 2}
    assert table.owner_of("r8c1") == table.p1


def test_corporate_stronghold_is_a_city(table: MarsTable) -> None:
    table.p2.owns("city", "r3c3")
    table.p1.produces(energy=1).plays("Corporate Stronghold")
    assert not set(table.spaces()) & {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}
    table.answer("r5c1")
    assert table.p1.change == {"mc": -11, "plants": 2, "energy_production": -1, "mc_production": 3}
    assert table.tile_at("r5c1") == "city"
