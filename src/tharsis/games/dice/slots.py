"""What the table keeps besides resources: whose turn it is, how far it is, what lies on the spaces of the board."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import SLOTS
from tharsis.kernel.core import State
from tharsis.rules.seats import clockwise

# Zones besides the shared ones: the pile of bonus cards; per seat, the corporations to choose from.
BONUS: Final = 4
OFFERED: Final = 2

FIRST_PLAYER: Final = SLOTS.world("first_player")
ACTIVE: Final = SLOTS.world("active_player")
TURN: Final = SLOTS.world("turn")  # its number; an extra turn does not count
STAGE: Final = SLOTS.world("stage")  # of the turn, see below
MAINS: Final = SLOTS.world("main_actions_left")
COMMITTED: Final = SLOTS.world("action_turn")  # 1: it can't become a production turn any more
EXTRA: Final = SLOTS.world("extra_turns")
ENDING: Final = SLOTS.world("ending")  # 0 not yet, 1 triggered in this turn, 2 last turns
LAST_TURNS: Final = SLOTS.world("last_turns")  # how many are left
CARDS_SEEN: Final = SLOTS.world("cards_seen")  # how many were in play when milestones were last looked at
AWARD_SPACES: Final = [SLOTS.world(f"award_{i}", -1) for i in range(3)]  # the number of the face
MILESTONE_SPACES: Final = [SLOTS.world(f"milestone_{i}", -1) for i in range(3)]  # its place in the list

CORPORATION: Final = SLOTS.seat("corporation", -1)
BONUS_TAKEN: Final = SLOTS.seat("bonus_taken")  # for steps of the VP track

# Stages of a turn.
BEGIN: Final = 0  # production or a support action
MAIN_DUE: Final = 1
DONE: Final = 2  # of an action turn
PRODUCED: Final = 3

SOLO_TURNS: Final = 50
BONUS_STEPS: Final = [5, 12]  # of the VP track
BONUS_CARDS: Final = {1: 4, 2: 4, 3: 6, 4: 8}
HAND_DEALT: Final = 5
CORPORATIONS_DEALT: Final = 2


def turn_order(s: State) -> list[int]:
    """The seats from the start player on."""
    return clockwise(s, s.world[FIRST_PLAYER])
