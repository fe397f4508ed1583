"""How often is too often: windows of time for each address or connection."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from tharsis.server import limits
from tharsis.server.config import Limits
from tharsis.server.limits import Limit, Windows


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that the limits read."""
    found = Clock()
    monkeypatch.setattr(limits, "time", found)
    return found


def times(count: int, allowed: Callable[[str], bool], who: str) -> int:
    """How many of so many tries are allowed."""
    return sum(allowed(who) for _ in range(count))


def test_so_many_are_allowed_until_the_window_closes(clock: Clock) -> None:
    limit = Limit("3 per 10 seconds")
    assert times(5, limit.allows, "ana") == 3
    assert times(5, limit.allows, "bo") == 3
    clock.now += 9.5
    assert limit.wait("ana") == 1
    assert times(5, limit.allows, "ana") == 0
    clock.now += 0.5
    assert times(5, limit.allows, "ana") == 3


def test_who_is_refused_hears_how_long_to_wait(clock: Clock) -> None:
    limit = Limit("1 per hour")
    assert limit.allows("ana")
    clock.now += 600
    assert not limit.allows("ana")
    assert limit.wait("ana") == 3000


def test_who_has_gone_is_forgotten(clock: Clock) -> None:
    limit = Limit("1 per hour")
    assert limit.allows("ana")
    limit.forget("ana")
    assert limit.allows("ana")


def test_only_the_latest_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 3)
    storage = Windows()
    for who in ("ana", "bo", "cy", "ana", "di"):
        storage.incr(who, 60)
    assert [storage.get(who) for who in ("ana", "bo", "cy", "di")] == [2, 0, 1, 1]
    assert storage.reset() == 3


def test_no_thread_is_started() -> None:
    before = threading.active_count()
    limit = Limit("3 per 10 seconds")
    times(100, limit.allows, "ana")
    assert threading.active_count() == before


@pytest.mark.parametrize("rule", [Limits().messages, Limits().requests, Limits().creations])
def test_the_defaults_can_be_read(rule: str) -> None:
    assert Limit(rule).allows("ana")


def test_a_rule_that_makes_no_sense_is_an_error() -> None:
    with pytest.raises(ValueError, match="now and then"):
        Limit("now and then")
