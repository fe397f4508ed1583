"""What bots make of colonies: they trade for what they can use."""

from __future__ import annotations

import pytest

from tharsis.bots.make import bot_named
from tharsis.bots.table import choice


def taken(table, player):
    """What the bot takes on the player's turn."""
    table.open_turn(player.seat)
    index = choice(
        table.state, table.ask(player.seat), bot_named("greedy", player.seat, table.state.rules, 1)
    )
    return table.labels(player.seat)[index]


@pytest.mark.parametrize(("steel", "tile"), [(0, "ceres"), (40, "ganymede")])
def test_a_bot_with_steel_enough_trades_for_something_else(table, steel, tile):
    table.lay("Ceres", marker=4)
    table.lay("Ganymede", marker=4)
    table.p1.has(mc=0, energy=3, steel=steel)
    assert taken(table, table.p1) == f"trade {tile}"


def test_steel_that_the_hand_asks_for_is_not_too_much(table):
    table.lay("Ceres", marker=4)
    table.lay("Ganymede", marker=4)
    table.p1.holds("Strip Mine", "Immigrant City", "Open City", "Power Grid", "Space Port").has(
        mc=0, energy=3, steel=20
    )
    assert taken(table, table.p1) == "trade ceres"
