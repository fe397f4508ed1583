"""What the table keeps besides resources: whose turn it is, how far it is, what lies on the spaces of the board."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import VOCABULARY
from tharsis.kernel.core import State
from tharsis.kernel.vocabulary import CARD
from tharsis.rules.seats import clockwise

# Zones besides the shared ones: the pile of bonus cards; per seat, the corporations to choose from.
BONUS: Final = 4
OFFERED: Final = 2

FIRST_PLAYER: Final = VOCABULARY.world("first_player")
ACTIVE: Final = VOCABULARY.world("active_player")
TURN: Final = VOCABULARY.world("turn")  # its number; an extra turn does not count
STAGE: Final = VOCABULARY.world("stage")  # of the turn, see below
MAINS: Final = VOCABULARY.world("main_actions_left")
COMMITTED: Final = VOCABULARY.world("action_turn")  # 1: it can't become a production turn any more
EXTRA: Final = VOCABULARY.world("extra_turns")
ENDING: Final = VOCABULARY.world("ending")  # 0 not yet, 1 triggered in this turn, 2 last turns
LAST_TURNS: Final = VOCABULARY.world("last_turns")  # how many are left
CARDS_SEEN: Final = VOCABULARY.world(
    "cards_seen"
)  # how many were in play when milestones were last looked at
AWARD_SPACES: Final = [VOCABULARY.world(f"award_{i}", -1) for i in range(3)]  # the number of the face
MILESTONE_SPACES: Final = [VOCABULARY.world(f"milestone_{i}", -1) for i in range(3)]  # its place in the list

CORPORATION: Final = VOCABULARY.seat("corporation", -1, CARD)
BONUS_TAKEN: Final = VOCABULARY.seat("bonus_taken")  # for steps of the VP track

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
