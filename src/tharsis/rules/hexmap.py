"""Hexagonal boards laid out in rows that grow and shrink by one area."""

from __future__ import annotations


def hex_neighbours(rows: list[int]) -> list[list[int]]:
    """For each area, in reading order: the adjacent ones, clockwise from the upper left."""
    starts = [sum(rows[:r]) for r in range(len(rows))]
    found: list[list[int]] = []
    for r, width in enumerate(rows):
        for c in range(width):
            around = [*above(rows, r, c), (r, c + 1), *reversed(below(rows, r, c)), (r, c - 1)]
            found.append([starts[y] + x for y, x in around if 0 <= y < len(rows) and 0 <= x < rows[y]])
    return found


def above(rows: list[int], r: int, c: int) -> list[tuple[int, int]]:
    """The two places in the row above, left before right."""
    longer = r > 0 and rows[r - 1] > rows[r]
    return [(r - 1, c), (r - 1, c + 1)] if longer else [(r - 1, c - 1), (r - 1, c)]


def below(rows: list[int], r: int, c: int) -> list[tuple[int, int]]:
    """The two places in the row below, left before right."""
    longer = r + 1 < len(rows) and rows[r + 1] > rows[r]
    return [(r + 1, c), (r + 1, c + 1)] if longer else [(r + 1, c - 1), (r + 1, c)]
