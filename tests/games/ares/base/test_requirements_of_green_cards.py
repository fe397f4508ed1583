"""Green cards with a requirement that no other test plays: on one side of it they can be played, on the other not."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable

# The card, the track, where it can be played, and one step beyond.
ZONES = [
    ("Aerated Magma", "oxygen", 3, 2),
    ("Low-Atmo Shields", "oxygen", 3, 2),
    ("Methane from Titan", "oxygen", 3, 2),
    ("Natural Preserve", "oxygen", 3, 2),
    ("Trapped Heat", "temperature", -18, -20),
    ("Noctis Farming", "temperature", -18, -20),
    ("Tundra Farming", "temperature", -8, -10),
    ("Designed Microorganisms", "temperature", -10, -8),
    ("Great Dam", "oceans", 2, 1),
    ("Wave Power", "oceans", 3, 2),
]
TAGS = [("Gene Repair", 3), ("Quantum Extractor", 3), ("Mass Converter", 4)]


@pytest.mark.rule("A-086", "A-089")
@pytest.mark.parametrize(("card", "track", "met", "missed"), ZONES)
def test_a_track_must_stand_where_the_card_says(
    table: AresTable, card: str, track: str, met: int, missed: int
):
    table.p1.has(mc=50).holds(card, "Moss")
    table.set(**{track: met})
    table.phase("I")
    assert table.p1.meets(card)
    table.set(**{track: missed})
    table.open("I")
    assert not table.p1.meets(card)


@pytest.mark.rule("A-088", "A-089")
@pytest.mark.parametrize(("card", "tags"), TAGS)
def test_so_many_science_tags_are_needed(table: AresTable, card: str, tags: int):
    table.p1.has(mc=50, science_tags=tags - 1).holds(card, "Moss")
    table.phase("I")
    assert not table.p1.meets(card)  # its own tag does not count yet
    table.p1.has(science_tags=tags)
    assert table.p1.meets(card)


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
