"""The solo game, which always has the Corporate Era: page 13 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis import new_game
from tharsis.games.mars.testing import MarsGame, MarsTable
from tharsis.rules.scoring import winners

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
OCEAN_AREAS = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]
RESERVED = {*OCEAN_AREAS, "r5c3"}
GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}


def place(area: str) -> tuple[int, int]:
    """Where an area lies: its row, and its place across in half areas."""
    row, column = int(area[1]), int(area[3])
    return row, 2 * column - ROWS[row - 1]


AREAS = [f"r{r}c{c}" for r, width in enumerate(ROWS, start=1) for c in range(1, width + 1)]
AT = {place(area): area for area in AREAS}


def around(area: str) -> list[str]:
    """The neighbours clockwise from the upper left; those beyond the edge are left out."""
    row, x = place(area)
    steps = ((-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2))
    return [AT[row + y, x + z] for y, z in steps if (row + y, x + z) in AT]


def count(areas: list[str], cost: int) -> str:
    """Count out an area; beyond the last one, round again."""
    return areas[(max(cost, 1) - 1) % len(areas)]


def expected(costs: list[int]) -> dict[str, str]:
    """The neutral tiles by the text of the rulebook."""
    land = [area for area in AREAS if area not in RESERVED]
    first = count(land, costs[0])
    free = [area for area in land if area != first and area not in around(first)]
    second = count(free[::-1], costs[1])
    tiles = {first: "city", second: "city"}
    for city, cost in ((first, costs[2]), (second, costs[3])):
        tiles[count([a for a in around(city) if a not in RESERVED and a not in tiles], cost)] = "greenery"
    return tiles


def tiles_of(game: MarsTable) -> dict[str, str]:
    """All tiles on the map."""
    return {area: game.tile_at(area) for area in AREAS if game.tile_at(area)}


# Setting up


@pytest.mark.rule("M-278")
def test_solo_starts_at_tr_14() -> None:
    assert MarsGame(1).p1.amount("tr") == 14


@pytest.mark.rule("M-267", "M-268", "M-271")
def test_two_cities_with_a_greenery_each_lie_there_before_the_player_chooses() -> None:
    for seed in range(50):
        game = MarsGame(1, seed=seed)
        assert game.prompt() == "corporation"
        tiles = tiles_of(game)
        assert sorted(tiles.values()) == ["city", "city", "greenery", "greenery"]
        for city in [area for area, tile in tiles.items() if tile == "city"]:
            assert any(tiles.get(area) == "greenery" for area in around(city))
        assert len(game.discard_pile) == 4  # revealed to everybody
        assert {game.state.known[game.card(name)] & 1 for name in game.discard_pile} == {1}


@pytest.mark.rule("M-271", "M-272", "M-273", "M-274", "M-275", "M-276")
def test_the_costs_of_four_cards_count_out_the_neutral_tiles() -> None:
    costs_seen: set[int] = set()
    for seed in range(400):
        game = MarsGame(1, seed=seed)
        costs = [game.state.rules.cards[card].cost for card in game.zone("discard")]
        costs_seen |= set(costs)
        assert tiles_of(game) == expected(costs), (seed, costs)
    assert {0, 1} <= costs_seen  # a card that costs nothing counts as 1


def test_one_greenery_may_serve_both_cities() -> None:
    # The second city came to lie on r5c9; its one neighbour on land already has the greenery of the first.
    game = MarsGame(1, seed="1081")
    assert tiles_of(game) == {"r4c7": "city", "r5c9": "city", "r5c8": "greenery"}


@pytest.mark.rule("M-269", "M-270")
def test_neutral_tiles_are_nobodys_and_bring_nothing() -> None:
    for seed in range(20):
        game = MarsGame(1, seed=seed)
        assert {game.owner_of(area) for area in tiles_of(game)} == {None}
        assert game.level("oxygen") == 0
        assert [game.p1.amount(r) for r in ("mc", "steel", "titanium", "plants")] == [0, 0, 0, 0]
        assert game.p1.hand == []
    game.begin()
    assert (game.p1.score.greeneries, game.p1.score.cities) == (0, 0)


@pytest.mark.rule("M-277")
def test_tharsis_republic_is_paid_for_the_neutral_cities() -> None:
    game = MarsGame(1, corporations=("Tharsis Republic",)).begin("Tharsis Republic")
    assert game.p1.amount("mc_production") == 2
    assert game.p1.amount("mc") == 40  # the 3 M€ are for own cities
    assert game.prompt() == "place city"


# Playing


@pytest.mark.rule("M-266")
def test_the_other_rules_are_the_usual_ones() -> None:
    game = MarsGame(1, corporations=("CrediCor",)).begin("CrediCor", cards=3)
    assert game.p1.amount("mc") == 57 - 9
    game.p1.standard_project("Power plant")
    game.p1.standard_project("Power plant")  # a turn of two actions, and then another
    assert "pass" in game.labels()
    game.p1.passes()
    assert game.generation == 2
    assert game.p1.amount("mc") == 57 - 9 - 22 + 14
    assert game.p1.amount("energy") == 2
    assert len(game.pile("dealt.0")) == 4
    game.p1.buys(1)
    assert game.p1.amount("mc") == 40 - 3


@pytest.mark.rule("M-279", "M-280")
def test_there_are_no_milestones_and_no_awards(solo: MarsTable) -> None:
    solo.p1.has(mc=200, tr=50, heat=50).owns("city", "r3c3", "r7c3", "r9c3")
    assert solo.p1.offers("claim") == solo.p1.offers("fund") == []
    assert (solo.p1.score.milestones, solo.p1.score.awards) == (0, 0)


@pytest.mark.rule("M-281")
def test_the_neutral_opponent_always_has_something_to_steal(solo: MarsTable) -> None:
    solo.p1.plays("Hired Raiders", "choose 1", "neutral", 2)
    assert solo.p1.change == {"mc": -1, "steel": 2}
    solo.p1.plays("Asteroid")  # and to remove: without effect
    assert solo.p1.gained(titanium=2, tr=1)


@pytest.mark.rule("M-282")
def test_the_neutral_opponent_always_has_production_to_lower(solo: MarsTable) -> None:
    solo.p1.plays("Heat Trappers")
    assert solo.p1.gained(energy_production=1, heat_production=0)
    solo.p1.produces(titanium=1).plays("Asteroid Mining Consortium", "neutral")
    assert solo.p1.gained(titanium_production=1)


# The end


@pytest.mark.rule("M-283", "M-284")
def test_solo_lasts_14_generations_even_if_mars_is_ready(solo: MarsTable) -> None:
    solo.set(**GOALS, generation=13)
    solo.produce()
    assert not solo.state.over
    assert solo.generation == 14
    solo.p1.buys(0)
    solo.produce()
    assert solo.state.over
    assert winners(solo.state) == [0]


@pytest.mark.rule("M-285")
@pytest.mark.parametrize(("parameter", "level"), [("temperature", 6), ("oxygen", 13), ("oceans", 8)])
def test_solo_is_lost_if_a_parameter_is_missing(solo: MarsTable, parameter: str, level: int) -> None:
    solo.set(**{**GOALS, parameter: level}, generation=14)
    solo.produce()
    assert solo.state.over
    assert winners(solo.state) == []


@pytest.mark.rule("M-286", "M-287")
def test_the_last_greeneries_do_not_save_a_lost_game(solo: MarsTable) -> None:
    solo.set(**{**GOALS, "oxygen": 13}, generation=14)
    solo.p1.has(plants=16, tr=40)
    solo.produce()
    assert solo.labels() == ["convert-plants", "done"]
    solo.answer("convert-plants", "r5c1", "convert-plants", "r5c2")
    assert solo.level("oxygen") == 13
    assert solo.p1.amount("tr") == 40
    assert solo.p1.amount("plants") == 2 + 2  # placement bonuses as usual
    assert solo.p1.score.greeneries == 2
    assert winners(solo.state) == []


@pytest.mark.rule("M-288")
def test_the_points_of_a_won_game_are_its_score(solo: MarsTable) -> None:
    solo.set(**GOALS, generation=14)
    solo.p1.has(tr=50, plants=8).owns("city", "r3c3").has_played("Farming")
    solo.produce()
    solo.answer("convert-plants", "r3c4")
    assert solo.state.over
    assert winners(solo.state) == [0]
    assert solo.p1.score.total == 50 + 1 + 1 + 2


def test_a_client_plays_solo_through_the_same_door() -> None:
    match = new_game(players=1, seed=3)
    (decision,) = match.decisions()
    assert decision.prompt == "corporation"
