"""Games and expansions are folders: this finds them, and the facets in them.

A folder with a `GAME` is a game, a folder inside it with a `MODULE` an expansion. A *facet* is a file or a package of a
fixed name in such a folder (see `FACETS`): what the layers above the rules need to know of it. Nothing registers itself.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

import tharsis.games
from tharsis.kernel.core import Ruleset
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.module import Game, Module

FACETS = ("adapter", "audit", "bot", "position", "terminal", "testing", "text")


@cache
def game_names() -> list[str]:
    """The games there are: folders of this package."""
    folders = pkgutil.iter_modules(tharsis.games.__path__)
    return sorted(info.name for info in folders if info.ispkg)


def game_named(name: str) -> Game:
    """The game of that name, with its expansions."""
    if str(name) not in game_names():
        raise UnknownName(f"there is no game {name!r}; known: {', '.join(game_names())}")
    return load_game(name)


@cache
def load_game(name: str) -> Game:
    """A game with its expansions: those in its folder, and installed ones that announce themselves."""
    folder = importlib.import_module(f"{tharsis.games.__name__}.{name}")
    game = folder.GAME
    assert isinstance(game, Game)
    found: list[Module] = []
    for info in pkgutil.iter_modules(folder.__path__):
        if info.ispkg and info.name not in FACETS:
            module = getattr(importlib.import_module(f"{folder.__name__}.{info.name}"), "MODULE", None)
            if isinstance(module, Module):
                found.append(module)
    found += [point.load() for point in entry_points(group=f"tharsis.{name}")]
    for module in sorted(found, key=lambda m: m.name):
        game.add(module)
    return game


def folder_of(game: str) -> Path:
    """Where a game lies, with the data that it brings."""
    return Path(importlib.import_module(f"{tharsis.games.__name__}.{game}").__path__[0])


@cache
def facet(game: str, name: str) -> ModuleType | None:
    """A facet of a game; None where the game has none."""
    game_named(game)
    full = f"{tharsis.games.__name__}.{game}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def facet_of(rules: Ruleset, name: str) -> ModuleType | None:
    """A facet of the game that is played."""
    return facet(rules.game, name)
