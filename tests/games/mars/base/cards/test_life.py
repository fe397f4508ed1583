"""Base cards with animals, microbes and science on them."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-184")
@pytest.mark.parametrize("name", ["Fish", "Small Animals", "Birds", "Livestock"])
def test_the_action_adds_an_animal_once_per_generation(table: MarsTable, name: str) -> None:
    table.p1.has_played(name).uses(name)
    assert table.p1.on(name) == 1
    assert table.p1.change == {}
    assert [p.pattern for p in table.p1.why_not(name)] == ["already_used"]


@pytest.mark.rule("M-251")
@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("Fish", 1),
        ("Birds", 1),
        ("Livestock", 1),
        ("Predators", 1),
        ("Small Animals", 2),
        ("Herbivores", 2),
        ("Pets", 2),
        ("Ecological Zone", 2),
        ("Ants", 2),
        ("Decomposers", 3),
    ],
)
def test_points_for_what_lies_on_the_card_are_rounded_down(table: MarsTable, name: str, each: int) -> None:
    table.p1.has_played(name, resources=2 * each - 1)
    assert table.p1.score.cards == (2 * each - 1) // each
    table.p1.has_played(name, resources=2 * each)
    assert table.p1.score.cards == 2


@pytest.mark.rule("M-173")
def test_livestock_eats_my_own_plants(table: MarsTable) -> None:
    table.set(oxygen=9)
    table.p2.produces(plants=3)
    table.p1.holds("Livestock")
    assert not table.p1.can_play("Livestock")
    table.p1.produces(plants=1).plays("Livestock")
    assert table.p1.change == {"mc": -13, "plants_production": -1, "mc_production": 2}
    assert table.p2.change == {}
    assert table.p1.on("Livestock") == 0


@pytest.mark.parametrize(
    ("name", "cost", "steps", "animals"),
    [("Fish", 9, 1, 0), ("Small Animals", 6, 1, 0), ("Birds", 10, 2, 0), ("Herbivores", 12, 1, 1)],
)
def test_animals_eat_the_plants_of_a_player_of_choice(
    table3: MarsTable, name: str, cost: int, steps: int, animals: int
) -> None:
    table3.set(oxygen=13, temperature=2)
    table3.p2.produces(plants=steps)
    table3.p3.produces(plants=steps)
    table3.p1.plays(name, "seat 2")
    assert table3.p1.change == {"mc": -cost}
    assert table3.p2.change == {}
    assert table3.p3.change == {"plants_production": -steps}
    assert table3.p1.on(name) == animals


@pytest.mark.rule("M-174")
@pytest.mark.parametrize(
    ("name", "steps"), [("Fish", 1), ("Small Animals", 1), ("Birds", 2), ("Herbivores", 1)]
)
def test_animals_eat_my_own_plants_if_nobody_else_has_enough(table: MarsTable, name: str, steps: int) -> None:
    table.set(oxygen=13, temperature=2)
    table.p1.produces(plants=steps - 1).holds(name)
    table.p2.produces(plants=steps - 1)
    assert not table.p1.can_play(name)
    assert [p.pattern for p in table.p1.why_not(name)] == ["nobody_has_production"]
    table.p1.produces(plants=steps).plays(name)
    assert table.p1.amount("plants_production") == 0
    assert table.p2.change == {}


@pytest.mark.rule("M-282")
def test_the_neutral_opponent_feeds_the_birds(solo: MarsTable) -> None:
    solo.set(oxygen=13)
    solo.p1.plays("Birds")
    assert solo.p1.change == {"mc": -10}
    solo.p1.produces(plants=1).plays("Biomass Combustors")
    assert solo.labels() == ["seat 0", "neutral"]
    solo.p1.answers("neutral")
    assert solo.p1.change == {"mc": -4, "energy_production": 2}


def test_herbivores_grow_with_my_greeneries_alone(table: MarsTable) -> None:
    table.p1.has_played("Herbivores", resources=1)
    table.p2.standard_project("Greenery", at="r7c3")
    assert table.p1.on("Herbivores") == 1
    table.p1.has(plants=8).converts_plants("r3c3")
    assert table.p1.on("Herbivores") == 2
    table.p1.standard_project("City", at="r7c6")
    assert table.p1.on("Herbivores") == 2


@pytest.mark.parametrize("name", ["Mangrove", "Protected Valley"])
def test_herbivores_grow_with_a_greenery_that_a_card_of_mine_places(table: MarsTable, name: str) -> None:
    table.set(temperature=4)
    table.p1.has_played("Herbivores", resources=1).plays(name, "r1c5")
    assert table.p1.on("Herbivores") == 2


def test_pets_arrive_with_one_animal_and_one_per_city(table: MarsTable) -> None:
    table.p1.plays("Pets")
    assert table.p1.change == {"mc": -10}
    assert table.p1.on("Pets") == 1
    table.p2.standard_project("City", at="r3c3")
    assert table.p1.on("Pets") == 2
    table.p1.plays("Phobos Space Haven")
    assert table.p1.on("Pets") == 3


def test_predators_take_an_animal_from_any_card(table: MarsTable) -> None:
    table.p1.has_played("Predators").has_played("Fish", resources=1)
    table.p2.has_played("Livestock", resources=2)
    table.p1.uses("Predators")
    assert table.labels() == ["from fish", "from livestock"]
    table.p1.answers("Livestock")
    assert (table.p1.on("Predators"), table.p2.on("Livestock"), table.p1.on("Fish")) == (1, 1, 1)


def test_predators_may_rob_a_card_of_my_own(table: MarsTable) -> None:
    table.p1.has_played("Predators").has_played("Fish", resources=1).uses("Predators")
    assert (table.p1.on("Predators"), table.p1.on("Fish")) == (1, 0)


def test_not_even_their_owner_takes_animals_from_pets(table: MarsTable) -> None:
    table.p1.has_played("Predators").has_played("Pets", resources=3).has_played("Fish", resources=1)
    table.p2.has_played("Small Animals", resources=1)
    table.p1.uses("Predators")
    assert table.labels() == ["from fish", "from small-animals"]


@pytest.mark.rule("M-281")
@pytest.mark.parametrize("name", ["Predators", "Ants"])
def test_the_neutral_opponent_always_has_prey(solo: MarsTable, name: str) -> None:
    solo.p1.has_played(name).uses(name)
    assert solo.p1.on(name) == 1


@pytest.mark.rule("M-281")
def test_alone_predators_may_spare_my_fish(solo: MarsTable) -> None:
    solo.p1.has_played("Predators").has_played("Fish", resources=1).uses("Predators", "neutral")
    assert (solo.p1.on("Predators"), solo.p1.on("Fish")) == (1, 1)


def test_ants_take_a_microbe_from_any_card_but_no_animal(table: MarsTable) -> None:
    table.p1.has_played("Ants").has_played("Decomposers", resources=1)
    table.p2.has_played("Regolith Eaters", resources=2).has_played("Fish", resources=2)
    table.p1.uses("Ants")
    assert table.labels() == ["from decomposers", "from regolith-eaters"]
    table.p1.answers("Regolith Eaters")
    assert (table.p1.on("Ants"), table.p2.on("Regolith Eaters"), table.p1.on("Decomposers")) == (1, 1, 1)


def test_eos_chasma_national_park_adds_an_animal_to_a_card_of_mine(table: MarsTable) -> None:
    table.set(temperature=-12)
    table.p1.has_played("Fish", "Pets", "Ants")
    table.p2.has_played("Birds")
    table.p1.plays("Eos Chasma National Park")
    assert table.labels() == ["add fish", "add pets"]
    table.p1.answers("Fish")
    assert table.p1.change == {"mc": -16, "plants": 3, "mc_production": 2}
    assert table.p1.on("Fish") == 1


@pytest.mark.rule("M-157")
def test_eos_chasma_national_park_needs_no_animal_card(table: MarsTable) -> None:
    table.set(temperature=-12)
    table.p1.plays("Eos Chasma National Park")
    assert table.p1.change == {"mc": -16, "plants": 3, "mc_production": 2}


@pytest.mark.parametrize(
    ("name", "parameter", "step"),
    [("Regolith Eaters", "oxygen", 1), ("GHG Producing Bacteria", "temperature", 2)],
)
def test_two_microbes_raise_a_parameter(table: MarsTable, name: str, parameter: str, step: int) -> None:
    before = table.level(parameter)
    table.p1.has_played(name, resources=2).uses(name, "alternative 2")
    assert table.p1.on(name) == 0
    assert table.p1.change == {"tr": 1}
    assert table.level(parameter) == before + step


@pytest.mark.parametrize("name", ["Regolith Eaters", "GHG Producing Bacteria"])
def test_a_single_microbe_can_only_become_two(table: MarsTable, name: str) -> None:
    table.p1.has_played(name, resources=1).uses(name)
    assert table.p1.on(name) == 2
    assert table.p1.change == {}


@pytest.mark.parametrize("name", ["Regolith Eaters", "GHG Producing Bacteria"])
def test_microbes_may_die_in_vain_at_the_goal(table: MarsTable, name: str) -> None:
    table.set(oxygen=14, temperature=8)
    table.p1.has_played(name, resources=3).uses(name, "alternative 2")
    assert table.p1.on(name) == 1
    assert table.p1.change == {}


def test_nitrite_reducing_bacteria_arrive_with_three_microbes(table: MarsTable) -> None:
    table.p1.plays("Nitrite Reducing Bacteria")
    assert table.p1.change == {"mc": -11}
    assert table.p1.on("Nitrite Reducing Bacteria") == 3
    table.p1.uses("Nitrite Reducing Bacteria", "alternative 2")
    assert table.p1.change == {"tr": 1}
    assert table.p1.on("Nitrite Reducing Bacteria") == 0


def test_nitrite_reducing_bacteria_need_three_microbes_for_the_rating(table: MarsTable) -> None:
    table.p1.has_played("Nitrite Reducing Bacteria", resources=2).uses("Nitrite Reducing Bacteria")
    assert table.p1.change == {}
    assert table.p1.on("Nitrite Reducing Bacteria") == 3


def test_decomposers_count_their_own_tag_and_every_later_tag_of_life(table: MarsTable) -> None:
    table.set(oxygen=3)
    table.p1.has_played("Grass", "Pets").plays("Decomposers")
    assert table.p1.change == {"mc": -5}
    assert table.p1.on("Decomposers") == 1
    table.p1.plays("Advanced Ecosystems")
    assert table.p1.on("Decomposers") == 4
    table.p1.plays("Power Plant")
    table.p2.plays("Adapted Lichen")
    assert table.p1.on("Decomposers") == 4


def test_advanced_ecosystems_need_all_three_tags_of_other_cards(table: MarsTable) -> None:
    table.p1.has_played("Ants", "Pets").holds("Advanced Ecosystems")
    table.p2.has_played("Grass")
    assert not table.p1.can_play("Advanced Ecosystems")
    table.p1.has_played("Bushes")
    assert table.p1.can_play("Advanced Ecosystems")


def test_symbiotic_fungus_feeds_another_microbe_card(table: MarsTable) -> None:
    table.p1.has_played("Symbiotic Fungus", "Ants", "Decomposers", "Pets")
    table.p1.uses("Symbiotic Fungus")
    assert table.labels() == ["add ants", "add decomposers"]
    table.p1.answers("Decomposers")
    assert (table.p1.on("Ants"), table.p1.on("Decomposers")) == (0, 1)


def test_symbiotic_fungus_alone_does_nothing(table: MarsTable) -> None:
    table.p1.has_played("Symbiotic Fungus")
    table.p2.has_played("Ants")
    table.p1.uses("Symbiotic Fungus")
    assert table.p1.change == {}
    assert (table.p1.on("Symbiotic Fungus"), table.p2.on("Ants")) == (0, 0)


def test_extreme_cold_fungus_brings_two_microbes(table: MarsTable) -> None:
    table.p1.has_played("Extreme-Cold Fungus", "Ants").uses("Extreme-Cold Fungus", "alternative 2")
    assert table.p1.change == {}
    assert table.p1.on("Ants") == 2


def test_extreme_cold_fungus_brings_a_plant_instead(table: MarsTable) -> None:
    table.p1.has_played("Extreme-Cold Fungus", "Ants").uses("Extreme-Cold Fungus", "alternative 1")
    assert table.p1.change == {"plants": 1}
    assert table.p1.on("Ants") == 0


@pytest.mark.rule("M-009")
def test_extreme_cold_fungus_alone_may_be_used_in_vain(table: MarsTable) -> None:
    table.p1.has_played("Extreme-Cold Fungus").uses("Extreme-Cold Fungus", "alternative 2")
    assert table.p1.change == {}


@pytest.mark.rule("M-112")
def test_the_card_that_search_for_life_reveals_is_seen_by_all(table: MarsTable) -> None:
    table.deck("Moss")
    table.p1.has_played("Search For Life").uses("Search For Life")
    assert table.who_knows("Moss") == [0, 1]


def test_search_for_life_is_worth_no_more_for_a_second_find(table: MarsTable) -> None:
    table.p1.has_played("Search For Life")
    assert table.p1.score.cards == 0
    table.p1.has_played("Search For Life", resources=2)
    assert table.p1.score.cards == 3


def test_search_for_life_may_look_on_when_oxygen_is_high(table: MarsTable) -> None:
    table.set(oxygen=9)
    table.deck("Ants")
    table.p1.has_played("Search For Life").uses("Search For Life")
    assert table.p1.on("Search For Life") == 1


@pytest.mark.parametrize(("tags", "steps"), [([], 0), (["Ants"], 1), (["Ants", "Decomposers"], 1)])
def test_worms_count_pairs_of_microbe_tags_with_their_own(
    table: MarsTable, tags: list[str], steps: int
) -> None:
    table.set(oxygen=4)
    table.p2.has_played("Archaebacteria")
    table.p1.has_played(*tags).plays("Worms")
    assert table.p1.change == {"mc": -8, **({"plants_production": steps} if steps else {})}


def test_insects_count_my_plant_tags_and_not_their_own(table: MarsTable) -> None:
    table.set(oxygen=6)
    table.p1.has_played("Grass", "Greenhouses", "Ants")
    table.p2.has_played("Bushes")
    table.p1.plays("Insects")
    assert table.p1.change == {"mc": -9, "plants_production": 2}
