"""Tharsis: an open platform for the Terraforming Mars family of games.

import tharsis

match = tharsis.new_game("mars", players=3, seed=7, modules=["corporate_era"])
while not match.over:
    decision = match.decisions()[0]
    match.apply(decision.seat, decision.options[0].label)
"""

from __future__ import annotations

from tharsis.kernel.errors import BadPosition, BadRecord, Refused, TharsisError, UnknownName
from tharsis.kernel.option import Option
from tharsis.play import explain, position, preview, replay
from tharsis.play.decision import Choice, Decision
from tharsis.play.match import Match, new_game

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "Choice",
    "Decision",
    "Match",
    "Option",
    "Refused",
    "TharsisError",
    "UnknownName",
    "__version__",
    "explain",
    "new_game",
    "position",
    "preview",
    "replay",
]
