"""Final scoring: terraform rating, forests, cards; the tie-break; when a game alone or together is won."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import FORESTS, RESOURCES, SELL_VALUE, TR
from tharsis.games.ares.slots import COOP_POINTS, terraformed
from tharsis.kernel.core import Count, ScorePart, State
from tharsis.rules.scoring import CardPoints, Stock, total
from tharsis.rules.vocabulary import HAND, TABLEAU

SCORING: Final[list[ScorePart]] = [
    Stock("tr", TR.slot),
    Stock("forests", FORESTS.slot),
    CardPoints("cards", [TABLEAU]),
]


class Wealth(Count):
    """M€, heat and plants together, with what the hand would sell for."""

    def count(self, s: State, seat: int, card: int) -> int:
        own = s.seats[seat]
        hand = len(s.zones[s.rules.zone(seat, HAND)])
        return sum([own[resource.slot] for resource in RESOURCES]) + hand * own[SELL_VALUE.slot]


class Terraformed(Count):
    """1 when all tracks are complete."""

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if terraformed(s) else 0


class WonTogether(Count):
    """1 when all tracks are complete and the partners have points enough."""

    def count(self, s: State, seat: int, card: int) -> int:
        points = sum([total(s, each) for each in range(s.rules.players)])
        return 1 if terraformed(s) and points >= COOP_POINTS else 0
