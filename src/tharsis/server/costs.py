"""What questions cost, in previews of one option (some 3 ms each): costly ones count for more than cheap ones."""

from __future__ import annotations

MENU = 4
HISTORY = 2
MOVES = 10
RECORD = 20
SERIES = 20
