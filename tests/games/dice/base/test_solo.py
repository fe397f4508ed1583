"""The solo game: fifty turns, limits of milestones, awards by rarity, grades."""

from __future__ import annotations

import pytest

from tharsis.games.dice.scoring import grade
from tharsis.games.dice.testing import DiceTable
from tharsis.rules.scoring import winners


def pass_turn(table: DiceTable) -> None:
    """A production turn without keeping anything."""
    turn = table.level("turn")
    table.answer("production")
    while not table.state.over and table.level("turn") == turn:
        table.answer("done" if "done" in table.labels() else table.labels()[0])


@pytest.mark.rule("D-125", "D-147")
def test_a_solo_game_has_fifty_turns(solo: DiceTable) -> None:
    solo.complete("temperature", "oxygen", "oceans")
    solo.set(turn=48)
    pass_turn(solo)
    assert solo.level("turn") == 49
    pass_turn(solo)
    assert not solo.state.over
    assert solo.level("turn") == 50
    assert solo.level("ending") == 0  # there are no last turns, and none are announced
    pass_turn(solo)
    assert solo.state.over


@pytest.mark.rule("D-126", "D-127")
def test_the_goal_is_all_three_parameters(solo: DiceTable) -> None:
    solo.p1.has(vp=120)
    solo.complete("temperature", "oxygen")
    assert winners(solo.state) == []
    assert grade(solo.state) is None
    solo.complete("oceans")
    assert winners(solo.state) == [0]
    assert grade(solo.state) == 0


@pytest.mark.rule("D-127")
@pytest.mark.parametrize(
    ("reached", "points"), [(("temperature", "oxygen"), 0), (("temperature", "oxygen", "oceans"), 33)]
)
def test_points_count_only_if_the_goal_was_reached(
    solo: DiceTable, reached: tuple[str, ...], points: int
) -> None:
    solo.complete(*reached)
    solo.set(turn=50)
    solo.bonus_pile()
    solo.p1.has(vp=32).has_played("Livestock")
    assert solo.p1.score.total == 33  # as long as the game goes on, the points as they stand
    pass_turn(solo)
    assert solo.state.over
    assert solo.p1.score.total == sum(solo.p1.score.parts().values()) == points


@pytest.mark.rule("D-128")
def test_the_usual_rules_hold(solo: DiceTable) -> None:
    solo.p1.has(heat=3).standard("heat")
    assert solo.p1.change == {"red": -3, "vp": 2}
    solo.p1.plays("Comet", "B4")  # there are no opponents
    assert solo.p1.gained(vp=4)


@pytest.mark.rule("D-139", "D-144", "D-145", "D-146")
def test_milestones_are_removed_one_by_one(solo: DiceTable) -> None:
    solo.milestones("Legend", "Miner", "Scientist")
    solo.p1.has_played("Livestock", "Ironworks", "Lobbying")
    gone = []
    for turn, name in ((16, "Legend"), (20, "Miner"), (24, "Scientist")):
        solo.set(turn=turn - 1)
        pass_turn(solo)
        pass_turn(solo)
        gone.append(solo.level(f"milestone_{name.lower()}"))
    assert gone == [-2, -2, 0]  # the last one was got in time
    solo.p1.has_played("Mine", "Grass", "Trees", "Lichen", "Bushes")
    solo.begin_turn(0)
    assert not solo.p1.milestone("Miner")


@pytest.mark.rule("D-143")
def test_the_time_cube_shows_the_turn_and_an_extra_turn_is_none(solo: DiceTable) -> None:
    solo.bonus_pile("Coordinator", "Donation")
    solo.set(turn=9)
    solo.p1.has(vp=4).plays("Release Of Inert Gases", "coordinator")
    assert solo.level("turn") == 9
    pass_turn(solo)
    assert solo.level("turn") == 10


@pytest.mark.rule("D-148")
@pytest.mark.parametrize(
    ("vp", "place"),
    [
        (110, 0),
        (109, 1),
        (100, 1),
        (99, 2),
        (95, 2),
        (94, 3),
        (90, 3),
        (89, 4),
        (85, 4),
        (84, 5),
        (80, 5),
        (79, 6),
        (70, 6),
        (69, 7),
        (60, 7),
        (59, 8),
        (0, 8),
    ],
)
def test_nine_grades(solo: DiceTable, vp: int, place: int) -> None:
    solo.complete("temperature", "oxygen", "oceans")
    solo.p1.has(vp=vp)
    assert grade(solo.state) == place
