"""`tharsis simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from collections import defaultdict
from statistics import mean
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tharsis.bots.make import bot_class
from tharsis.bots.table import TRIES
from tharsis.cli.bench.bot_games import GameSpec, play_game
from tharsis.cli.bench.executor import cores, spread
from tharsis.cli.wishes import wishes
from tharsis.kernel.errors import TharsisError
from tharsis.play.presets import games_in_order
from tharsis.play.setup import set_up

Row = dict[str, Any]


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; without one, the first.")] = "",
    players: Annotated[int, typer.Option(help="How many players; as many as bots if these are named.")] = 0,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Of the first game; each further one takes the next.")] = 1,
    modules: Annotated[str, typer.Option(help="Expansions, joined by commas; none: an empty text.")] = "",
    bots: Annotated[
        str, typer.Option(help="A bot per seat, or one for all: random, greedy, or module:Class of your own.")
    ] = "random",
    tries: Annotated[
        int, typer.Option(help="What a bot that searches may try for each plan.", min=1)
    ] = TRIES,
    as_json: Annotated[bool, typer.Option("--json", help="Print every game as JSON.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one per core.", min=0)] = 0,
) -> None:
    """The command."""
    game = game or games_in_order()[0]
    names = words(bots)
    if len(names) == 1:
        names *= players or 2
    if players and players != len(names):
        raise TharsisError(f"{players} players need {players} bots (or one for all), not {len(names)}")
    for name in names:
        bot_class(name)
    options = wishes(context)
    set_ups = [set_up(game, len(names), seed + i, words(modules), **options) for i in range(games)]
    rows = run_games([GameSpec(x, tuple(names), tries) for x in set_ups], jobs or cores(), quiet=as_json)
    if as_json:
        print(json.dumps({"games": rows}))
    else:
        show(rows, names, Console())


def words(text: str) -> list[str]:
    """What stands between the commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def run_games(specs: list[GameSpec], jobs: int, quiet: bool) -> list[Row]:
    """Play them all, with a progress bar where somebody can see it."""
    chunk = max(1, min(16, len(specs) // (4 * jobs)))
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("games", total=len(specs))
        rows: list[Row] = []
        for row in spread(play_game, specs, jobs, chunk):
            rows.append(row)
            progress.advance(task)
    return rows


def show(rows: list[Row], names: list[str], console: Console) -> None:
    """A summary as tables."""
    rounds = mean(r["generations"] for r in rows)
    console.print(
        f"{len(rows)} games · {rounds:.1f} {rows[0]['round_name'] or 'round'}s · "
        f"{mean(r['choices'] for r in rows):.0f} choices · {sum(r['seconds'] for r in rows):.1f} s of play"
    )
    seats = Table(title="by seat", box=None, title_justify="left", pad_edge=False)
    for head in ("seat", "bot", "wins"):
        seats.add_column(head)
    parts = [key for key in rows[0]["scores"][0] if key not in ("seat", "total", "tiebreak")]
    for head in ("points", *parts):
        seats.add_column(head, justify="right")
    for seat, name in enumerate(names):
        scores = [r["scores"][seat] for r in rows]
        cells = [f"{mean(s[p] for s in scores):.1f}" for p in parts]
        total = f"{mean(s['total'] for s in scores):.1f}"
        seats.add_row(str(seat), name, percent([share(r, seat) for r in rows]), total, *cells)
    console.print(seats)
    by_corporation(rows, console)


def share(row: Row, seat: int) -> float:
    """What a seat has of the victory: a shared one counts in part."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def percent(shares: list[float]) -> str:
    """How often, of all times."""
    return f"{100 * mean(shares):.1f} %"


def by_corporation(rows: list[Row], console: Console) -> None:
    """Wins and points of each corporation."""
    played: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for row in rows:
        for seat, name in enumerate(row["corporations"]):
            played[name].append((share(row, seat), row["scores"][seat]["total"]))
    table = Table(title="by corporation", box=None, title_justify="left", pad_edge=False)
    table.add_column("corporation")
    for head in ("played", "wins", "points"):
        table.add_column(head, justify="right")
    lines = [
        (name, [x for x, _ in results], mean([x for _, x in results])) for name, results in played.items()
    ]
    for name, shares, points in sorted(lines, key=lambda line: -mean(line[1])):
        table.add_row(name, str(len(shares)), percent(shares), f"{points:.1f}")
    console.print(table)
