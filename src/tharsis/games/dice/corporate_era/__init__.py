"""The Corporate Era of the Dice Game: discounts, effects, production of tokens and VP, storage, three milestones."""

from __future__ import annotations

from tharsis.games.dice.corporate_era.bonus import BONUS_CARDS
from tharsis.games.dice.corporate_era.corporations import CORPORATIONS
from tharsis.games.dice.corporate_era.milestones import MILESTONES
from tharsis.games.dice.corporate_era.projects import PROJECTS
from tharsis.kernel.module import Module

MODULE = Module("corporate-era", cards=[*CORPORATIONS, *PROJECTS, *BONUS_CARDS], goals=list(MILESTONES))
