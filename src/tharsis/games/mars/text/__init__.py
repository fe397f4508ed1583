"""How Terraforming Mars speaks."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.mars.game import GAME
from tharsis.games.mars.goals import Goal
from tharsis.games.mars.setup import CARDS_DEALT
from tharsis.games.mars.text.labels import MarsOptionText
from tharsis.games.mars.text.log import MarsLogReader
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.text.game_text import GameText
from tharsis.text.labels import OptionText
from tharsis.text.log import LogReader


class MarsText(GameText):
    """Corporations begin with money and production."""

    goals = Goal

    def start(self, card: Card) -> list[Phrase]:
        phrases = [node.phrase() for node in card.play]
        amounts = tuple(phrase.slots["q"] for phrase in phrases if phrase.pattern == "gain")
        steps = [phrase.slots for phrase in phrases if phrase.pattern == "production_up"]
        found = [Phrase("start_with", q=amounts)]
        if steps:
            found = [Phrase("start_with_production", q=amounts, n=steps[0]["n"], x=steps[0]["x"])]
        found += [Phrase("start_production", n=slots["n"], x=slots["x"]) for slots in steps[1:]]
        if card.set == "beginner":
            found.append(Phrase("start_free_cards", q=Amount(CARDS_DEALT, "card")))
        return found

    def speaker(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> OptionText:
        return MarsOptionText(state, ask, language, names)

    def teller(self, state: State, reader: int | None, since: int) -> LogReader:
        return MarsLogReader(state, reader, since)


TEXT = MarsText(GAME)
