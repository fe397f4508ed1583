"""The order of phases that several modules bring: alone and together."""

from __future__ import annotations

import pytest

from tharsis.kernel.core import Node
from tharsis.kernel.phases import Phase, ordered


def phase(name: str, after: tuple[str, ...] = (), before: tuple[str, ...] = ()) -> Phase:
    """A phase that does nothing."""
    return Phase(name, Node(), after, before)


def names(*lists: list[Phase]) -> list[str]:
    """The order of these modules' phases."""
    return [p.name for p in ordered(list(lists))]


BASE = [phase("research"), phase("action"), phase("production"), phase("end-check")]
FLEETS = [phase("fleets-come-home", after=("end-check",))]
SENATE = [phase("senate", after=("fleets-come-home", "end-check"))]


def test_an_expansion_comes_right_after_its_anchor() -> None:
    assert names(BASE, [phase("trade", after=("action",))])[1:3] == ["action", "trade"]


def test_two_expansions_after_the_end_check_alone_and_together() -> None:
    assert names(BASE, FLEETS)[-2:] == ["end-check", "fleets-come-home"]
    assert names(BASE, SENATE)[-2:] == ["end-check", "senate"]
    assert names(BASE, FLEETS, SENATE)[-3:] == ["end-check", "fleets-come-home", "senate"]
    assert names(BASE, SENATE, FLEETS)[-3:] == ["end-check", "fleets-come-home", "senate"]


def test_expansions_that_know_nothing_of_each_other_keep_the_order_of_the_modules() -> None:
    one, two = [phase("one", after=("action",))], [phase("two", after=("action",))]
    assert names(BASE, one, two)[1:4] == ["action", "one", "two"]
    assert names(BASE, two, one)[1:4] == ["action", "two", "one"]


def test_several_phases_of_an_expansion_stay_together() -> None:
    more = [phase("vote", after=("action",)), phase("count")]
    assert names(BASE, more)[1:5] == ["action", "vote", "count", "production"]


def test_a_phase_may_come_before_another() -> None:
    assert names(BASE, [phase("weather", before=("storm", "research"))])[:2] == ["weather", "research"]
    late = phase("late", after=("action",), before=("early",))
    assert names(BASE, [phase("early", after=("action",))], [late])[1:4] == ["action", "late", "early"]


def test_a_phase_before_another_comes_right_before_it_whoever_else_is_there() -> None:
    weather = [phase("weather", before=("research",))]
    assert names(BASE, [phase("alone")], weather) == ["weather", *[p.name for p in BASE], "alone"]


def test_a_phase_before_another_does_not_follow_the_one_that_its_module_lists_first() -> None:
    omens = [phase("vote", after=("action",)), phase("omen", before=("research",))]
    assert names(BASE, omens) == ["omen", "research", "action", "vote", "production", "end-check"]


def test_a_phase_without_any_of_its_anchors_is_refused() -> None:
    with pytest.raises(ValueError, match="the phase senate has none of its anchors: fleets, voting"):
        names(BASE, [phase("senate", after=("fleets", "voting"))])


def test_phases_that_wait_for_each_other_are_refused() -> None:
    one, two = [phase("one", after=("two",))], [phase("two", after=("one",))]
    with pytest.raises(ValueError, match="these phases wait for each other: one, two"):
        names(BASE, one, two)
    with pytest.raises(ValueError, match="wait for each other"):
        names(BASE, [phase("knot", after=("production",), before=("action",))])


def test_a_name_stands_for_one_phase() -> None:
    with pytest.raises(ValueError, match="there are two phases action"):
        names(BASE, [phase("action")])
