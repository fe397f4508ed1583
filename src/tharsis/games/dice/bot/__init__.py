"""What a bot makes of a position of the Dice Game."""

from tharsis.games.dice.bot.evaluator import DiceEvaluator

EVALUATOR = DiceEvaluator
