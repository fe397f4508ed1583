"""What the table keeps besides resources: whose turn it is, who has passed, where the round stands."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import VOCABULARY
from tharsis.kernel.core import State
from tharsis.kernel.vocabulary import CARD
from tharsis.rules.seats import clockwise

GENERATION: Final = VOCABULARY.world("generation", 1)
FIRST_PLAYER: Final = VOCABULARY.world("first_player")
ACTIVE: Final = VOCABULARY.world("active_player")
ACTIONS: Final = VOCABULARY.world("actions_taken")
ACTIONS_PER_TURN: Final = 2
ENDING: Final = VOCABULARY.world("ending")
PHASE: Final = VOCABULARY.world("phase")

PASSED: Final = VOCABULARY.seat("passed")
FIRST_DUE: Final = VOCABULARY.seat("first_action_due")
CORPORATION: Final = VOCABULARY.seat("corporation", -1, CARD)
BEGINNER: Final = VOCABULARY.seat("beginner")
LAST_PLAYED: Final = VOCABULARY.seat("last_card_played", -1)  # in this generation

SOLO_GENERATIONS: Final = 14


def turn_order(s: State) -> list[int]:
    """The seats from the first player on."""
    return clockwise(s, s.world[FIRST_PLAYER])
