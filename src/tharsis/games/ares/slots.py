"""What the table keeps besides resources: the round, the phase, who chose what, how much of a phase is left."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import TRACKS, VOCABULARY
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.vocabulary import CARD

# Stages of a round besides the phases 1 to 5.
PLANNING: Final = 0
DEVELOPMENT: Final = 1
CONSTRUCTION: Final = 2
ACTION: Final = 3
PRODUCTION: Final = 4
RESEARCH: Final = 5
END_STAGE: Final = 6
PHASES: Final = [DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH]

ROUND: Final = VOCABULARY.world("round", 1)
STAGE: Final = VOCABULARY.world("stage")  # planning, the number of the phase, or the end stage
PHASES_CHOSEN: Final = VOCABULARY.world("phases_chosen")  # of this round, one bit a phase
PHASES_DONE: Final = VOCABULARY.world("phases_resolved")  # the same
ENDING: Final = VOCABULARY.world("ending")
# The pool of the cooperative game; the counter and the level of the solo game.
POOL_CUBES: Final = VOCABULARY.world("pool_cubes")
POOL_MARKERS: Final = VOCABULARY.world("pool_markers")
COUNTER: Final = VOCABULARY.world("round_counter")

CORPORATION: Final = VOCABULARY.seat("corporation", -1, CARD)
PHASE: Final = VOCABULARY.seat("phase_chosen")  # 0: none yet
LAST_PHASE: Final = VOCABULARY.seat("phase_chosen_last_round")
PLAYS: Final = VOCABULARY.seat("plays_left")  # cards that may still be played in this phase
BONUS: Final = VOCABULARY.seat("bonus_left")  # the bonus of this phase, where it is used by choice
OFFERED: Final = VOCABULARY.seat(
    "rating_answered"
)  # what waits for the first rise of the rating has been told
MARKER: Final = VOCABULARY.seat("marker_taken")  # from the pool, in this round

COOP_ROUNDS: Final = 15
COOP_POINTS: Final = 80
SOLO_ROUNDS: Final = 25
STACK: Final = 5  # phase cards in the stack of the solo game
LAST_COUNTER: Final = 5  # of the solo game: from here on the player orders the stack


MODES: Final = ["usual", "solo", "coop"]  # who plays alone plays solo in any case
COOP: Final = MODES.index("coop")


def coop(rules: Ruleset) -> bool:
    """Whether two play together."""
    return rules.players == 2 and rules.options.get("mode", 0) == COOP


def rounds(s: State) -> int:
    """How many rounds are played; 0 if that depends on the tracks."""
    return SOLO_ROUNDS if s.rules.players == 1 else COOP_ROUNDS if coop(s.rules) else 0


def chose(s: State, seat: int, phase: int) -> bool:
    """Whether a seat chose that phase this round."""
    return s.seats[seat][PHASE] == phase


def terraformed(s: State) -> bool:
    """Whether all tracks are complete."""
    return all(s.world[track.slot] >= track.goal for track in TRACKS)
