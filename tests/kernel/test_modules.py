"""Games and modules as values, and which of them play."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.games.plugins import game_named
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.module import NAME, Game, Module, SetupOption, link
from tharsis.kernel.undo import reveals


def bare_game() -> Game:
    """A game without any expansion."""
    dice = game_named("dice")
    return Game(
        "bare",
        vocabulary=dice.vocabulary,
        boards=dice.boards,
        base=Module("base"),
        build=dice.build,
        players=(1, 1),
    )


def test_who_asks_for_a_module_that_is_not_there_is_told_those_that_are() -> None:
    with pytest.raises(UnknownName, match=r"mars has no module 'moons'; known: .*corporate-era"):
        game_named("mars").module("moons")
    with pytest.raises(UnknownName, match="bare has no module 'moons'; known: none"):
        bare_game().module("moons")


def test_hyphens_and_underscores_are_the_same() -> None:
    assert game_named("mars").module("corporate_era") is game_named("mars").module("corporate-era")


def test_a_module_keeps_what_it_was_told() -> None:
    assert Module("x", aliases={"old": "new"}).aliases == {"old": "new"}
    assert Module("x").aliases == {}
    assert SetupOption("board", NAME, ["tharsis", "hellas"]).names == ["tharsis", "hellas"]
    assert SetupOption("draft", "flag").names == []


def test_the_solo_game_of_mars_is_always_played_with_the_corporate_era() -> None:
    mars = game_named("mars")
    assert link(mars, [], 1, {}).modules == ["corporate-era"]
    assert link(mars, [], 2, {}).modules == []
    assert link(mars, ["corporate_era"], 2, {}).modules == ["corporate-era"]


def test_who_shows_an_own_card_learns_nothing_by_it() -> None:
    table = MarsTable(2)
    table.p1.holds("Asteroid")
    table.open_turn(0)
    before = table.state.clone()
    table.p1.plays("Asteroid")
    assert before.known != table.state.known  # everybody knows the card now
    assert not reveals(before, table.state, 0)
    assert reveals(before, table.state, 1)
