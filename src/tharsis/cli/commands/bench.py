"""`tharsis bench`: how fast the rules are, plain and compiled, as measured here and scaled to a common baseline."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tharsis.cli.bench.build import compiled_folder, is_compiled, root, stale_files
from tharsis.cli.bench.calibrate import BASELINE, calibration
from tharsis.cli.bench.choices import MOST, QUIET
from tharsis.cli.bench.instructions import MISSING, has_valgrind, instructions
from tharsis.kernel.errors import TharsisError
from tharsis.play.presets import games_in_order, presets_of

Figures = dict[str, Any]
SPEEDS = ("games_per_s", "choices_per_s")
TIMES = (
    "clone_us",
    "imagine_us",
    "imagine_history_us",
    "new_game_us",
    "save_load_us",
    "answer_ms",
    "start_ms",
)
PLAIN_FIGURES = ("memory_mb",)  # the same on a faster machine
GAMES = 6  # in which instructions are counted
RELEASE = "0.1"  # the one before: its figures are stored


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Fewer and shorter rounds; no instructions.")
    ] = False,
) -> None:
    """The command."""
    rounds = 3 if quick else 7
    speeds = [calibration(rounds)]
    plain, compiled = measure_builds(quick, speeds)
    speeds.append(calibration(rounds))
    speed = median(speeds)
    if compiled is not None and has_valgrind() and not quick:
        compiled |= {key: instructions(compiled_folder(), *what) for key, what in counted().items()}
    found = both(plain, compiled, speed)
    if as_json:
        print(json.dumps({"calibration": round(speed, 3), **found}))
    else:
        show(speed, found)


def counted() -> dict[str, tuple[Any, ...]]:
    """Of which games the instructions per choice are counted, by the name of the figure."""
    first = games_in_order()[0]
    found: dict[str, tuple[Any, ...]] = {f"instructions_{game}": (game, GAMES) for game in games_in_order()}
    return {
        **found,
        "instructions_without_log": (first, GAMES, QUIET),
        "instructions_expansions": (first, GAMES, MOST),
    }


def stored_figures() -> dict[str, Figures]:
    """The figures of the release before, scaled, by build; empty where they are not at hand."""
    home = root()
    file = None if home is None else home / "tests" / "data" / "releases" / RELEASE / "bench.json"
    found: dict[str, Figures] = json.loads(file.read_text()) if file is not None and file.is_file() else {}
    return found


def measure_builds(quick: bool, speeds: list[float]) -> tuple[Figures | None, Figures | None]:
    """The figures of the plain and of the compiled build, where they are; in between the machine is measured again."""
    home, folder = root(), compiled_folder()
    if home is None:  # an installed package is one of the two
        own = measured(None, quick)
        return (None, own) if is_compiled() else (own, None)
    plain = measured(home / "src", quick)
    speeds.append(calibration(3 if quick else 7))
    return plain, None if folder is None else measured(folder, quick)


def measured(folder: Path | None, quick: bool) -> Figures:
    """The figures of the build in this folder, taken by a process of its own."""
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    command = [sys.executable, "-m", "tharsis.cli.bench.worker", *(["--quick"] if quick else [])]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        last = (run.stderr.strip().splitlines() or ["no output"])[-1]
        raise TharsisError(f"the build in {folder} can't be measured: {last}")
    found: Figures = json.loads(run.stdout)
    return found


def both(plain: Figures | None, compiled: Figures | None, speed: float) -> dict[str, Any]:
    """What `--json` prints: the two-player figures of each build on top, the rest below."""
    found: dict[str, Any] = {"plain": flat(plain, speed), "compiled": flat(compiled, speed)}
    for build, before in stored_figures().items():
        if found.get(build) is not None:
            found[build][f"ratio_to_{RELEASE}"] = ratios(found[build], before)
    return {**found, "stale": stale_files()}


def ratios(figures: Figures, before: Figures) -> Figures:
    """How many times the figure of the release before each of these is, scaled to one machine."""
    now = {**figures, **figures["scaled"]}
    return {key: round(now[key] / old, 3) for key, old in before.items() if key in now and old}


def flat(figures: Figures | None, speed: float) -> Figures | None:
    """The figures of a build, as measured and scaled."""
    if figures is None:
        return None
    two = {
        **figures["players_2"],
        **{key: figures[key] for key in (*TIMES, *PLAIN_FIGURES, *counted()) if key in figures},
    }
    rounded = {key: round(value, 2) for key, value in two.items()}
    four = {key: round(value, 2) for key, value in figures["players_4"].items()}
    return {
        **rounded,
        "scaled": scaled(two, speed),
        "players_4": {**four, "scaled": scaled(four, speed)},
        **{name: rounded_and_scaled(figures[name], speed) for name in games_in_order() if name in figures},
        "expansions": {
            **rounded_and_scaled(figures["expansions"], speed),
            "ratio_to_base": {
                key: round(figures["expansions"][key] / two[key], 3) for key in ("choices_per_s", "clone_us")
            },
        },
    }


def rounded_and_scaled(figures: Figures, speed: float) -> Figures:
    """The figures of another game."""
    return {**{key: round(value, 2) for key, value in figures.items()}, "scaled": scaled(figures, speed)}


def scaled(figures: Figures, speed: float) -> Figures:
    """The figures as they would be on a machine with the baseline's speed."""
    factor = BASELINE / speed
    found = {key: figures[key] * factor for key in SPEEDS if key in figures}
    found |= {key: figures[key] / factor for key in TIMES if key in figures}
    return {key: round(value, 2) for key, value in found.items()}


def show(speed: float, found: dict[str, Any]) -> None:
    """The figures as a table."""
    console = Console()
    table = Table(title=f"calibration {speed:.2f} M/s; scaled to {BASELINE}")
    table.add_column("")
    for build in ("plain", "compiled"):
        table.add_column(build, justify="right")
        table.add_column("scaled", justify="right")
        table.add_column(f"/ {RELEASE}", justify="right")
    columns: list[Figures | None] = [found["plain"], found["compiled"]]
    for players in (2, 4):
        for key in (*SPEEDS, "generations", "choices_per_game"):
            cells = [x if x is None or players == 2 else x["players_4"] for x in columns]
            table.add_row(f"{players} players: {key}", *[text for x in cells for text in cells_of(x, key)])
    for key in ("choices_per_s", "choices_per_game", "clone_us"):
        cells = [x if x is None else x["expansions"] for x in columns]
        table.add_row(f"all expansions: {key}", *[text for x in cells for text in cells_of(x, key)])
    for name in games_in_order()[1:]:
        for key in (*SPEEDS, "choices_per_game"):
            cells = [x if x is None else x.get(name) for x in columns]
            title = presets_of(name).title.get("en", name)
            table.add_row(f"{title}, 2 players: {key}", *[text for x in cells for text in cells_of(x, key)])
    for key in (*TIMES, *PLAIN_FIGURES, *counted()):
        table.add_row(key, *[text for x in columns for text in cells_of(x, key)])
    console.print(table)
    console.print(*expansions_told(found), sep="\n")
    if not has_valgrind():
        console.print(MISSING)
    if found["compiled"] is None:
        console.print("The compiled build is not there: make it with `make compiled`.")
    elif stale := stale_files():
        console.print(f"The compiled build is older than {len(stale)} of its sources: `make compiled`.")


def expansions_told(found: dict[str, Any]) -> list[str]:
    """How a game with all expansions compares to the base game, by build."""
    ratios_of = {
        build: found[build]["expansions"]["ratio_to_base"] for build in ("plain", "compiled") if found[build]
    }
    return [
        f"{build}, all expansions beside the base game: {ratio['choices_per_s']:.2f} times the choices/s, "
        f"{ratio['clone_us']:.2f} times the time for a copy"
        for build, ratio in ratios_of.items()
    ]


def cells_of(figures: Figures | None, key: str) -> tuple[str, str, str]:
    """A figure as measured, scaled, and beside that of the release before, as texts."""
    if figures is None or key not in figures:
        return "–", "–", ""
    scaled_value = figures["scaled"].get(key)
    ratio = figures.get(f"ratio_to_{RELEASE}", {}).get(key)
    as_texts = ["" if x is None else f"{x:,.{digits}f}" for x, digits in ((scaled_value, 1), (ratio, 2))]
    return f"{figures[key]:,.1f}", as_texts[0], as_texts[1]
