"""Tiles and the map: pages 4, 5 and 15 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable, Player
from tharsis.rules.vocabulary import LAND, OCEAN_AREA, RESERVED

OCEAN_AREAS = {
    *("r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4"),
    *("r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"),
}
NAMED = {"r5c3", "phobos", "ganymede"}


def areas_for(player: Player, action: str) -> set[str]:
    """Where the tile of an action could go; nothing is placed."""
    table = player.table
    before = table.state.clone()
    player.acts(action)
    found = set(table.spaces())
    table.state = before
    table.refresh()
    return found


def land(table: MarsTable) -> set[str]:
    """All areas that are reserved for nothing."""
    rules = table.state.rules
    return {name for name, kind in zip(rules.cell_names, rules.cell_kind, strict=True) if kind == LAND}


# Areas


@pytest.mark.rule("M-027", "M-025")
def test_twelve_areas_are_for_oceans_and_oceans_go_nowhere_else(table: MarsTable) -> None:
    assert areas_for(table.p1, "project aquifer") == OCEAN_AREAS
    assert len(OCEAN_AREAS) == 9 + 3
    kinds = table.state.rules.cell_kind
    assert kinds.count(OCEAN_AREA) == 12


@pytest.mark.rule("M-025", "M-026")
def test_a_card_may_say_otherwise(table: MarsTable) -> None:
    table.set(temperature=4)
    table.p1.plays("Artificial Lake")
    assert set(table.spaces()) == land(table)  # an ocean on land
    table.refresh()
    table.p1.plays("Mangrove")
    assert set(table.spaces()) == OCEAN_AREAS  # a greenery on an ocean area


@pytest.mark.rule("M-026", "M-029", "M-031")
def test_other_tiles_keep_off_reserved_areas(table: MarsTable) -> None:
    for project in ("project greenery", "project city"):
        assert areas_for(table.p1, project) == land(table)
    table.p1.plays("Natural Preserve")  # a special tile
    assert set(table.spaces()) == land(table)
    assert not land(table) & (OCEAN_AREAS | NAMED)


@pytest.mark.rule("M-031")
def test_an_area_with_a_tile_is_not_available(table: MarsTable) -> None:
    table.p2.owns("greenery", "r3c3")
    table.oceans("r1c2")
    assert "r3c3" not in areas_for(table.p1, "project city")
    assert "r3c3" not in areas_for(table.p1, "project greenery")
    assert "r1c2" not in areas_for(table.p1, "project aquifer")


@pytest.mark.rule("M-028", "M-047")
def test_three_areas_wait_for_a_named_city_each(table: MarsTable) -> None:
    rules = table.state.rules
    reserved = {n for n, k in zip(rules.cell_names, rules.cell_kind, strict=True) if k == RESERVED}
    assert reserved == NAMED
    table.p1.has(mc=100).produces(energy=1)
    for card, area in (
        ("Noctis City", "r5c3"),
        ("Phobos Space Haven", "phobos"),
        ("Ganymede Colony", "ganymede"),
    ):
        table.p1.plays(card)
        assert table.tile_at(area) == "city"
        assert table.owner_of(area) is table.p1
    assert [rules.cell_names.index(area) < rules.cells_on_map for area in ("r5c3", "phobos", "ganymede")] == [
        True,
        False,
        False,
    ]


# Bonuses


@pytest.mark.rule("M-024")
def test_who_places_a_tile_gains_what_is_printed_there(table: MarsTable) -> None:
    table.p1.standard_project("City", at="r4c1")
    assert table.p1.gained(plants=1, titanium=1)
    table.p2.standard_project("City", at="r9c2")
    assert table.p2.gained(steel=2)
    table.p2.standard_project("Aquifer", at="r2c6")
    assert len(table.p2.hand) == 2
    assert table.p1.hand == []


@pytest.mark.rule("M-033", "M-038", "M-035")
def test_a_city_between_two_oceans_brings_4_me_and_what_is_printed(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c5")
    table.p1.standard_project("City", at="r4c4")  # touches both, 1 plant printed
    assert table.p1.change == {"mc": -25 + 4, "mc_production": 1, "plants": 1}


@pytest.mark.rule("M-034", "M-035", "M-036", "M-302")
def test_an_ocean_beside_oceans_gains_as_well(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c6")
    table.p1.standard_project("Aquifer", at="r5c5")
    assert table.p1.change == {"mc": -18 + 4, "plants": 2, "tr": 1}


@pytest.mark.rule("M-037")
def test_oceans_belong_to_nobody(table: MarsTable) -> None:
    table.p1.standard_project("Aquifer", at="r5c5")
    assert table.tile_at("r5c5") == "ocean"
    assert table.owner_of("r5c5") is None
    assert areas_for(table.p1, "project greenery") == land(table)  # an ocean binds no greenery


# Greeneries


@pytest.mark.rule("M-039")
def test_a_greenery_goes_next_to_a_tile_of_mine(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.p2.owns("city", "r7c3")
    beside = {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}
    assert areas_for(table.p1, "project greenery") == beside
    table.p1.has(plants=8)
    assert areas_for(table.p1, "convert-plants") == beside


@pytest.mark.rule("M-040")
def test_without_room_beside_its_tiles_a_greenery_goes_anywhere(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.p2.owns("greenery", "r2c2", "r2c3", "r3c2", "r3c4", "r4c3")
    table.p1.standard_project("Greenery")  # nothing to choose: one area is left beside the city
    assert table.tile_at("r4c4") == "greenery"
    table.p1.has(mc=100)
    table.p2.owns("greenery", "r4c4")
    taken = {"r3c3", "r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}
    assert areas_for(table.p1, "project greenery") == land(table) - taken


@pytest.mark.rule("M-041")
def test_without_a_tile_on_the_map_a_greenery_goes_anywhere(table: MarsTable) -> None:
    table.p2.owns("city", "r3c3")
    assert areas_for(table.p1, "project greenery") == land(table) - {"r3c3"}
    table.p1.owns("city", "phobos")  # off the planet: it has no neighbours and binds nobody
    assert areas_for(table.p1, "project greenery") == land(table) - {"r3c3"}


@pytest.mark.rule("M-042", "M-043", "M-303")
def test_a_greenery_is_mine_and_raises_oxygen_and_tr(table: MarsTable) -> None:
    table.p1.standard_project("Greenery", at="r3c3")
    assert table.tile_at("r3c3") == "greenery"
    assert table.owner_of("r3c3") is table.p1
    assert table.level("oxygen") == 1
    assert table.p1.change == {"mc": -23, "tr": 1}


@pytest.mark.rule("M-044", "M-008", "M-043")
def test_a_greenery_at_14_percent_has_its_bonuses_but_no_tr(table: MarsTable) -> None:
    table.set(oxygen=14)
    table.oceans("r5c4")
    table.p1.standard_project("Greenery", at="r4c4")
    assert table.level("oxygen") == 14
    assert table.p1.change == {"mc": -23 + 2, "plants": 1}


@pytest.mark.rule("M-045")
def test_a_greenery_is_worth_1_vp_to_its_owner(table: MarsTable) -> None:
    table.p1.owns("greenery", "r3c3", "r3c4")
    table.p2.owns("greenery", "r7c3")
    assert [p.score.greeneries for p in table.players] == [2, 1]


# Cities


@pytest.mark.rule("M-046")
def test_no_city_stands_beside_a_city_whoever_owns_it(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.p2.owns("city", "r7c3")
    forbidden = {"r3c3", "r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}
    forbidden |= {"r7c3", "r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3"}
    assert areas_for(table.p1, "project city") == land(table) - forbidden


@pytest.mark.rule("M-047", "M-048")
def test_noctis_city_stands_beside_a_city_all_the_same(table: MarsTable) -> None:
    table.p2.owns("city", "r5c2")
    table.p1.produces(energy=1).plays("Noctis City")
    assert table.tile_at("r5c3") == "city"


@pytest.mark.rule("M-049", "M-304")
def test_a_city_belongs_to_who_placed_it(table: MarsTable) -> None:
    table.p2.standard_project("City", at="r3c3")
    assert table.tile_at("r3c3") == "city"
    assert table.owner_of("r3c3") is table.p2


@pytest.mark.rule("M-050", "M-051")
def test_a_city_scores_for_greeneries_beside_it_whoever_owns_them(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3").owns("greenery", "r3c4")
    table.p2.owns("greenery", "r3c2", "r7c7")
    assert table.p1.score.cities == 2
    assert table.p2.score.cities == 0


@pytest.mark.rule("M-052", "M-053")
def test_the_capital_is_a_city_that_scores_oceans_too(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c5", "r1c2", "r1c4")
    table.p1.produces(energy=2).plays("Capital", "r4c4")
    table.p2.owns("greenery", "r3c4")
    assert table.p1.score.cities == 1
    assert table.p1.score.by_card["capital"] == 2
    assert not {"r3c3", "r4c3", "r4c5"} & areas_for(table.p2, "project city")  # no city beside it
    assert "claim mayor" in table.p1.owns("city", "r7c2", "r9c2").options


# Special tiles, and all kinds


@pytest.mark.rule("M-032", "M-054", "M-185")
def test_a_special_tile_keeps_to_its_card_and_to_the_map(table: MarsTable) -> None:
    table.p2.owns("greenery", "r3c3")
    table.p1.owns("greenery", "r3c4").plays("Ecological Zone")
    near = {"r2c2", "r2c3", "r2c4", "r3c2", "r3c5", "r4c3", "r4c4", "r4c5"}
    assert set(table.spaces()) == near
    table.answer("r2c2")
    assert table.tile_at("r2c2") == "Ecological Zone"
    assert table.p1.on("Ecological Zone") == 2  # what its card says
    assert table.p1.gained(steel=1)  # and what the map says


@pytest.mark.rule("M-032", "M-185")
def test_a_city_of_a_card_keeps_the_rules_of_cities_and_of_the_card(table: MarsTable) -> None:
    table.p2.owns("city", "r3c3")
    table.p1.owns("greenery", "r7c3")
    table.p1.plays("Research Outpost")  # a city next to no tile at all
    near = {"r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3", "r7c3"}
    near |= {"r3c3", "r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}
    assert set(table.spaces()) == land(table) - near


@pytest.mark.rule("M-055")
def test_a_special_tile_is_mine(table: MarsTable) -> None:
    table.p1.plays("Natural Preserve", "r3c3")
    assert table.tile_at("r3c3") == "Natural Preserve"
    assert table.owner_of("r3c3") is table.p1
    assert areas_for(table.p1, "project greenery") == {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}


@pytest.mark.rule("M-186")
def test_without_a_legal_area_a_card_that_places_a_tile_stays_in_hand(table: MarsTable) -> None:
    table.p1.holds("Urbanized Area").produces(energy=1)
    assert not table.p1.can_play("Urbanized Area")  # it goes next to two cities
    table.p2.owns("city", "r3c3", "r3c5")
    assert table.p1.can_play("Urbanized Area")
    table.set(oceans=9)
    assert table.p1.holds("Subterranean Reservoir").can_play("Subterranean Reservoir")  # an ocean is skipped
