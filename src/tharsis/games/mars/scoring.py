"""Final scoring: terraform rating, awards, milestones, the map, cards."""

from __future__ import annotations

from tharsis.games.mars.components import CITY_NUMBERS, GREENERY, MC, TR
from tharsis.games.mars.goals import AWARDS, MILESTONE_POINTS, MILESTONES, award_points
from tharsis.games.mars.round import terraformed
from tharsis.kernel.core import State
from tharsis.rules.scoring import card_points
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import EVENTS, TABLEAU


class Score:
    """A seat's victory points with where they come from, in the order of the final scoring."""

    def __init__(self, s: State, seat: int) -> None:
        self.tr = s.seats[seat][TR.slot]
        self.awards = sum(award_points(s, a)[seat] for a in AWARDS if s.world[a.owner] >= 0)
        self.milestones = sum(MILESTONE_POINTS for m in MILESTONES if s.world[m.owner] == seat)
        self.greeneries = greeneries(s, seat)
        self.cities = cities(s, seat)
        self.by_card = card_points(s, seat, [TABLEAU, EVENTS])
        self.cards = sum(self.by_card.values())
        self.money = s.seats[seat][MC.slot]

    @property
    def total(self) -> int:
        """All points."""
        return self.tr + self.awards + self.milestones + self.greeneries + self.cities + self.cards

    def parts(self) -> dict[str, int]:
        """The points by source."""
        return {
            "tr": self.tr,
            "awards": self.awards,
            "milestones": self.milestones,
            "greeneries": self.greeneries,
            "cities": self.cities,
            "cards": self.cards,
        }


def greeneries(s: State, seat: int) -> int:
    """One point for each greenery of mine."""
    return sum(1 for i, t in enumerate(s.tile) if t == GREENERY.number and s.owner[i] == seat)


def cities(s: State, seat: int) -> int:
    """One point for each greenery, anybody's, next to a city of mine."""
    return sum(
        1
        for i, t in enumerate(s.tile)
        if t in CITY_NUMBERS and s.owner[i] == seat
        for j in s.rules.neighbours[i]
        if s.tile[j] == GREENERY.number
    )


def scores(s: State) -> list[Score]:
    """The score of every seat, as it stands."""
    return [Score(s, seat) for seat in range(s.rules.players)]


def winners(s: State) -> list[int]:
    """Who wins: most points, then most M€; still equal, the victory is shared. Solo: the player, if Mars is done."""
    if solo(s):
        return [0] if terraformed(s) else []
    table = scores(s)
    best = max((x.total, x.money) for x in table)
    return [seat for seat, x in enumerate(table) if (x.total, x.money) == best]
