"""What a bot thinks of a position.

The facet `bot` of a game has an `EVALUATOR`; a game without one is judged by its points. The facets of expansions add to it:
`VALUES` lists functions of a state and a seat, which tell what the expansion's own things are worth to the seat, in the
units of the game's evaluator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tharsis.games.plugins import facet, facets
from tharsis.kernel.core import Ask, Ruleset, State
from tharsis.rules.menu import is_menu
from tharsis.rules.scoring import total

Value = Callable[[State, int], float]


class Evaluator:
    """How good positions are for one seat, seen from where it stands before its choice."""

    worlds = 1  # in how many worlds an option is tried that depends on chance

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.values: Sequence[Value] = ()  # what expansions add

    def judge(self, s: State) -> float:
        """How good this position is for the seat, with what expansions say of it."""
        return self.value(s) + sum(value(s, self.seat) for value in self.values)

    def value(self, s: State) -> float:
        """How good this position is for the seat."""
        raise NotImplementedError

    def prior(self, s: State, ask: Ask, option: int) -> float:
        """What speaks for an option besides the position that it leads to."""
        return 0.0

    def idle(self, s: State, ask: Ask, option: int) -> bool:
        """Whether an option only waits, such as passing: the position is judged as it is, not after what others do."""
        return False

    def offhand(self, s: State, ask: Ask) -> bool:
        """Whether the quick answer is good enough for a decision, without trying the options."""
        return False

    def settled(self, s: State, ask: Ask) -> bool:
        """Whether a position with this decision of the seat can be judged as it is."""
        return True

    def follow_up(self, s: State, ask: Ask) -> int:
        """A quick answer to a small decision that an option brings with it."""
        return 0

    def selection(self, s: State, ask: Ask) -> list[int]:
        """The answers to several decisions in a row that are one, where it decides them so; none: one by one."""
        return []

    def quick(self, s: State, ask: Ask) -> list[int]:
        """A quick answer, or several that go together."""
        return self.selection(s, ask) or [self.follow_up(s, ask)]


class ScoreEvaluator(Evaluator):
    """For games that nobody has taught it: points as they stand, compared with the best of the others."""

    def value(self, s: State) -> float:
        totals = [total(s, seat) for seat in range(s.rules.players)]
        own = totals.pop(self.seat)
        return float(own - max(totals, default=0))

    def settled(self, s: State, ask: Ask) -> bool:
        return is_menu(ask)


def evaluator_for(s: State, seat: int) -> Evaluator:
    """The evaluator of this game, or the one for games that nobody has taught it, with what its expansions add."""
    base = facet(s.rules.game, "bot")
    evaluator: Evaluator = (ScoreEvaluator if base is None else base.EVALUATOR)(s, seat)
    evaluator.values = values_of(s.rules)
    return evaluator


def values_of(rules: Ruleset) -> list[Value]:
    """What the expansions in play add to the evaluation of their game."""
    return [value for found in facets(rules, "bot") for value in getattr(found, "VALUES", [])]
