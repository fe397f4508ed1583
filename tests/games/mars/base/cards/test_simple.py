"""Base cards that only gain and lose one's own things: each is played, and everything that changes is compared.

The tables are written from the facts, not from the code; the other cards have their requirements and points here too.
"""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable, Player

# One step of each global parameter.
STEP = {"temperature": 2, "oxygen": 1, "oceans": 1}


class Simple:
    """A card of the table: price, requirement, steps of parameters, points, and the whole change of its player."""

    def __init__(
        self, name: str, cost: int, needs: str, vp: int, raises: dict[str, int], change: dict[str, int]
    ) -> None:
        self.name = name
        self.needs = needs
        self.vp = vp
        self.raises = raises
        self.change = {"mc": -cost, **change}


def card(
    name: str, cost: int, *, needs: str = "", vp: int = 0, raises: dict[str, int] | None = None, **change: int
) -> Simple:
    """A row of the table."""
    return Simple(name, cost, needs, vp, raises or {}, change)


CARDS = [
    card("Colonizer Training Camp", 8, needs="oxygen <= 5", vp=2),
    card("Deep Well Heating", 13, raises={"temperature": 2}, energy_production=1, tr=1),
    card("Methane From Titan", 28, needs="oxygen >= 2", vp=2, heat_production=2, plants_production=2),
    card("Lunar Beam", 13, mc_production=-2, heat_production=2, energy_production=2),
    card("Release of Inert Gases", 14, tr=2),
    card("Asteroid Mining", 30, vp=2, titanium_production=2),
    card("Food Factory", 12, vp=1, plants_production=-1, mc_production=4),
    card("Archaebacteria", 6, needs="temperature <= -18", plants_production=1),
    card("Carbonate Processing", 6, energy_production=-1, heat_production=3),
    card("Nuclear Power", 10, mc_production=-2, energy_production=3),
    card("Algae", 10, needs="oceans >= 5", plants=1, plants_production=2),
    card("Adapted Lichen", 9, plants_production=1),
    card("Kelp Farming", 17, needs="oceans >= 6", vp=1, mc_production=2, plants_production=3, plants=2),
    card(
        "Beam From A Thorium Asteroid",
        32,
        needs="tags jovian >= 1",
        vp=1,
        heat_production=3,
        energy_production=3,
    ),
    card("Trees", 13, needs="temperature >= -4", vp=1, plants_production=3, plants=1),
    card("Solar Wind Power", 11, energy_production=1, titanium=2),
    card("Giant Space Mirror", 17, energy_production=3),
    card("Grass", 11, needs="temperature >= -16", plants_production=1, plants=3),
    card("Heather", 6, needs="temperature >= -14", plants_production=1, plants=1),
    card("Peroxide Power", 7, mc_production=-1, energy_production=2),
    card("Bushes", 10, needs="temperature >= -10", plants_production=2, plants=2),
    card("Fueled Generators", 1, mc_production=-1, energy_production=1),
    card("Solar Power", 11, vp=1, energy_production=1),
    card("Breathing Filters", 11, needs="oxygen >= 7", vp=2),
    card("Geothermal Power", 11, energy_production=2),
    card("Farming", 16, needs="temperature >= 4", vp=2, mc_production=2, plants_production=2, plants=2),
    card("Dust Seals", 2, needs="oceans <= 3", vp=1),
    card("Moss", 4, needs="oceans >= 3", plants=-1, plants_production=1),
    card("GHG Factories", 11, energy_production=-1, heat_production=4),
    card("Fusion Power", 14, needs="tags power >= 2", energy_production=3),
    card("Advanced Ecosystems", 11, needs="tags plant >= 1 and tags microbe >= 1 and tags animal >= 1", vp=3),
    card("Great Dam", 12, needs="oceans >= 4", vp=1, energy_production=2),
    card(
        "Strip Mine",
        25,
        raises={"oxygen": 2},
        energy_production=-2,
        steel_production=2,
        titanium_production=1,
        tr=2,
    ),
    card("Wave Power", 8, needs="oceans >= 3", vp=1, energy_production=1),
    card("Power Plant", 4, energy_production=1),
    card("Tectonic Stress Power", 18, needs="tags science >= 2", vp=1, energy_production=3),
    card("Nitrophilic Moss", 8, needs="oceans >= 3", plants=-2, plants_production=2),
    card("Designed Microorganisms", 16, needs="temperature <= -14", plants_production=2),
    card("Industrial Microbes", 12, energy_production=1, steel_production=1),
    card("Lichen", 7, needs="temperature >= -24", plants_production=1),
    card("Imported GHG", 7, heat_production=1, heat=3),
    card("Micro-Mills", 3, heat_production=1),
    card("Magnetic Field Generators", 20, energy_production=-4, plants_production=2, tr=3),
    card("Import of Advanced GHG", 9, heat_production=2),
    card("Windmills", 6, needs="oxygen >= 7", vp=1, energy_production=1),
    card(
        "Tundra Farming", 16, needs="temperature >= -6", vp=2, plants_production=1, mc_production=2, plants=1
    ),
    card("Magnetic Field Dome", 5, energy_production=-2, plants_production=1, tr=1),
    card("Noctis Farming", 10, needs="temperature >= -20", vp=1, mc_production=1, plants=2),
    card("Soil Factory", 9, vp=1, energy_production=-1, plants_production=1),
    card("Soletta", 35, heat_production=7),
    card("Rad-Chem Factory", 8, energy_production=-1, tr=2),
]


def meet(table: MarsTable, player: Player, needs: str, short: int = 0) -> None:
    """Set the position so that every requirement is just met, or missed by one step."""
    for need in filter(None, needs.split(" and ")):
        *what, sign, level = need.split()
        step = -short if sign == ">=" else short
        if what[0] == "tags":
            player.has(**{f"{what[1]}_tags": int(level) + step})
        else:
            table.set(**{what[0]: int(level) + step * STEP[what[0]]})


def just_enough(player: Player, change: dict[str, int]) -> None:
    """Have exactly what the card takes: stock to 0, production to its floor."""
    for name, n in change.items():
        if n < 0 and name != "mc":
            player.has(**{name: -n - 5 if name == "mc_production" else -n})


def levels(table: MarsTable) -> dict[str, int]:
    return {name: table.level(name) for name in STEP}


@pytest.mark.parametrize("it", CARDS, ids=lambda it: it.name)
def test_it_does_what_is_printed_and_nothing_else(table: MarsTable, it: Simple) -> None:
    meet(table, table.p1, it.needs)
    just_enough(table.p1, it.change)
    before = levels(table)
    table.p1.plays(it.name)
    assert table.p1.change == it.change
    assert table.p2.change == {}
    assert {k: v - before[k] for k, v in levels(table).items() if v != before[k]} == it.raises
    assert sum(table.p1.score.by_card.values()) == it.vp


@pytest.mark.parametrize("it", [c for c in CARDS if c.needs], ids=lambda it: it.name)
def test_one_step_short_of_its_requirement_it_is_refused(table: MarsTable, it: Simple) -> None:
    just_enough(table.p1.holds(it.name), it.change)
    meet(table, table.p1, it.needs, short=1)
    assert not table.p1.can_play(it.name)
    assert len(table.p1.why_not(it.name)) == len(it.needs.split(" and "))


@pytest.mark.parametrize("it", CARDS, ids=lambda it: it.name)
def test_everything_that_it_takes_must_be_there(table: MarsTable, it: Simple) -> None:
    meet(table, table.p1, it.needs)
    for name, n in it.change.items():
        if n < 0:
            just_enough(table.p1.has(mc=-it.change["mc"]).holds(it.name), it.change)
            assert table.p1.can_play(it.name)
            table.p1.has(**{name: table.p1.amount(name) - 1})
            assert not table.p1.can_play(it.name)
            assert len(table.p1.why_not(it.name)) == 1


# The cards that do more: price, requirement on parameters and tags, fixed points. The rest is in the other files.
OTHERS = [
    card("Cloud Seeding", 11, needs="oceans >= 3"),
    card("Search For Life", 3, needs="oxygen <= 6"),
    card("Martian Rails", 13),
    card("Capital", 26, needs="oceans >= 4"),
    card("Asteroid", 14),
    card("Comet", 21),
    card("Big Asteroid", 27),
    card("Water Import From Europa", 25),
    card("Equatorial Magnetizer", 11),
    card("Domed Crater", 24, needs="oxygen <= 7", vp=1),
    card("Noctis City", 18),
    card("Imported Hydrogen", 16),
    card("Research Outpost", 18),
    card("Phobos Space Haven", 25, vp=3),
    card("Black Polar Dust", 15),
    card("Arctic Algae", 12, needs="temperature <= -12"),
    card("Predators", 14, needs="oxygen >= 11"),
    card("Eos Chasma National Park", 16, needs="temperature >= -12", vp=1),
    card("Cupola City", 16, needs="oxygen <= 9"),
    card("Optimal Aerobraking", 7),
    card("Underground City", 18),
    card("Regolith Eaters", 13),
    card("GHG Producing Bacteria", 8, needs="oxygen >= 4"),
    card("Ants", 9, needs="oxygen >= 4"),
    card("Nitrogen-Rich Asteroid", 31),
    card("Rover Construction", 8, vp=1),
    card("Deimos Down", 31),
    card("Natural Preserve", 9, needs="oxygen <= 4", vp=1),
    card("Fish", 9, needs="temperature >= 2"),
    card("Lake Marineris", 18, needs="temperature >= 0", vp=2),
    card("Small Animals", 6, needs="oxygen >= 6"),
    card("Mangrove", 12, needs="temperature >= 4", vp=1),
    card("Mining Expedition", 12),
    card("Mining Rights", 9),
    card("Birds", 10, needs="oxygen >= 13"),
    card("Towing A Comet", 23),
    card("Space Mirrors", 3),
    card("Ice Asteroid", 23),
    card("Giant Ice Asteroid", 36),
    card("Ganymede Colony", 20),
    card("Greenhouses", 6),
    card("Nuclear Zone", 10, vp=-2),
    card("Ironworks", 11),
    card("Power Grid", 18),
    card("Steelworks", 15),
    card("Ore Processor", 13),
    card("Open City", 23, needs="oxygen >= 12", vp=1),
    card("Artificial Photosynthesis", 12),
    card("Artificial Lake", 15, needs="temperature >= -6", vp=1),
    card("Urbanized Area", 10),
    card("Subterranean Reservoir", 11),
    card("Ecological Zone", 12),
    card("Zeppelins", 13, needs="oxygen >= 5", vp=1),
    card("Worms", 8, needs="oxygen >= 4"),
    card("Decomposers", 5, needs="oxygen >= 3"),
    card("Symbiotic Fungus", 4, needs="temperature >= -14"),
    card("Extreme-Cold Fungus", 13, needs="temperature <= -10"),
    card("Lava Flows", 18),
    card("Mohole Area", 20),
    card("Large Convoy", 36, vp=2),
    card("Herbivores", 12, needs="oxygen >= 8"),
    card("Insects", 9, needs="oxygen >= 6"),
    card("Insulation", 2),
    card("Adaptation Technology", 12, vp=1),
    card("Nitrite Reducing Bacteria", 11),
    card("Convoy From Europa", 15),
    card("Imported Nitrogen", 23),
    card("Shuttles", 10, needs="oxygen >= 5", vp=1),
    card("Aerobraked Ammonia Asteroid", 26),
    card("Pets", 10),
    card("Protected Valley", 23),
    card("Water Splitting Plant", 12, needs="oceans >= 2"),
    card("Heat Trappers", 6, vp=-1),
    card("Ice Cap Melting", 5, needs="temperature >= 2"),
    card("Biomass Combustors", 4, needs="oxygen >= 6", vp=-1),
    card("Livestock", 13, needs="oxygen >= 9"),
    card("Aquifer Pumping", 18),
    card("Flooding", 7, vp=-1),
    card("Energy Saving", 15),
    card("Local Heat Trapping", 1),
    card("Permafrost Extraction", 8, needs="temperature >= -8"),
    card("Plantation", 15, needs="tags science >= 2"),
    card("Immigration Shuttles", 31),
    card("Immigrant City", 13),
    card("Underground Detonations", 6),
    card("Special Design", 4),
]


@pytest.mark.parametrize("it", [c for c in OTHERS if c.needs], ids=lambda it: it.name)
def test_its_requirement_is_met_at_the_level_and_not_one_step_off(table: MarsTable, it: Simple) -> None:
    table.p1.produces(energy=2, plants=2, heat=2).holds(it.name)
    meet(table, table.p1, it.needs)
    assert table.p1.why_not(it.name) == []
    assert table.p1.can_play(it.name)
    meet(table, table.p1, it.needs, short=1)
    assert not table.p1.can_play(it.name)
    assert len(table.p1.why_not(it.name)) == 1


@pytest.mark.parametrize("it", [c for c in OTHERS if c.vp], ids=lambda it: it.name)
def test_it_is_worth_its_printed_points(table: MarsTable, it: Simple) -> None:
    table.p1.has_played(it.name)
    assert list(table.p1.score.by_card.values()) == [it.vp]
    assert table.p2.score.cards == 0


@pytest.mark.rule("M-083")
@pytest.mark.parametrize("it", OTHERS, ids=lambda it: it.name)
def test_it_costs_its_printed_price(table: MarsTable, it: Simple) -> None:
    table.p1.holds(it.name)
    assert {"mc": -table.p1.price(it.name)} == it.change


def test_every_card_of_the_base_set_is_in_one_of_the_tables(table: MarsTable) -> None:
    base = [c.name for c in table.state.rules.cards if c.set == "base" and c.kind != "corporation"]
    assert sorted(c.name for c in CARDS + OTHERS) == sorted(base)
    assert len(base) == 137
