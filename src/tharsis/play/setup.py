"""How a game is set up: what a person may ask for, checked before anything is dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.module import FLAG, NAME, SEAT, Game, SetupOption
from tharsis.play.games import ruleset, start

ALL = "all"  # seats
Choice = bool | int | str | list[int]  # a flag, a seat, a name, some seats


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a game begins with: the same set-up and the same answers give the same game."""

    game: str
    players: int
    seed: str
    modules: list[str] = []
    options: dict[str, Choice] = {}  # what the modules offer and the table asked for
    cards: list[str] = []  # of an older game, where there are others now; else all

    def declared(self) -> list[SetupOption]:
        """The options that were asked for."""
        offered = game_named(self.game).options(self.modules)
        return [option for option in offered if option.name in self.options]

    def rules(self) -> Ruleset:
        """The linked rules."""
        numbers = {o.name: number_of(o, self.options[o.name]) for o in self.declared() if o.slot < 0}
        modules, cards = tuple(self.modules), tuple(self.cards)
        return ruleset(self.game, modules, self.players, tuple(sorted(numbers.items())), cards)

    def begin(self) -> State:
        """The game at its first decisions."""
        marked = {o.slot: seats for o in self.declared() if isinstance(seats := self.options[o.name], list)}
        return start(self.rules(), self.seed, marked)


def setup_upgraded(raw: dict[str, Any]) -> dict[str, Any]:
    """A set-up as it is written now: in release 0.1 its options were fields of their own."""
    now = set(SetUp.__struct_fields__)
    options = {name: value for name, value in raw.items() if name not in now and asked_for(value)}
    kept = {name: value for name, value in raw.items() if name in now}
    return {**kept, "options": {**kept.get("options", {}), **options}}


def asked_for(value: object) -> bool:
    """Whether a choice differs from asking for nothing."""
    return value is not None and value is not False and value not in ("", [], ())


def number_of(option: SetupOption, value: Choice) -> int:
    """A choice as a number of the rules."""
    return (
        option.names.index(value) if isinstance(value, str) else int(value) if isinstance(value, int) else 0
    )


def whole(what: str, value: object) -> int:
    """A whole number, or a clear refusal."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TharsisError(f"{what} must be a whole number, not {value!r}")
    return value


def seat_in(what: str, value: object, players: int) -> int:
    """The number of a seat, or a clear refusal."""
    seat = whole(what, value)
    if not 0 <= seat < players:
        raise TharsisError(f"{what}: there is no seat {seat}; seats are 0 to {players - 1}")
    return seat


def chosen(game: str, option: SetupOption, value: object, players: int) -> Choice:
    """A choice in one form, or a clear refusal."""
    if option.kind == FLAG:
        return bool(value)
    if option.kind == SEAT:
        return seat_in(option.name, value, players)
    if option.kind == NAME:
        if value not in option.names:
            known = ", ".join(option.names)
            raise TharsisError(f"{game} has no {option.name} {value!r}; known: {known}")
        return str(value)
    if value == ALL:
        return list(range(players))
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise TharsisError(f"{option.name} must be a list of seats, not {value!r}")
    return sorted({seat_in(option.name, seat, players) for seat in value})


def choices(game: Game, modules: list[str], players: int, options: dict[str, object]) -> dict[str, Choice]:
    """What was asked for, option by option; what is as without asking is left out."""
    offered = {option.name: option for option in game.options(modules)}
    for name in options:
        if name not in offered:
            raise TharsisError(f"{game.name} has no {name}")
    return {
        name: chosen(game.name, option, options[name], players)
        for name, option in offered.items()
        if asked_for(options.get(name))
    }


def set_up(
    game: str,
    players: int,
    seed: int | str | None = None,
    modules: Sequence[str] = (),
    **options: object,
) -> SetUp:
    """Check what was asked for and write it down in one form. `options`: those that the modules offer."""
    found = game_named(game)
    least, most = found.players
    if not least <= whole("players", players) <= most:
        raise TharsisError(f"{game} is for {least} to {most} players, not {players}")
    if isinstance(modules, str):
        raise TharsisError(f"modules must be a list of names, not {modules!r}")
    names = sorted({found.module(str(name)).name for name in modules})
    if seed is None:
        seed = secrets.token_hex(32)
    elif isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TharsisError(f"a seed is a whole number or a word, not {seed!r}")
    return SetUp(game, players, str(seed), names, choices(found, names, players, options))
