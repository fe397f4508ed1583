"""`tharsis play`: a person against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tharsis.bots.make import bot_class, bot_named
from tharsis.cli.commands.simulate import words
from tharsis.cli.files import check_writable
from tharsis.cli.screen.session import Session
from tharsis.cli.screen.words import check_language
from tharsis.cli.wishes import wishes
from tharsis.kernel.errors import TharsisError
from tharsis.play.match import Match, new_game
from tharsis.play.presets import games_in_order, preset_named

ME = 0


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; without one, the first.")] = "",
    players: Annotated[int, typer.Option(help="How many, you included.", show_default="2")] = 0,
    bots: Annotated[str, typer.Option(help="Your opponents: one for all, or one each.")] = "greedy",
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
    seed: Annotated[str, typer.Option(help="For the same deal again.")] = "",
    solo: Annotated[bool, typer.Option("--solo", help="Play alone.")] = False,
    modules: Annotated[
        str, typer.Option(help="Expansions, joined by commas; none: the base game alone.")
    ] = "",
    preset: Annotated[str, typer.Option(help="A way to play that the game knows by a name.")] = "",
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write a record for `tharsis replay` at the end, or when you quit.")
    ] = None,
) -> None:
    """The command."""
    check_language(language)
    if record is not None:
        check_writable(record)
    names = words(bots)
    for name in names:
        bot_class(name)
    if load is not None:
        match = Match.load(load.read_bytes())
    else:
        count = how_many(players, solo, names)
        options = wishes(context)
        game = game or games_in_order()[0]
        known = preset_named(game, preset) if preset else None
        named = words(modules) or list((known and known.modules) or [])
        match = new_game(game, count, seed or None, named, **{**(known.options if known else {}), **options})
    opponents = names if len(names) == match.players - 1 else names[:1] * (match.players - 1)
    table = {
        seat: bot_named(name, seat, match.state.rules, f"{match.setup.seed} {seat}")
        for seat, name in enumerate(opponents, start=1)
    }
    session = Session(match, ME, table, language, Console(highlight=False))
    session.run()
    if record is not None:
        record.write_text(session.match.record(), encoding="utf-8")


def how_many(players: int, solo: bool, names: list[str]) -> int:
    """How many play, by what was said about it."""
    if solo:
        if players not in (0, 1):
            raise TharsisError(f"alone, or {players} players: not both")
        return 1
    count = players or max(2, len(names) + 1)
    if len(names) > 1 and count != len(names) + 1:
        raise TharsisError(f"{count} players need {count - 1} bots (or one for all), not {len(names)}")
    return count
