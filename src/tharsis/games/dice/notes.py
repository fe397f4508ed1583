"""Notes in the log: what happened that no number shows. The order is part of saved games: add at the end."""

from __future__ import annotations

from typing import Final

NOTES: Final = [
    "turn",  # begins; amount = its number
    "production",  # a production turn
    "play",  # a card; amount = the icons paid
    "use",  # the action of a card
    "support",  # a support action; amount = its place in the list
    "standard",  # a standard main action; amount = its place in the list
    "bonus",  # a bonus card is chosen and played
    "milestone",  # got; amount = its place in the list
    "milestone-lost",  # removed in the solo game; amount = its place in the list
    "corporation",  # revealed
    "end",  # the second parameter is complete: the last turns follow
    "end-turn",
    "over",  # what is left is discarded
    "award",  # laid out; amount = the face
    "kept",  # dice kept in a production turn; amount = how many
    "penalty",  # the start player gives a die to the last one; amount = the face
]
NOTE_TURN: Final = 0
NOTE_PRODUCTION: Final = 1
NOTE_PLAY: Final = 2
NOTE_USE: Final = 3
NOTE_SUPPORT: Final = 4
NOTE_STANDARD: Final = 5
NOTE_BONUS: Final = 6
NOTE_MILESTONE: Final = 7
NOTE_MILESTONE_LOST: Final = 8
NOTE_CORPORATION: Final = 9
NOTE_END: Final = 10
NOTE_END_TURN: Final = 11
NOTE_OVER: Final = 12
NOTE_AWARD: Final = 13
NOTE_KEPT: Final = 14
NOTE_PENALTY: Final = 15
