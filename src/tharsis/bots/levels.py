"""The bots that a player can choose from, the weakest first, under names that say how strong they are.

A stronger bot gets a class of its own in `make.py` and a row in `levels.json`: clients show what stands there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("levels.json")


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot as players see it; words by language. `usual`: the one that plays where nobody chose."""

    bot: str
    title: dict[str, str]
    note: dict[str, str]
    usual: bool = False


@cache
def levels() -> list[Level]:
    """All of them, the weakest first."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Level])
