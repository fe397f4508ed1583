"""Ways to play that people know by a name: the facet `presets.json` of games and expansions.

Each folder brings its own: what the game or the expansion is called, what the options of the set-up that it adds are
called, ways to play it, deals of the day. Those of an expansion have it in play, unless they name the modules themselves;
one that needs a module which is not there is left out.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tharsis.games.plugins import folder_of, game_named, game_names, packages_of
from tharsis.kernel.errors import TharsisError, UnknownName
from tharsis.kernel.vocabulary import BASE
from tharsis.play.ready import made_ready

FILE = "presets.json"
LAST = 100  # the rank of a game that says nothing about it
Texts = dict[Literal["en", "pt", "ru"], str]  # by language


class Minutes(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a game takes, with bots and with people."""

    bots: int
    people: int


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play: modules, options of the set-up, how many players it is for."""

    key: str
    name: Texts
    about: Texts
    players: tuple[int, int]
    modules: list[str] | None = None
    options: dict[str, Any] = {}


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of game that is dealt every day."""

    key: str
    bots: list[str] = []
    modules: list[str] | None = None


class Presets(Struct, frozen=True, forbid_unknown_fields=True):
    """What one folder says, or all folders of a game together."""

    rank: int = LAST  # the place of the game among the others
    title: Texts = {}
    about: Texts = {}
    minutes: Minutes | None = None
    kinds: dict[str, Texts] = {}  # of cards
    options: dict[str, Texts] = {}  # of the set-up
    presets: list[Preset] = []
    daily: list[Deal] = []


made_ready(Presets)


@cache
def presets_in(game: str, module: str = BASE) -> Presets:
    """What the folder of a module says."""
    file = folder_of(game, module) / FILE
    if not file.exists():
        return Presets()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Presets)
    except msgspec.MsgspecError as error:
        raise TharsisError(f"{FILE} of {game}, {module}: {error}") from error


@cache
def presets_of(game: str) -> Presets:
    """What the folders of a game say, the base first."""
    found = presets_in(game_named(game).name)
    kinds, options = dict(found.kinds), dict(found.options)
    presets: list[Preset] = []
    daily: list[Deal] = []
    for module in packages_of(game):
        own = presets_in(game, module)
        kinds |= own.kinds
        options |= own.options
        presets += [msgspec.structs.replace(x, modules=modules_of(module, x.modules)) for x in own.presets]
        daily += [msgspec.structs.replace(x, modules=modules_of(module, x.modules)) for x in own.daily]
    return msgspec.structs.replace(
        found,
        kinds=kinds,
        options=options,
        presets=sorted((x for x in presets if playable(game, x.modules)), key=fullness),
        daily=[x for x in daily if playable(game, x.modules)],
    )


def modules_of(module: str, named: list[str] | None) -> list[str]:
    """The modules of a way to play: those that it names, or the one that brings it."""
    return named if named is not None else [] if module == BASE else [module]


def fullness(preset: Preset) -> tuple[bool, int]:
    """Ways to play are offered from the simplest to the fullest; those for one person stand at the end."""
    return preset.players[1] == 1, len(preset.modules or [])


def playable(game: str, modules: list[str] | None) -> bool:
    """Whether all these modules are there."""
    return set(modules or []) <= set(packages_of(game))


def module_titles(game: str) -> dict[str, Texts]:
    """What the expansions of a game are called, those that say so."""
    return {m: title for m in packages_of(game) if m != BASE and (title := presets_in(game, m).title)}


def module_abouts(game: str) -> dict[str, Texts]:
    """What the expansions of a game are, in one line, those that say so."""
    return {m: about for m in packages_of(game) if m != BASE and (about := presets_in(game, m).about)}


def games_in_order() -> list[str]:
    """The games there are, by their rank."""
    return sorted(game_names(), key=lambda name: (presets_in(name).rank, name))


def preset_named(game: str, key: str) -> Preset:
    """A way to play a game."""
    known = {preset.key: preset for preset in presets_of(game).presets}
    if key not in known:
        raise UnknownName(f"{game} has no preset {key!r}; known: {', '.join(known) or 'none'}")
    return known[key]
