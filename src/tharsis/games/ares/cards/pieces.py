"""Ocean tiles, with the reward on their blue side, and the phase cards of the solo game's stack.

They are handled like cards, and have no number.
"""

from __future__ import annotations

from tharsis.games.ares.components import MC, PLANTS
from tharsis.games.ares.verbs.plays import PhaseRule
from tharsis.kernel.core import Card, Node
from tharsis.rules.cards import Draw
from tharsis.rules.effects import Gain


def ocean_tile(number: int, *reward: Node) -> Card:
    """One ocean tile."""
    return Card(
        "",
        f"Ocean {number}",
        pt=f"Oceano {number}",
        ru=f"Океан {number}",
        kind="ocean",
        set="base",
        home="ocean_tiles",
        play=list(reward),
    )


OCEAN_TILE_CARDS: list[Card] = [
    ocean_tile(1, Gain(PLANTS, 2)),
    ocean_tile(2, Gain(PLANTS, 2)),
    ocean_tile(3, Gain(MC, 4)),
    ocean_tile(4, Gain(MC, 1), Draw(1)),
    ocean_tile(5, Gain(MC, 2), Gain(PLANTS, 1)),
    ocean_tile(6, Gain(PLANTS, 1), Draw(1)),
    ocean_tile(7, Gain(MC, 1), Gain(PLANTS, 1)),
    ocean_tile(8, Draw(1)),
    ocean_tile(9, Draw(1)),
]


def phase_card(phase: int, roman: str) -> Card:
    """A phase card; its cost is the number of the phase."""
    return Card(
        "",
        f"Phase {roman}",
        pt=f"Fase {roman}",
        ru=f"Фаза {roman}",
        kind="phase",
        set="base",
        home="phase_stack",
        cost=phase,
        play=[PhaseRule(phase)],
    )


PHASE_CARDS: list[Card] = [
    phase_card(phase, roman) for phase, roman in enumerate(("I", "II", "III", "IV", "V"), start=1)
]
