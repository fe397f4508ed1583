"""Notes in the log: what happened that no number shows."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import VOCABULARY

NOTE_GENERATION: Final = VOCABULARY.note("generation", begins=True)  # begins; amount = its number
NOTE_PASS: Final = VOCABULARY.note("pass")
NOTE_END_TURN: Final = VOCABULARY.note("end-turn")
NOTE_PLAY: Final = VOCABULARY.note("play")  # a card; amount = what it cost
NOTE_USE: Final = VOCABULARY.note("use")  # the action of a card
NOTE_PROJECT: Final = VOCABULARY.note("project")  # a standard project; amount = its place in the list
NOTE_MILESTONE: Final = VOCABULARY.note("claim")  # a milestone; amount = its place in the list
NOTE_AWARD: Final = VOCABULARY.note("fund")  # an award; amount = its place in the list
NOTE_PLANTS: Final = VOCABULARY.note("convert-plants")
NOTE_HEAT: Final = VOCABULARY.note("convert-heat")
NOTE_CLAIM: Final = VOCABULARY.note("mark-area")  # amount = the cell
NOTE_CORPORATION: Final = VOCABULARY.note("corporation")  # revealed
NOTE_PRODUCTION: Final = VOCABULARY.note("production", begins=True)  # the production phase
NOTE_END: Final = VOCABULARY.note("end", begins=True)  # the game is over after this generation
NOTE_SELL: Final = VOCABULARY.note("sell")  # amount = cards sold
