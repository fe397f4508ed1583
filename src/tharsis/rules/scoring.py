"""Victory points: the parts of a score, and who wins."""

from __future__ import annotations

from tharsis.kernel.core import Count, ScorePart, State
from tharsis.rules.seats import solo


class Stock(ScorePart):
    """Points that a seat keeps count of: a rating, a track."""

    def __init__(self, name: str, slot: int) -> None:
        super().__init__(name)
        self.slot = slot

    def points(self, s: State, seat: int) -> int:
        return s.seats[seat][self.slot]


class CardPoints(ScorePart):
    """The points of a seat's cards that lie in some zones, negative ones too."""

    def __init__(self, name: str, zones: list[int]) -> None:
        super().__init__(name)
        self.zones = zones

    def points(self, s: State, seat: int) -> int:
        found = 0
        cards = s.rules.cards
        for zone in self.zones:
            for c in s.zones[s.rules.zone(seat, zone)]:
                vp = cards[c].vp
                if vp is not None:
                    found += vp.count(s, seat, c)
        return found

    def by_card(self, s: State, seat: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for zone in self.zones:
            for c in s.zones[s.rules.zone(seat, zone)]:
                vp = s.rules.cards[c].vp
                if vp is not None:
                    found[s.rules.cards[c].key] = vp.count(s, seat, c)
        return found


def total(s: State, seat: int) -> int:
    """The points of a seat as things stand."""
    found = 0
    for part in s.rules.scoring:
        found += part.points(s, seat)
    return found


def tiebreak(s: State, seat: int) -> int:
    """What decides among those with the same points."""
    count: Count | None = s.rules.tiebreak
    return 0 if count is None else count.count(s, seat, -1)


def winners(s: State) -> list[int]:
    """Who wins if the game ends now: most points, then what breaks ties; still equal, the victory is shared.

    Solo: the player, if the goal of the solo game is reached. Together: all or nobody, in the same way.
    """
    together: Count | None = s.rules.won_together
    if together is not None:
        return list(range(s.rules.players)) if together.count(s, 0, -1) > 0 else []
    if solo(s):
        goal: Count | None = s.rules.won_alone
        return [0] if goal is not None and goal.count(s, 0, -1) > 0 else []
    table = [(total(s, seat), tiebreak(s, seat)) for seat in range(s.rules.players)]
    best = max(table)
    return [seat for seat, reached in enumerate(table) if reached == best]
