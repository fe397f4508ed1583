"""Collecting garbage when nobody waits: with many tables in memory a full collection takes half a second."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

STEP = 2.0  # seconds between looks
QUIET = 10.0  # seconds without an event after which nobody will notice
AT_MOST = 300.0  # seconds without a full collection


async def tidy_memory(events: Callable[[], float]) -> None:
    """Set aside what lives long, and look through it only in quiet moments. `events` counts what happens."""
    gc.set_threshold(20_000, 20, 1_000_000)
    seen, since, last = events(), time.monotonic(), time.monotonic()
    try:
        while True:
            await asyncio.sleep(STEP)
            now = time.monotonic()
            if events() != seen:
                seen, since = events(), now
            quiet = now - since > QUIET and last < since
            if quiet or now - last > AT_MOST:
                gc.unfreeze()
                gc.collect()
                last = time.monotonic()
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)
