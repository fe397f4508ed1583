"""Positions as documents: load, dump, refuse. What FEN is to chess."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tharsis.kernel.core import State
from tharsis.kernel.errors import BadPosition
from tharsis.play import position_dice, position_mars

Document = dict[str, Any]

LOADERS: dict[str, Callable[[Document], State]] = {"mars": position_mars.load, "dice": position_dice.load}
DUMPERS: dict[str, Callable[[State], Document]] = {"mars": position_mars.dump, "dice": position_dice.dump}


def load(document: Document) -> State:
    """A state whose next decision is the named player's; an impossible position is refused with every reason."""
    if not isinstance(document, dict):
        raise BadPosition(["a position is a JSON object"])
    game = document.get("game")
    if game not in LOADERS:
        raise BadPosition([f"game is {game!r}; known: {', '.join(sorted(LOADERS))}"])
    return LOADERS[str(game)](document)


def dump(state: State) -> Document:
    """The position as a document; only at the beginning of an action."""
    return DUMPERS[state.rules.game](state)
