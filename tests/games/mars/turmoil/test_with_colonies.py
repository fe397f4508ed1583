"""Turmoil and Colonies at one table."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS_USED
from tharsis.games.mars.colonies.tiles import KEYS, TILES
from tharsis.games.mars.testing import MarsGame
from tharsis.games.mars.turmoil.components import NEUTRAL
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table


@pytest.fixture
def both() -> TurmoilTable:
    """Two players, with both expansions."""
    return turmoil_table(2, "colonies", "corporate-era")


def lay(table: TurmoilTable, name: str, marker: int = 2) -> None:
    """A colony tile in the game."""
    table.state.set_world(TILES[KEYS.index(name)].slot, marker)
    table.refresh()


@pytest.mark.rule("T-098", "T-099")
@pytest.mark.parametrize(("money", "allowed"), [(19, False), (20, True)])
def test_the_ocean_of_europa_is_taxed(both: TurmoilTable, money: int, allowed: bool) -> None:
    """CT-15: 17 M€ for the colony, 3 for the rating."""
    lay(both, "europa")
    both.governs("Reds")
    both.p1.has(mc=money)
    assert ("project colony" in both.p1.options) == allowed
    if allowed:
        both.p1.standard_project("colony", "r1c2")
        assert both.p1.change == {"mc": -20, "tr": 1, "steel": 2}


@pytest.mark.rule("T-099")
def test_a_colony_elsewhere_may_be_built_where_that_of_europa_is_too_dear(both: TurmoilTable) -> None:
    lay(both, "europa")
    lay(both, "luna")
    both.governs("Reds")
    both.p1.has(mc=17)
    item = next(x for x in both.turn.items(both.state, 0) if x.label == "project colony")
    assert item.reasons == []
    both.p1.standard_project("colony")
    assert both.p1.change == {"mc": -17, "mc_production": 2}


def test_all_oceans_laid_europa_is_free_of_tax(both: TurmoilTable) -> None:
    lay(both, "europa")
    both.governs("Reds")
    both.set(oceans=9)
    both.p1.has(mc=17)
    both.p1.standard_project("colony")
    assert both.p1.change == {"mc": -17}


def test_three_titanium_are_a_number_under_unity_too(both: TurmoilTable) -> None:
    """CT-10."""
    lay(both, "ceres")
    both.governs("Unity")
    both.p1.has(mc=0, titanium=2)
    assert "trade ceres" not in both.p1.options
    both.p1.has(titanium=3)
    both.p1.acts("trade ceres")
    assert both.p1.change == {"titanium": -3, "steel": 2}


def test_a_wild_tag_is_a_tag(both: TurmoilTable) -> None:
    """C04, CT-14: Septem Tribus is no card without tags."""
    both.p1.is_corporation("Septem Tribus").plays("Community Services")
    assert both.p1.change == {"mc": -13, "mc_production": 1}  # itself


def test_a_way_station_counts_my_wild_tag_and_nobody_elses(both: TurmoilTable) -> None:
    """C13."""
    both.p1.is_corporation("Septem Tribus").plays("Galilean Waystation")
    assert both.p1.change == {"mc": -15, "mc_production": 1}
    both.p2.plays("Galilean Waystation")
    assert both.p2.change == {"mc": -15}


def test_fleets_are_home_and_markers_moved_before_the_government_changes(both: TurmoilTable) -> None:
    lay(both, "ceres")
    both.has_delegates(NEUTRAL, "Unity", 2)
    both.p1.has(titanium=3, mc=0)
    both.p1.acts("trade ceres")
    both.open_turn(1)
    both.produce()
    assert both.state.seats[0][FLEETS_USED] == 0
    assert both.state.world[TILES[KEYS.index("ceres")].slot] == 2  # back to the first step, and one up
    assert both.ruling == "Unity"


# --- the draft ----------------------------------------------------------------------------------------------------------


def drafting(generation: int, *corporations: str) -> MarsGame:
    """A game with everything, at the first pick of a generation's draft."""
    modules = ("colonies", "corporate-era", "turmoil")
    game = MarsGame(3, modules, draft=1, corporations=corporations).begin(*corporations)
    while game.generation < generation:
        while game.prompt() != "action":
            game.answer(game.labels()[-1], seat=game.state.decisions()[0].seat)
        game.produce()
    return game


@pytest.mark.rule("M-295", "M-296", "M-297")
@pytest.mark.parametrize(("generation", "direction"), [(2, 1), (3, -1)])
def test_the_draft_follows_the_solar_phase_and_goes_the_way_of_its_generation(
    generation: int, direction: int
) -> None:
    """CT-20."""
    game = drafting(generation)
    assert [game.prompt(seat) for seat in range(3)] == ["draft"] * 3
    names = game.state.rules.world_names
    assert game.state.world[names.index("first_player")] == generation - 1  # the marker has passed on
    handed_on = [game.pile(f"dealt.{seat}")[1:] for seat in range(3)]
    for player in game.players:
        player.answers(game.pile(f"dealt.{player.seat}")[0])
    for seat in range(3):
        assert game.pile(f"dealt.{(seat + direction) % 3}") == handed_on[seat]


def test_a_drafted_card_costs_what_the_corporation_says() -> None:
    """CT-20."""
    game = drafting(2, "Polyphemos", "TerraLabs Research", "PhoboLog")
    for _ in range(3):
        for player in game.players:
            player.answers(game.pile(f"dealt.{player.seat}")[0])
    money = [player.amount("mc") for player in game.players]
    for player in game.players:
        player.buys(2)
    paid = [before - player.amount("mc") for before, player in zip(money, game.players, strict=True)]
    assert paid == [2 * 5, 2 * 1, 2 * 3]


def test_the_first_hand_is_not_drafted() -> None:
    """CT-20."""
    game = MarsGame(3, ("colonies", "corporate-era", "turmoil"), draft=1)
    assert [game.prompt(seat) for seat in range(3)] == ["corporation"] * 3
    assert [len(game.pile(f"dealt.{seat}")) for seat in range(3)] == [10] * 3


# --- what nobody pays a tax on ------------------------------------------------------------------------------------------


def test_the_last_conversion_is_free_of_tax(both: TurmoilTable) -> None:
    """CT-18: after the last production no action phase comes."""
    both.governs("Reds")
    both.set(temperature=8, oxygen=14, oceans=9)
    both.p1.has(plants=8, mc=0)
    both.open_turn(0)
    both.produce()
    both.answer("convert-plants", "r7c1")
    assert both.tile_at("r7c1") == "greenery"
    assert both.state.over


def test_an_election_is_free_of_tax(both: TurmoilTable) -> None:
    """CT-18."""
    both.governs("Reds")
    both.p1.has(mc=0)
    both.happens("Election")
    assert both.p1.change == {"tr": 2}
