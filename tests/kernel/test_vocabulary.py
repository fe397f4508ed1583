"""The names that modules bring: numbered once, listed only where their module is in play."""

from __future__ import annotations

import pytest

from tharsis.kernel.core import Ruleset
from tharsis.kernel.module import link_slots, link_zones
from tharsis.kernel.vocabulary import Vocabulary, in_play


def test_a_name_keeps_its_number_whatever_other_modules_bring() -> None:
    base = Vocabulary()
    heat = base.seat("heat")
    moons, comets = base.of("moons"), base.of("comets")
    assert [moons.seat("fleets"), comets.seat("tails")] == [heat + 1, heat + 2]
    assert base.seat_slots[heat].name == "heat"


def test_a_module_gives_a_name_once() -> None:
    base = Vocabulary()
    base.world("generation")
    with pytest.raises(ValueError, match="base: the name generation exists already"):
        base.world("generation")


def test_two_modules_may_bring_the_same_name_if_they_are_not_played_together() -> None:
    base = Vocabulary()
    base.of("moons").world("fleets")
    base.of("comets").world("fleets")
    assert in_play(base.world_slots, ["base", "comets"]) == [1]
    with pytest.raises(ValueError, match="moons and comets both bring the name fleets"):
        in_play(base.world_slots, ["base", "moons", "comets"])


def test_rules_list_only_the_slots_of_modules_in_play() -> None:
    base = Vocabulary()
    base.world("generation", 1)
    base.of("moons").world("fleets", 3)
    base.of("comets").world("tails", 5)
    rules = Ruleset("test", ["comets"], 2)
    link_slots(rules, base, ["base", "comets"])
    assert [rules.world_names[i] for i in rules.world_slots] == ["generation", "tails"]
    assert rules.world_start == [1, 3, 5]  # the one between them keeps its place and its start value
    link_slots(rules, base, ["base"])
    assert rules.world_start == [1]


def test_zones_of_modules_that_are_not_in_play_are_not_listed() -> None:
    base = Vocabulary()
    base.zone("deck", "none")
    base.seat_zone("hand", "owner")
    base.of("moons").seat_zone("moons", "all")
    base.of("comets").seat_zone("comets", "all")
    rules = Ruleset("test", ["comets"], 2)
    link_zones(rules, base, ["base", "comets"])
    assert [rules.zone_names[z] for z in rules.zones] == ["deck", "hand.0", "comets.0", "hand.1", "comets.1"]
    assert rules.zone_names[rules.zone(1, 2)] == "comets.1"


def test_something_happens_to_one_subject_unless_it_is_told_how_many_there_are() -> None:
    base = Vocabulary()
    base.occurrence("eclipse")
    base.occurrence("vote", 4)
    assert [x.subjects for x in base.occurrences[-2:]] == [1, 4]
