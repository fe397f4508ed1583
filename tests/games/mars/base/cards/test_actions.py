"""Base cards with actions on resources and production, and those that lower the production of others."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def test_equatorial_magnetizer_spends_production(table: MarsTable) -> None:
    table.p1.has_played("Equatorial Magnetizer").has(energy=5)
    assert "use equatorial-magnetizer" not in table.p1.options
    table.p1.produces(energy=1).uses("Equatorial Magnetizer")
    assert table.p1.change == {"energy_production": -1, "tr": 1}


@pytest.mark.rule("M-237")
@pytest.mark.parametrize(
    ("name", "energy", "gain"),
    [
        ("Ironworks", 4, {"steel": 1}),
        ("Steelworks", 4, {"steel": 2}),
        ("Ore Processor", 4, {"titanium": 1}),
        ("Water Splitting Plant", 3, {}),
    ],
)
def test_energy_becomes_oxygen_and_metal(
    table: MarsTable, name: str, energy: int, gain: dict[str, int]
) -> None:
    table.p1.has_played(name).has(energy=energy - 1)
    assert f"use {name.lower().replace(' ', '-')}" not in table.p1.options
    table.p1.has(energy=energy).uses(name)
    assert table.p1.change == {"energy": -energy, "tr": 1, **gain}
    assert table.level("oxygen") == 1


@pytest.mark.rule("M-009", "M-010")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Ironworks", {"energy": -4, "steel": 1}),
        ("Steelworks", {"energy": -4, "steel": 2}),
        ("Ore Processor", {"energy": -4, "titanium": 1}),
        ("Water Splitting Plant", {"energy": -3}),
    ],
)
def test_at_the_goal_of_oxygen_only_the_metal_is_gained(
    table: MarsTable, name: str, change: dict[str, int]
) -> None:
    table.set(oxygen=14)
    table.p1.has_played(name).has(energy=4).uses(name)
    assert table.p1.change == change
    assert table.level("oxygen") == 14


@pytest.mark.rule("M-089")
def test_the_action_does_not_ask_for_the_requirement_again(table: MarsTable) -> None:
    table.p1.has_played("Water Splitting Plant").has(energy=3).uses("Water Splitting Plant")
    assert table.p1.change == {"energy": -3, "tr": 1}


@pytest.mark.parametrize(
    ("name", "cost", "gain"),
    [
        ("Space Mirrors", 7, {"energy_production": 1}),
        ("Underground Detonations", 10, {"heat_production": 2}),
    ],
)
def test_money_becomes_production_and_metal_does_not_help(
    table: MarsTable, name: str, cost: int, gain: dict[str, int]
) -> None:
    table.p1.has_played(name).has(mc=cost - 1, steel=9, titanium=9)
    assert table.p1.why_not(name) != []
    table.p1.has(mc=cost).uses(name)
    assert table.p1.change == {"mc": -cost, **gain}


@pytest.mark.rule("M-081", "M-238")
def test_an_action_is_used_once_and_again_in_the_next_generation(table: MarsTable) -> None:
    table.p1.has_played("Space Mirrors").uses("Space Mirrors")
    assert "use space-mirrors" not in table.p1.options
    table.produce()
    table.refresh()
    assert "use space-mirrors" in table.p1.options


@pytest.mark.parametrize(
    ("choice", "gain"), [("choose 1", {"plants_production": 1}), ("choose 2", {"energy_production": 2})]
)
def test_artificial_photosynthesis_grows_plants_or_makes_energy(
    table: MarsTable, choice: str, gain: dict[str, int]
) -> None:
    table.p1.plays("Artificial Photosynthesis", choice)
    assert table.p1.change == {"mc": -12, **gain}


def test_power_grid_counts_its_own_tag_and_no_others(table: MarsTable) -> None:
    table.p1.has_played("Power Plant", "Space Mirrors").is_corporation("ThorGate")
    table.p2.has_played("Solar Power")
    table.p1.plays("Power Grid")
    assert table.p1.change == {"mc": -18 + 3, "energy_production": 4}


def test_power_grid_alone_makes_one_energy(table: MarsTable) -> None:
    table.p1.plays("Power Grid")
    assert table.p1.change == {"mc": -18, "energy_production": 1}


def test_insulation_turns_any_part_of_my_heat_production_into_money(table: MarsTable) -> None:
    table.p1.produces(heat=3).plays("Insulation")
    assert table.labels() == ["3", "2", "1"]
    table.p1.answers(2)
    assert table.p1.change == {"mc": -2, "heat_production": -2, "mc_production": 2}


def test_insulation_needs_a_step_of_heat_production(table: MarsTable) -> None:
    table.p2.produces(heat=3)
    table.p1.has(heat=9).holds("Insulation")
    assert not table.p1.can_play("Insulation")
    table.p1.produces(heat=1).plays("Insulation")
    assert table.p1.change == {"mc": -2, "heat_production": -1, "mc_production": 1}


# --- production of others ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-171", "M-172", "M-174")
@pytest.mark.parametrize(
    ("name", "what", "steps", "change"),
    [
        ("Cloud Seeding", "heat", 1, {"mc": -11, "mc_production": -1, "plants_production": 2}),
        ("Heat Trappers", "heat", 2, {"mc": -6, "energy_production": 1}),
        ("Biomass Combustors", "plants", 1, {"mc": -4, "energy_production": 2}),
    ],
)
def test_one_player_of_choice_loses_production_in_full(
    table3: MarsTable, name: str, what: str, steps: int, change: dict[str, int]
) -> None:
    table3.set(oceans=3, oxygen=6)
    table3.p1.produces(**{what: steps})
    table3.p2.produces(**{what: steps - 1})
    table3.p3.produces(**{what: steps})
    table3.p1.plays(name)
    assert table3.labels() == ["seat 0", "seat 2"]
    table3.p1.answers("seat 2")
    assert table3.p1.change == change
    assert table3.p2.change == {}
    assert table3.p3.change == {f"{what}_production": -steps}


@pytest.mark.rule("M-174")
@pytest.mark.parametrize(
    ("name", "what", "steps"), [("Cloud Seeding", "heat", 1), ("Heat Trappers", "heat", 2)]
)
def test_if_only_i_can_lose_it_i_must(table: MarsTable, name: str, what: str, steps: int) -> None:
    table.set(oceans=3)
    table.p1.produces(**{what: steps}).plays(name)
    assert table.p1.change[f"{what}_production"] == -steps
    assert table.p2.change == {}


@pytest.mark.rule("M-174")
def test_nobody_to_lose_it_means_no_card(table: MarsTable) -> None:
    table.set(oceans=3, oxygen=6)
    table.p1.produces(heat=0, plants=0).holds("Cloud Seeding", "Heat Trappers", "Biomass Combustors")
    table.p2.produces(heat=0, plants=0).has(heat=9, plants=9)
    for name in ("Cloud Seeding", "Heat Trappers", "Biomass Combustors"):
        assert not table.p1.can_play(name)
        assert [p.pattern for p in table.p1.why_not(name)] == ["nobody_has_production"]


def test_heat_trappers_need_one_player_with_both_steps(table: MarsTable) -> None:
    table.p1.produces(heat=1).holds("Heat Trappers")
    table.p2.produces(heat=1)
    assert not table.p1.can_play("Heat Trappers")
    table.p2.produces(heat=2)
    assert table.p1.can_play("Heat Trappers")


@pytest.mark.rule("M-065")
def test_cloud_seeding_needs_a_money_production_above_minus_five(table: MarsTable) -> None:
    table.set(oceans=3)
    table.p2.produces(heat=1)
    table.p1.produces(mc=-5).holds("Cloud Seeding")
    assert not table.p1.can_play("Cloud Seeding")
    table.p1.produces(mc=-4).plays("Cloud Seeding")
    assert table.p1.change == {"mc": -11, "mc_production": -1, "plants_production": 2}
    assert table.p2.change == {"heat_production": -1}


@pytest.mark.rule("M-282")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Cloud Seeding", {"mc": -11, "mc_production": -1, "plants_production": 2}),
        ("Heat Trappers", {"mc": -6, "energy_production": 1}),
        ("Biomass Combustors", {"mc": -4, "energy_production": 2}),
        ("Fish", {"mc": -9}),
    ],
)
def test_the_neutral_opponent_always_has_production_to_lose(
    solo: MarsTable, name: str, change: dict[str, int]
) -> None:
    solo.set(oceans=3, oxygen=6, temperature=2)
    solo.p1.plays(name)
    assert solo.p1.change == change


def test_plants_and_animals_in_stock_are_no_production(table: MarsTable) -> None:
    table.set(oxygen=6)
    table.p2.has(plants=9).produces(plants=1)
    table.p1.plays("Biomass Combustors")
    assert table.p2.change == {"plants_production": -1}
    assert table.p2.amount("plants") == 9
