"""What a table itself has to say to those who read it: fixed sentences, which tell nothing of the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


@cache
def notices() -> dict[str, dict[str, str]]:
    """All of them, by language."""
    path = Path(__file__).parent / "data" / "notices.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])


def notice(key: str, language: str, **what: object) -> str:
    """One of them, with what it speaks of."""
    return notices()[key][language].format(**what)
