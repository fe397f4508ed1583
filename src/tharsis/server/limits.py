"""How often is too often, for an address or a connection: windows of time, as in "60 per 3 seconds"."""

from __future__ import annotations

import time
from math import ceil

from limits import parse
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

MOST = 50_000  # addresses or connections that are remembered


class Windows(Storage):
    """Counts in memory. The storage of the library would start a thread at nearly every hit, to forget the old ones."""

    STORAGE_SCHEME = ["windows"]

    def __init__(self) -> None:
        super().__init__()
        self._of: dict[str, tuple[int, float]] = {}  # how often since the window opened, and when it closes

    @property
    def base_exceptions(self) -> type[Exception]:
        """What may go wrong here."""
        return KeyError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count once more; a window opens with the first hit."""
        now = time.time()
        count, closes = self._of.pop(key, (0, 0.0))
        if closes <= now:
            count, closes = 0, now + expiry
        self._of[key] = (count + amount, closes)  # the newest stand last
        if len(self._of) > MOST:
            self._forget(now)
        return count + amount

    def _forget(self, now: float) -> None:
        """Let those go whose window has closed; where none has, the one that was not heard of for longest."""
        for key in [key for key, (_, closes) in self._of.items() if closes <= now]:
            del self._of[key]
        if len(self._of) > MOST:
            del self._of[next(iter(self._of))]

    def get(self, key: str) -> int:
        """How often so far."""
        count, closes = self._of.get(key, (0, 0.0))
        return count if closes > time.time() else 0

    def get_expiry(self, key: str) -> float:
        """When the window closes."""
        return self._of.get(key, (0, time.time()))[1]

    def check(self) -> bool:
        """Memory is always there."""
        return True

    def reset(self) -> int:
        """Forget everything; how much that was."""
        count = len(self._of)
        self._of.clear()
        return count

    def clear(self, key: str) -> None:
        """Forget somebody."""
        self._of.pop(key, None)


class Limit:
    """So many in so much time, for each of those who come."""

    def __init__(self, rule: str) -> None:
        self.rule = parse(rule)
        self.windows = FixedWindowRateLimiter(Windows())
        self._spent: dict[str, int] | None = (
            None  # since other processes were last told; None: there are none
        )

    def allows(self, who: str, cost: int = 1) -> bool:
        """Whether once more is not too often; it is counted. `cost`: for how many it counts."""
        if self._spent is not None and len(self._spent) < MOST:
            self._spent[who] = self._spent.get(who, 0) + cost
        return self.windows.hit(self.rule, who, cost=cost)

    def share(self) -> None:
        """From now on, keep in mind what other processes are to be told."""
        self._spent = {}

    def spent(self) -> dict[str, int]:
        """What was counted here since this was last asked."""
        found, self._spent = self._spent or {}, {}
        return found

    def add(self, by: dict[str, int]) -> None:
        """Count what was counted elsewhere."""
        for who, cost in by.items():
            self.windows.hit(self.rule, who, cost=cost)

    def wait(self, who: str) -> int:
        """Seconds until it is allowed again."""
        return max(1, ceil(self.windows.get_window_stats(self.rule, who).reset_time - time.time()))

    def forget(self, who: str) -> None:
        """They have gone."""
        self.windows.clear(self.rule, who)
