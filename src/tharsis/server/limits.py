"""How often is too often: buckets that fill up again, one per connection or address."""

from __future__ import annotations

import time
from collections import OrderedDict

ADDRESSES = 10_000


class Bucket:
    """Allows a burst, and then so many per second."""

    __slots__ = ("level", "most", "rate", "seen")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket per address; those not seen for long are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may once more."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.most)
            if len(self._of) > ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()
