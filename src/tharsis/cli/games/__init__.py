"""How the terminal draws each game, by the name of the game."""

from __future__ import annotations

from tharsis.cli.games.dice import DiceView
from tharsis.cli.games.mars import MarsView
from tharsis.cli.view import GameView
from tharsis.kernel.errors import UnknownName

VIEWS: dict[str, GameView] = {view.game: view for view in (MarsView(), DiceView())}


def view_of(game: str) -> GameView:
    """How that game is drawn."""
    if game not in VIEWS:
        raise UnknownName(f"the terminal can't show the game {game!r}; known: {', '.join(sorted(VIEWS))}")
    return VIEWS[game]


__all__ = ["VIEWS", "GameView", "view_of"]
