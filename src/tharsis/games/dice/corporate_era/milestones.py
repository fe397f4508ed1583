"""The milestones of the Corporate Era."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import VOCABULARY
from tharsis.games.dice.goals import AllDice, AwardIcons, Milestone, milestone
from tharsis.rules.goals import CardsInPlay

NAMES: Final = VOCABULARY.of("corporate-era")
MILESTONES: Final[list[Milestone]] = [
    milestone("celebrity", CardsInPlay(least_cost=5, noun="resource", icon="die-any"), 3, NAMES),
    milestone("billionaire", AllDice(), 13, NAMES),
    milestone("award-nominee", AwardIcons(), 5, NAMES),
]
