"""Who is at a table: connected, or seen over plain HTTP a moment ago."""

from __future__ import annotations

import time
from collections.abc import Iterable

LINGER = (
    40.0  # seconds for which a request over HTTP counts as being here: longer than one that waits for news
)


class Presence:
    """When each seat was last seen."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.connected: dict[int, int] = {}  # connections by seat
        self.told: list[bool] = [False] * seats
        self._opened = time.monotonic()
        self._seen: dict[int, float] = {}  # over HTTP, or when the last connection was lost
        self._asked: dict[int, float] = {}  # over HTTP
        self._elsewhere: dict[
            str, tuple[float, list[int], int]
        ] = {}  # by process: when it said so, seats, spectators

    def joined(self, seat: int | None) -> None:
        """One more connection."""
        if seat is not None:
            self.connected[seat] = self.connected.get(seat, 0) + 1

    def left(self, seat: int | None) -> None:
        """One connection less."""
        if seat is None:
            return
        self.connected[seat] -= 1
        self._seen[seat] = time.monotonic()
        if not self.connected[seat]:
            del self.connected[seat]

    def asked(self, seat: int) -> None:
        """Somebody sent a request with the token of this seat."""
        self._seen[seat] = self._asked[seat] = time.monotonic()

    def elsewhere(self, process: str, seats: list[int], watching: int) -> None:
        """Who is at this table by way of another process."""
        now = time.monotonic()
        for seat in {*self._elsewhere.get(process, (now, [], 0))[1], *seats}:
            self._seen[seat] = now
        self._elsewhere[process] = (now, seats, watching)

    def _others(self) -> list[tuple[list[int], int]]:
        """The same of all processes that have said so lately."""
        limit = time.monotonic() - LINGER
        return [(seats, watching) for at, seats, watching in self._elsewhere.values() if at > limit]

    def own(self) -> list[int]:
        """The seats that are here by way of this process."""
        limit = time.monotonic() - LINGER
        return [i for i in self.all() if i in self.connected or self._asked.get(i, limit) > limit]

    def here(self) -> list[bool]:
        """Which seats are here now."""
        found = {*self.own(), *[seat for seats, _ in self._others() for seat in seats]}
        return [i in found for i in self.all()]

    def watching(self) -> int:
        """How many watch by way of other processes."""
        return sum(watching for _, watching in self._others())

    def away(self, seconds: float) -> list[bool]:
        """Which seats have been away for so long."""
        limit, here = time.monotonic() - seconds, self.here()
        gone = [i not in self.connected and self._seen.get(i, self._opened) <= limit for i in self.all()]
        return [away and not (here[i] and i not in self.own()) for i, away in enumerate(gone)]

    def is_news(self) -> bool:
        """Whether somebody came or went since this was last asked."""
        before, self.told = self.told, self.here()
        return before != self.told

    def all(self) -> Iterable[int]:
        """The numbers of the seats."""
        return range(self.seats)
