"""A selection as a whole: which answers make it, and which selections are none."""

from __future__ import annotations

import pytest

from tharsis.kernel.batch import STOP_OR_UP, UP, UP_OR_STOP, YES_OR_NO, Batch
from tharsis.kernel.errors import Refused
from tharsis.kernel.option import CARD, Option


def cards(runs: int, least: int, most: int, n: int = 4) -> Batch:
    """A selection of some of so many cards."""
    return Batch("take", [Option("take", CARD, f"card-{i}") for i in range(n)], runs, least, most)


def test_an_item_is_found_by_its_label() -> None:
    batch = cards(YES_OR_NO, 0, 4)
    assert [batch.index(f"take card-{i}") for i in range(4)] == [0, 1, 2, 3]
    with pytest.raises(Refused, match="is not one of the 4"):
        batch.index("take card-4")


@pytest.mark.parametrize("chosen", [[-1], [4], [0, 0], [0, 1, 2], [0]])
def test_what_is_none_of_the_selections_is_refused(chosen: list[int]) -> None:
    with pytest.raises(Refused):
        cards(UP, 2, 2).answers(chosen)


@pytest.mark.parametrize(
    ("chosen", "answers"),
    [([], [1, 1, 1, 1]), ([0, 3], [0, 1, 1, 0]), ([2], [1, 1, 0, 1]), ([0, 1, 2], [0, 0, 0])],
)
def test_yes_or_no_until_no_more_may_be_taken(chosen: list[int], answers: list[int]) -> None:
    assert cards(YES_OR_NO, 0, 3).answers(chosen) == answers


@pytest.mark.parametrize(
    ("runs", "chosen", "answers"),
    [
        (UP, [1, 3], [1, 1]),  # after the second card, the third and the fourth are left
        (UP, [2, 3], [2]),  # what leaves no choice is not asked
        (UP_OR_STOP, [0, 1], [0, 0, 2]),  # stopping is the last option
        (UP_OR_STOP, [3, 2], [2]),  # in the order of the cards
        (STOP_OR_UP, [0, 1], [0, 0, 0]),  # or the first one, once enough is taken
        (STOP_OR_UP, [0, 1, 3], [0, 0, 2]),
    ],
)
def test_one_after_the_other(runs: int, chosen: list[int], answers: list[int]) -> None:
    assert cards(runs, 2, 2 if runs == UP else 4).answers(chosen) == answers


def test_an_item_may_be_taken_as_often_as_it_is_there() -> None:
    batch = cards(UP_OR_STOP, 0, 3, n=2).stocked([2, 1], [0, 1])
    assert batch.answers([0, 0, 1]) == [0, 0, 0]
    assert batch.answers([0]) == [0, 2]
    assert batch.answers([1]) == [1]
    with pytest.raises(Refused, match="not so many"):
        batch.answers([1, 1])
