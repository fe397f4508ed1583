"""The milestones of the Corporate Era."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.goals import AllDice, AwardIcons, Milestone
from tharsis.rules.goals import CardsInPlay

MILESTONES: Final[list[Milestone]] = [
    Milestone("celebrity", CardsInPlay(least_cost=5, noun="resource", icon="die-any"), 3),
    Milestone("billionaire", AllDice(), 13),
    Milestone("award-nominee", AwardIcons(), 5),
]
