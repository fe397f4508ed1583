"""Which areas of a board touch."""

from __future__ import annotations

import pytest

from tharsis.rules.hexmap import hex_neighbours


@pytest.mark.parametrize(
    ("rows", "around"),
    [
        ([2, 3, 2], [[1, 3, 2], [4, 3, 0], [0, 3, 5], [0, 1, 4, 6, 5, 2], [1, 6, 3], [2, 3, 6], [3, 4, 5]]),
        (
            [3, 2, 3],
            [[1, 3], [2, 4, 3, 0], [4, 1], [0, 1, 4, 6, 5], [1, 2, 7, 6, 3], [3, 6], [3, 4, 7, 5], [4, 6]],
        ),
    ],
)
def test_rows_that_grow_and_rows_that_shrink(rows: list[int], around: list[list[int]]) -> None:
    assert hex_neighbours(rows) == around
