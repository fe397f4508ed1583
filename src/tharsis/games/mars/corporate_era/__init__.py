"""The Corporate Era: more projects and corporations, and no production to start with. Solo games always have it."""

from __future__ import annotations

from tharsis.games.mars.corporate_era import cards_a, cards_b, corporations
from tharsis.kernel.module import Module

MODULE = Module(
    "corporate-era",
    cards=[*corporations.CORPORATIONS, *cards_a.CARDS, *cards_b.CARDS],
    settings={"start_production": 0, "always_solo": 1},
)
