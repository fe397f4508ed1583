"""How Terraforming Mars speaks: what its decisions, notes and quantities contribute to the tables of `tharsis.text`."""

from __future__ import annotations

from tharsis.games.mars.components import PARAMETERS, RESOURCES, SCIENCE_CUBES, TILES, TR
from tharsis.games.mars.setup import CARDS_DEALT
from tharsis.games.mars.text.labels import ENTRIES, OPTIONS, QUESTIONS
from tharsis.games.mars.text.log import NOTES, READERS
from tharsis.kernel.core import Ruleset
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.menu import deeds
from tharsis.text.names import project_noun

__all__ = [
    "ENTRIES",
    "NOTES",
    "NOUNS",
    "OPTIONS",
    "PARAMETERS",
    "QUANTITIES",
    "QUESTIONS",
    "READERS",
    "START",
    "TILES",
    "TITLES",
]

QUANTITIES = [*RESOURCES, *[resource.production for resource in RESOURCES], TR]
NOUNS = {SCIENCE_CUBES.name: SCIENCE_CUBES.noun}
START = {"beginner-corporation": [Phrase("start_free_cards", q=Amount(CARDS_DEALT, "card"))]}


def TITLES(rules: Ruleset) -> list[Noun]:  # noqa: N802
    """The titles of the standard projects."""
    return [project_noun(deed) for deed in deeds(rules)]
