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


# Cards and tags


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
            table.state.set_res(number, 6)
            assert card.vp is not None
            assert card.vp.count(table.state, 0, number) > 0, card.name


# Components


@pytest.mark.rule("M-317")
def test_60_greeneries_and_cities_are_more_than_ever_find_a_place(table: MarsTable) -> None:
    kinds = table.state.rules.cell_kind
    assert len(kinds) - kinds.count(OCEAN_AREA) + 1 < 60  # Mangrove takes one ocean area
    assert kinds.count(LAND) == 48
