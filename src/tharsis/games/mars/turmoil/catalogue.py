"""What Turmoil has besides cards: global events and parties."""

from __future__ import annotations

from typing import Any

from tharsis.games.mars.turmoil.components import PARTIES
from tharsis.games.mars.turmoil.events import EVENTS, GlobalEvent
from tharsis.games.mars.turmoil.policies import BONUSES, policy_of
from tharsis.kernel.phrase import Noun
from tharsis.text.card import card_text, node_text
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.render import render

GAME = "mars"


def event_row(event: GlobalEvent, language: str) -> dict[str, Any]:
    """A global event."""
    return {
        "game": GAME,
        "set": event.set,
        "number": event.code,
        "key": event.key,
        "title": {"en": event.name, "pt": event.pt, "ru": event.ru},
        "revealed": PARTIES[event.revealed].name,
        "current": PARTIES[event.current].name,
        "good": event.good,
        "text": " ".join(card_text(event, language).lines()),
    }


def party_row(number: int, language: str) -> dict[str, Any]:
    """A party: what it brings when it comes to power, and its policy."""
    party = PARTIES[number]
    bonus, policy = node_text(BONUSES[number], language, GAME), node_text(policy_of(number), language, GAME)
    return {
        "game": GAME,
        "set": "turmoil",
        "key": party.key,
        "name": party.name,
        "title": {code: render(Noun(party.noun), code, game=GAME) for code in LANGUAGES},
        "bonus": bonus,
        "policy": policy,
        "text": f"{bonus} {policy}",
    }


def events(language: str) -> list[dict[str, Any]]:
    """All global events."""
    return [event_row(event, language) for event in EVENTS]


def parties(language: str) -> list[dict[str, Any]]:
    """All parties, clockwise."""
    return [party_row(number, language) for number in range(len(PARTIES))]


CATALOGUES = {"events": events, "parties": parties}
