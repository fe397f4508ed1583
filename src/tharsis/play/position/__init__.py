"""Positions as documents: load, dump, refuse. What FEN is to chess."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tharsis.games.plugins import facet, game_names
from tharsis.kernel.core import State
from tharsis.kernel.errors import BadPosition, TharsisError

Document = dict[str, Any]


def load(document: Document) -> State:
    """A state whose next decision is the named player's; an impossible position is refused with every reason."""
    if not isinstance(document, dict):
        raise BadPosition(["a position is a JSON object"])
    game = document.get("game")
    if game not in game_names():
        raise BadPosition([f"game is {game!r}; known: {', '.join(game_names())}"])
    state = positions_of(str(game)).load(document)
    assert isinstance(state, State)
    return state


def dump(state: State) -> Document:
    """The position as a document; only at the beginning of an action."""
    found: Document = positions_of(state.rules.game).dump(state)
    return found


def positions_of(game: str) -> ModuleType:
    """What a game knows of positions."""
    found = facet(game, "position")
    if found is None:
        raise TharsisError(f"{game} has no positions as documents")
    return found
