"""Cards that only give and take their player's own things: prices, requirements, points."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Noun, Phrase

Change = dict[str, int]

# Title, price, my production before, all that changes besides the price.
PLAIN: list[tuple[str, int, Change, Change]] = [
    ("Inventors' Guild", 9, {}, {}),
    ("Space Elevator", 27, {}, {"titanium_production": 1}),
    ("Development Center", 11, {}, {}),
    ("Space Station", 10, {}, {}),
    ("Security Fleet", 12, {}, {}),
    ("Tardigrades", 4, {}, {}),
    ("Mine", 4, {}, {"steel_production": 1}),
    ("Vesta Shipyard", 15, {}, {"titanium_production": 1}),
    ("Mineral Deposit", 5, {}, {"steel": 5}),
    ("Building Industries", 6, {"energy": 1}, {"energy_production": -1, "steel_production": 2}),
    ("Sponsors", 6, {}, {"mc_production": 2}),
    ("Electro Catapult", 17, {"energy": 1}, {"energy_production": -1}),
    ("Earth Catapult", 23, {}, {}),
    ("Advanced Alloys", 9, {}, {}),
    ("Callisto Penal Mines", 24, {}, {"mc_production": 3}),
    ("Trans-Neptune Probe", 6, {}, {}),
    ("Io Mining Industries", 41, {}, {"titanium_production": 2, "mc_production": 2}),
    ("Physics Complex", 12, {}, {}),
    ("Tropical Resort", 13, {"heat": 2}, {"heat_production": -2, "mc_production": 3}),
    ("Earth Office", 1, {}, {}),
    ("Acquired Company", 10, {}, {"mc_production": 3}),
    ("Media Group", 6, {}, {}),
    ("Business Network", 4, {}, {"mc_production": -1}),
    ("Bribed Committee", 7, {}, {"tr": 2}),
    ("Titanium Mine", 7, {}, {"titanium_production": 1}),
    ("Viral Enhancers", 9, {}, {"plants": 1}),
    ("Standard Technology", 6, {}, {}),
    ("Protected Habitats", 5, {}, {}),
    (
        "Fuel Factory",
        6,
        {"energy": 1},
        {"energy_production": -1, "titanium_production": 1, "mc_production": 1},
    ),
    ("Power Infrastructure", 4, {}, {}),
]


@pytest.mark.parametrize(("title", "price", "before", "change"), PLAIN, ids=[row[0] for row in PLAIN])
def test_a_plain_card_changes_just_what_it_says(
    table: MarsTable, title: str, price: int, before: Change, change: Change
) -> None:
    table.p1.produces(**before).plays(title)
    assert table.p1.change == {"mc": -price, **change}
    assert table.p2.change == {}


# Seven cards with one science tag each, none of which reacts to anything.
SCIENCE = [
    "Trans-Neptune Probe",
    "Lagrange Observatory",
    "Medical Lab",
    "Robotic Workforce",
    "Physics Complex",
    "Development Center",
    "Restricted Area",
]

# Title, science tags, price, the rest of the change.
NEEDS_SCIENCE: list[tuple[str, int, int, Change]] = [
    ("Interstellar Colony Ship", 5, 24, {}),
    ("Lightning Harvest", 3, 8, {"energy_production": 1, "mc_production": 1}),
    ("Quantum Extractor", 4, 13, {"energy_production": 4}),
    ("Gene Repair", 3, 12, {"mc_production": 2}),
    ("Mass Converter", 5, 8, {"energy_production": 6}),
    ("Anti-Gravity Technology", 7, 14, {}),
    ("AI Central", 3, 21, {"energy_production": -1}),
]


@pytest.mark.rule("M-084", "M-088")
@pytest.mark.parametrize(
    ("title", "tags", "price", "change"), NEEDS_SCIENCE, ids=[row[0] for row in NEEDS_SCIENCE]
)
def test_science_tags_are_needed_in_play(
    table: MarsTable, title: str, tags: int, price: int, change: Change
) -> None:
    table.p1.produces(energy=1).has_played(*SCIENCE[: tags - 1]).holds(title)
    assert table.p1.why_not(title) == [Phrase("needs_more_tags", q=Amount(1, "science_tag", more=True))]
    assert f"play {title.lower().replace(' ', '-')}" not in table.p1.options
    table.p1.has_played(SCIENCE[tags - 1]).plays(title)
    assert table.p1.change == {"mc": -price, **change}


# Title, parameter, the level that is one step short, the level that will do, its price.
NEEDS_LEVEL = [
    ("Electro Catapult", "oxygen", 9, 8, "oxygen_too_high"),
    ("Caretaker Contract", "temperature", -2, 0, "temperature_too_low"),
]


@pytest.mark.rule("M-085", "M-086")
@pytest.mark.parametrize(("title", "parameter", "short", "level", "reason"), NEEDS_LEVEL)
def test_a_level_is_needed(
    table: MarsTable, title: str, parameter: str, short: int, level: int, reason: str
) -> None:
    table.p1.produces(energy=1).holds(title)
    table.set(**{parameter: short})
    assert [p.pattern for p in table.p1.why_not(title)] == [reason]
    assert not table.p1.can_play(title)
    table.set(**{parameter: level})
    assert table.p1.can_play(title)


# Cards that lower my production: what I must have of it. One step short they can't be played.
LOSSES = [
    ("Building Industries", "energy", 1, 0),
    ("Electro Catapult", "energy", 1, 0),
    ("Commercial District", "energy", 1, 0),
    ("Tropical Resort", "heat", 2, 1),
    ("Business Network", "mc", 1, -5),
    ("Hackers", "energy", 1, 0),
    ("Investment Loan", "mc", 1, -5),
    ("Fuel Factory", "energy", 1, 0),
    ("Corporate Stronghold", "energy", 1, 0),
]


@pytest.mark.rule("M-171", "M-173")
@pytest.mark.parametrize(("title", "what", "steps", "short"), LOSSES)
def test_production_that_must_be_lowered_must_be_there(
    table: MarsTable, title: str, what: str, steps: int, short: int
) -> None:
    table.p1.produces(**{what: short}).holds(title)
    lacking = Phrase("cannot_lower_production", x=Noun(f"{what}_production"), n=steps)
    assert table.p1.why_not(title) == [lacking]
    assert not table.p1.can_play(title)
    table.p1.produces(**{what: short + 1})
    assert table.p1.can_play(title)


def test_ai_central_needs_energy_production_too(table: MarsTable) -> None:
    table.p1.has_played(*SCIENCE).holds("AI Central")
    assert not table.p1.can_play("AI Central")


@pytest.mark.rule("M-169")
def test_the_loan_cannot_pay_for_itself(table: MarsTable) -> None:
    table.p1.has(mc=2).holds("Investment Loan")
    assert table.p1.why_not("Investment Loan") == [Phrase("short_of", q=Amount(1, "mc"))]
    table.p1.has(mc=3).plays("Investment Loan")
    assert table.p1.change == {"mc": 7, "mc_production": -1}


def test_the_loan_is_taken_down_to_minus_five(table: MarsTable) -> None:
    table.p1.produces(mc=-4).plays("Investment Loan")
    assert table.p1.change == {"mc": 7, "mc_production": -1}
    assert table.p1.amount("mc_production") == -5


@pytest.mark.rule("M-189")
def test_science_of_events_does_not_carry_the_colony_ship(table: MarsTable) -> None:
    table.p1.has_played(*SCIENCE[:4]).holds("Interstellar Colony Ship").plays("Technology Demonstration")
    assert not table.p1.can_play("Interstellar Colony Ship")
    table.p1.has_played(SCIENCE[4])
    assert table.p1.can_play("Interstellar Colony Ship")


def test_rad_suits_count_cities_of_everybody_and_off_the_planet(table: MarsTable) -> None:
    table.p2.owns("city", "r3c3")
    table.p1.holds("Rad-Suits")
    assert table.p1.why_not("Rad-Suits") == [Phrase("needs_more", q=Amount(1, "city_tile", more=True))]
    table.p2.owns("city", "phobos")
    table.p1.plays("Rad-Suits")
    assert table.p1.change == {"mc": -6, "mc_production": 1}


# Title and the points printed on it.
POINTS = [
    ("Asteroid Mining Consortium", 1),
    ("Space Elevator", 2),
    ("Space Station", 1),
    ("Interstellar Colony Ship", 4),
    ("Lightning Harvest", 1),
    ("Miranda Resort", 1),
    ("Vesta Shipyard", 1),
    ("Electro Catapult", 1),
    ("Earth Catapult", 2),
    ("Mars University", 1),
    ("Callisto Penal Mines", 2),
    ("Trans-Neptune Probe", 1),
    ("Research", 1),
    ("Gene Repair", 2),
    ("Tropical Resort", 2),
    ("Bribed Committee", -2),
    ("Hackers", -1),
    ("Anti-Gravity Technology", 3),
    ("Corporate Stronghold", -2),
    ("Olympus Conference", 1),
    ("Rad-Suits", 1),
    ("Indentured Workers", -1),
    ("Lagrange Observatory", 1),
    ("Terraforming Ganymede", 2),
    ("Energy Tapping", -1),
    ("Medical Lab", 1),
    ("AI Central", 1),
]


@pytest.mark.rule("M-252", "M-253")
def test_printed_points_count_for_events_too(table: MarsTable) -> None:
    for title, _ in POINTS:
        table.p1.has_played(title)
    assert list(table.p1.score.by_card.values()).count(0) == 0
    assert sorted(table.p1.score.by_card.values()) == sorted(points for _, points in POINTS)
    assert table.p1.score.cards == sum(points for _, points in POINTS)
    assert table.p2.score.cards == 0


@pytest.mark.parametrize(("title", "points"), POINTS)
def test_printed_points(table: MarsTable, title: str, points: int) -> None:
    table.p1.has_played(title)
    assert list(table.p1.score.by_card.values()) == [points]


UNWORTHY = [
    "Inventors' Guild",
    "Development Center",
    "Virus",
    "Mine",
    "Great Escarpment Consortium",
    "Mineral Deposit",
    "Mining Area",
    "Building Industries",
    "Land Claim",
    "Sponsors",
    "Advanced Alloys",
    "Viral Enhancers",
    "Quantum Extractor",
    "Robotic Workforce",
    "Mass Converter",
    "Toll Station",
    "Earth Office",
    "Acquired Company",
    "Media Archives",
    "Media Group",
    "Business Network",
    "Business Contacts",
    "Sabotage",
    "Industrial Center",
    "Hired Raiders",
    "Cartel",
    "Titanium Mine",
    "CEO's Favorite Project",
    "Investment Loan",
    "Caretaker Contract",
    "Standard Technology",
    "Power Supply Consortium",
    "Protected Habitats",
    "Satellites",
    "Fuel Factory",
    "Invention Contest",
    "Power Infrastructure",
    "Restricted Area",
    "Technology Demonstration",
]


def test_the_other_cards_are_worth_nothing(table: MarsTable) -> None:
    table.p1.has_played(*UNWORTHY)
    assert table.p1.score.by_card == {}
