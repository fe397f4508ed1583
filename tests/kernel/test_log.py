"""The log as a chain: freed without going deep, and left out where a search does without."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from tharsis.kernel.core import NOTE, State
from tharsis.kernel.event import KNOT, Event, Knot, told
from tharsis.play.setup import set_up

LONG_CHAIN = """
import threading
from tharsis.kernel.core import NOTE
from tharsis.kernel.event import told

def make_and_forget():
    log = None
    for i in range(200_000):
        log = told(log, NOTE, -1, -1, 0, i, -1)

threading.stack_size(512 * 1024)
worker = threading.Thread(target=make_and_forget)
worker.start()
worker.join()
print("freed")
"""


def test_a_long_log_is_freed_even_where_there_is_little_room_for_calls():
    run = subprocess.run([sys.executable, "-c", LONG_CHAIN], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.strip()) == (0, "freed")


def test_every_so_many_events_one_is_known_to_the_garbage_collector():
    log: Event | None = None
    kinds: list[bool] = []
    for i in range(3 * KNOT):
        log = told(log, NOTE, -1, -1, 0, i, -1)
        kinds.append(isinstance(log, Knot))
    assert [i for i, knot in enumerate(kinds) if knot] == [1, 1 + KNOT, 1 + 2 * KNOT]


def played(s: State, seed: int, choices: int) -> State:
    """The game after so many random choices."""
    luck = random.Random(seed)
    for _ in range(choices):
        if s.over:
            break
        ask = luck.choice(s.decisions())
        s.apply(ask.seat, luck.randrange(len(ask.options)))
    return s


@pytest.mark.parametrize("game", ["mars", "dice", "ares"])
def test_a_game_without_a_log_goes_as_it_would_with_one(game):
    logged = set_up(game, 2, 5).begin()
    silent = logged.clone()
    silent.stop_log()
    end, other = played(logged, 1, 300), played(silent, 1, 300)
    assert (other.world, other.seats, other.zones, other.tile, other.over) == (
        end.world, end.seats, end.zones, end.tile, end.over,
    )  # fmt: skip


def test_what_a_search_does_without_a_log_adds_nothing_to_it():
    s = set_up("mars", 2, 5).begin()
    before = s.log
    s.stop_log()
    assert played(s.clone(), 2, 40).log is before
