"""Base cards with greeneries and special tiles: legal areas, owners, bonuses."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

OCEAN_AREAS = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]
AROUND_R3C3 = {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}


@pytest.mark.rule("M-039", "M-043")
def test_plantation_goes_next_to_a_tile_of_mine(table: MarsTable) -> None:
    table.p1.has_played("Breathing Filters", "Search For Life").owns("city", "r3c3")
    table.p2.owns("city", "r7c3")
    table.p1.plays("Plantation")
    assert set(table.spaces()) == AROUND_R3C3
    table.p1.answers("r4c4")
    assert table.p1.change == {"mc": -15, "plants": 1, "tr": 1}
    assert (table.tile_at("r4c4"), table.owner_of("r4c4"), table.level("oxygen")) == ("greenery", table.p1, 1)


@pytest.mark.rule("M-041")
def test_plantation_goes_anywhere_on_land_without_a_tile_of_mine(table: MarsTable) -> None:
    table.p1.has_played("Breathing Filters", "Search For Life").owns("city", "phobos")
    table.p2.owns("city", "r7c3")
    table.p1.plays("Plantation")
    assert len(table.spaces()) == 48 - 1
    assert "r5c3" not in table.spaces()


@pytest.mark.rule("M-044")
def test_plantation_at_the_goal_of_oxygen_still_places_its_tile(table: MarsTable) -> None:
    table.p1.has_played("Breathing Filters", "Search For Life")
    table.set(oxygen=14)
    table.p1.plays("Plantation", "r4c5")
    assert table.p1.change == {"mc": -15, "plants": 2}
    assert table.p1.score.greeneries == 1


def test_mangrove_grows_on_an_ocean_area_far_from_my_tiles(table: MarsTable) -> None:
    table.set(temperature=4)
    table.p1.owns("city", "r3c3")
    table.oceans("r1c2")
    table.p2.claims_area("r1c4")
    table.p1.plays("Mangrove")
    assert table.spaces() == [a for a in OCEAN_AREAS if a not in ("r1c2", "r1c4")]
    table.p1.answers("r9c5")
    assert table.p1.change == {"mc": -12, "titanium": 2, "tr": 1}
    assert (table.tile_at("r9c5"), table.owner_of("r9c5"), table.level("oxygen")) == ("greenery", table.p1, 1)
    assert table.level("oceans") == 1


def test_the_area_of_a_mangrove_is_lost_for_oceans(table: MarsTable) -> None:
    table.set(temperature=4)
    table.p1.plays("Mangrove", "r1c5")
    table.p2.plays("Subterranean Reservoir")
    assert table.spaces() == [a for a in OCEAN_AREAS if a != "r1c5"]


@pytest.mark.rule("M-186")
def test_mangrove_needs_a_free_ocean_area(table: MarsTable) -> None:
    table.set(temperature=4)
    table.p2.owns("greenery", *OCEAN_AREAS)
    table.p1.holds("Mangrove")
    assert not table.p1.can_play("Mangrove")
    assert [p.pattern for p in table.p1.why_not("Mangrove")] == ["no_place"]


def test_protected_valley_lies_on_an_ocean_area(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.oceans("r5c4")
    table.p1.plays("Protected Valley")
    assert table.spaces() == [a for a in OCEAN_AREAS if a != "r5c4"]
    table.p1.answers("r5c5")
    assert table.p1.change == {"mc": -23 + 2, "mc_production": 2, "plants": 2, "tr": 1}
    assert (table.owner_of("r5c5"), table.level("oxygen"), table.level("oceans")) == (table.p1, 1, 1)


@pytest.mark.rule("M-019", "M-021")
def test_protected_valley_at_seven_percent_may_bring_an_ocean(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-2)
    table.p1.plays("Protected Valley", "r1c5", "r9c5")
    assert table.p1.change == {"mc": -23, "mc_production": 2, "titanium": 2, "tr": 3}


def test_mohole_area_takes_an_ocean_area_with_its_bonus_and_is_mine(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.oceans("r5c4")
    table.p1.plays("Mohole Area")
    assert table.spaces() == [a for a in OCEAN_AREAS if a != "r5c4"]
    table.p1.answers("r5c5")
    assert table.p1.change == {"mc": -20 + 2, "heat_production": 4, "plants": 2}
    assert (table.tile_at("r5c5"), table.owner_of("r5c5")) == ("Mohole Area", table.p1)
    table.p2.plays("Subterranean Reservoir")
    assert "r5c5" not in table.spaces()


@pytest.mark.rule("M-039", "M-055")
def test_a_greenery_may_grow_next_to_a_mohole(table: MarsTable) -> None:
    table.p1.plays("Mohole Area", "r5c5").has(plants=8).acts("convert-plants")
    assert table.spaces() == ["r4c4", "r4c5", "r6c4", "r6c5"]


def test_natural_preserve_lies_next_to_no_tile_at_all(table: MarsTable) -> None:
    table.oceans("r1c4")
    table.p2.owns("city", "r7c3")
    table.p1.plays("Natural Preserve")
    next_to_tiles = {"r1c3", "r2c4", "r2c5", "r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3"}
    assert not next_to_tiles & set(table.spaces())
    assert len(table.spaces()) == 48 - 1 - 9
    table.p1.answers("r3c1")
    assert table.p1.change == {"mc": -9, "mc_production": 1}
    assert len(table.p1.hand) == 1
    assert (table.tile_at("r3c1"), table.owner_of("r3c1")) == ("Natural Preserve", table.p1)


@pytest.mark.rule("M-055")
def test_natural_preserve_is_a_tile_of_its_player(table: MarsTable) -> None:
    table.p1.plays("Natural Preserve", "r3c3").has(plants=8).acts("convert-plants")
    assert set(table.spaces()) == AROUND_R3C3


@pytest.mark.parametrize(
    ("area", "change"),
    [
        ("r1c1", {"steel": 2, "steel_production": 1}),
        ("r3c7", {"steel": 1, "steel_production": 1}),
        ("r4c1", {"plants": 1, "titanium": 1, "titanium_production": 1}),
        ("r8c6", {"titanium": 1, "titanium_production": 1}),
    ],
)
def test_mining_rights_produce_the_metal_of_the_area(
    table: MarsTable, area: str, change: dict[str, int]
) -> None:
    table.p1.plays("Mining Rights", area)
    assert table.p1.change == {"mc": -9, **change}
    assert (table.tile_at(area), table.owner_of(area)) == ("Mining Rights", table.p1)


def test_mining_rights_lie_only_on_land_with_metal(table: MarsTable) -> None:
    table.p2.owns("city", "r1c1").claims_area("r2c2")
    table.p1.owns("city", "r5c9")
    table.p1.plays("Mining Rights")
    assert table.spaces() == ["r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2"]


@pytest.mark.rule("M-186")
def test_mining_rights_need_a_free_area_with_metal(table: MarsTable) -> None:
    table.p2.owns("greenery", "r1c1", "r2c2", "r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2")
    table.p1.holds("Mining Rights")
    assert not table.p1.can_play("Mining Rights")
    assert [p.pattern for p in table.p1.why_not("Mining Rights")] == ["no_place_named"]


def test_mining_guild_produces_steel_for_mining_rights_too(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild").plays("Mining Rights", "r8c6")
    assert table.p1.change == {"mc": -9, "titanium": 1, "titanium_production": 1, "steel_production": 1}


def test_nuclear_zone_lies_anywhere_on_land(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3")
    table.p1.plays("Nuclear Zone")
    assert len(table.spaces()) == 48 - 1
    table.p1.answers("r9c2")
    assert table.p1.change == {"mc": -10, "steel": 2, "tr": 2}
    assert (table.tile_at("r9c2"), table.owner_of("r9c2"), table.level("temperature")) == (
        "Nuclear Zone",
        table.p1,
        -26,
    )


@pytest.mark.rule("M-170")
def test_the_ocean_of_a_warm_mars_may_lie_there_before_the_nuclear_zone(table: MarsTable) -> None:
    table.set(temperature=-4)
    table.p1.plays("Nuclear Zone")
    assert table.labels() == ["first nuclear-zone place ocean", "first nuclear-zone place Nuclear Zone"]
    table.p1.answers("first nuclear-zone place ocean", "r1c5", "r2c5")
    assert table.p1.change == {"mc": -10 + 2, "tr": 3}


def test_the_nuclear_zone_may_lie_there_before_the_ocean_of_a_warm_mars(table: MarsTable) -> None:
    table.set(temperature=-4)
    table.p1.plays("Nuclear Zone", "first nuclear-zone place Nuclear Zone", "r2c5", "r1c5")
    assert table.p1.change == {"mc": -10, "tr": 3}


def test_lava_flows_need_a_volcano(table: MarsTable) -> None:
    table.p1.plays("Lava Flows")
    assert table.spaces() == ["r2c2", "r3c1", "r4c1", "r5c1"]
    table.p1.answers("r4c1")
    assert table.p1.change == {"mc": -18, "tr": 2, "plants": 1, "titanium": 1}
    assert (table.tile_at("r4c1"), table.owner_of("r4c1")) == ("Lava Flows", table.p1)
    assert table.level("temperature") == -26


def test_lava_flows_cannot_be_played_when_all_volcanoes_are_taken_or_claimed(table: MarsTable) -> None:
    table.p2.owns("greenery", "r2c2", "r3c1", "r4c1").claims_area("r5c1")
    table.p1.holds("Lava Flows")
    assert not table.p1.can_play("Lava Flows")
    assert [p.pattern for p in table.p1.why_not("Lava Flows")] == ["no_place_named"]
    table.p2.holds("Lava Flows")
    assert table.p2.can_play("Lava Flows")


def test_lava_flows_stay_mine_although_the_card_is_an_event(table: MarsTable) -> None:
    table.p1.plays("Lava Flows", "r2c2").has(plants=8).acts("convert-plants")
    assert set(table.spaces()) == {"r1c1", "r2c1", "r2c3", "r3c2", "r3c3"}


def test_ecological_zone_needs_a_greenery_of_mine_and_lies_next_to_any(table: MarsTable) -> None:
    table.p2.owns("greenery", "r7c3")
    table.p1.holds("Ecological Zone")
    assert not table.p1.can_play("Ecological Zone")
    table.p1.owns("greenery", "r3c3").plays("Ecological Zone")
    around_r7c3 = {"r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3"}
    assert set(table.spaces()) == AROUND_R3C3 | around_r7c3


def test_ecological_zone_receives_two_animals_for_its_own_tags(table: MarsTable) -> None:
    table.p1.owns("greenery", "r3c3").plays("Ecological Zone", "r4c3")
    assert table.p1.change == {"mc": -12, "plants": 1}
    assert (table.tile_at("r4c3"), table.owner_of("r4c3")) == ("Ecological Zone", table.p1)
    assert table.p1.on("Ecological Zone") == 2


def test_ecological_zone_receives_an_animal_per_plant_or_animal_tag_of_mine(table: MarsTable) -> None:
    table.p1.has_played("Ecological Zone", "Ants", resources=2)
    table.p1.plays("Adapted Lichen")
    table.p2.plays("Pets")
    table.p1.plays("Nitrite Reducing Bacteria")
    assert table.p1.on("Ecological Zone") == 3
    assert table.p1.score.by_card["ecological-zone"] == 1
    table.p1.plays("Advanced Ecosystems")
    assert table.p1.on("Ecological Zone") == 5
    assert table.p1.score.by_card["ecological-zone"] == 2
