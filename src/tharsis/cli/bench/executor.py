"""The one place where work is spread over the cores: a process pool; a cluster would be put in here."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, chunk: int = 1
) -> Iterator[Result]:
    """The results in the order of the items, whatever the number of processes."""
    if jobs <= 1 or len(items) <= 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items, chunksize=chunk)
