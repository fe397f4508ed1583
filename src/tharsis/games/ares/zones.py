"""Where cards lie, in the order of the numbers in rules.vocabulary; then what only this game has."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import VOCABULARY

for _name in ("deck", "discard", "box", "corporations"):
    VOCABULARY.zone(_name, "none")
OCEAN_TILES: Final = VOCABULARY.zone("ocean_tiles", "none")  # orange side up; the last one is flipped next
FLIPPED: Final = VOCABULARY.zone("flipped_oceans", "all")  # in the order in which they were flipped
STACK_CARDS: Final = VOCABULARY.zone("phase_stack", "none")  # solo: the last one is turned up next
STACK_USED: Final = VOCABULARY.zone("phase_stack_used", "all")
VOCABULARY.seat_zone("hand", "owner")
VOCABULARY.seat_zone("tableau", "all", in_play=True)
VOCABULARY.seat_zone("events", "all")  # empty: red cards stay in sight, with their tags
for _name in ("dealt", "dealt_corporations", "kept"):
    VOCABULARY.seat_zone(_name, "owner")
