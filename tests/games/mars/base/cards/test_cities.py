"""Base cards with cities, and those that count them or react to them."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

AROUND_R3C3 = {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}


@pytest.mark.rule("M-046", "M-049")
@pytest.mark.parametrize(
    ("name", "oxygen", "energy", "change"),
    [
        ("Domed Crater", 7, 1, {"mc": -24, "plants": 3, "energy_production": -1, "mc_production": 3}),
        ("Cupola City", 9, 1, {"mc": -16, "energy_production": -1, "mc_production": 3}),
        ("Underground City", 0, 2, {"mc": -18, "energy_production": -2, "steel_production": 2}),
        ("Open City", 12, 1, {"mc": -23, "plants": 2, "energy_production": -1, "mc_production": 4}),
    ],
)
def test_a_city_on_land_costs_energy_and_keeps_its_distance(
    table: MarsTable, name: str, oxygen: int, energy: int, change: dict[str, int]
) -> None:
    table.set(oxygen=oxygen)
    table.p2.owns("city", "r7c3")
    table.p1.produces(energy=energy - 1).holds(name)
    assert not table.p1.can_play(name)
    table.p1.produces(energy=energy).plays(name)
    assert not {"r6c3", "r6c4", "r7c2", "r7c3", "r7c4", "r8c2", "r8c3", "r5c3"} & set(table.spaces())
    assert len(table.spaces()) == 48 - 7
    table.p1.answers("r3c3")
    assert table.p1.change == change
    assert (table.tile_at("r3c3"), table.owner_of("r3c3")) == ("city", table.p1)


@pytest.mark.rule("M-033", "M-038")
def test_a_city_takes_the_bonus_of_its_area_and_of_its_oceans(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c5")
    table.p1.produces(energy=1).plays("Cupola City", "r4c4")
    assert table.p1.change == {"mc": -16 + 4, "energy_production": -1, "mc_production": 3, "plants": 1}


def test_noctis_city_has_its_own_area_next_to_other_cities(table: MarsTable) -> None:
    table.p2.owns("city", "r5c2")
    table.p1.produces(energy=1).plays("Noctis City")
    assert table.p1.change == {"mc": -18, "energy_production": -1, "mc_production": 3, "plants": 2}
    assert (table.tile_at("r5c3"), table.owner_of("r5c3")) == ("city", table.p1)


@pytest.mark.rule("M-028")
def test_phobos_space_haven_is_a_city_off_the_planet(table: MarsTable) -> None:
    table.oceans("r1c5")
    table.p2.owns("city", "r3c3")
    table.p1.plays("Phobos Space Haven")
    assert table.p1.change == {"mc": -25, "titanium_production": 1}
    assert (table.tile_at("phobos"), table.owner_of("phobos")) == ("city", table.p1)


def test_cities_off_the_planet_count_for_the_mayor_but_not_on_mars(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3").plays("Phobos Space Haven").plays("Ganymede Colony")
    assert table.p1.change == {"mc": -20}
    table.set(oxygen=5)
    table.p1.plays("Zeppelins")
    assert table.p1.change == {"mc": -13, "mc_production": 1}
    table.p1.claims("Mayor")
    assert table.p1.milestone("Mayor")


@pytest.mark.parametrize("name", ["Phobos Space Haven", "Ganymede Colony"])
def test_a_city_off_the_planet_is_a_tile_for_the_landlord(table: MarsTable, name: str) -> None:
    table.p1.plays(name).funds("Landlord")
    assert (table.p1.score.awards, table.p2.score.awards) == (5, 0)


def test_two_cards_that_may_share_a_russian_title_stay_two_cards(table: MarsTable) -> None:
    crater, cupola = (table.state.rules.cards[table.card(n)] for n in ("Domed Crater", "Cupola City"))
    assert (crater.number, cupola.number) == ("016", "029")
    assert crater.ru == cupola.ru
    assert crater.key != cupola.key


@pytest.mark.rule("M-254")
def test_ganymede_colony_counts_its_own_jovian_tag(table: MarsTable) -> None:
    table.p1.plays("Ganymede Colony")
    table.p2.has_played("Methane From Titan")
    assert (table.tile_at("ganymede"), table.owner_of("ganymede")) == ("city", table.p1)
    assert table.p1.score.cards == 1
    table.p1.has_played("Colonizer Training Camp")
    assert table.p1.score.by_card["ganymede-colony"] == 2


@pytest.mark.rule("M-052")
def test_the_capital_is_placed_like_a_city(table: MarsTable) -> None:
    table.oceans("r5c4", "r5c5", "r1c2", "r9c5")
    table.p2.owns("city", "r3c3")
    table.p1.produces(energy=2).plays("Capital")
    assert not AROUND_R3C3 & set(table.spaces())
    assert len(table.spaces()) == 48 - 7
    table.p1.answers("r6c5")
    assert table.p1.change == {
        "mc": -26 + 2,
        "plants": 1,
        "energy_production": -2,
        "mc_production": 5,
    }
    assert (table.tile_at("r6c5"), table.owner_of("r6c5")) == ("Capital", table.p1)


@pytest.mark.rule("M-052", "M-053")
def test_the_capital_scores_greeneries_like_a_city_and_oceans_on_top(table: MarsTable) -> None:
    table.p1.has_played("Capital").owns("Capital", "r6c5")
    table.p2.owns("greenery", "r6c4")
    table.oceans("r5c5", "r5c6", "r9c5")
    assert (table.p1.score.cities, table.p1.score.cards) == (1, 2)
    assert table.p2.score.cities == 0


@pytest.mark.rule("M-052")
def test_the_capital_is_a_city_for_everything_that_counts_or_waits(table: MarsTable) -> None:
    table.set(oceans=4)
    table.p2.has_played("Rover Construction", "Pets", "Immigrant City")
    table.p1.produces(energy=3).plays("Capital", "r3c3")
    assert table.p2.change == {"mc": 2, "mc_production": 1}
    assert table.p2.on("Pets") == 1
    table.p1.plays("Cupola City")
    assert not AROUND_R3C3 & set(table.spaces())
    table.p1.answers("r7c3").plays("Greenhouses")
    assert table.p1.change == {"mc": -6, "plants": 2}


@pytest.mark.rule("M-032")
def test_research_outpost_stands_next_to_no_tile(table: MarsTable) -> None:
    table.oceans("r1c4")
    table.p2.owns("greenery", "r7c3")
    table.p1.plays("Research Outpost")
    next_to_tiles = {"r1c3", "r2c4", "r2c5", "r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3"}
    assert not next_to_tiles & set(table.spaces())
    assert len(table.spaces()) == 48 - 1 - 9
    table.p1.answers("r3c3")
    assert table.p1.change == {"mc": -18}
    assert table.tile_at("r3c3") == "city"


def test_research_outpost_makes_every_later_card_cheaper(table: MarsTable) -> None:
    table.p1.holds("Research Outpost", "Moss", "Fueled Generators")
    assert table.p1.price("Research Outpost") == 18
    table.p1.plays("Research Outpost", "r3c3")
    assert (table.p1.price("Moss"), table.p1.price("Fueled Generators")) == (3, 0)
    assert table.p2.price("Grass") == 11


def test_urbanized_area_needs_two_cities_as_neighbours(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3").produces(energy=1).holds("Urbanized Area")
    assert not table.p1.can_play("Urbanized Area")
    table.p2.owns("city", "r2c4")
    table.p1.plays("Urbanized Area")
    assert table.spaces() == ["r2c3", "r3c4"]
    table.p1.answers("r3c4")
    assert table.p1.change == {"mc": -10, "energy_production": -1, "mc_production": 2}
    assert table.owner_of("r3c4") == table.p1


def test_urbanized_area_without_an_area_says_why(table: MarsTable) -> None:
    table.p1.produces(energy=1).holds("Urbanized Area")
    assert [p.pattern for p in table.p1.why_not("Urbanized Area")] == ["no_place"]


def test_urbanized_area_may_stand_next_to_the_capital(table: MarsTable) -> None:
    table.p1.owns("Capital", "r3c3").owns("city", "r2c4").produces(energy=1)
    table.p1.plays("Urbanized Area")
    assert table.spaces() == ["r2c3", "r3c4"]


def test_immigrant_city_gains_from_its_own_city(table: MarsTable) -> None:
    table.p1.produces(energy=1).plays("Immigrant City", "r3c3")
    assert table.p1.change == {"mc": -13, "mc_production": -1, "energy_production": -1}


def test_immigrant_city_gains_from_every_city_off_the_planet_too(table: MarsTable) -> None:
    table.p1.has_played("Immigrant City")
    table.p2.plays("Phobos Space Haven")
    assert table.p1.change == {"mc_production": 1}
    assert table.p2.change == {"mc": -25, "titanium_production": 1}


@pytest.mark.rule("M-170")
def test_immigrant_city_can_be_played_at_minus_four(table: MarsTable) -> None:
    table.p1.produces(mc=-4, energy=1)
    table.p1.plays("Immigrant City", "r3c3")
    assert table.p1.change == {"mc": -13, "mc_production": -1, "energy_production": -1}
    assert table.p1.amount("mc_production") == -5


def test_immigrant_city_cannot_be_played_at_minus_five(table: MarsTable) -> None:
    table.p1.produces(mc=-5, energy=1).holds("Immigrant City")
    assert not table.p1.can_play("Immigrant City")
    assert [p.pattern for p in table.p1.why_not("Immigrant City")] == ["cannot_lower_production"]


def test_tharsis_republic_can_play_immigrant_city_at_minus_five(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic").produces(mc=-5, energy=1)
    table.p1.plays("Immigrant City", "r3c3")
    assert table.p1.change == {"mc": -13 + 3, "energy_production": -1}


def test_another_player_of_tharsis_republic_does_not_help_at_minus_five(table: MarsTable) -> None:
    table.p2.is_corporation("Tharsis Republic")
    table.p1.produces(mc=-5, energy=1).holds("Immigrant City")
    assert not table.p1.can_play("Immigrant City")


def test_rover_construction_pays_for_every_city_off_the_planet_too(table: MarsTable) -> None:
    table.p1.has_played("Rover Construction")
    table.p2.standard_project("City", at="r3c3")
    assert table.p1.change == {"mc": 2}
    table.p2.plays("Ganymede Colony")
    assert table.p1.change == {"mc": 2}
    table.p1.produces(energy=1).plays("Cupola City", "r7c3")
    assert table.p1.change == {"mc": -16 + 2, "energy_production": -1, "mc_production": 3}


def test_rover_construction_pays_for_nothing_but_cities(table: MarsTable) -> None:
    table.p1.has_played("Rover Construction")
    table.p2.plays("Nuclear Zone", "r3c3")
    assert table.p1.change == {}


def test_martian_rails_count_the_cities_of_all_on_mars_alone(table: MarsTable) -> None:
    table.p1.has_played("Martian Rails").has(energy=2).owns("city", "r3c3", "phobos")
    table.p2.owns("city", "r7c3", "ganymede").owns("greenery", "r7c4")
    table.tile("Capital", "r5c9")
    table.p1.uses("Martian Rails")
    assert table.p1.change == {"energy": -1, "mc": 3}


def test_martian_rails_need_energy_but_no_city(table: MarsTable) -> None:
    table.p1.has_played("Martian Rails")
    assert "use martian-rails" not in table.p1.options
    table.p1.has(energy=1).uses("Martian Rails")
    assert table.p1.change == {"energy": -1}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Greenhouses", {"mc": -6, "plants": 4}),
        ("Energy Saving", {"mc": -15, "energy_production": 4}),
        ("Zeppelins", {"mc": -13, "mc_production": 2}),
    ],
)
def test_cities_of_all_players_count(table: MarsTable, name: str, change: dict[str, int]) -> None:
    table.set(oxygen=5)
    table.p1.owns("city", "r3c3", "phobos")
    table.p2.owns("city", "r7c3", "ganymede").owns("greenery", "r7c4")
    table.p1.plays(name)
    assert table.p1.change == change
    assert table.p2.change == {}


@pytest.mark.parametrize(("name", "cost"), [("Greenhouses", 6), ("Energy Saving", 15), ("Zeppelins", 13)])
def test_without_a_city_the_card_is_played_in_vain(table: MarsTable, name: str, cost: int) -> None:
    table.set(oxygen=5)
    table.p1.plays(name)
    assert table.p1.change == {"mc": -cost}


def test_immigration_shuttles_score_a_third_of_all_cities(table: MarsTable) -> None:
    table.p1.plays("Immigration Shuttles")
    assert table.p1.change == {"mc": -31, "mc_production": 5}
    table.p1.owns("city", "r3c3", "phobos")
    assert table.p1.score.cards == 0
    table.p2.owns("city", "r7c3")
    assert table.p1.score.cards == 1
    table.p2.owns("city", "r7c6", "ganymede")
    assert table.p1.score.cards == 1
