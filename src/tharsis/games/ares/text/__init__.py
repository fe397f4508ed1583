"""How Ares Expedition speaks: what its decisions, notes and quantities contribute to the tables of `tharsis.text`."""

from __future__ import annotations

from tharsis.games.ares.components import (
    CARDS,
    DISCOVERIES,
    FORESTS,
    RESOURCES,
    STEEL,
    TITANIUM,
    TR,
    TRACKS,
)
from tharsis.games.ares.text.labels import ENTRIES, OPTIONS, QUESTIONS
from tharsis.games.ares.text.log import NOTES, READERS
from tharsis.games.ares.text.titles import title_note
from tharsis.kernel.core import Ruleset
from tharsis.kernel.phrase import Noun
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
    "TITLES",
    "title_note",
]

PARAMETERS = TRACKS
QUANTITIES = [
    *RESOURCES,
    *[resource.production for resource in RESOURCES],
    CARDS,
    STEEL,
    TITANIUM,
    FORESTS,
    TR,
]
NOUNS = {DISCOVERIES.name: DISCOVERIES.noun}


def TITLES(rules: Ruleset) -> list[Noun]:  # noqa: N802
    """The titles of the standard actions."""
    return [project_noun(deed) for deed in deeds(rules)]
