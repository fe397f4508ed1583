"""Rules of the base game that cards of the Corporate Era show: symbols."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import Card, Node
from tharsis.rules.tiles import Place


def projects(table: MarsTable) -> list[Card]:
    """All project cards."""
    return [c for c in table.state.rules.cards if c.kind != "corporation"]


def inside(nodes: list[Node]) -> list[Node]:
    """Nodes and all nodes in them."""
    return [found for node in nodes for found in [node, *inside(node.children())]]


@pytest.mark.rule("M-172")
def test_a_red_border_may_hit_anybody_oneself_included(table3: MarsTable) -> None:
    for player in table3.players:
        player.has(plants=3).produces(titanium=1)
    table3.p1.plays("Asteroid")
    assert table3.labels() == ["none", "seat 0", "seat 1", "seat 2"]
    table3.refresh()
    table3.p1.plays("Asteroid Mining Consortium")
    assert table3.labels() == ["seat 0", "seat 1", "seat 2"]
    table3.answer("seat 0")
    assert table3.p1.gained(titanium_production=0)


@pytest.mark.rule("M-178")
def test_a_red_tag_means_tags_of_other_players_too(table3: MarsTable) -> None:
    table3.p2.has_played("Solar Wind Power", "Asteroid Mining")
    table3.p3.has_played("Space Mirrors")
    table3.p1.plays("Toll Station")
    assert table3.p1.gained(mc_production=3)


@pytest.mark.rule("M-308")
def test_the_card_symbol_draws_for_nothing(table: MarsTable) -> None:
    table.deck("Mine", "Trees")
    table.p1.plays("Research")
    assert table.p1.hand == ["Mine", "Trees"]
    assert table.p1.gained(mc=-11)


@pytest.mark.rule("M-309")
def test_a_project_has_0_to_3_tags_and_each_printed_one_counts(table: MarsTable) -> None:
    assert {len(c.tags) for c in projects(table)} == {0, 1, 2, 3}
    table.p1.plays("Research")
    assert table.p1.amount("science_tags") == 2


@pytest.mark.rule("M-030", "M-305")
def test_the_six_standard_resources_lie_on_the_player_board(table: MarsTable) -> None:
    table.p1.has(mc=1, steel=2, titanium=3, plants=4, energy=5, heat=6)
    names = ("mc", "steel", "titanium", "plants", "energy", "heat")
    assert [table.p1.amount(name) for name in names] == [1, 2, 3, 4, 5, 6]
    assert {c.holds for c in projects(table)} == {"", "animal", "microbe", "science", "fighter"}


@pytest.mark.rule("M-315", "M-316")
def test_208_projects_and_17_corporations(table: MarsTable) -> None:
    assert len(projects(table)) == len({c.number for c in projects(table)}) == 208
    corporations = [c.set for c in table.state.rules.cards if c.kind == "corporation"]
    assert len(corporations) == 17
    assert {s: corporations.count(s) for s in corporations} == {"base": 10, "corporate-era": 2, "beginner": 5}


@pytest.mark.rule("M-318")
def test_11_special_tiles_each_of_one_card(table: MarsTable) -> None:
    placed = [node.tile.name for c in projects(table) for node in inside(c.play) if isinstance(node, Place)]
    special = [name for name in placed if name not in ("ocean", "greenery", "city")]
    assert len(special) == len(set(special)) == 11
    assert set(special) == set(table.state.rules.tile_names[3:])
