"""Wild tags, and areas that modules add off the map: with a module made up for it."""

from __future__ import annotations

from typing import Final

import pytest

from tharsis.games.mars.components import (
    ALL_CITIES,
    ANIMAL,
    BUILDING,
    CITY,
    PLANT,
    SCIENCE,
    VOCABULARY,
    city,
)
from tharsis.games.plugins import game_named
from tharsis.kernel.content import module_contents, without_modules
from tharsis.kernel.core import Card, State
from tharsis.kernel.module import Area, Module, link
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.counts import Cities, OpponentTags, Points, Tags
from tharsis.rules.goals import goals_of
from tharsis.rules.needs import NeedTags
from tharsis.rules.tiles import Where
from tharsis.rules.vocabulary import RESERVED

NAMES: Final = VOCABULARY.of("test-wild")
WILD: Final = NAMES.tag("test-wild", wild=True)
BOTH: Final = Card(
    "W01", "Test Garden", kind="automated", needs=[NeedTags(PLANT, 1), NeedTags(ANIMAL, 1)], set="test-wild"
)


@pytest.fixture
def s() -> State:
    """Two players at a table with the module."""
    game = without_modules(game_named("mars"))
    game.add(Module("test-wild", cards=[BOTH], areas=[Area("test-moon", RESERVED)]))
    return blank_state(link(game, ["test-wild"], 2, {}), seed_bytes(1))


def test_a_wild_tag_makes_up_for_one_that_a_requirement_misses(s: State) -> None:
    one, two = NeedTags(SCIENCE, 1), NeedTags(SCIENCE, 2)
    assert not one.can(s, 0, -1)
    s.seats[0][WILD.slot] = 1
    assert one.can(s, 0, -1)
    assert not two.can(s, 0, -1)
    assert not one.can(s, 1, -1)
    assert one.why_not(s, 0, -1) == []
    assert len(two.why_not(s, 0, -1)) == 1
    s.seats[0][SCIENCE.slot] = 1
    assert two.can(s, 0, -1)


def test_a_wild_tag_stands_for_one_tag_at_a_time(s: State) -> None:
    card = s.rules.card_index[BOTH.key]
    s.seats[0][WILD.slot] = 1
    assert [need.can(s, 0, card) for need in BOTH.needs] == [False, False]
    s.seats[0][PLANT.slot] = 1
    assert [need.can(s, 0, card) for need in BOTH.needs] == [True, True]
    s.seats[0][PLANT.slot], s.seats[0][WILD.slot] = 0, 2
    assert [need.can(s, 0, card) for need in BOTH.needs] == [True, True]


def test_a_wild_tag_counts_for_my_effects_but_not_for_others_and_not_for_points(s: State) -> None:
    s.seats[0][WILD.slot], s.seats[0][SCIENCE.slot] = 1, 2
    assert Tags(SCIENCE).count(s, 0, -1) == 3
    assert Points(1, per=Tags(SCIENCE)).count(s, 0, -1) == 2
    assert OpponentTags(SCIENCE).count(s, 1, -1) == 2
    assert Tags(WILD).count(s, 0, -1) == 1


def test_a_wild_tag_counts_for_a_milestone_but_not_for_an_award(s: State) -> None:
    s.seats[0][WILD.slot], s.seats[0][BUILDING.slot], s.seats[0][SCIENCE.slot] = 1, 7, 1
    milestones = {goal.key: goal for goal in goals_of(s.rules, "milestone")}
    awards = {goal.key: goal for goal in goals_of(s.rules, "award")}
    assert milestones["builder"].value(s, 0) == 8
    assert awards["scientist"].value(s, 0) == 1


def test_without_the_module_there_is_no_wild_tag_and_no_area() -> None:
    rules = ruleset("mars", (), 2, ())
    assert rules.wild_slots == []
    assert "test-moon" not in rules.cell_names


def test_an_area_of_a_module_takes_a_city_that_lies_off_the_map(s: State) -> None:
    cell = s.rules.cell_names.index("test-moon")
    assert (len(s.tile), cell) == (64, 63)
    assert s.rules.neighbours[cell] == []
    assert Where(reserved="test-moon").cells(s, 0) == [cell]
    s.set_tile(cell, CITY.number, 0)
    assert Cities(ALL_CITIES).count(s, 0, -1) == 1
    assert Cities(ALL_CITIES, on_map=True).count(s, 0, -1) == 0
    assert city(Where(reserved="test-moon")).can(s, 0, -1) is False


def test_areas_and_wild_tags_are_part_of_what_a_module_says() -> None:
    def said(areas: list[Area] | None = None) -> str:
        game = without_modules(game_named("mars"))
        game.add(Module("test-wild", areas=areas))
        return module_contents(game)["test-wild"]

    plain = said()
    assert said(areas=[Area("test-moon", RESERVED)]) != plain
    wild = next(name for name in VOCABULARY.tags if name.tag is WILD)
    wild.wild = False
    assert said() != plain
    wild.wild = True
    assert said() == plain
