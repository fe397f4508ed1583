"""Cards that hit other players, and the one that protects from them."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Noun, Phrase

# --- the consortiums -----------------------------------------------------------------------------------------------------

CONSORTIUMS = [("Asteroid Mining Consortium", "titanium", 13), ("Great Escarpment Consortium", "steel", 6)]


@pytest.mark.rule("M-164", "M-175")
@pytest.mark.parametrize(("title", "metal", "price"), CONSORTIUMS)
def test_a_consortium_takes_a_step_from_somebody(
    table: MarsTable, title: str, metal: str, price: int
) -> None:
    table.p1.produces(**{metal: 1})
    table.p2.produces(**{metal: 2})
    table.p1.plays(title, "seat 1")
    assert table.p1.change == {"mc": -price, f"{metal}_production": 1}
    assert table.p2.change == {f"{metal}_production": -1}


@pytest.mark.rule("M-087")
@pytest.mark.parametrize(("title", "metal", "price"), CONSORTIUMS)
def test_a_consortium_needs_production_of_its_own(
    table: MarsTable, title: str, metal: str, price: int
) -> None:
    table.p2.produces(**{metal: 3})
    table.p1.holds(title)
    assert table.p1.why_not(title) == [Phrase("needs_production", x=Noun(f"{metal}_production"))]
    table.p1.produces(**{metal: 1})
    assert table.p1.can_play(title)


@pytest.mark.rule("M-174")
@pytest.mark.parametrize(("title", "metal", "price"), CONSORTIUMS)
def test_a_consortium_may_have_to_take_it_from_itself(
    table: MarsTable, title: str, metal: str, price: int
) -> None:
    table.p1.produces(**{metal: 1}).plays(title)
    assert table.p1.change == {"mc": -price}
    assert table.p2.change == {}


@pytest.mark.rule("M-282")
def test_alone_a_consortium_takes_it_from_the_neutral_opponent(solo: MarsTable) -> None:
    assert not solo.p1.holds("Asteroid Mining Consortium").can_play("Asteroid Mining Consortium")
    solo.p1.produces(titanium=1).plays("Asteroid Mining Consortium", "neutral")
    assert solo.p1.change == {"mc": -13, "titanium_production": 1}


# --- energy --------------------------------------------------------------------------------------------------------------

TAPPING = [("Power Supply Consortium", 5), ("Energy Tapping", 3)]


@pytest.mark.parametrize(("title", "price"), TAPPING)
def test_energy_is_taken_from_another_player(table: MarsTable, title: str, price: int) -> None:
    table.p1.has_played("Power Infrastructure", "Heat Trappers")
    table.p2.produces(energy=1)
    table.p1.plays(title, "seat 1")
    assert table.p1.change == {"mc": -price, "energy_production": 1}
    assert table.p2.change == {"energy_production": -1}


@pytest.mark.parametrize(("title", "price"), TAPPING)
def test_without_energy_anywhere_the_gain_comes_first_and_is_lost(
    table: MarsTable, title: str, price: int
) -> None:
    table.p1.has_played("Power Infrastructure", "Heat Trappers").plays(title)
    assert table.p1.change == {"mc": -price}
    assert table.p2.change == {}


def test_power_supply_needs_two_power_tags_without_its_own(table: MarsTable) -> None:
    table.p1.has_played("Power Infrastructure").holds("Power Supply Consortium")
    assert not table.p1.can_play("Power Supply Consortium")
    table.p1.has_played("Heat Trappers")
    assert table.p1.can_play("Power Supply Consortium")


@pytest.mark.rule("M-282")
def test_alone_the_neutral_opponent_gives_the_energy(solo: MarsTable) -> None:
    solo.p1.plays("Energy Tapping", "neutral")
    assert solo.p1.change == {"mc": -3, "energy_production": 1}


# --- Hackers -------------------------------------------------------------------------------------------------------------


def test_hackers_take_two_steps(table: MarsTable) -> None:
    table.p1.produces(energy=1).plays("Hackers", "seat 1")
    assert table.p1.change == {"mc": -3, "energy_production": -1, "mc_production": 2}
    assert table.p2.change == {"mc_production": -2}


@pytest.mark.rule("M-064")
def test_hackers_need_a_victim_who_stays_at_minus_five(table3: MarsTable) -> None:
    table3.p1.produces(energy=1)
    table3.p2.produces(mc=-4)
    table3.p3.produces(mc=-3)
    table3.p1.plays("Hackers")
    assert table3.labels() == ["seat 0", "seat 2"]
    table3.answer("seat 2")
    assert table3.p3.amount("mc_production") == -5


def test_hackers_may_hack_themselves(table: MarsTable) -> None:
    table.p1.produces(energy=1, mc=-5)
    table.p2.produces(mc=-4)
    table.p1.plays("Hackers")
    assert table.p1.change == {"mc": -3, "energy_production": -1}
    assert table.p2.change == {}


# --- Virus ---------------------------------------------------------------------------------------------------------------


def test_a_virus_kills_plants(table: MarsTable) -> None:
    table.p2.has(plants=7)
    table.p1.plays("Virus", "seat 1", 5)
    assert table.p1.change == {"mc": -1}
    assert table.p2.change == {"plants": -5}


@pytest.mark.rule("M-162", "M-181")
def test_a_virus_may_kill_fewer_or_none(table: MarsTable) -> None:
    table.p2.has(plants=3)
    table.p1.plays("Virus", "seat 1")
    assert table.labels() == ["3", "2", "1"]
    table.answer(2)
    assert table.p2.change == {"plants": -2}
    table.p1.has(plants=0).plays("Virus", "none")
    assert table.p2.change == {}


@pytest.mark.rule("M-158")
def test_a_virus_can_be_released_where_nothing_lives(table: MarsTable) -> None:
    table.p1.plays("Virus")
    assert table.p1.change == {"mc": -1}
    assert table.prompt() == "action"


def test_a_virus_kills_animals_of_two_cards_of_one_player(table3: MarsTable) -> None:
    table3.p2.has_played("Fish", resources=1).has_played("Birds", resources=1)
    table3.p3.has_played("Livestock", resources=1)
    table3.p1.plays("Virus", "Fish")
    assert table3.labels() == ["none", "from birds"]  # the third player is out of reach now
    table3.answer("Birds")
    assert (table3.p2.on("Fish"), table3.p2.on("Birds"), table3.p3.on("Livestock")) == (0, 0, 1)


def test_a_virus_kills_no_more_than_two_animals(table: MarsTable) -> None:
    table.p2.has_played("Fish", resources=4)
    table.p1.plays("Virus", "Fish")
    assert table.prompt() == "how-many"
    assert table.labels() == ["2", "1"]
    table.answer(2)
    assert table.p2.on("Fish") == 2
    assert table.prompt() == "action"


def test_a_virus_takes_animals_or_plants_not_both(table: MarsTable) -> None:
    table.p2.has(plants=5).has_played("Fish", resources=2)
    table.p1.plays("Virus", "choose 1", "Fish", 2)
    assert table.p2.change == {}
    assert table.prompt() == "action"


def test_pets_are_immune_to_the_virus(table: MarsTable) -> None:
    table.p1.has_played("Pets", resources=3)
    table.p2.has_played("Small Animals", resources=1)
    table.p1.plays("Virus")
    assert table.labels() == ["none", "from small-animals"]


def test_a_virus_spares_protected_habitats(table3: MarsTable) -> None:
    table3.p2.has(plants=5).has_played("Protected Habitats").has_played("Fish", resources=2)
    table3.p3.has(plants=5)
    table3.p1.plays("Virus")
    assert table3.labels() == ["none", "seat 2"]


# --- Protected Habitats --------------------------------------------------------------------------------------------------


def test_protected_plants_stay_where_they_are(table: MarsTable) -> None:
    table.p2.has(plants=8).has_played("Protected Habitats")
    table.p1.plays("Deimos Down")
    assert table.p2.change == {}
    assert table.prompt() == "action"


def test_ants_and_predators_keep_out_of_protected_habitats(table: MarsTable) -> None:
    table.p2.has_played("Protected Habitats").has_played("Tardigrades", "Fish", resources=3)
    table.p1.has_played("Ants", "Predators")
    assert "use ants" not in table.p1.options
    assert "use predators" not in table.p1.options


def test_not_even_their_owner_may_feed_pets_to_predators(table: MarsTable) -> None:
    table.p1.has_played("Predators").has_played("Pets", resources=3)
    assert "use predators" not in table.p1.options
    table.p1.has_played("Fish", resources=1).uses("Predators")
    assert (table.p1.on("Predators"), table.p1.on("Fish"), table.p1.on("Pets")) == (1, 0, 3)


def test_protection_is_not_against_oneself(table: MarsTable) -> None:
    table.p1.has_played("Protected Habitats", "Ants").has_played("Tardigrades", resources=1)
    table.p1.uses("Ants")
    assert (table.p1.on("Ants"), table.p1.on("Tardigrades")) == (1, 0)


def test_production_is_not_protected(table: MarsTable) -> None:
    table.set(temperature=2)
    table.p2.has_played("Protected Habitats").produces(plants=1)
    table.p1.plays("Fish")
    assert table.p2.change == {"plants_production": -1}


def test_protection_covers_neither_metal_nor_money(table: MarsTable) -> None:
    table.p2.has_played("Protected Habitats").has(steel=2)
    table.p1.plays("Hired Raiders", "choose 1", "seat 1", 2)
    assert table.p1.change == {"mc": -1, "steel": 2}
    assert table.p2.change == {"steel": -2}


# --- Sabotage and Hired Raiders --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "what", "most"), [("choose 1", "titanium", 3), ("choose 2", "steel", 4), ("choose 3", "mc", 7)]
)
def test_sabotage_destroys_one_kind_of_thing(table: MarsTable, choice: str, what: str, most: int) -> None:
    table.p2.has(titanium=9, steel=9, mc=9)
    table.p1.plays("Sabotage", choice, "seat 1", most)
    assert table.p1.change == {"mc": -1}
    assert table.p2.change == {what: -most}


@pytest.mark.rule("M-163")
def test_sabotage_hits_one_player_and_may_be_partial_or_declined(table3: MarsTable) -> None:
    table3.p2.has(titanium=2)
    table3.p3.has(titanium=1)
    table3.p1.plays("Sabotage", "choose 1", "seat 1", 2)
    assert (table3.p2.change, table3.p3.change) == ({"titanium": -2}, {})
    assert table3.prompt() == "action"
    table3.p1.plays("Sabotage", "choose 3", "none")
    assert (table3.p2.change, table3.p3.change) == ({}, {})


def test_raiders_take_what_there_is(table: MarsTable) -> None:
    table.p1.has(steel=5)
    table.p2.has(steel=1, mc=2)
    table.p1.plays("Hired Raiders", "choose 2", "seat 1", 2)
    assert table.p1.change == {"mc": 1}
    assert table.p2.change == {"mc": -2}


def test_raiders_do_not_rob_their_own_player(table: MarsTable) -> None:
    table.p1.has(steel=5)
    table.p2.has(steel=0, mc=0)
    table.p1.plays("Hired Raiders")
    assert table.p1.change == {"mc": -1}
    assert table.prompt() == "action"


@pytest.mark.rule("M-281")
@pytest.mark.parametrize(
    ("choice", "n", "change"), [("choose 1", 2, {"mc": -1, "steel": 2}), ("choose 2", 3, {"mc": 2})]
)
def test_alone_the_raiders_rob_the_neutral_opponent(
    solo: MarsTable, choice: str, n: int, change: dict[str, int]
) -> None:
    solo.p1.plays("Hired Raiders", choice, "neutral", n)
    assert solo.p1.change == change
