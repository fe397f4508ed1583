"""Options of a game's set-up on the command line: `--draft`, `--board B`. The modules of the games say which there are."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.module import FLAG, NAME, SEATS, SetupOption

WISHES = "set-up"  # where typer keeps them


class SetupCommand(TyperCommand):
    """A command that begins a game: what the modules offer is taken out of its arguments, for `wishes`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        left: list[str] = []
        ctx.meta[WISHES] = {}
        words, offered = list(args), all_options()
        while words:
            word, has_value, value = words.pop(0).partition("=")
            option = offered.get(word)
            if option is None:
                left.append(f"{word}{has_value}{value}")
                continue
            if not has_value and option.kind != FLAG and words and not words[0].startswith("-"):
                value = words.pop(0)
            ctx.meta[WISHES][option.name] = choice(option, value)
        return super().parse_args(ctx, left)


def all_options() -> dict[str, SetupOption]:
    """What the modules of all games offer, as it is typed."""
    found: dict[str, SetupOption] = {}
    for name in game_names():
        game = game_named(name)
        for option in game.options(sorted(game.modules)):
            found.setdefault(f"--{option.name.replace('_', '-')}", option)
    return found


def choice(option: SetupOption, value: str) -> object:
    """The value of an option; of seats, none means the first one: yours."""
    if option.kind == FLAG:
        return True
    if option.kind == NAME:
        return value
    numbers = [word for word in value.split(",") if word] or ["0"]
    if not all(number.isdecimal() for number in numbers):
        raise typer.BadParameter(f"--{option.name.replace('_', '-')} needs a seat, not {value!r}")
    return [int(number) for number in numbers] if option.kind == SEATS else int(numbers[0])


def wishes(context: typer.Context) -> dict[str, object]:
    """What was asked for."""
    found: dict[str, object] = context.meta[WISHES]
    return found
