"""What a bot makes of a position of Terraforming Mars."""

from tharsis.games.mars.bot.evaluator import MarsEvaluator
from tharsis.games.mars.bot.horizon import generations_left

EVALUATOR = MarsEvaluator

__all__ = ["EVALUATOR", "MarsEvaluator", "generations_left"]
