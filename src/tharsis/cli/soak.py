"""`tharsis soak`: many random games of all kinds, with every check at every decision."""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from tharsis.cli.build import is_compiled
from tharsis.cli.executor import cores, spread
from tharsis.play.audit import Audit
from tharsis.play.library import GAMES, game_named
from tharsis.play.options import SetUp, set_up


@dataclass(frozen=True)
class Outcome:
    """What came of a game: how many choices it took, and what was wrong."""

    setup: SetUp
    choices: int
    wrong: str


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("soak", help="Play many random games of all kinds and check everything at every decision.")(
        soak
    )


def soak(
    game: Annotated[str, typer.Argument(help="Only this game; all of them if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 10000,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one per core.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = 1,
) -> None:
    """The command."""
    began = time.perf_counter()
    set_ups = list(all_set_ups([game_named(game).name] if game else sorted(GAMES), games, seed))
    console = Console(stderr=True)
    choices, failed = 0, list[Outcome]()
    workers = jobs or cores()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        for outcome in spread(audited_game, set_ups, workers, chunk=max(1, min(20, games // (4 * workers)))):
            choices += outcome.choices
            if outcome.wrong:
                failed.append(outcome)
                said = json.loads(msgspec.json.encode(outcome.setup))
                print(
                    f"failed after {outcome.choices} choices: {json.dumps(said)}: {outcome.wrong}",
                    file=sys.stderr,
                )
            progress.advance(task)
    spent = time.perf_counter() - began
    build = "compiled" if is_compiled() else "plain"
    print(f"{games} games, {choices} decisions checked, {len(failed)} failed, {spent:.0f} s ({build})")
    if failed:
        raise typer.Exit(1)


def all_set_ups(names: list[str], games: int, seed: int) -> Iterator[SetUp]:
    """These games in turn, with all player counts, modules and variants."""
    kinds: list[tuple[str, int, list[str], bool, bool]] = []
    for name in names:
        game = game_named(name)
        modules = sorted(game.modules)
        subsets = [[m for i, m in enumerate(modules) if mask >> i & 1] for mask in range(1 << len(modules))]
        least, most = game.players
        kinds += [
            (name, players, chosen, draft, beginners)
            for players in range(least, most + 1)
            for chosen in subsets
            for draft in (False, True)
            for beginners in ((False, True) if "beginner" in game.slots.seat_names else (False,))
        ]
    for i in range(games):
        name, players, chosen, draft, beginners = kinds[i % len(kinds)]
        luck = Random(seed + i)
        first = luck.randrange(players) if luck.random() < 0.3 else None
        beginning = [seat for seat in range(players) if beginners and luck.random() < 0.5]
        yield set_up(name, players, seed + i, chosen, draft, beginning, first)


def audited_game(setup: SetUp) -> Outcome:
    """One random game with its books kept; whatever goes wrong is told, not raised."""
    luck = Random(setup.seed)
    choices = 0
    try:
        s = setup.begin()
        books = Audit(s)
        while not s.over:
            asks = s.decisions()
            ask = asks[int(luck.random() * len(asks))]
            s.apply(ask.seat, int(luck.random() * len(ask.options)))
            choices += 1
            if problems := books.problems(s):
                return Outcome(setup, choices, "; ".join(problems))
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return Outcome(setup, choices, f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})")
    return Outcome(setup, choices, "")
