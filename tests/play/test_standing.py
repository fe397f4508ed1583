"""What a view tells of the end and of areas: what comes true when the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tharsis.games.dice.components import GREENERY, OCEAN, PARAMETERS
from tharsis.games.dice.slots import SOLO_TURNS
from tharsis.games.dice.standing import worth_there
from tharsis.games.dice.testing import DiceTable
from tharsis.games.mars.testing.table import MarsTable
from tharsis.play.view import view
from tharsis.rules.standing import standings
from tharsis.rules.vocabulary import LAND


def ending(table: DiceTable | MarsTable) -> dict[str, Any]:
    """What the view tells of the end."""
    found: dict[str, Any] = view(table.state, 0, 0)["ending"]
    return found


def test_a_game_of_several_players_counts_no_turns_to_its_end() -> None:
    table = DiceTable(2)
    table.set(turn=12)
    table.complete("oceans")
    assert ending(table) == {
        "round": 12,
        "rounds": 0,
        "complete": 1,
        "needed": 2,
        "coming": False,
        "last": False,
    }
    table.set(ending=1)
    assert (ending(table)["coming"], ending(table)["last"]) == (True, False)
    table.set(ending=2)
    assert (ending(table)["coming"], ending(table)["last"]) == (True, True)


def test_a_solo_game_of_dice_counts_its_turns() -> None:
    table = DiceTable(1)
    table.set(turn=SOLO_TURNS - 1)
    table.complete("oceans")
    assert ending(table) == {
        "round": SOLO_TURNS - 1,
        "rounds": SOLO_TURNS,
        "complete": 1,
        "needed": len(PARAMETERS),
        "coming": False,
        "last": False,
    }
    table.set(turn=SOLO_TURNS)
    assert ending(table)["last"]


def test_a_game_of_mars_ends_when_all_parameters_are_at_their_goals() -> None:
    table = MarsTable(2)
    table.set(generation=5, oxygen=13, temperature=8)
    told = ending(table)
    assert (told["round"], told["rounds"], told["complete"], told["needed"]) == (5, 0, 1, 3)
    assert not told["last"]
    table.set(oxygen=14, oceans=9)
    assert ending(table)["complete"] == 3
    assert ending(table)["last"]


def test_a_solo_game_of_mars_counts_its_generations() -> None:
    table = MarsTable(1)
    table.set(generation=13, oxygen=14, temperature=8, oceans=9)
    assert ending(table)["rounds"] == 14
    assert not ending(table)["last"]
    table.set(generation=14)
    assert ending(table)["last"]


@pytest.mark.parametrize("oxygen", [0, 14])
def test_a_greenery_brings_the_points_that_its_area_tells(oxygen: int) -> None:
    table = DiceTable(2)
    table.tile("city", "C3", "D4")
    table.set(oxygen=oxygen)
    told = view(table.state, 0, 0)["area_points"]
    names = table.state.rules.cell_names
    beside = set()
    for i, area in enumerate(names):
        if table.state.rules.cell_kind[i] != LAND:
            assert area not in told
        elif table.state.tile[i] < 0:
            again = DiceTable(2)
            again.tile("city", "C3", "D4")
            again.set(oxygen=oxygen)
            again.p1.has(plant=4).standard("plants", area)
            assert told.get(area, 0) == again.p1.change["vp"]
            beside.add(told.get(area, 0))
    assert len(beside) > 2  # away from cities, beside one, beside both


def test_a_tile_brings_nothing_by_its_neighbours_where_it_can_not_lie_or_counts_none() -> None:
    table = DiceTable(2)
    table.tile("city", "C3", "D4")
    s = table.state
    assert {worth_there(s, GREENERY, i) for i, kind in enumerate(s.rules.cell_kind) if kind != LAND} == {0}
    assert {worth_there(s, OCEAN, i) for i in range(len(s.tile))} == {0}
    assert max(worth_there(s, GREENERY, i) for i in range(len(s.tile))) > 0


@pytest.mark.parametrize(("table", "milestones", "awards"), [(DiceTable(3), 8, 15), (MarsTable(3), 5, 5)])
def test_every_goal_has_its_words(table: DiceTable | MarsTable, milestones: int, awards: int) -> None:
    texts = [text for teller in standings(table.state.rules) for text in teller.goal_texts(table.state.rules)]
    assert [text.kind for text in texts] == ["milestone"] * milestones + ["award"] * awards
    assert len({text.key for text in texts}) == milestones + awards
    assert all(text.icons for text in texts)


def test_the_numbers_of_the_dice_game_are_those_of_its_rules() -> None:
    rules = DiceTable(2).state.rules
    facts = {name: n for teller in standings(rules) for name, n in teller.facts(rules).items()}
    assert (facts["first_bonus"], facts["second_bonus"]) == (5, 12)
    assert (facts["solo_turns"], facts["complete_parameters"], facts["parameters"]) == (50, 2, 3)


def test_the_numbers_of_mars_are_those_of_its_rules() -> None:
    rules = MarsTable(2).state.rules
    facts = {name: n for teller in standings(rules) for name, n in teller.facts(rules).items()}
    assert (facts["cards_dealt"], facts["cards_drawn"], facts["corporations_dealt"]) == (10, 4, 2)
    assert (facts["solo_generations"], facts["rating"], facts["goals"]) == (14, 20, 3)


@pytest.mark.parametrize("kind", [DiceTable, MarsTable])
def test_with_two_players_an_award_speaks_of_one_place(kind: type[DiceTable] | type[MarsTable]) -> None:
    two, three = (
        [
            text.phrase
            for teller in standings(rules)
            for text in teller.goal_texts(rules)
            if text.kind == "award"
        ]
        for rules in (kind(2).state.rules, kind(3).state.rules)
    )
    assert not any(one == more for one, more in zip(two, three, strict=True))
