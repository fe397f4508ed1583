"""How the terminal draws a game: the `terminal` facet of its folder."""

from __future__ import annotations

from tharsis.cli.screen.view import GameView
from tharsis.games.plugins import facet
from tharsis.kernel.errors import UnknownName


def view_of(game: str) -> GameView:
    """How that game is drawn."""
    found = facet(game, "terminal")
    if found is None:
        raise UnknownName(f"the terminal can't show the game {game!r}")
    view = found.VIEW
    assert isinstance(view, GameView)
    return view
