"""Final scoring: the VP track, awards, milestones, cards; and the grades of the solo game."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import PARAMETERS, VP
from tharsis.games.dice.goals import MILESTONE_POINTS, Watch, award_points, complete
from tharsis.games.dice.slots import AWARD_SPACES
from tharsis.games.dice.verbs.box import box_of
from tharsis.games.dice.verbs.gain import Roll
from tharsis.kernel.core import State
from tharsis.rules.scoring import card_points
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import TABLEAU

# From these points on, best first.
GRADES: Final = [110, 100, 95, 90, 85, 80, 70, 60, 0]


class Score:
    """A seat's victory points with where they come from; none after a solo game that failed."""

    def __init__(self, s: State, seat: int) -> None:
        self.production = production_dice(s, seat)  # breaks ties
        self.by_card: dict[str, int] = {}
        self.track = self.awards = self.milestones = self.cards = 0
        if not failed(s):
            self.count(s, seat)

    def count(self, s: State, seat: int) -> None:
        """Add up the points."""
        watch = s.rules.on_settled
        assert isinstance(watch, Watch)
        self.track = s.seats[seat][VP.slot]
        self.awards = sum(award_points(s, s.world[slot])[seat] for slot in AWARD_SPACES if s.world[slot] >= 0)
        self.milestones = sum(MILESTONE_POINTS for m in watch.milestones if s.world[m.owner] == seat)
        self.by_card = card_points(s, seat, [TABLEAU])
        self.cards = sum(self.by_card.values())

    @property
    def total(self) -> int:
        """All points."""
        return self.track + self.awards + self.milestones + self.cards

    def parts(self) -> dict[str, int]:
        """The points by source."""
        return {
            "track": self.track,
            "awards": self.awards,
            "milestones": self.milestones,
            "cards": self.cards,
        }


def production_dice(s: State, seat: int) -> int:
    """All dice in the production boxes of a seat's cards; tokens and VP there are no dice."""
    cards = s.zones[s.rules.zone(seat, TABLEAU)]
    return sum(part.n for c in cards for part in box_of(s.rules.cards[c]) if isinstance(part, Roll))


def failed(s: State) -> bool:
    """Whether a solo game is over and Mars is not terraformed."""
    return s.over and solo(s) and complete(s) < len(PARAMETERS)


def scores(s: State) -> list[Score]:
    """The score of every seat, as it stands."""
    return [Score(s, seat) for seat in range(s.rules.players)]


def winners(s: State) -> list[int]:
    """Who wins: most points, then most production dice; still equal, it is shared. Solo: the player, if Mars is done."""
    if solo(s):
        return [0] if complete(s) == len(PARAMETERS) else []
    table = scores(s)
    best = max((x.total, x.production) for x in table)
    return [seat for seat, x in enumerate(table) if (x.total, x.production) == best]


def grade(s: State) -> int | None:
    """The grade of a solo game, 0 the best; none if terraforming failed."""
    if complete(s) < len(PARAMETERS):
        return None
    total = Score(s, 0).total
    return next((i for i, least in enumerate(GRADES) if total >= least), len(GRADES) - 1)
