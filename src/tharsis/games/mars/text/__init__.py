"""How Terraforming Mars speaks: what its decisions, notes and quantities contribute to the tables of `tharsis.text`."""

from __future__ import annotations

from tharsis.games.mars.components import PARAMETERS, RESOURCES, TILES, TR
from tharsis.games.mars.setup import CARDS_DEALT
from tharsis.games.mars.text.labels import ENTRIES, OPTIONS, QUESTIONS
from tharsis.games.mars.text.log import NOTES, READERS
from tharsis.kernel.phrase import Amount, Phrase

__all__ = [
    "ENTRIES",
    "NOTES",
    "OPTIONS",
    "PARAMETERS",
    "QUANTITIES",
    "QUESTIONS",
    "READERS",
    "START",
    "TILES",
]

QUANTITIES = [*RESOURCES, *[resource.production for resource in RESOURCES], TR]
START = {"beginner-corporation": [Phrase("start_free_cards", q=Amount(CARDS_DEALT, "card"))]}
