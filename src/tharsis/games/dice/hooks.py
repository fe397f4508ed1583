"""What the Dice Game answers besides its flow: news of a move."""

from __future__ import annotations

from tharsis.games.dice.round import bonus_due
from tharsis.games.dice.slots import BEGIN, ENDING, EXTRA, MAINS, STAGE
from tharsis.games.dice.standing import DiceStandings
from tharsis.games.dice.turn import ExtraTurn, MoreMain
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Phrase, Title
from tharsis.rules.goals import goals_of


class DiceHooks(DiceStandings):
    """The base game's answers."""

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """Milestones got, actions and turns gained, a bonus card that is due, the end that comes."""
        found = [
            Phrase("news_milestone", x=Title(goal.kind, goal.key))
            for goal in goals_of(after.rules, "milestone")
            if after.world[goal.owner] == seat != before.world[goal.owner]
        ]
        if after.world[MAINS] > before.world[MAINS] and not opened(after):
            found.append(MoreMain().phrase())
        if after.world[EXTRA] > before.world[EXTRA]:
            found.append(ExtraTurn().phrase())
        if bonus_due(after, seat) and not bonus_due(before, seat):
            found.append(Phrase("news_bonus"))
        if after.world[ENDING] and not before.world[ENDING]:
            found.append(Phrase("news_last_turns"))
        return found


def opened(s: State) -> bool:
    """Whether a turn has just begun: then everybody has one main action."""
    return s.world[STAGE] == BEGIN and s.world[MAINS] == 1
