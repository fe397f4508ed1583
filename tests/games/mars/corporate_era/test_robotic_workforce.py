"""Robotic Workforce does once more what the production box of one of my building cards says."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Noun, Phrase

Change = dict[str, int]

# A card in play, my production before, what the robots change.
BOXES: list[tuple[str, Change, Change]] = [
    ("Mine", {}, {"steel_production": 1}),
    ("Titanium Mine", {}, {"titanium_production": 1}),
    ("Space Elevator", {}, {"titanium_production": 1}),
    ("Building Industries", {"energy": 1}, {"energy_production": -1, "steel_production": 2}),
    ("Electro Catapult", {"energy": 1}, {"energy_production": -1}),
    ("Tropical Resort", {"heat": 2}, {"heat_production": -2, "mc_production": 3}),
    (
        "Fuel Factory",
        {"energy": 1},
        {"energy_production": -1, "titanium_production": 1, "mc_production": 1},
    ),
    ("Corporate Stronghold", {"energy": 1}, {"energy_production": -1, "mc_production": 3}),
    ("Commercial District", {"energy": 1}, {"energy_production": -1, "mc_production": 4}),
    ("AI Central", {"energy": 1}, {"energy_production": -1}),
    ("Rad-Chem Factory", {"energy": 1}, {"energy_production": -1}),
    ("Nuclear Power", {"mc": -3}, {"mc_production": -2, "energy_production": 3}),
    ("Strip Mine", {"energy": 2}, {"energy_production": -2, "steel_production": 2, "titanium_production": 1}),
    ("Noctis City", {"energy": 1}, {"energy_production": -1, "mc_production": 3}),
    ("Fusion Power", {}, {"energy_production": 3}),
]


@pytest.mark.parametrize(("card", "before", "change"), BOXES, ids=[row[0] for row in BOXES])
def test_only_the_production_is_repeated(table: MarsTable, card: str, before: Change, change: Change) -> None:
    table.p1.has_played(card).produces(**before).plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, **change}
    assert table.p2.change == {}
    assert (table.level("oxygen"), table.level("temperature")) == (0, -30)


@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("Building Industries", {"energy": 0}),
        ("Tropical Resort", {"heat": 1}),
        ("Nuclear Power", {"mc": -4}),
        ("Strip Mine", {"energy": 1}),
    ],
)
def test_a_box_that_cannot_be_done_in_full_is_no_choice(table: MarsTable, card: str, short: Change) -> None:
    table.p1.has_played(card).produces(**short).holds("Robotic Workforce")
    assert not table.p1.can_play("Robotic Workforce")
    assert table.p1.why_not("Robotic Workforce") == [Phrase("no_box_to_copy", x=Noun("building_tag"))]


@pytest.mark.parametrize(
    "card",
    [
        "Physics Complex",  # building, but no production box
        "Equatorial Magnetizer",  # its production is the price of an action
        "Underground Detonations",  # its production is the gain of an action
        "Acquired Company",  # a production box, but no building tag
        "Restricted Area",  # neither
    ],
)
def test_some_cards_cannot_be_repeated(table: MarsTable, card: str) -> None:
    table.p1.has_played(card).produces(energy=5, steel=5).holds("Robotic Workforce")
    assert not table.p1.can_play("Robotic Workforce")


def test_the_robots_do_not_found_the_city_that_would_pay_for_it(table: MarsTable) -> None:
    table.p1.has_played("Immigrant City").produces(energy=1, mc=-4).holds("Robotic Workforce")
    assert not table.p1.can_play("Robotic Workforce")
    table.p1.produces(mc=-3).plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, "energy_production": -1, "mc_production": -2}


def test_the_robots_work_for_their_owner_alone(table: MarsTable) -> None:
    table.p2.has_played("Mine")
    assert not table.p1.holds("Robotic Workforce").can_play("Robotic Workforce")


def test_the_player_chooses_the_card(table: MarsTable) -> None:
    table.p1.has_played("Mine", "Titanium Mine", "Physics Complex", "Fuel Factory")
    table.p1.plays("Robotic Workforce")
    assert sorted(table.labels()) == ["copy mine", "copy titanium-mine"]
    table.answer("Titanium Mine")
    assert table.p1.change == {"mc": -9, "titanium_production": 1}


def test_medical_lab_is_counted_anew(table: MarsTable) -> None:
    table.p1.has_played("Medical Lab", "Physics Complex", "Development Center")
    table.p1.plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, "mc_production": 1}


def test_medical_lab_pays_for_every_second_building(table: MarsTable) -> None:
    table.p1.has_played("Medical Lab", "Physics Complex", "Development Center", "Power Infrastructure")
    table.p1.plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, "mc_production": 2}


def test_mining_guild_counts_as_a_building_card(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild").plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, "steel_production": 1}


@pytest.mark.parametrize("name", ["Interplanetary Cinematics", "Tharsis Republic", "ThorGate", "Ecoline"])
def test_other_corporations_have_no_building_box(table: MarsTable, name: str) -> None:
    table.p1.is_corporation(name).holds("Robotic Workforce")
    assert not table.p1.can_play("Robotic Workforce")


@pytest.mark.parametrize(("area", "metal"), [("r8c6", "titanium"), ("r9c1", "steel"), ("r4c1", "titanium")])
def test_mining_rights_repeat_the_metal_chosen_there(table: MarsTable, area: str, metal: str) -> None:
    table.p1.plays("Mining Rights", area)
    table.p1.plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, f"{metal}_production": 1}


def test_mining_area_repeats_its_own_metal_not_the_last_one(table: MarsTable) -> None:
    table.p1.owns("city", "r8c5").plays("Mining Area")  # the only legal area has titanium
    table.p1.plays("Mining Rights", "r1c1")
    table.p1.plays("Robotic Workforce", "Mining Area")
    assert table.p1.change == {"mc": -9, "titanium_production": 1}


def test_heat_trappers_choose_a_new_victim(table3: MarsTable) -> None:
    table3.p2.produces(heat=2)
    table3.p3.produces(heat=2)
    table3.p1.plays("Heat Trappers", "seat 1")
    table3.p1.produces(heat=1).plays("Robotic Workforce")  # only the third player can lose both steps now
    assert table3.p1.change == {"mc": -9, "energy_production": 1}
    assert (table3.p2.change, table3.p3.change) == ({}, {"heat_production": -2})


def test_biomass_combustors_may_have_to_burn_my_own_plants(table: MarsTable) -> None:
    table.p1.has_played("Biomass Combustors").produces(plants=1).plays("Robotic Workforce")
    assert table.p1.change == {"mc": -9, "plants_production": -1, "energy_production": 2}


def test_no_victim_no_copy(table: MarsTable) -> None:
    table.p1.has_played("Heat Trappers").produces(heat=1).holds("Robotic Workforce")
    table.p2.produces(heat=1)
    assert not table.p1.can_play("Robotic Workforce")


def test_no_requirement_is_repeated(table: MarsTable) -> None:
    table.p1.has_played("Biomass Combustors").plays("Mine")  # oxygen is far from 6 %
    table.p2.produces(plants=1)
    table.p1.plays("Robotic Workforce", "Biomass Combustors")
    assert table.p1.change == {"mc": -9, "energy_production": 2}
    assert table.p2.change == {"plants_production": -1}


def test_no_tile_is_repeated(table: MarsTable) -> None:
    table.p1.produces(energy=2).plays("Commercial District", "r3c3")
    before = table.state.tile[:]
    table.p1.plays("Robotic Workforce")
    assert table.state.tile == before
    assert table.p1.change == {"mc": -9, "energy_production": -1, "mc_production": 4}


def test_the_robots_science_tag_does_not_count_as_a_building(table: MarsTable) -> None:
    table.p1.has_played("Medical Lab").plays("Mine")
    table.p1.plays("Robotic Workforce", "Medical Lab")
    assert table.p1.change == {"mc": -9, "mc_production": 1}
