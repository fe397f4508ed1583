"""The baseline that speeds are scaled to: a method call that reads a dict and a list, in millions per CPU-second.

Pinned: the loop is that of the calibration with which other engines were measured (8.0 on that machine and day,
CPython 3.11, one core). Taken in the same run as any figure that is compared. Always interpreted, never compiled.
"""

from __future__ import annotations

import time

BASELINE = 8.0


class Meter:
    """What is called."""

    __slots__ = ("row", "table", "total")

    def __init__(self) -> None:
        self.total = 0
        self.row = [1, 2, 3]
        self.table = {"a": 1, "b": 2}

    def step(self, i: int) -> int:
        """One call."""
        self.total += self.table["a"]
        return self.row[i % 3]


def calibration(rounds: int = 7, steps: int = 1_000_000) -> float:
    """The median speed, in millions of calls per CPU-second."""
    speeds = []
    for _ in range(rounds):
        meter, total = Meter(), 0
        start = time.process_time()
        for i in range(steps):
            total += meter.step(i)
        speeds.append(steps / (time.process_time() - start) / 1e6)
    return sorted(speeds)[rounds // 2]
