"""What the table keeps besides resources: whose turn it is, who has passed, where the round stands."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import SLOTS
from tharsis.kernel.core import State
from tharsis.rules.seats import clockwise

GENERATION: Final = SLOTS.world("generation", 1)
FIRST_PLAYER: Final = SLOTS.world("first_player")
ACTIVE: Final = SLOTS.world("active_player")
ACTIONS: Final = SLOTS.world("actions_taken")
ENDING: Final = SLOTS.world("ending")
PHASE: Final = SLOTS.world("phase")

PASSED: Final = SLOTS.seat("passed")
FIRST_DUE: Final = SLOTS.seat("first_action_due")
CORPORATION: Final = SLOTS.seat("corporation", -1)
BEGINNER: Final = SLOTS.seat("beginner")
LAST_PLAYED: Final = SLOTS.seat("last_card_played", -1)  # in this generation

SOLO_GENERATIONS: Final = 14


def turn_order(s: State) -> list[int]:
    """The seats from the first player on."""
    return clockwise(s, s.world[FIRST_PLAYER])
