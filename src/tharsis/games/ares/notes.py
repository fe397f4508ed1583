"""Notes in the log: what happened that no number shows."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import VOCABULARY

NOTE_ROUND: Final = VOCABULARY.note("round")  # begins; amount = its number
NOTE_CORPORATION: Final = VOCABULARY.note("corporation")  # revealed
NOTE_CHOSEN: Final = VOCABULARY.note("phase-chosen")  # by a seat; amount = the phase
NOTE_DUMMY: Final = VOCABULARY.note("phase-turned")  # by the stack of the solo game; amount = the phase
NOTE_PHASE: Final = VOCABULARY.note("phase")  # begins; amount = its number
NOTE_PLAY: Final = VOCABULARY.note("play")  # a card; amount = what it cost
NOTE_USE: Final = VOCABULARY.note("use")  # the action of a card
NOTE_STANDARD: Final = VOCABULARY.note("standard")  # a standard action; amount = its place in the list
NOTE_SELL: Final = VOCABULARY.note("sell")  # a card; amount = the M€ for it
NOTE_PAID: Final = VOCABULARY.note("paid")  # after a sale; amount = the M€
NOTE_FLIP: Final = VOCABULARY.note("flip")  # an ocean; the card is the tile
NOTE_FLIP_AGAIN: Final = VOCABULARY.note("flip-again")  # the reward of the last ocean; the card is the tile
NOTE_EXCHANGE: Final = VOCABULARY.note("exchange")  # cards of the set-up; amount = how many
NOTE_CUBE: Final = VOCABULARY.note("cube")  # from the pool
NOTE_MARKER: Final = VOCABULARY.note("marker")  # from the pool
NOTE_SWAP: Final = VOCABULARY.note("swap")  # cards of the partners
NOTE_RISE: Final = VOCABULARY.note("rise")  # solo: a track by itself; amount = its place in the list
NOTE_END: Final = VOCABULARY.note("end")  # the game is over after this phase
