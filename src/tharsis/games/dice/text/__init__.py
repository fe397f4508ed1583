"""How the Dice Game speaks."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.dice.components import VP
from tharsis.games.dice.game import GAME
from tharsis.games.dice.goals import FIRST_PLACE, SECOND_PLACE, Milestone
from tharsis.games.dice.menu import CommonAction
from tharsis.games.dice.text.labels import DiceOptionText
from tharsis.games.dice.text.log import DiceLogReader
from tharsis.games.dice.verbs.dice import Face
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot
from tharsis.text.card import node_text
from tharsis.text.game_text import GameText
from tharsis.text.labels import OptionText
from tharsis.text.log import LogReader
from tharsis.text.merge import sentences, together
from tharsis.text.render import render


class DiceText(GameText):
    """Actions say which part of a turn they take; points are immediate or come at the end."""

    goals = Milestone

    def start(self, card: Card) -> list[Phrase]:
        phrases = [node.phrase() for node in card.play]
        amounts = [at_start(phrase.slots["q"]) for phrase in phrases if phrase.pattern == "gain"]
        found = [Phrase("start_with", q=amounts[0] if len(amounts) == 1 else tuple(amounts))]
        others = sentences([phrase for phrase in phrases if phrase.pattern != "gain"])
        return [*found, Phrase("when_revealed", e=together(others))] if others else found

    def speaker(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> OptionText:
        return DiceOptionText(state, ask, language, names)

    def teller(self, state: State, reader: int | None, since: int) -> LogReader:
        return DiceLogReader(state, reader, since)


TEXT = DiceText(GAME)


def at_start(q: Slot) -> Slot:
    """Points that one begins with are just points."""
    return Amount(q.n, "vp") if isinstance(q, Amount) and q.noun == VP.noun else q


def deed_title(deed: CommonAction, language: str) -> str:
    """The title of a support action or a standard main action."""
    return render(Noun(f"deed_{deed.key}"), language)


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
