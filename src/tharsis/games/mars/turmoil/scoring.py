"""The last step of scoring: party leaders and the chairman."""

from __future__ import annotations

from tharsis.games.mars.turmoil.committee import parties_led
from tharsis.games.mars.turmoil.components import CHAIRMAN
from tharsis.kernel.core import ScorePart, State


class CommitteePoints(ScorePart):
    """A point for every party leader of mine, and one for the chairman."""

    def points(self, s: State, seat: int) -> int:
        return parties_led(s, seat) + (1 if s.world[CHAIRMAN] == seat else 0)
