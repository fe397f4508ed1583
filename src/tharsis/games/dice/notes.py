"""Notes in the log: what happened that no number shows."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import VOCABULARY

NOTE_TURN: Final = VOCABULARY.note("turn")  # begins; amount = its number
NOTE_PRODUCTION: Final = VOCABULARY.note("production")  # a production turn
NOTE_PLAY: Final = VOCABULARY.note("play")  # a card; amount = the icons paid
NOTE_USE: Final = VOCABULARY.note("use")  # the action of a card
NOTE_SUPPORT: Final = VOCABULARY.note("support")  # a support action; amount = its place in the list
NOTE_STANDARD: Final = VOCABULARY.note("standard")  # a standard main action; amount = its place in the list
NOTE_BONUS: Final = VOCABULARY.note("bonus")  # a bonus card is chosen and played
NOTE_MILESTONE: Final = VOCABULARY.note("milestone")  # got; amount = its place in the list
NOTE_MILESTONE_LOST: Final = VOCABULARY.note(
    "milestone-lost"
)  # removed in the solo game; amount = its place in the list
NOTE_CORPORATION: Final = VOCABULARY.note("corporation")  # revealed
NOTE_END: Final = VOCABULARY.note("end")  # the second parameter is complete: the last turns follow
NOTE_END_TURN: Final = VOCABULARY.note("end-turn")
NOTE_OVER: Final = VOCABULARY.note("over")  # what is left is discarded
NOTE_AWARD: Final = VOCABULARY.note("award")  # laid out; amount = the face
NOTE_KEPT: Final = VOCABULARY.note("kept")  # dice kept in a production turn; amount = how many
NOTE_PENALTY: Final = VOCABULARY.note(
    "penalty"
)  # the start player gives a die to the last one; amount = the face
