"""Rules of the base game that cards of the Corporate Era show: standard projects."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

PROJECTS = {
    "sell-patents",
    "power-plant",
    "asteroid",
    "aquifer",
    "greenery",
    "city",
}


@pytest.mark.rule("M-194")
def test_six_projects_are_open_to_everybody(table: MarsTable) -> None:
    for player in table.players:
        assert set(player.offers("project")) == PROJECTS - {"sell-patents"}  # an empty hand sells nothing
        assert set(player.holds("Mine" if player.seat else "Trees").offers("project")) == PROJECTS


@pytest.mark.rule("M-196")
def test_projects_are_paid_in_money_without_discounts(table: MarsTable) -> None:
    table.p1.has(mc=100, steel=50, titanium=50).has_played("Shuttles", "Earth Office", "Research Outpost")
    for project, price in (("Power plant", 11), ("Asteroid", 14), ("Aquifer", 18)):
        at = {"at": "r1c5"} if project == "Aquifer" else {}
        table.p1.standard_project(project, **at)
        assert table.p1.gained(mc=-price, steel=0, titanium=0)
    table.p1.has(mc=10)
    assert set(table.p1.offers("project")) == set()


@pytest.mark.rule("M-197")
def test_any_number_of_patents_is_sold_for_1_me_each(table: MarsTable) -> None:
    table.p1.holds("Mine", "Trees", "Grass", "Moss").standard_project("Sell patents", "mine", "grass", "done")
    assert table.p1.change == {"mc": 2}
    assert sorted(table.p1.hand) == ["Moss", "Trees"]
    assert {"Mine", "Grass"} <= set(table.discard_pile)
    table.p1.acts("project sell-patents")
    assert "done" not in table.labels()  # at least one card
    table.answer("trees", "moss")
    assert table.p1.change == {"mc": 2}


@pytest.mark.rule("M-112", "M-197")
def test_only_the_seller_knows_what_patents_were_sold(table: MarsTable) -> None:
    table.p1.holds("Mine", "Trees").standard_project("Sell patents", "mine", "done")
    assert table.discard_pile == ["Mine"]
    assert table.who_knows("Mine") == [0]
