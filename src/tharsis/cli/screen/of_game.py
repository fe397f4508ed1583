"""How the terminal draws a game: what the `terminal` facets of its modules say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tharsis.cli.screen.view import GameView
from tharsis.games.plugins import facet, game_named
from tharsis.kernel.vocabulary import BASE


def view_of(game: str, modules: Sequence[str] | None = None) -> GameView:
    """How that game is drawn with some modules; without saying which, with all."""
    return made(game, tuple(sorted(game_named(game).modules) if modules is None else modules))


@cache
def made(game: str, named: tuple[str, ...]) -> GameView:
    """The view, made once."""
    found = [facet(game, "terminal", module) for module in (BASE, *named)]
    return GameView([each for each in found if each is not None])
