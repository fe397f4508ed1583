"""Rules of the base game that cards of the Corporate Era show: end and scoring."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

MODULES = ("corporate-era",)


GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}


def last_generation(players: int = 2, **more: int) -> MarsTable:
    """All goals are reached; everybody has yet to pass."""
    table = MarsTable(players, MODULES)
    table.set(**GOALS, **more)
    return table


@pytest.mark.rule("M-244", "M-247")
def test_plants_may_become_greeneries_and_nothing_else_is_done() -> None:
    table = last_generation()
    table.p1.has(plants=10, heat=20, mc=100).produces(plants=6).holds("Mine").has_played("Livestock")
    table.produce()
    assert table.labels() == ["convert-plants", "done"]
    table.answer("convert-plants", "r3c3")
    assert table.labels() == ["convert-plants", "done"]  # 8 of the 16 are left
    table.answer("convert-plants", "r3c4")
    assert table.p1.amount("plants") == 0
    assert table.state.over


@pytest.mark.rule("M-251", "M-254")
def test_points_for_resources_on_cards_and_for_jovian_tags(table: MarsTable) -> None:
    table.p1.has_played("Small Animals", resources=5)  # 1 VP for two animals
    table.p1.has_played("Ganymede Colony", "Io Mining Industries", "Asteroid Mining")
    table.p2.has_played("Titanium Mine", "Beam From A Thorium Asteroid")
    points = table.p1.score.by_card
    assert points["small-animals"] == 2
    assert points["ganymede-colony"] == 3  # its own tag and those of the other two
    assert points["io-mining-industries"] == 3
