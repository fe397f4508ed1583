"""Numbers that cards of Ares Expedition look at: cards played, forests, one's phase."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import FORESTS, STEEL, TITANIUM
from tharsis.games.ares.slots import chose
from tharsis.kernel.core import Count, State
from tharsis.kernel.phrase import Noun
from tharsis.kernel.words import CountWords
from tharsis.rules.counts import Has
from tharsis.rules.vocabulary import TABLEAU

PHASE_NOUNS = [
    "development_phase",
    "construction_phase",
    "action_phase",
    "production_phase",
    "research_phase",
]
COLOURS = {"automated": "green", "active": "blue", "event": "red"}


FORESTS_PLANTED: Final = Has(
    FORESTS, CountWords(Noun(FORESTS.noun), each="per_each_own_tag", points_every="vp_per_n_own")
)
STEEL_OWNED: Final = Has(STEEL, CountWords(Noun(STEEL.noun)))
TITANIUM_OWNED: Final = Has(TITANIUM, CountWords(Noun(TITANIUM.noun)))


class PlayedCards(Count):
    """My project cards in play, all or those of a kind; the corporation is none of them."""

    def __init__(self, kind: str = "") -> None:
        super().__init__()
        self.kind = kind
        self.words = CountWords(
            Noun(f"{COLOURS[kind]}_card" if kind else "card"),
            points_every="ares_vp_per_n_played",
            reached="ares_if_cards",
        )

    def count(self, s: State, seat: int, card: int) -> int:
        cards, found = s.rules.cards, 0
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            kind = cards[c].kind
            if kind == self.kind or (not self.kind and kind != "corporation"):
                found += 1
        return found

    def icons(self) -> list[str]:
        return [f"card-{COLOURS[self.kind]}" if self.kind else "res-card"]


class Chose(Count):
    """1 if I chose that phase this round."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase
        self.words = CountWords(Noun(PHASE_NOUNS[phase - 1]), holds="ares_if_phase_chosen")

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if chose(s, seat, self.phase) else 0

    def icons(self) -> list[str]:
        return [f"phase-{self.phase}"]
