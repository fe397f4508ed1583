"""Base cards that bring water: where oceans go, what they pay, and what happens when none is left."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

OCEAN_AREAS = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]


@pytest.mark.rule("M-025", "M-027", "M-036")
def test_subterranean_reservoir_goes_on_an_ocean_area(table: MarsTable) -> None:
    table.p1.plays("Subterranean Reservoir")
    assert table.spaces() == OCEAN_AREAS
    table.p1.answers("r5c5")
    assert table.p1.change == {"mc": -11, "tr": 1, "plants": 2}
    assert (table.tile_at("r5c5"), table.owner_of("r5c5"), table.level("oceans")) == ("ocean", None, 1)


@pytest.mark.rule("M-033", "M-034", "M-035")
def test_an_ocean_pays_for_the_oceans_next_to_it(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c6", "r9c5")
    table.p1.plays("Subterranean Reservoir", "r5c5")
    assert table.p1.change == {"mc": -11 + 4, "tr": 1, "plants": 2}
    assert table.p2.change == {}


@pytest.mark.rule("M-007", "M-009")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Subterranean Reservoir", {"mc": -11}),
        ("Ice Asteroid", {"mc": -23}),
        ("Lake Marineris", {"mc": -18}),
        ("Ice Cap Melting", {"mc": -5}),
        ("Permafrost Extraction", {"mc": -8}),
        ("Black Polar Dust", {"mc": -15, "mc_production": -2, "heat_production": 3}),
        ("Convoy From Europa", {"mc": -15}),
        ("Imported Hydrogen", {"mc": -16, "plants": 3}),
        ("Artificial Lake", {"mc": -15}),
        ("Towing A Comet", {"mc": -23, "plants": 2, "tr": 1}),
    ],
)
def test_with_nine_oceans_on_the_map_the_rest_of_the_card_is_done(
    table: MarsTable, name: str, change: dict[str, int]
) -> None:
    table.set(oceans=9, temperature=2)
    table.p1.plays(name)
    assert table.p1.change == change
    assert table.level("oceans") == 9
    assert table.prompt() == "action"


def test_lake_marineris_places_two_oceans_one_after_the_other(table: MarsTable) -> None:
    table.set(temperature=0)
    table.p1.plays("Lake Marineris", "r5c4", "r5c5")
    assert table.p1.change == {"mc": -18 + 2, "tr": 2, "plants": 4}
    assert table.level("oceans") == 2


def test_the_second_ocean_of_lake_marineris_goes_elsewhere(table: MarsTable) -> None:
    table.set(temperature=0)
    table.p1.plays("Lake Marineris", "r5c4")
    assert table.spaces() == [a for a in OCEAN_AREAS if a != "r5c4"]


def test_the_cards_of_the_first_ocean_are_seen_before_the_second_is_placed(table: MarsTable) -> None:
    table.deck("Moss", "Grass")
    table.p1.plays("Ice Asteroid", "r2c6")
    assert table.p1.hand == ["Moss", "Grass"]
    table.p1.answers("r1c5")
    assert table.p1.change == {"mc": -23 + 2, "tr": 2}


def test_lake_marineris_places_the_one_ocean_that_is_left(table: MarsTable) -> None:
    table.set(temperature=0, oceans=8)
    table.p1.plays("Lake Marineris", "r1c5")
    assert table.p1.change == {"mc": -18, "tr": 1}
    assert table.prompt() == "action"


def test_ice_asteroid_places_two_oceans(table: MarsTable) -> None:
    table.p1.plays("Ice Asteroid", "r1c2", "r9c5")
    assert table.p1.change == {"mc": -23, "tr": 2, "steel": 2, "titanium": 2}


@pytest.mark.parametrize(("name", "cost"), [("Ice Cap Melting", 5), ("Permafrost Extraction", 8)])
def test_thawing_ice_brings_one_ocean(table: MarsTable, name: str, cost: int) -> None:
    table.set(temperature=2)
    table.p1.plays(name, "r6c7")
    assert table.p1.change == {"mc": -cost, "tr": 1, "plants": 1}
    assert table.level("oceans") == 1


@pytest.mark.rule("M-308")
def test_convoy_from_europa_draws_its_card_before_the_ocean_is_placed(table: MarsTable) -> None:
    table.deck("Moss")
    table.p1.plays("Convoy From Europa")
    assert table.p1.hand == ["Moss"]
    table.p1.answers("r1c5")
    assert table.p1.change == {"mc": -15, "tr": 1}


def test_convoy_from_europa_on_an_area_with_a_card_draws_two(table: MarsTable) -> None:
    table.deck("Moss", "Grass")
    table.p1.plays("Convoy From Europa", "r1c4")
    assert table.p1.hand == ["Moss", "Grass"]


@pytest.mark.rule("M-065")
def test_black_polar_dust_needs_a_production_of_minus_three(table: MarsTable) -> None:
    table.p1.produces(mc=-4).holds("Black Polar Dust")
    assert not table.p1.can_play("Black Polar Dust")
    table.p1.produces(mc=-3)
    table.p1.plays("Black Polar Dust", "r1c5")
    assert table.p1.change == {"mc": -15, "tr": 1, "mc_production": -2, "heat_production": 3}


def test_artificial_lake_lies_on_land_and_counts_as_an_ocean(table: MarsTable) -> None:
    table.set(temperature=-6)
    table.oceans("r5c4")
    table.p2.owns("city", "r3c3").claims_area("r7c7")
    table.p1.plays("Artificial Lake")
    assert len(table.spaces()) == 48 - 2
    assert not {"r3c3", "r7c7", "r5c3", *OCEAN_AREAS} & set(table.spaces())
    table.p1.answers("r4c4")
    assert table.p1.change == {"mc": -15 + 2, "tr": 1, "plants": 1}
    assert (table.tile_at("r4c4"), table.owner_of("r4c4"), table.level("oceans")) == ("ocean", None, 2)


def test_artificial_lake_wakes_the_algae_and_wets_its_neighbours(table: MarsTable) -> None:
    table.set(temperature=-6)
    table.p2.has_played("Arctic Algae")
    table.p1.plays("Artificial Lake", "r3c3")
    assert table.p2.change == {"plants": 2}
    table.p2.standard_project("City", at="r3c4")
    assert table.p2.change == {"mc": -25 + 2, "mc_production": 1}


def test_the_ninth_ocean_may_be_an_artificial_lake(table: MarsTable) -> None:
    table.set(temperature=-6, oceans=8)
    table.p1.plays("Artificial Lake", "r3c3")
    assert table.level("oceans") == 9
    table.p1.plays("Subterranean Reservoir")
    assert table.p1.change == {"mc": -11}


def test_arctic_algae_gains_from_every_ocean(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.p2.standard_project("Aquifer", at="r1c2")
    assert table.p1.change == {"plants": 2}
    assert table.p2.change == {"mc": -18, "steel": 2, "tr": 1}


def test_arctic_algae_gains_once_per_tile(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.p1.plays("Ice Asteroid", "r1c5", "r9c5")
    assert table.p1.change == {"mc": -23, "tr": 2, "titanium": 2, "plants": 4}


@pytest.mark.rule("M-021")
def test_arctic_algae_gains_from_the_ocean_of_a_warm_mars(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.set(temperature=-2)
    table.p2.has(heat=8).converts_heat("r1c5")
    assert table.p1.change == {"plants": 2}
    assert table.p2.change == {"heat": -8, "tr": 2}


def test_arctic_algae_gains_one_plant_when_it_is_played(table: MarsTable) -> None:
    table.set(temperature=-12, oceans=3)
    table.p1.plays("Arctic Algae")
    assert table.p1.change == {"mc": -12, "plants": 1}


def test_arctic_algae_gains_nothing_from_a_tile_that_is_no_ocean(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.p2.plays("Mohole Area", "r1c5")
    assert table.p1.change == {}


def test_water_import_pays_with_titanium_at_its_value(table: MarsTable) -> None:
    table.p1.has_played("Water Import From Europa").has(titanium=4)
    table.p1.uses("Water Import From Europa", "4 titanium", "r1c5")
    assert table.p1.change == {"titanium": -4, "tr": 1}


def test_phobolog_imports_water_for_three_titanium(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has_played("Water Import From Europa").has(mc=0, titanium=3)
    table.p1.uses("Water Import From Europa", "r1c5")
    assert table.p1.change == {"titanium": -3, "tr": 1}


@pytest.mark.rule("M-075")
def test_water_import_gives_no_change_for_titanium(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has_played("Water Import From Europa").has(mc=1, titanium=3, steel=9)
    table.p1.uses("Water Import From Europa", "r1c5")
    assert table.p1.change == {"titanium": -3, "tr": 1}


def test_water_import_does_not_take_steel(table: MarsTable) -> None:
    table.p1.has_played("Water Import From Europa").has(mc=11, steel=9)
    assert "use water-import-from-europa" not in table.p1.options
    table.p1.has(mc=12).uses("Water Import From Europa", "r1c5")
    assert table.p1.change == {"mc": -12, "tr": 1}


@pytest.mark.rule("M-254")
def test_water_import_is_worth_a_point_per_jovian_tag_its_own_included(table: MarsTable) -> None:
    table.p1.has_played("Water Import From Europa")
    table.p2.has_played("Ganymede Colony")
    assert table.p1.score.cards == 1
    table.p1.has_played("Colonizer Training Camp", "Space Mirrors")
    assert table.p1.score.by_card["water-import-from-europa"] == 2


def test_aquifer_pumping_takes_steel(table: MarsTable) -> None:
    table.p1.has_played("Aquifer Pumping").has(mc=2, steel=3, titanium=5)
    table.p1.uses("Aquifer Pumping", "r1c5")
    assert table.p1.change == {"mc": -2, "steel": -3, "tr": 1}


def test_aquifer_pumping_costs_eight(table: MarsTable) -> None:
    table.p1.has_played("Aquifer Pumping").has(mc=7, titanium=5)
    assert table.p1.why_not("Aquifer Pumping") != []
    table.p1.has(mc=8).uses("Aquifer Pumping", "r1c5")
    assert table.p1.change == {"mc": -8, "tr": 1}


@pytest.mark.rule("M-009")
@pytest.mark.parametrize(("name", "cost"), [("Aquifer Pumping", 8), ("Water Import From Europa", 12)])
def test_the_action_may_be_used_in_vain_when_no_ocean_is_left(table: MarsTable, name: str, cost: int) -> None:
    table.set(oceans=9)
    table.p1.has_played(name).uses(name)
    assert table.p1.change == {"mc": -cost}
