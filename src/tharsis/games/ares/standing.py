"""How Ares Expedition stands: how near the end is, and the news of a move."""

from __future__ import annotations

from tharsis.games.ares.components import TRACKS
from tharsis.games.ares.slots import ROUND, rounds, terraformed
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Phrase
from tharsis.rules.standing import Ending, Standings


class AresStandings(Standings):
    """The base game's answers."""

    def ending(self, s: State) -> Ending:
        complete = sum(1 for track in TRACKS if s.world[track.slot] >= track.goal)
        most = rounds(s)
        last = s.world[ROUND] >= most if most else terraformed(s)
        return Ending(s.world[ROUND], most, complete, len(TRACKS), last, last)

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """Whether a move has made this phase the last one."""
        last = not rounds(after) and terraformed(after) and not terraformed(before)
        return [Phrase("ares_news_last_phase")] if last else []
