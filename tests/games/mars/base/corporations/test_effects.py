"""The standing effects and actions of the corporations."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

# --- CrediCor ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "change"), [("Ganymede Colony", -20 + 4), ("Noctis City", -18)])
def test_twenty_is_dear_enough(table: MarsTable, card: str, change: int) -> None:
    table.p1.is_corporation("CrediCor").produces(energy=1).plays(card)
    assert table.p1.gained(mc=change)


@pytest.mark.parametrize(
    ("project", "at", "change"),
    [
        ("Power Plant", "", {"mc": -11, "energy_production": 1}),
        ("Asteroid", "", {"mc": -14, "tr": 1}),
        ("Aquifer", "r1c5", {"mc": -18, "tr": 1}),
        ("Greenery", "r1c3", {"mc": -23 + 4, "tr": 1}),
        ("City", "r1c3", {"mc": -25 + 4, "mc_production": 1}),
    ],
)
def test_of_the_projects_only_greenery_and_city_are_dear(
    table: MarsTable, project: str, at: str, change: dict[str, int]
) -> None:
    table.p1.is_corporation("CrediCor").standard_project(project, at=at)
    assert table.p1.change == change


def test_an_award_for_twenty_brings_nothing_back(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").funds("Miner").funds("Banker").funds("Landlord")
    assert table.p1.change == {"mc": -20}


def test_a_dear_event_brings_four_back(table: MarsTable) -> None:
    table.p1.is_corporation("CrediCor").plays("Deimos Down")
    assert table.p1.gained(mc=-31 + 4, tr=3)


# --- Ecoline -------------------------------------------------------------------------------------------------------------


def test_ecoline_plants_for_seven(table: MarsTable) -> None:
    table.p1.is_corporation("Ecoline").has(plants=6)
    assert "convert-plants" not in table.p1.options
    table.p1.has(plants=7).converts_plants("r1c3")
    assert table.p1.change == {"plants": -7, "tr": 1}


def test_others_need_eight_plants(table: MarsTable) -> None:
    table.p1.is_corporation("Ecoline")
    table.p2.has(plants=7)
    assert "convert-plants" not in table.p2.options


def test_ecoline_pays_the_full_price_for_the_project(table: MarsTable) -> None:
    table.p1.is_corporation("Ecoline").has(plants=7).standard_project("Greenery", at="r1c3")
    assert table.p1.change == {"mc": -23, "tr": 1}


@pytest.mark.rule("M-244", "M-246")
def test_ecoline_plants_for_seven_in_the_end_too(table: MarsTable) -> None:
    table.set(temperature=8, oxygen=14, oceans=9)
    table.p1.is_corporation("Ecoline").has(plants=14, tr=20).produces(plants=1)
    table.p2.has(plants=7)
    table.p1.passes()
    table.p2.passes()
    assert (table.prompt(), table.p1.amount("plants")) == ("last-conversion", 15)
    table.answer("convert-plants", "r1c3", "convert-plants", "r2c3")
    assert table.p1.amount("plants") == 1  # two greeneries; the second player can't afford one
    assert table.state.over
    assert table.p1.score.greeneries == 2


# --- Interplanetary Cinematics -------------------------------------------------------------------------------------------


# --- Inventrix -----------------------------------------------------------------------------------------------------------


def shifted(table: MarsTable, steps: int) -> None:
    """The first player's requirements are shifted by 2, 4 or 6 steps."""
    table.p1.is_corporation("Inventrix")
    if steps >= 4:
        table.p1.has_played("Adaptation Technology")
    if steps == 6:
        table.p1.plays("Special Design")


@pytest.mark.parametrize(("steps", "oceans"), [(2, 1), (4, 0)])
def test_a_number_of_oceans_is_shifted(table: MarsTable, steps: int, oceans: int) -> None:
    table.p1.has(plants=1).holds("Moss")
    shifted(table, steps)
    table.set(oceans=oceans)
    assert table.p1.can_play("Moss")
    if oceans:
        table.set(oceans=oceans - 1)
        assert not table.p1.can_play("Moss")


# --- Mining Guild --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "change"),
    [
        ("r1c1", {"steel": 2, "steel_production": 1}),  # once, whatever the amount
        ("r2c2", {"steel": 1, "steel_production": 1}),
        ("r8c6", {"titanium": 1, "steel_production": 1}),
        ("r4c1", {"plants": 1, "titanium": 1, "steel_production": 1}),
        ("r4c2", {"plants": 1}),
        ("r1c3", {}),
    ],
)
def test_mining_guild_grows_where_metal_is_printed(
    table: MarsTable, area: str, change: dict[str, int]
) -> None:
    table.p1.is_corporation("Mining Guild").standard_project("Greenery", at=area)
    assert table.p1.change == {"mc": -23, "tr": 1, **change}


@pytest.mark.parametrize(("area", "metal"), [("r1c2", "steel"), ("r9c5", "titanium")])
def test_an_ocean_on_metal_counts_too(table: MarsTable, area: str, metal: str) -> None:
    table.p1.is_corporation("Mining Guild").standard_project("Aquifer", at=area)
    assert table.p1.change == {"mc": -18, "tr": 1, metal: 2, "steel_production": 1}


def test_mining_guild_with_a_mine(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild").plays("Mining Rights", "r9c1")
    assert table.p1.change == {"mc": -9, "steel": 1, "steel_production": 2}


# --- PhoboLog ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-143")
def test_phobolog_overpays_with_eight_titanium(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has(titanium=10, mc=23).plays("Asteroid Mining", "8 titanium")
    assert table.p1.change == {"titanium": -8, "titanium_production": 2}


@pytest.mark.rule("M-144")
def test_phobolog_pays_with_seven_titanium_and_two_credits(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has(titanium=10, mc=23).plays("Asteroid Mining", "7 titanium")
    assert table.p1.change == {"titanium": -7, "mc": -2, "titanium_production": 2}
