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

    def here(self) -> list[bool]:
        """Which seats are here now."""
        limit = time.monotonic() - LINGER
        return [i in self.connected or self._asked.get(i, limit) > limit for i in self.all()]

    def away(self, seconds: float) -> list[bool]:
        """Which seats have been away for so long."""
        limit = time.monotonic() - seconds
        return [i not in self.connected and self._seen.get(i, self._opened) <= limit for i in self.all()]

    def is_news(self) -> bool:
        """Whether somebody came or went since this was last asked."""
        before, self.told = self.told, self.here()
        return before != self.told

    def all(self) -> Iterable[int]:
        """The numbers of the seats."""
        return range(self.seats)
