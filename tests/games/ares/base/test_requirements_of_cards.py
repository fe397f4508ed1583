"""What cards ask for: on one side of it they can be played, on the other not."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable

# The card, the track, where it can be played, and one step beyond.
ZONES = [
    ("Arctic Algae", "temperature", -18, -20),
    ("Birds", "oxygen", 12, 11),
    ("Caretaker Contract", "temperature", -8, -10),
    ("Decomposers", "oxygen", 3, 2),
    ("Extreme-Cold Fungus", "temperature", -20, -18),
    ("Fish", "temperature", -18, -20),
    ("GHG Producing Bacteria", "oxygen", 3, 2),
    ("Greenhouses", "temperature", -8, -10),
    ("Herbivores", "oceans", 5, 4),
    ("Livestock", "oxygen", 7, 6),
    ("Regolith Eaters", "temperature", -18, -20),
    ("Small Animals", "temperature", -18, -20),
    ("Symbiotic Fungus", "temperature", -18, -20),
    ("Artificial Lake", "temperature", -8, -10),
    ("Breathing Filters", "oxygen", 7, 6),
    ("Colonizer Training Camp", "oxygen", 6, 7),
    ("Ice Cap Melting", "temperature", 2, 0),
    ("Lake Marineris", "temperature", -8, -10),
    ("Mangrove", "temperature", 2, 0),
    ("Permafrost Extraction", "temperature", -8, -10),
    ("Aerated Magma", "oxygen", 3, 2),
    ("Airborne Radiation", "oxygen", 3, 2),
    ("Algae", "oceans", 5, 4),
    ("Archaebacteria", "temperature", -20, -18),
    ("Bushes", "temperature", -18, -20),
    ("Designed Microorganisms", "temperature", -10, -8),
    ("Dusty Quarry", "oceans", 3, 4),
    ("Eos Chasma National Park", "temperature", -18, -20),
    ("Farming", "temperature", 2, 0),
    ("Grass", "temperature", -18, -20),
    ("Great Dam", "oceans", 2, 1),
    ("Kelp Farming", "oceans", 6, 5),
    ("Low-Atmo Shields", "oxygen", 3, 2),
    ("Methane from Titan", "oxygen", 3, 2),
    ("Moss", "oceans", 3, 2),
    ("Natural Preserve", "oxygen", 3, 2),
    ("Noctis Farming", "temperature", -18, -20),
    ("Rad Suits", "oceans", 2, 1),
    ("Trapped Heat", "temperature", -18, -20),
    ("Trees", "temperature", -8, -10),
    ("Tundra Farming", "temperature", -8, -10),
    ("Wave Power", "oceans", 3, 2),
    ("Worms", "oxygen", 3, 2),
    ("Zeppelins", "oxygen", 3, 2),
]
TAGS = [
    ("AI Central", "science", 5),
    ("Anti-Gravity Technology", "science", 5),
    ("Physics Complex", "science", 4),
    ("Atmosphere Filtering", "science", 2),
    ("Crater", "event", 3),
    ("Interstellar Colony Ship", "science", 4),
    ("Plantation", "science", 4),
    ("Beam from a Thorium Asteroid", "jovian", 1),
    ("Fusion Power", "power", 2),
    ("Gene Repair", "science", 3),
    ("Mass Converter", "science", 4),
    ("Quantum Extractor", "science", 3),
]
# What a card takes besides its price.
SPENT = [
    ("Investment Loan", "tr", 1),
    ("Local Heat Trapping", "heat", 3),
    ("Balanced Portfolios", "tr", 1),
    ("Biomass Combustors", "plants", 2),
    ("Building Industries", "heat", 4),
    ("Food Factory", "plants", 2),
    ("Fuel Factory", "heat", 3),
    ("Fueled Generators", "tr", 1),
    ("Lunar Beam", "tr", 1),
    ("Monocultures", "tr", 1),
    ("Moss", "plants", 1),
    ("Strip Mine", "tr", 1),
    ("Tropical Resort", "heat", 5),
]


def phase_of(table: AresTable, card: str) -> str:
    """The phase in which a card may be played."""
    return "I" if table.state.rules.cards[table.card(card)].kind == "automated" else "II"


@pytest.mark.rule("A-086", "A-089")
@pytest.mark.parametrize(("card", "track", "met", "missed"), ZONES)
def test_a_track_must_stand_where_the_card_says(
    table: AresTable, card: str, track: str, met: int, missed: int
):
    table.p1.has(mc=60, plants=1).holds(card, "Grass", "Lichen")
    table.set(**{track: met})
    table.phase(phase_of(table, card))
    assert table.p1.meets(card)
    table.set(**{track: missed})
    table.open(phase_of(table, card))
    assert not table.p1.meets(card)


@pytest.mark.rule("A-088", "A-089")
@pytest.mark.parametrize(("card", "tag", "n"), TAGS)
def test_so_many_tags_are_needed(table: AresTable, card: str, tag: str, n: int):
    table.p1.has(mc=60, **{f"{tag}_tags": n - 1}).holds(card, "Moss")
    table.phase(phase_of(table, card))
    assert not table.p1.meets(card)  # its own tag does not count yet
    table.p1.has(**{f"{tag}_tags": n})
    assert table.p1.meets(card)


@pytest.mark.rule("A-088")
@pytest.mark.parametrize("missing", ["animal", "microbe", "plant"])
def test_advanced_ecosystems_need_one_tag_of_each_kind(table: AresTable, missing: str):
    table.p1.has(mc=60, animal_tags=1, microbe_tags=1, plant_tags=1).holds("Advanced Ecosystems", "Moss")
    table.phase("II")
    assert table.p1.meets("Advanced Ecosystems")
    table.p1.has(**{f"{missing}_tags": 0})
    assert not table.p1.meets("Advanced Ecosystems")


@pytest.mark.rule("A-088")
@pytest.mark.parametrize(("card", "what", "n"), SPENT)
def test_what_a_card_takes_must_be_there_and_goes(table: AresTable, card: str, what: str, n: int):
    table.set(oceans=3)
    table.p1.has(mc=60, **{what: n - 1}).holds(card, "Grass")
    table.phase(phase_of(table, card))
    assert not table.p1.meets(card)
    table.p1.has(**{what: n})
    table.p1.plays(card)
    assert table.p1.change[what] == -n


@pytest.mark.rule("A-088")
@pytest.mark.parametrize("card", ["Fueled Generators", "Lunar Beam", "Monocultures"])
def test_a_step_of_the_rating_is_spent(table: AresTable, card: str):
    table.p1.has(mc=50, tr=5).holds(card, "Moss")
    table.phase("I")
    table.p1.plays(card)
    assert table.p1.amount("tr") == 4


def test_trapped_heat_flips_an_ocean(table: AresTable):
    table.p1.has(mc=50).holds("Trapped Heat", "Moss")
    table.set(temperature=-18)
    table.phase("I")
    table.p1.plays("Trapped Heat")
    assert table.level("oceans") == 1


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("Diversified Interests", {"plants": 3, "heat": 3}),
        ("Imported GHG", {"heat": 5}),
        ("Trading Post", {"plants": 3}),
    ],
)
def test_what_they_give_at_once(table: AresTable, card: str, gains: dict[str, int]):
    table.p1.has(mc=50).holds(card, "Moss")
    table.phase("I")
    table.p1.plays(card)
    assert {name: table.p1.amount(name) for name in gains} == gains


def test_space_heaters_draw_a_card(table: AresTable):
    table.p1.has(mc=50).holds("Space Heaters", "Moss")
    table.phase("I")
    table.p1.plays("Space Heaters")
    assert len(table.p1.hand) == 2
