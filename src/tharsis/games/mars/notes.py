"""Notes in the log: what happened that no number shows. The order is part of saved games: add at the end."""

from __future__ import annotations

from typing import Final

NOTES: Final = [
    "generation",  # begins; amount = its number
    "pass",
    "end-turn",
    "play",  # a card; amount = what it cost
    "use",  # the action of a card
    "project",  # a standard project; amount = its place in the list
    "claim",  # a milestone; amount = its place in the list
    "fund",  # an award; amount = its place in the list
    "convert-plants",
    "convert-heat",
    "mark-area",  # amount = the cell
    "corporation",  # revealed
    "production",  # the production phase
    "end",  # the game is over after this generation
    "sell",  # amount = cards sold
]
NOTE_GENERATION: Final = 0
NOTE_PASS: Final = 1
NOTE_END_TURN: Final = 2
NOTE_PLAY: Final = 3
NOTE_USE: Final = 4
NOTE_PROJECT: Final = 5
NOTE_MILESTONE: Final = 6
NOTE_AWARD: Final = 7
NOTE_PLANTS: Final = 8
NOTE_HEAT: Final = 9
NOTE_CLAIM: Final = 10
NOTE_CORPORATION: Final = 11
NOTE_PRODUCTION: Final = 12
NOTE_END: Final = 13
NOTE_SELL: Final = 14
