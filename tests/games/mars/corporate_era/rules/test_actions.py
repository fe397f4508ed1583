"""Rules of the base game that cards of the Corporate Era show: actions."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


@pytest.mark.rule("M-183", "M-307")
def test_resources_go_on_the_card_that_made_them_and_do_what_it_says(table: MarsTable) -> None:
    table.p1.has_played("GHG Producing Bacteria", "Small Animals", "Fish", "Tardigrades")
    table.p1.uses("Small Animals")
    table.p1.uses("Fish")
    assert (table.p1.on("Small Animals"), table.p1.on("Fish")) == (1, 1)
    assert (table.p1.score.by_card["small-animals"], table.p1.score.by_card["fish"]) == (0, 1)
    table.state.set_res(table.card("GHG Producing Bacteria"), 2)
    table.state.set_res(table.card("Tardigrades"), 8)
    table.p1.uses("GHG Producing Bacteria", "alternative 2")
    assert table.p1.on("GHG Producing Bacteria") == 0
    assert table.level("temperature") == -28  # microbes here are warmth
    assert table.p1.score.by_card["tardigrades"] == 2  # and points there


@pytest.mark.rule("M-183")
def test_a_card_may_send_its_resources_to_another_card(table: MarsTable) -> None:
    table.p1.has_played("Tardigrades", "Extreme-Cold Fungus")
    table.p1.uses("Extreme-Cold Fungus", "alternative 2")
    assert table.p1.on("Tardigrades") == 2
