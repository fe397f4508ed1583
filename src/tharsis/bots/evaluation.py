"""What a bot thinks of a position; each game has a judge of its own."""

from __future__ import annotations

from tharsis.games.plugins import facet
from tharsis.kernel.core import Ask, State
from tharsis.rules.menu import is_menu
from tharsis.rules.scoring import total


class Evaluator:
    """How good positions are for one seat, seen from where it stands before its choice."""

    worlds = 1  # in how many worlds an option is tried that depends on chance

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat

    def value(self, s: State) -> float:
        """How good this position is for the seat."""
        raise NotImplementedError

    def prior(self, s: State, ask: Ask, option: int) -> float:
        """What speaks for an option besides the position that it leads to."""
        return 0.0

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
    """The evaluator of this game, or the one for games that nobody has taught it."""
    found = facet(s.rules.game, "bot")
    evaluator: Evaluator = (ScoreEvaluator if found is None else found.EVALUATOR)(s, seat)
    return evaluator
