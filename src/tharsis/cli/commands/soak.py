"""`tharsis soak`: many random games of all kinds, audited at their decisions and proved at some of their moments."""

from __future__ import annotations

import json
import sys
import time
import traceback
from dataclasses import dataclass
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from tharsis.cli.bench.build import is_compiled
from tharsis.cli.bench.executor import cores, spread
from tharsis.cli.commands.simulate import words
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.vocabulary import BASE
from tharsis.play.checks.audit import Audit
from tharsis.play.checks.invariants import wrong_at, wrong_end, wrong_record
from tharsis.play.match import Match
from tharsis.play.random_games import is_moment, random_answer, random_set_up
from tharsis.play.setup import SetUp

MOMENTS = 0.5  # how often a game is proved: a few times, wherever it is
EVERY = "all"  # sets of expansions
RECORDS = 20  # of so many games, one is written down and read again


@dataclass(frozen=True)
class Job:
    """A game to be played, and how often its books are compared with it."""

    setup: SetUp
    every: int


@dataclass(frozen=True)
class Outcome:
    """What came of a game: how many choices it took, and what was wrong."""

    setup: SetUp
    choices: int
    wrong: str


def soak(
    game: Annotated[str, typer.Argument(help="Only this game; all of them if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 10000,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one per core.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = 1,
    modules: Annotated[
        str,
        typer.Option(help="Only with these expansions, joined by commas; base: without any; all: every set."),
    ] = EVERY,
    every: Annotated[int, typer.Option(help="Compare the books at every so many decisions.", min=1)] = 1,
) -> None:
    """The command."""
    began = time.perf_counter()
    if modules != EVERY and not game:
        raise TharsisError("--modules needs the name of a game")
    names = [game_named(game).name] if game else game_names()
    chosen = None if modules == EVERY else [word for word in words(modules) if word != BASE]
    kinds = ((names[i % len(names)], seed + i // len(names)) for i in range(games))
    work = [Job(random_set_up(name, number, chosen), every) for name, number in kinds]
    console = Console(stderr=True)
    choices, failed = 0, list[Outcome]()
    workers = jobs or cores()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        for outcome in spread(proved_game, work, workers, chunk=max(1, min(20, games // (4 * workers)))):
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
    ways = len({way(job.setup) for job in work})
    print(
        f"{games} games, {choices} decisions checked, ways to play: {ways}, {len(failed)} failed, {spent:.0f} s ({build})"
    )
    if failed:
        raise typer.Exit(1)


def way(setup: SetUp) -> str:
    """What tells one way to play from another: the game, the players, the expansions, the options."""
    return str(msgspec.structs.replace(setup, seed=""))


def proved_game(job: Job) -> Outcome:
    """One random game with its books kept and some of its moments proved; whatever goes wrong is told, not raised."""
    answers: list[tuple[int, int]] = []
    try:
        wrong = played_through(job, answers)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        wrong = [f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"]
    return Outcome(job.setup, len(answers), "; ".join(wrong))


def played_through(job: Job, answers: list[tuple[int, int]]) -> list[str]:
    """Play to the end, or up to the first thing that is wrong; the answers are noted."""
    s, luck = job.setup.begin(), Random(job.setup.seed)
    books = Audit(s)
    while not s.over:
        if is_moment(len(answers), luck, MOMENTS) and (wrong := wrong_at(Match(job.setup, s), luck)):
            return wrong
        answers.append(random_answer(s, luck))
        s.apply(*answers[-1])
        if len(answers) % job.every == 0 and (wrong := books.problems(s)):
            return wrong
    wrong = books.problems(s) or wrong_end(Match(job.setup, s), answers)
    if not wrong and luck.random() * RECORDS < 1:
        wrong = wrong_record(written_down(job.setup, answers))
    return wrong


def written_down(setup: SetUp, answers: list[tuple[int, int]]) -> Match:
    """The game once more, this time with everything that its record needs."""
    match = Match(setup, setup.begin())
    for seat, index in answers:
        match.apply(seat, index)
    return match
