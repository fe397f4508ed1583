"""The project cards of the base game, in the order of their numbers."""

from __future__ import annotations

from tharsis.games.mars.cards.base_001 import CARDS as FROM_001
from tharsis.games.mars.cards.base_035 import CARDS as FROM_035
from tharsis.games.mars.cards.base_072 import CARDS as FROM_072
from tharsis.games.mars.cards.base_108 import CARDS as FROM_108
from tharsis.games.mars.cards.base_133 import CARDS as FROM_133
from tharsis.games.mars.cards.base_161 import CARDS as FROM_161
from tharsis.kernel.core import Card

BASE_CARDS: list[Card] = FROM_001 + FROM_035 + FROM_072 + FROM_108 + FROM_133 + FROM_161
