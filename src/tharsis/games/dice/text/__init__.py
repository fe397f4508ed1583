"""How the Dice Game speaks: what its decisions, notes and quantities contribute to the tables of `tharsis.text`."""

from __future__ import annotations

from tharsis.games.dice.components import CUP, PARAMETERS, TILES, VP, WILD
from tharsis.games.dice.game import GAME
from tharsis.games.dice.goals import FIRST_PLACE, SECOND_PLACE
from tharsis.games.dice.menu import STANDARDS, SUPPORTS, CommonAction
from tharsis.games.dice.text.labels import ENTRIES, OPTIONS, QUESTIONS
from tharsis.games.dice.text.log import NOTES, READERS
from tharsis.games.dice.verbs.dice import Face
from tharsis.kernel.core import Ruleset
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.text.card import node_text
from tharsis.text.render import render

__all__ = [
    "ENTRIES",
    "NOTES",
    "NOUNS",
    "OPTIONS",
    "PARAMETERS",
    "QUANTITIES",
    "QUESTIONS",
    "READERS",
    "REVEALED",
    "TILES",
    "TITLES",
    "award_text",
    "award_title",
    "deed_text",
    "deed_title",
]

QUANTITIES = [*CUP.faces, WILD, VP]
NOUNS = {VP.noun: "vp"}  # in the log and at the start, points are just points
REVEALED = "when_revealed"


def TITLES(rules: Ruleset) -> list[Noun]:  # noqa: N802
    """The titles of the support actions and the standard main actions."""
    return [Noun(f"deed_{deed.key}") for deed in (*SUPPORTS, *STANDARDS)]


def deed_title(deed: CommonAction, language: str) -> str:
    """The title of a support action or a standard main action."""
    return render(Noun(deed.noun()), language)


def deed_text(deed: CommonAction, language: str) -> str:
    """What a support action or a standard main action costs and does."""
    return node_text(deed, language, GAME.name)


def award_title(face: Face, language: str) -> str:
    """An award goes by the icon that it counts."""
    return render(Phrase("award_named", x=Noun(face.noun)), language)


def award_text(face: Face, language: str) -> str:
    """What an award measures and brings."""
    first, second = Amount(FIRST_PLACE, "vp"), Amount(SECOND_PLACE, "vp")
    return render(Phrase("award_icons", p=first, x=Noun(face.noun), q=second), language)
