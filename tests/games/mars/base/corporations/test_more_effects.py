"""More standing effects and actions: Tharsis Republic, ThorGate, the United Nations, Saturn Systems, Teractor."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase

UNMI = "United Nations Mars Initiative"

# --- Tharsis Republic ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-142")
def test_tharsis_republic_builds_a_city(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic").standard_project("City", at="r4c2")
    assert table.p1.change == {"mc": -25 + 3, "plants": 1, "mc_production": 2}


def test_cities_of_others_on_mars_raise_the_income(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic")
    table.p2.standard_project("City", at="r4c2")
    assert table.p1.change == {"mc_production": 1}
    assert table.p2.change == {"mc": -25, "plants": 1, "mc_production": 1}


def test_an_own_city_off_the_planet_gives_three_credits_alone(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic").plays("Phobos Space Haven")
    assert table.p1.change == {"mc": -25 + 3, "titanium_production": 1}


def test_a_foreign_city_off_the_planet_gives_nothing(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic")
    table.p2.plays("Ganymede Colony")
    assert table.p1.change == {}


def test_the_capital_is_a_city_of_tharsis(table: MarsTable) -> None:
    table.set(oceans=4)
    table.p1.is_corporation("Tharsis Republic").produces(energy=2).plays("Capital", "r1c3")
    assert table.p1.change == {"mc": -26 + 3, "energy_production": -2, "mc_production": 5 + 1}


def test_a_greenery_is_no_city(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic").standard_project("Greenery", at="r1c3")
    assert table.p1.change == {"mc": -23, "tr": 1}


# --- ThorGate ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-147")
def test_thorgate_builds_power_cheaply(table: MarsTable) -> None:
    table.p1.is_corporation("ThorGate").plays("Geothermal Power")
    assert table.p1.change == {"mc": -8, "energy_production": 2}


# --- the United Nations ----------------------------------------------------------------------------------------------------


def test_the_united_nations_need_a_raise_first(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI)
    assert f"use {UNMI.lower().replace(' ', '-')}" not in table.p1.options
    assert table.p1.why_not(UNMI) == [Phrase("tr_not_raised")]


def test_the_rating_at_the_start_is_no_raise(table: MarsTable) -> None:
    table.p1.founds(UNMI)
    assert table.p1.why_not(UNMI) == [Phrase("tr_not_raised")]


def test_a_raise_by_a_project_or_a_conversion_will_do(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI).has(heat=8).converts_heat().uses(UNMI)
    assert table.p1.change == {"mc": -3, "tr": 1}
    assert table.p1.why_not(UNMI) == [Phrase("already_used")]


def test_the_raise_of_another_player_does_not_count(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI)
    table.p2.standard_project("Asteroid")
    assert table.p1.why_not(UNMI) == [Phrase("tr_not_raised")]


def test_a_step_beyond_the_goal_is_no_raise(table: MarsTable) -> None:
    table.set(temperature=8)
    table.p1.is_corporation(UNMI).has(heat=8).converts_heat()
    assert table.p1.change == {"heat": -8}
    assert table.p1.why_not(UNMI) == [Phrase("tr_not_raised")]


def test_a_raise_counts_for_its_generation_only(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI).standard_project("Asteroid")
    table.produce()
    assert table.p1.why_not(UNMI) == [Phrase("tr_not_raised")]


def test_the_united_nations_must_pay(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI).has(mc=16).standard_project("Asteroid")
    assert table.p1.why_not(UNMI) == [Phrase("short_of", q=Amount(1, "mc"))]


def test_its_own_raise_does_not_open_a_second_one(table: MarsTable) -> None:
    table.p1.is_corporation(UNMI).standard_project("Asteroid").uses(UNMI)
    assert "use united-nations-mars-initiative" not in table.p1.options
    table.produce()
    table.p1.standard_project("Asteroid").uses(UNMI)
    assert table.p1.change == {"mc": -3, "tr": 1}


# --- Saturn Systems ------------------------------------------------------------------------------------------------------


# --- Teractor ------------------------------------------------------------------------------------------------------------
