"""Final scoring: the VP track, awards, milestones, cards; and the grades of the solo game."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import PARAMETERS, VP
from tharsis.games.dice.goals import MILESTONE_POINTS, award_points, complete
from tharsis.games.dice.slots import AWARD_SPACES
from tharsis.games.dice.verbs.box import box_of
from tharsis.games.dice.verbs.gain import Roll
from tharsis.kernel.core import Count, ScorePart, State
from tharsis.rules.goals import goals_of
from tharsis.rules.scoring import CardPoints, total
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import TABLEAU

# From these points on, best first.
GRADES: Final = [110, 100, 95, 90, 85, 80, 70, 60, 0]


class DicePart(ScorePart):
    """Points of the Dice Game: none after a solo game that failed."""

    def points(self, s: State, seat: int) -> int:
        return 0 if failed(s) else self.counted(s, seat)

    def counted(self, s: State, seat: int) -> int:
        """The points of a game that did not fail."""
        raise NotImplementedError(type(self).__name__)


class TrackPoints(DicePart):
    """The VP track."""

    def counted(self, s: State, seat: int) -> int:
        return s.seats[seat][VP.slot]


class Awards(DicePart):
    """What awards bring."""

    def counted(self, s: State, seat: int) -> int:
        return sum(award_points(s, s.world[slot])[seat] for slot in AWARD_SPACES if s.world[slot] >= 0)


class Milestones(DicePart):
    """What milestones bring."""

    def counted(self, s: State, seat: int) -> int:
        return sum(MILESTONE_POINTS for m in goals_of(s.rules, "milestone") if s.world[m.owner] == seat)


class Cards(CardPoints):
    """The points of cards in play."""

    def points(self, s: State, seat: int) -> int:
        return 0 if failed(s) else super().points(s, seat)

    def by_card(self, s: State, seat: int) -> dict[str, int]:
        return {} if failed(s) else super().by_card(s, seat)


SCORING: Final[list[ScorePart]] = [
    TrackPoints("track"),
    Awards("awards"),
    Milestones("milestones"),
    Cards("cards", [TABLEAU]),
]


class ProductionDice(Count):
    """Breaks ties: all dice in the production boxes of a seat's cards; tokens and VP there are no dice."""

    def count(self, s: State, seat: int, card: int) -> int:
        cards = s.zones[s.rules.zone(seat, TABLEAU)]
        return sum(part.n for c in cards for part in box_of(s.rules.cards[c]) if isinstance(part, Roll))


class Terraformed(Count):
    """1 when Mars is terraformed."""

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if complete(s) == len(PARAMETERS) else 0


def failed(s: State) -> bool:
    """Whether a solo game is over and Mars is not terraformed."""
    return s.over and solo(s) and complete(s) < len(PARAMETERS)


def grade(s: State) -> int | None:
    """The grade of a solo game, 0 the best; none if terraforming failed."""
    if complete(s) < len(PARAMETERS):
        return None
    points = total(s, 0)
    return next((i for i, least in enumerate(GRADES) if points >= least), len(GRADES) - 1)
