"""What is printed on cards besides requirements: points, what they give at once, actions and effects no other test shows."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable

POINTS: dict[str, int] = {
    "Adaptation Technology": 1,
    "AI Central": 2,
    "Anti-Gravity Technology": 3,
    "Arctic Algae": 2,
    "Caretaker Contract": 2,
    "Composting Factory": 1,
    "Decomposers": 1,
    "Developed Infrastructure": 1,
    "Earth Catapult": 2,
    "Farmers Market": 1,
    "Mars University": 1,
    "Olympus Conference": 1,
    "Recycled Detritus": 1,
    "Solarpunk": 1,
    "Standard Technology": 1,
    "Steelworks": 1,
    "Volcanic Pools": 1,
    "Advanced Ecosystems": 3,
    "Artificial Lake": 1,
    "Breathing Filters": 2,
    "Bribed Committee": -2,
    "Colonizer Training Camp": 2,
    "Interstellar Colony Ship": 4,
    "Investment Loan": 1,
    "Lagrange Observatory": 1,
    "Lake Marineris": 1,
    "Large Convoy": 2,
    "Phobos Falls": 1,
    "Terraforming Ganymede": 2,
    "Asteroid Mining": 2,
    "Balanced Portfolios": 1,
    "Beam from a Thorium Asteroid": 1,
    "Callisto Penal Mines": 1,
    "Commercial District": 2,
    "Eos Chasma National Park": 1,
    "Farming": 2,
    "Fueled Generators": 1,
    "Gene Repair": 2,
    "Great Dam": 1,
    "Heather": 1,
    "Kelp Farming": 1,
    "Lightning Harvest": 1,
    "Mass Converter": 2,
    "Medical Lab": 1,
    "Methane from Titan": 2,
    "Miranda Resort": 1,
    "Natural Preserve": 1,
    "Noctis Farming": 1,
    "Nuclear Plants": -1,
    "Quantum Extractor": 2,
    "Slash and Burn Agriculture": -1,
    "Solar Power": 1,
    "Soletta": 1,
    "Space Station": 1,
    "Tectonic Stress Power": 1,
    "Trees": 1,
    "Tropical Resort": 2,
    "Tundra Farming": 1,
    "Vesta Shipyard": 1,
    "Windmills": 1,
    "Zeppelins": 1,
}


@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_printed_points(table: AresTable, card: str, points: int):
    table.p1.has_played(card)
    assert table.p1.score.by_card == {table.state.rules.cards[table.card(card)].key: points}


# Ocean 1, which gives 2 plants, comes up first.
AT_ONCE = [
    ("Convoy from Europa", {"mc": -14, "tr": 1, "plants": 2}, 1),
    ("Phobos Falls", {"mc": -32, "tr": 2, "plants": 2}, 2),
    ("Technology Demonstration", {"mc": -17, "tr": 1, "plants": 2}, 2),
    ("Towing a Comet", {"mc": -22, "tr": 2, "plants": 4}, 0),
    ("Farming Co-ops", {"mc": -15, "plants": 3}, 0),
    ("Wood Burning Stoves", {"mc": -13, "plants": 4}, 0),
    ("Eos Chasma National Park", {"mc": -16, "plants": 3, "mc_production": 2}, 0),
    ("Farming", {"mc": -20, "plants": 2, "mc_production": 2, "plants_production": 2}, 0),
    ("Grass", {"mc": -9, "plants": 3, "plants_production": 1}, 0),
    ("Heather", {"mc": -14, "plants": 1, "plants_production": 1}, 0),
    ("Kelp Farming", {"mc": -17, "plants": 2, "mc_production": 2, "plants_production": 3}, 0),
    ("Trees", {"mc": -17, "plants": 1, "plants_production": 3}, 0),
    ("Noctis Farming", {"mc": -13, "plants": 2, "plants_production": 1}, 0),
]


def plays(table: AresTable, card: str, *answers: str) -> None:
    """The card is played in its phase, where it is warm and wet enough for any card."""
    table.p1.has(mc=60).holds(card, "Moss")
    table.next_oceans(1)
    table.phase("I" if table.state.rules.cards[table.card(card)].kind == "automated" else "II")
    table.p1.plays(card, *answers)


@pytest.mark.parametrize(("card", "gained", "drawn"), AT_ONCE)
def test_what_a_card_gives_at_once(table: AresTable, card: str, gained: dict[str, int], drawn: int):
    table.set(temperature=6, oceans=6 if card == "Kelp Farming" else 0)
    plays(table, card)
    assert table.p1.change == gained
    assert len(table.p1.hand) == 1 + drawn


def test_towing_a_comet_raises_oxygen_and_flips_an_ocean(table: AresTable):
    plays(table, "Towing a Comet")
    assert (table.level("oxygen"), table.level("oceans")) == (1, 1)


def test_nitrogen_is_for_everything_that_lives(table: AresTable):
    table.p1.has_played("Birds", "Tardigrades")
    plays(table, "Imported Nitrogen")
    assert table.p1.gained(mc=-20, tr=1, plants=4)
    assert (table.p1.on("Birds"), table.p1.on("Tardigrades")) == (2, 3)


def test_an_astrofarm_feeds_microbes(table: AresTable):
    table.p1.has_played("Tardigrades")
    plays(table, "Astrofarm")
    assert table.p1.on("Tardigrades") == 2


@pytest.mark.parametrize(
    ("card", "choice", "plants", "animals", "microbes"),
    [
        ("Imported Hydrogen", 1, 3 + 2, 0, 0),
        ("Imported Hydrogen", 2, 2, 0, 3),
        ("Imported Hydrogen", 3, 2, 2, 0),
        ("Large Convoy", 1, 5 + 2, 0, 0),
        ("Large Convoy", 2, 2, 3, 0),
        ("Local Heat Trapping", 1, 4, 2, 0),
        ("Local Heat Trapping", 2, 4, 0, 2),
    ],
)
def test_a_choice_of_gains(
    table: AresTable, card: str, choice: int, plants: int, animals: int, microbes: int
):
    table.p1.has_played("Birds", "Tardigrades").has(heat=3)
    plays(table, card, f"choose {choice}")
    assert table.p1.change.get("plants", 0) == plants
    assert (table.p1.on("Birds"), table.p1.on("Tardigrades")) == (animals, microbes)


def test_a_large_convoy_brings_an_ocean_and_two_cards(table: AresTable):
    plays(table, "Large Convoy")  # nothing to feed: no choice
    assert table.level("oceans") == 1
    assert len(table.p1.hand) == 1 + 2


@pytest.mark.parametrize(
    ("card", "before", "alternative", "after"),
    [
        ("Birds", 0, "", 1),
        ("GHG Producing Bacteria", 2, "alternative 1", 3),
        ("Regolith Eaters", 2, "alternative 1", 3),
        ("Nitrite Reducing Bacteria", 3, "alternative 1", 4),
        ("GHG Producing Bacteria", 2, "alternative 2", 0),
        ("Regolith Eaters", 2, "alternative 2", 0),
        ("Nitrite Reducing Bacteria", 3, "alternative 2", 0),
    ],
)
def test_what_an_action_does_to_its_own_card(
    table: AresTable, card: str, before: int, alternative: str, after: int
):
    table.p1.has_played(card, resources=before).holds("Moss")
    table.next_oceans(1)
    table.phase("III")
    table.p1.uses(card, *([alternative] if alternative else []))
    assert table.p1.on(card) == after
    assert table.p1.change.get("tr", 0) == int(alternative == "alternative 2")


def test_nitrite_reducing_bacteria_begin_with_3_microbes(table: AresTable):
    plays(table, "Nitrite Reducing Bacteria")
    assert table.p1.on("Nitrite Reducing Bacteria") == 3


@pytest.mark.parametrize(
    ("card", "answers", "fed"),
    [
        ("Conserved Biome", ("alternative 1",), "Tardigrades"),
        ("Conserved Biome", ("alternative 2",), "Birds"),
        ("Extreme-Cold Fungus", ("alternative 2",), "Tardigrades"),
    ],
)
def test_an_action_feeds_another_card_with_one(
    table: AresTable, card: str, answers: tuple[str, ...], fed: str
):
    table.p1.has_played(card, "Birds", "Tardigrades").holds("Moss")
    table.phase("III")
    table.p1.uses(card, *answers)
    assert {name: table.p1.on(name) for name in ("Birds", "Tardigrades")} == {
        name: int(name == fed) for name in ("Birds", "Tardigrades")
    }


def test_decomposing_fungus_gives_3_plants_for_its_own_microbe(table: AresTable):
    table.p1.has_played("Decomposing Fungus", resources=1).holds("Moss")
    table.phase("III")
    table.p1.uses("Decomposing Fungus")
    assert table.p1.on("Decomposing Fungus") == 0
    assert table.p1.gained(plants=3)


def test_energy_subsidies_take_4_off(table: AresTable):
    table.p1.has_played("Energy Subsidies").holds("Moss")
    table.phase("I")
    assert table.p1.price("Geothermal Power") == 8 - 4


def test_restructured_resources_take_5_off_for_a_plant(table: AresTable):
    table.p1.has_played("Restructured Resources").has(mc=20, plants=1).holds("Ironworks", "Moss")
    table.phase("II")
    table.p1.plays("Ironworks", "lower restructured-resources")
    assert table.p1.gained(mc=-(12 - 5), plants=-1)


def test_redrafted_contracts_take_no_fourth_card(table: AresTable):
    table.p1.has_played("Redrafted Contracts").holds("Moss", "Grass", "Lichen", "Birds")
    table.phase("III")
    table.p1.acts("action redrafted-contracts")
    assert (table.batch(0).least, table.batch(0).most) == (1, 3)
    table.choose(0, 1, 2, seat=0)
    assert len(table.p1.hand) == 4


def test_inventrix_may_take_a_zone_one_colour_off(table: AresTable):
    table.set(oxygen=2, temperature=-20)
    table.p1.has(mc=100).holds("Moss")
    table.phase("I")
    assert not table.p1.meets("Worms")
    table.p1.has_played("Inventrix")
    assert table.p1.meets("Worms")  # red
    assert not table.p1.meets("Trees")  # yellow


def test_a_comet_is_worth_no_points(table: AresTable):
    """73: one list gives it a point; the others none."""
    table.p1.has_played("Comet")
    assert table.p1.score.cards == 0


def test_a_conserved_biome_holds_nothing_itself(table: AresTable):
    """18."""
    table.p1.has(mc=3).has_played("Conserved Biome", "Birds", "Fish").holds("Moss")
    table.phase("II")
    table.p1.takes("CEO's Favorite Project")
    table.p1.acts("play ceos-favorite-project")
    assert table.labels(0) == ["add birds", "add fish"]


def test_a_think_tank_counts_itself(table: AresTable):
    """59: with two other blue cards it is worth a point."""
    table.p1.has_played("Think Tank", "Interns")
    assert table.p1.score.cards == 0
    table.p1.has_played("Circuit Board Factory")
    assert table.p1.score.cards == 1


def test_inert_gases_raise_the_rating_and_no_track(table: AresTable):
    """95."""
    plays(table, "Release of Inert Gases")
    assert table.p1.change["tr"] == 2
    assert (table.level("temperature"), table.level("oxygen"), table.level("oceans")) == (-30, 0, 0)


def test_special_design_lapses_with_the_phase(table: AresTable):
    """97."""
    table.set(oxygen=11)
    table.p1.has(mc=60).holds("Birds", "Moss")
    table.phase("II")
    table.p1.plays("Special Design")
    assert table.p1.meets("Birds")
    table.p1.done()
    table.open("II")
    assert not table.p1.meets("Birds")


def test_insects_are_no_plants(table: AresTable):
    """152: the card has no plant tag itself."""
    table.p1.has_played("Insects")
    assert table.p1.amount("plants_production") == 0
    table.p1.has_played("Grass")
    assert table.p1.amount("plants_production") == 1 + 1


def test_a_bought_rating_offers_no_other_and_the_next_phase_does(table: AresTable):
    """220."""
    table.p1.has_played("United Nations Mars Initiative").has(mc=60).holds("Moss")
    table.phase("III")
    table.p1.standard("temperature mc", "accept")
    assert table.p1.gained(mc=-14 - 6, tr=2)
    assert table.prompt(0) == "action"
    table.p1.done()
    table.open("III")
    table.p1.standard("temperature mc")
    assert table.prompt(0) == "offer"
