"""Symbols and components: pages 14 to 16 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.core import Card, Node
from tharsis.rules.abilities import ON_PLAYED
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import LAND, OCEAN_AREA

TAGS = {"building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"}


def projects(table: MarsTable) -> list[Card]:
    """All project cards."""
    return [c for c in table.state.rules.cards if c.kind != "corporation"]


def inside(nodes: list[Node]) -> list[Node]:
    """Nodes and all nodes in them."""
    return [found for node in nodes for found in [node, *inside(node.children())]]


# Red borders


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


@pytest.mark.rule("M-173")
def test_without_a_red_border_it_is_always_oneself(table: MarsTable) -> None:
    table.p2.produces(energy=5).has(plants=5)
    table.p1.produces(energy=1).plays("Carbonate Processing")
    assert table.p1.gained(energy_production=-1, heat_production=3)
    assert table.p2.change == {}


@pytest.mark.rule("M-174")
def test_a_loss_of_production_with_a_red_border_is_mandatory(table: MarsTable) -> None:
    table.p1.holds("Heat Trappers")  # any heat production -2, own energy +1
    assert not table.p1.can_play("Heat Trappers")  # nobody has two steps to lose
    table.p2.produces(heat=1)
    assert not table.p1.can_play("Heat Trappers")
    table.p1.produces(heat=2).plays("Heat Trappers")  # the own ones, if nobody else has them
    assert table.p1.gained(heat_production=-2, energy_production=1)
    assert table.p2.change == {}


@pytest.mark.rule("M-177")
def test_a_red_tile_means_tiles_of_everybody(table: MarsTable) -> None:
    table.p1.owns("city", "r3c3").has_played("Martian Rails").has(energy=1)
    table.p2.owns("city", "r7c3", "r9c3")
    table.p1.uses("Martian Rails")
    assert table.p1.change == {"energy": -1, "mc": 3}


@pytest.mark.rule("M-178")
def test_a_red_tag_means_tags_of_other_players_too(table3: MarsTable) -> None:
    table3.p2.has_played("Solar Wind Power", "Asteroid Mining")
    table3.p3.has_played("Space Mirrors")
    table3.p1.plays("Toll Station")
    assert table3.p1.gained(mc_production=3)


# Cards and tags


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


@pytest.mark.rule("M-310", "M-314")
def test_the_eleven_tags(table: MarsTable) -> None:
    assert {t.name for c in table.state.rules.cards for t in c.tags} == TAGS
    cinematics = table.card("Interplanetary Cinematics")  # 2 M€ for each event played
    reacting = {
        c.name
        for number, c in enumerate(table.state.rules.cards)
        if any(r.card == cinematics for r in table.state.rules.reactions[ON_PLAYED][number])
    }
    assert reacting == {c.name for c in projects(table) if c.kind == "event"}


@pytest.mark.rule("M-311")
def test_a_tag_does_nothing_by_itself(table: MarsTable) -> None:
    automated = [c.name for c in projects(table) if c.kind == "automated" and c.name != "Fusion Power"]
    for player in table.players:
        player.has_played(*automated[player.seat :: 2])
    table.p1.plays("Fusion Power")  # science, power, building: it does what its text says and no more
    assert table.p1.change == {"mc": -14, "energy_production": 3}
    assert table.p2.change == {}


@pytest.mark.rule("M-312")
def test_every_card_with_a_city_tag_places_a_city(table: MarsTable) -> None:
    for card in projects(table):
        if any(tag.name == "city" for tag in card.tags):
            placed = [node.tile for node in inside(card.play) if isinstance(node, Place)]
            assert [tile.city for tile in placed] == [True], card.name


@pytest.mark.rule("M-313")
def test_every_card_with_an_animal_tag_can_give_points(table: MarsTable) -> None:
    for card in projects(table):
        if any(tag.name == "animal" for tag in card.tags):
            number = table.card(card.name)
            table.state.res[number] = 6
            assert card.vp is not None
            assert card.vp.count(table.state, 0, number) > 0, card.name


@pytest.mark.rule("M-030", "M-305")
def test_the_six_standard_resources_lie_on_the_player_board(table: MarsTable) -> None:
    table.p1.has(mc=1, steel=2, titanium=3, plants=4, energy=5, heat=6)
    names = ("mc", "steel", "titanium", "plants", "energy", "heat")
    assert [table.p1.amount(name) for name in names] == [1, 2, 3, 4, 5, 6]
    assert {c.holds for c in projects(table)} == {"", "animal", "microbe", "science", "fighter"}


# Components


@pytest.mark.rule("M-315", "M-316")
def test_208_projects_and_17_corporations(table: MarsTable) -> None:
    assert len(projects(table)) == len({c.number for c in projects(table)}) == 208
    corporations = [c.set for c in table.state.rules.cards if c.kind == "corporation"]
    assert len(corporations) == 17
    assert {s: corporations.count(s) for s in corporations} == {"base": 10, "corporate-era": 2, "beginner": 5}


@pytest.mark.rule("M-317")
def test_60_greeneries_and_cities_are_more_than_ever_find_a_place(table: MarsTable) -> None:
    kinds = table.state.rules.cell_kind
    assert len(kinds) - kinds.count(OCEAN_AREA) + 1 < 60  # Mangrove takes one ocean area
    assert kinds.count(LAND) == 48


@pytest.mark.rule("M-318")
def test_11_special_tiles_each_of_one_card(table: MarsTable) -> None:
    placed = [node.tile.name for c in projects(table) for node in inside(c.play) if isinstance(node, Place)]
    special = [name for name in placed if name not in ("ocean", "greenery", "city")]
    assert len(special) == len(set(special)) == 11
    assert set(special) == set(table.state.rules.tile_names[3:])
