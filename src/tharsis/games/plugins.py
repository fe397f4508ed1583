"""Games and expansions are packages: this finds them, and the facets in them.

A package with a `GAME` is a game; one with a `MODULE` is an expansion. Those of Tharsis are folders: a game lies in this
folder, an expansion in its game's. Others are installed and announce themselves by the entry point `tharsis.plugins`,
which names the package. A *facet* is a file or a package of a fixed name in such a package (`facets.json` lists them): what the
layers above the rules need to know of it. So are the data files `presets.json` (`play/presets.py`). Nothing registers itself.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import pkgutil
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import tharsis.games
from tharsis.kernel.core import Ruleset
from tharsis.kernel.errors import TharsisError, UnknownName
from tharsis.kernel.module import Game, Module
from tharsis.kernel.vocabulary import BASE

# The names, each with the layer that it serves.
FACETS: dict[str, str] = json.loads((Path(__file__).parent / "facets.json").read_text(encoding="utf-8"))
ENTRY_POINTS = "tharsis.plugins"


# --- packages -----------------------------------------------------------------------------------------------------------


def folders(package: str) -> list[str]:
    """The packages inside a package that are no facets, by their full names."""
    found = pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}.")
    return sorted(x.name for x in found if x.ispkg and x.name.rpartition(".")[2] not in FACETS)


@cache
def installed() -> list[str]:
    """The packages that announce themselves; each is a game or an expansion."""
    names = announced() if any(may_announce(Path(folder or ".")) for folder in sys.path) else []
    for name in names:
        try:
            found = game_in(name) or extension_in(name)
        except ImportError as error:
            raise TharsisError(f"the plug-in {name} can't be imported: {error}") from error
        if found is None:
            raise TharsisError(f"the plug-in {name} has neither a GAME nor a MODULE")
    return names


def announced() -> list[str]:
    """The packages that entry points name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - dear to import, and seldom needed

    return sorted({point.value for point in entry_points(group=ENTRY_POINTS)})


def may_announce(folder: Path) -> bool:
    """Whether what is installed in a folder of the path may have such entry points; a cheap look at the files."""
    if not folder.is_dir():
        return folder.exists()  # an archive: nobody can tell without opening it
    files = [*folder.glob("*.dist-info/entry_points.txt"), *folder.glob("*.egg-info/entry_points.txt")]
    return any(ENTRY_POINTS in file.read_text(encoding="utf-8", errors="replace") for file in files)


def game_in(package: str) -> Game | None:
    """The game that a package holds."""
    game = getattr(importlib.import_module(package), "GAME", None)
    return game if isinstance(game, Game) else None


def extension_in(package: str) -> Module | None:
    """The expansion that a package holds."""
    module = getattr(importlib.import_module(package), "MODULE", None)
    return module if isinstance(module, Module) else None


@cache
def game_packages() -> dict[str, str]:
    """The package of each game. The games of Tharsis are called like their folders: none is imported for its name."""
    found = {name.rpartition(".")[2]: name for name in folders(tharsis.games.__name__)}
    for package in installed():
        game = game_in(package)
        if game is not None:
            if game.name in found:
                raise TharsisError(f"{package}: there is a game {game.name} already")
            found[game.name] = package
    return found


@cache
def packages_of(game: str) -> dict[str, str]:
    """The package of each module of a game, the base first."""
    home = game_packages()[game]
    found = {BASE: home}
    for package in [*folders(home), *installed()]:
        module = extension_in(package)
        if module is None or (package in installed() and module.game != game):
            continue
        if module.name in found:
            raise TharsisError(f"{package}: {game} has a module {module.name} already")
        found[module.name] = package
    return found


# --- games and their facets ---------------------------------------------------------------------------------------------


def game_names() -> list[str]:
    """The games there are."""
    return sorted(game_packages())


def game_named(name: object) -> Game:
    """The game of that name, with its expansions; whatever else somebody asked for is refused."""
    if not isinstance(name, str) or name not in game_names():
        raise UnknownName(f"there is no game {name!r}; known: {', '.join(game_names())}")
    return load_game(name)


@cache
def load_game(name: str) -> Game:
    """A game with all its expansions."""
    game = game_in(game_packages()[name])
    assert game is not None
    for package in packages_of(name).values():
        module = extension_in(package)
        if module is not None:
            game.add(module)
    return game


@cache
def facet(game: str, name: str, module: str = BASE) -> ModuleType | None:
    """A facet of a module of a game; None where it has none."""
    game_named(game)
    full = f"{packages_of(game)[module]}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def facets(rules: Ruleset, name: str) -> list[ModuleType]:
    """A facet of all modules in play, the base first."""
    found = [facet(rules.game, name, module) for module in [BASE, *rules.modules]]
    return [each for each in found if each is not None]


def folder_of(game: str, module: str = BASE) -> Path:
    """Where a module of a game lies, with the data that it brings."""
    return Path(importlib.import_module(packages_of(game)[module]).__path__[0])
