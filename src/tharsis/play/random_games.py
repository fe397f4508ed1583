"""Random games of all kinds: what tests, long runs and stored positions are made of. Number n is always the same game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

from tharsis.games.plugins import game_named
from tharsis.kernel.core import State
from tharsis.kernel.module import FLAG, NAME, SEAT, SEATS
from tharsis.play.match import Match
from tharsis.play.setup import SetUp, set_up


@dataclass(frozen=True)
class Kind:
    """A mode of a game. `options`: what is chosen; of seats, only whether some are."""

    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, bool | str], ...]


@cache
def kinds(name: str) -> list[Kind]:
    """Every mode of a game: all player counts, sets of modules, boards and variants, well mixed."""
    game = game_named(name)
    least, most = game.players
    modules = sorted(game.modules)
    sets = [tuple(m for i, m in enumerate(modules) if mask >> i & 1) for mask in range(1 << len(modules))]
    offered = [option for option in game.base.options if option.kind != SEAT]
    ways: list[list[bool | str]] = [list(o.names) if o.kind == NAME else [False, True] for o in offered]
    names = [option.name for option in offered]
    found = [
        Kind(players, chosen, tuple(zip(names, values, strict=True)))
        for players, chosen, values in product(range(least, most + 1), sets, list(product(*ways)))
    ]
    Random("kinds").shuffle(found)  # so that the first few differ in everything
    return found


def kinds_with(name: str, modules: list[str] | None) -> list[Kind]:
    """The modes of a game: all of them, or those with exactly these modules."""
    if modules is None:
        return kinds(name)
    wanted = {game_named(name).module(module).name for module in modules}
    return [kind for kind in kinds(name) if set(kind.modules) == wanted]


def random_set_up(name: str, number: int, modules: list[str] | None = None) -> SetUp:
    """Game number n: the modes take their turns, all of them or those with exactly these modules."""
    every = kinds_with(name, modules)
    kind, luck = every[number % len(every)], Random(number)
    options: dict[str, object] = dict(kind.options)
    for option in sorted(game_named(name).base.options, key=lambda option: option.kind):
        if option.kind == SEAT and luck.random() < 0.3:
            options[option.name] = luck.randrange(kind.players)
        elif option.kind == SEATS:
            some = options[option.name]
            options[option.name] = [seat for seat in range(kind.players) if some and luck.random() < 0.5]
    for module in kind.modules:
        for option in game_named(name).modules[module].options:
            options[option.name] = option.kind == FLAG and luck.random() < 0.5
    return set_up(name, kind.players, number, kind.modules, **options)


def random_answer(s: State, luck: Random) -> tuple[int, int]:
    """Any open decision and any of its options: the seat and the index."""
    asks = s.decisions()
    ask = asks[int(luck.random() * len(asks))]
    return ask.seat, int(luck.random() * len(ask.options))


def is_moment(decisions: int, luck: Random, often: float) -> bool:
    """Whether to stop here, after so many decisions: ever more rarely, since nobody knows how long a game will be."""
    return luck.random() * (1 + decisions) < often


def moments(setup: SetUp, often: int) -> Iterator[tuple[Match, Random]]:
    """Some decisions of a random game, with luck for what is done there. What is done must not change the match."""
    luck, pick = Random(setup.seed), Random(f"moments {setup.seed}")
    s, decisions = setup.begin(), 0
    while not s.over:
        if is_moment(decisions, pick, often):
            yield Match(setup, s), pick
        s.apply(*random_answer(s, luck))
        decisions += 1
