"""What a view tells of goals, tracks, projects and the end: what the rules themselves would say."""

from __future__ import annotations

from typing import Any

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import COLOURS, DiceTable
from tharsis.games.mars.testing.table import MarsTable
from tharsis.games.plugins import game_names
from tharsis.play.random_games import moments, random_set_up
from tharsis.play.scores import scores
from tharsis.play.view import view


def goal(s: Any, key: str) -> dict[str, Any]:
    return next(row for row in view(s, 0, 0)["goals"] if row["key"] == key)


def track(s: Any, name: str) -> dict[str, Any]:
    return next(row for row in view(s, 0, 0)["tracks"] if row["name"] == name)


def project(s: Any, label: str) -> dict[str, Any]:
    return next(row for row in view(s, 0, 0)["projects"] if row["label"] == label)


def test_a_milestone_tells_what_it_asks_for_and_how_far_everybody_is() -> None:
    table = MarsTable(3)
    table.p2.has(tr=31)
    found = goal(table.state, "terraformer")
    assert (found["needs"], found["counts"], found["owner"]) == ([35], [20, 31, 20], None)
    assert (found["label"], found["price"], found["places"], found["limit"]) == (
        "claim terraformer",
        8,
        [5],
        3,
    )


def test_a_claimed_milestone_brings_its_owner_points_and_can_not_be_taken() -> None:
    table = MarsTable(2)
    table.p1.has(tr=35, mc=8)
    table.open_turn(0)
    table.answer("claim terraformer")
    found = goal(table.state, "terraformer")
    assert (found["owner"], found["points"], found["price"]) == (0, [5, 0], None)


def test_the_next_award_is_dearer_and_a_funded_one_goes_by_the_standing() -> None:
    table = MarsTable(3)
    table.p1.has(mc=8, heat=5)
    table.p2.has(heat=5)
    table.open_turn(0)
    table.answer("fund thermalist")
    assert goal(table.state, "thermalist")["points"] == [5, 5, 0]
    assert goal(table.state, "banker")["price"] == 14
    assert goal(table.state, "banker")["points"] == [0, 0, 0]


def test_with_two_players_an_award_has_one_place() -> None:
    assert goal(MarsTable(2).state, "banker")["places"] == [5]
    assert goal(MarsTable(3).state, "banker")["places"] == [5, 2]


def test_a_track_tells_its_steps_and_its_next_bonus() -> None:
    found = track(MarsTable(2).state, "temperature")
    assert (found["start"], found["goal"], found["step"], found["left"]) == (-30, 8, 2, 19)
    assert found["next"] == -24


def test_a_project_tells_its_price_now_and_whether_it_would_bring_anything() -> None:
    table = MarsTable(2)
    assert project(table.state, "project asteroid")["price"] == 14
    assert project(table.state, "project asteroid")["useful"]
    table.set(temperature=8)
    assert not project(table.state, "project asteroid")["useful"]
    assert not project(table.state, "convert-heat")["useful"]
    assert project(table.state, "convert-plants")["useful"]


@pytest.mark.parametrize(
    ("action", "face", "price"),
    [("heat", "heat", 3), ("water", "water", 3), ("plants", "plant", 4), ("credits", "credit", 3)],
)
def test_a_standard_action_tells_how_many_dice_it_takes(action: str, face: str, price: int) -> None:
    table = DiceTable(2)
    table.p1.has(**{face: price - 1})
    assert f"standard {action}" not in table.p1.options_at(MAIN_DUE)
    table.p1.has(**{face: price})
    assert f"standard {action}" in table.p1.options_at(MAIN_DUE)
    assert project(table.state, f"standard {action}")["price"] == price


def test_a_roll_without_dice_in_the_pool_would_bring_nothing() -> None:
    table = DiceTable(2)
    assert project(table.state, "support roll")["useful"]
    table.pool(**dict.fromkeys(COLOURS, 0))
    assert not project(table.state, "support roll")["useful"]
    assert project(table.state, "support cards")["useful"]


def test_means_of_payment_are_those_that_pay_for_something() -> None:
    table = MarsTable(2)
    table.p1.has(steel=2)
    assert view(table.state, 0, 0)["means"] == [
        {"resource": "titanium", "icon": "res-titanium", "tag": "space", "units": 0, "worth": 3},
        {"resource": "steel", "icon": "res-steel", "tag": "building", "units": 2, "worth": 2},
    ]
    assert view(table.state, None, 0)["means"] == []


def test_a_greenery_is_worth_its_step_its_neighbours_and_the_print() -> None:
    table = DiceTable(2)
    points = view(table.state, 0, 0)["area_points"]
    names = table.state.rules.cell_names
    plain = {name: points.get(name) for name in names if not table.state.rules.cell_bonus[names.index(name)]}
    assert set(plain.values()) <= {None, 2}


@pytest.mark.parametrize("game", sorted(game_names()))
def test_the_points_of_goals_are_those_of_the_score(game: str) -> None:
    compared = 0
    for number in range(4):
        for match, _ in moments(random_set_up(game, number), 4):
            rows = view(match.state, 0, 0)["goals"]
            if match.state.forked and match.state.secret:
                continue
            for score in scores(match.state):
                for kind, part in (("milestone", "milestones"), ("award", "awards")):
                    told = sum(row["points"][score.seat] for row in rows if row["kind"] == kind)
                    assert told == score.parts.get(part, 0)
                    compared += 1
    assert compared > 20


def test_a_view_tells_which_action_is_next_and_what_production_will_bring() -> None:
    table = MarsTable(2)
    table.p1.has(tr=23, heat_production=2)
    found = view(table.state, 0, 0)
    assert found["actions"] == {"taken": 0, "most": 2}
    assert (found["income"][0]["mc"], found["income"][0]["heat"]) == (23, 2)
    assert view(table.state, 1, 0)["income"] == found["income"] == view(table.state, None, 0)["income"]


def test_a_turn_of_the_dice_game_tells_its_part() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1, steel=2)
    table.p1.begins()
    assert view(table.state, 1, 0)["part"] == "begin"
    table.answer("support roll")
    table.answer("roll red")
    assert view(table.state, 1, 0)["part"] == "main"
    assert view(MarsTable(2).state, 0, 0)["part"] == ""
