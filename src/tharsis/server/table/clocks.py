"""Thinking time: a bank per seat, running while the seat has a decision open."""

from __future__ import annotations

import time

from tharsis.server.messages import ClockState
from tharsis.server.table.bot_runner import now_ms
from tharsis.server.table.table_state import TableState


class Clocks:
    """What the clocks of a table show. After a pause of the server they go on where they stood."""

    def __init__(self, seating: TableState) -> None:
        self.plan = seating.doc.clock
        self._left = seating.left[:]
        self._mark = time.monotonic()
        self._running = running(seating)

    def left(self) -> list[int]:
        """Milliseconds left for each seat now."""
        gone = int((time.monotonic() - self._mark) * 1000)
        return [max(0, x - gone) if i in self._running else x for i, x in enumerate(self._left)]

    def after(self, seat: int, done: bool, before: list[int] | None = None) -> list[int]:
        """What the clocks show after an answer of a seat; `done`: it has nothing more to decide.

        `before`: what they showed after the answer before, where that one is as new as this.
        """
        found = self.left() if before is None else before[:]
        if self.plan is not None and done:
            found[seat] += self.plan.increment * 1000
        return found

    def switch(self, seating: TableState, left: list[int] | None) -> None:
        """An event has happened: let the clocks of those run who must decide now."""
        self._left = left if left else self.left()
        self._mark = time.monotonic()
        self._running = running(seating)

    def next_expiry(self) -> float | None:
        """Seconds until the next clock runs out."""
        left = self.left()
        return min((left[i] / 1000 for i in self._running), default=None)

    def expired(self) -> list[int]:
        """The seats whose time is up."""
        left = self.left()
        return [i for i in self._running if left[i] <= 0]

    def state(self) -> ClockState:
        """For clients."""
        return ClockState(now_ms(), self.left(), sorted(self._running))


def running(seating: TableState) -> list[int]:
    """The seats whose clock runs: people with a decision open."""
    if seating.doc.clock is None or seating.match is None or seating.match.over:
        return []
    return [a.seat for a in seating.match.state.decisions() if not seating.seats[a.seat].bot]
