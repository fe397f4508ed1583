"""What a bot thinks of a position of Crater: points, and what its ice and cards will bring."""

from __future__ import annotations

from tharsis.bots.evaluation import ScoreEvaluator
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import HAND
from tharsis_crater import ICE


class CraterEvaluator(ScoreEvaluator):
    """Ice is worth most while it can still be melted."""

    def value(self, s: State) -> float:
        ice, cards = s.seats[self.seat][ICE.slot], len(s.zones[s.rules.zone(self.seat, HAND)])
        return super().value(s) + (0.0 if s.over else 0.4 * min(ice, 8) + 0.2 * cards)


EVALUATOR = CraterEvaluator
