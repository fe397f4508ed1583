"""The cards of Ares Expedition, in the order of their numbers; and the ocean tiles and phase cards that are handled like cards."""

from __future__ import annotations

from tharsis.games.ares.cards.blue_001 import BLUE_001
from tharsis.games.ares.cards.blue_033 import BLUE_033
from tharsis.games.ares.cards.corporations import CORPORATIONS
from tharsis.games.ares.cards.green_103 import GREEN_103
from tharsis.games.ares.cards.green_139 import GREEN_139
from tharsis.games.ares.cards.green_175 import GREEN_175
from tharsis.games.ares.cards.pieces import OCEAN_TILE_CARDS, PHASE_CARDS
from tharsis.games.ares.cards.red_065 import RED_065
from tharsis.kernel.core import Card

PROJECTS: list[Card] = BLUE_001 + BLUE_033 + RED_065 + GREEN_103 + GREEN_139 + GREEN_175
ALL_CARDS: list[Card] = CORPORATIONS + PROJECTS + OCEAN_TILE_CARDS + PHASE_CARDS
