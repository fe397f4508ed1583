"""Rules of the base game that cards of the Corporate Era show: production."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


@pytest.mark.rule("M-064")
def test_steel_and_titanium_production_of_nobody_goes_below_0(table: MarsTable) -> None:
    table.p2.produces(titanium=1)
    table.p1.holds("Asteroid Mining Consortium").produces(titanium=1)
    table.p1.plays("Asteroid Mining Consortium", "seat 1")
    assert table.p2.amount("titanium_production") == 0
    table.p1.holds("Great Escarpment Consortium")
    assert not table.p1.can_play("Great Escarpment Consortium")  # nobody has a step of steel to lose


@pytest.mark.rule("M-057", "M-182")
def test_resources_lie_on_the_board_or_on_cards(table: MarsTable) -> None:
    table.p1.has_played("Birds", "Tardigrades", "Search For Life")
    table.p1.uses("Birds")
    table.p1.uses("Tardigrades")
    assert (table.p1.on("Birds"), table.p1.on("Tardigrades"), table.p1.on("Search For Life")) == (1, 1, 0)
    assert table.p1.change == {}  # nothing of that came to the player board
    kinds = {
        name.removesuffix("_production") for name in table.state.rules.seat_names if "_production" in name
    }
    assert kinds == set(RESOURCES)
