"""The commands. A module is imported when its command is called: `--help` and the other commands need not wait for it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

SET_UP = (
    "Options of the game's set-up are given by their names, such as --draft, --board B or --beginners 0,1."
)


@dataclass(frozen=True)
class Command:
    """A command: a function of its name in a module of this package."""

    module: str
    about: str
    sets_up: bool = False  # a game, so that it takes the options of a set-up as well


COMMANDS = {
    "play": Command("play", "Play against bots in the terminal.", sets_up=True),
    "serve": Command("serve", "Start the table server."),
    "think": Command("serve", "Let the bots of table servers on other machines think on this one."),
    "admin": Command("serve", "How a running server is: tables, connections, load, errors."),
    "tables": Command("serve", "List, export, delete, back up, restore or archive what a server has stored."),
    "cards": Command("cards", "List the cards, or show one of them."),
    "catalogue": Command("catalogue", "List what games have besides cards; its name is a command, too."),
    "simulate": Command("simulate", "Let bots play many games; show who wins, and how.", sets_up=True),
    "balance": Command("balance", "Let good bots play many games; show how each card and corporation fares."),
    "replay": Command("replay", "Check the record of a game and tell it turn by turn."),
    "position": Command(
        "position", "Show a position: map, players, legal moves, and why others are not legal."
    ),
    "bench": Command("bench", "Measure the speed of the rules, plain and compiled."),
    "perft": Command("perft", "Count what can follow from stored positions, and compare."),
    "soak": Command("soak", "Play many random games of all kinds, with every check that there is."),
}


class CommandsOnDemand(TyperGroup):
    """The commands above, each imported when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return loaded(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.about) for name, command in COMMANDS.items()])


def loaded(name: str) -> Any:
    """A command, ready to be called."""
    command = COMMANDS[name]
    function = getattr(import_module(f"{__name__}.{command.module}"), name)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    if command.sets_up:
        from tharsis.cli.wishes import SetupCommand  # noqa: PLC0415 - it needs the games

        alone.command(name, help=f"{command.about} {SET_UP}", cls=SetupCommand)(function)
    else:
        alone.command(name, help=command.about)(function)
    return typer.main.get_command(alone)
