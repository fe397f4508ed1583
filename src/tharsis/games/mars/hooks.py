"""What Terraforming Mars answers besides its flow: passing ahead, likely hands, news of a move."""

from __future__ import annotations

from tharsis.games.mars.components import MC
from tharsis.games.mars.goals import award_points
from tharsis.games.mars.round import Rounds, terraformed
from tharsis.games.mars.setup import card_price
from tharsis.games.mars.slots import ACTIVE, FIRST_DUE, PASSED, PHASE
from tharsis.games.mars.standing import MarsStandings
from tharsis.games.mars.turn import PASS
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.goals import AWARD, goals_of
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import DEALT_CORPORATIONS, KEPT


class MarsHooks(MarsStandings):
    """The base game's answers."""

    def ahead(self, s: State, seat: int) -> str:
        """Who waits for a turn may pass; not who has a first action to take in it."""
        own = s.seats[seat]
        waits = acting(s) and s.world[ACTIVE] != seat and not own[PASSED] and not own[FIRST_DUE]
        return PASS if waits else ""

    def plausible(self, s: State, seat: int) -> bool:
        """Before the corporations are revealed: the chosen one must be able to pay for the cards kept."""
        kept = len(s.zones[s.rules.zone(seat, KEPT)])
        chosen = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)]
        if len(chosen) != 1:
            return True
        purse = sum(part.total(MC.slot) for part in s.rules.cards[chosen[0]].play)
        return purse >= kept * card_price(s, seat, chosen[0])

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """What an award just funded would bring; whether a move has made this generation the last one."""
        found = [
            Phrase("news_award_points", q=Amount(award_points(after, goal)[seat], "vp"))
            for goal in goals_of(after.rules, AWARD)
            if after.world[goal.owner] == seat != before.world[goal.owner]
        ]
        if not solo(after) and terraformed(after) and not terraformed(before):
            found.append(Phrase("news_last_generation"))
        return found


def acting(s: State) -> bool:
    """Whether turns are taken now."""
    root = s.rules.root
    assert isinstance(root, Rounds)
    return s.world[PHASE] == root.first
