"""Corporate Era: two corporations and 71 project cards more."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.corporate_era import cards_a, cards_b, corporations
from tharsis.kernel.module import Module

MODULE: Final = Module("corporate-era", cards=[*corporations.CORPORATIONS, *cards_a.CARDS, *cards_b.CARDS])
