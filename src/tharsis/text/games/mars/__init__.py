"""How Terraforming Mars speaks."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.mars.game import MARS
from tharsis.games.mars.goals import MILESTONE_POINTS, Goal
from tharsis.games.mars.setup import CARDS_DEALT
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.text.labels import Speaker
from tharsis.text.log import Teller
from tharsis.text.voice import Voice

from .labels import MarsSpeaker
from .log import MarsTeller


class MarsVoice(Voice):
    """Corporations begin with money and production."""

    milestone_points = MILESTONE_POINTS
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

    def speaker(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> Speaker:
        return MarsSpeaker(state, ask, language, names)

    def teller(self, state: State, reader: int | None, since: int) -> Teller:
        return MarsTeller(state, reader, since)


VOICE = MarsVoice(MARS)
