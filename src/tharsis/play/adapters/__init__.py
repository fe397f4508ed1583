"""What playing needs to know about each game, by the name of the game."""

from __future__ import annotations

from tharsis.kernel.errors import UnknownName
from tharsis.play.adapters.base import Adapter, Item, SeatScore
from tharsis.play.adapters.dice import DiceAdapter
from tharsis.play.adapters.mars import MarsAdapter

ADAPTERS: dict[str, Adapter] = {adapter.game: adapter for adapter in (MarsAdapter(), DiceAdapter())}


def adapter_for(game: str) -> Adapter:
    """The adapter of that game."""
    if game not in ADAPTERS:
        raise UnknownName(f"the game {game!r} can't be played yet; known: {', '.join(sorted(ADAPTERS))}")
    return ADAPTERS[game]


__all__ = ["ADAPTERS", "Adapter", "Item", "SeatScore", "adapter_for"]
