"""What `tharsis bench` measures, run by whichever build is on the path; prints JSON.

Policy: uniform over the offered options; passing is not favoured. Times are CPU times, the median of several rounds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from tharsis.cli.bench.bot_games import generation
from tharsis.cli.bench.build import is_compiled
from tharsis.cli.bench.choices import most_modules, usual_modules
from tharsis.kernel.core import State
from tharsis.play.presets import games_in_order
from tharsis.play.save import load_text, save_text
from tharsis.play.setup import SetUp, set_up

MIDDLE = 250  # choices into a game, where a state to copy is taken


def random_game(setup: SetUp, luck: Random, limit: int = 0) -> tuple[State, int]:
    """Play a game, or its first choices; the state and how many choices there were."""
    s = setup.begin()
    choices = 0
    draw = luck.random
    while not s.over and (not limit or choices < limit):
        ask = s.decisions()[0]
        s.apply(ask.seat, int(draw() * len(ask.options)))
        choices += 1
    return s, choices


def timed(work: Callable[[], object], times: int, rounds: int) -> float:
    """Microseconds of CPU per call: the median of the rounds."""
    found: list[float] = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - start) / times * 1e6)
    return median(found)


def play_speed(
    game: str, players: int, games: int, rounds: int, modules: list[str] | None = None
) -> dict[str, float]:
    """Random games and choices per CPU-second, and how long the games are; with the usual modules or with these."""
    chosen = usual_modules(game) if modules is None else modules
    set_ups = [set_up(game, players, seed, chosen) for seed in range(games)]
    random_game(set_ups[0], Random(0))  # warm
    speeds: list[tuple[float, float]] = []
    generations = choices = 0
    for round_number in range(rounds):
        luck = Random(round_number)
        made = 0
        start = time.process_time()
        for setup in set_ups:
            s, n = random_game(setup, luck)
            made += n
            generations += generation(s)
        spent = time.process_time() - start
        choices += made
        speeds.append((games / spent, made / spent))
    return {
        "games_per_s": median(x for x, _ in speeds),
        "choices_per_s": median(x for _, x in speeds),
        "generations": generations / (games * rounds),
        "choices_per_game": choices / (games * rounds),
    }


def measure(quick: bool) -> dict[str, Any]:
    """Everything, for the build at hand."""
    fast = is_compiled()
    games = (20 if fast else 4) if quick else (60 if fast else 10)
    rounds = 3 if quick else 7
    copies = 500 if quick else 3000
    found: dict[str, Any] = {"is_compiled": fast, "start_ms": time.process_time() * 1000}
    first, *others = games_in_order()
    for players in (2, 4):
        found[f"players_{players}"] = play_speed(first, players, games, rounds)
    # Random games of another kind may be several times as long: fewer of them.
    found |= {name: play_speed(name, 2, max(2, games // 5), rounds) for name in others}
    found["expansions"] = play_speed(first, 2, max(2, games // 2), rounds, most_modules(first))
    large, _ = random_game(set_up(first, 2, 1, most_modules(first)), Random(1), MIDDLE)
    found["expansions"]["clone_us"] = timed(large.clone, copies, rounds)
    setup = set_up(first, 2, 1, usual_modules(first))
    middle, _ = random_game(setup, Random(1), MIDDLE)
    found["clone_us"] = timed(middle.clone, copies, rounds)
    found["imagine_us"] = timed(lambda: middle.imagine(0, "bench"), copies // 4, rounds)
    found["imagine_history_us"] = timed(
        lambda: middle.imagine(0, "bench", history=True), copies // 10, rounds
    )
    found["new_game_us"] = timed(setup.begin, max(20, copies // 20), rounds)
    found["save_load_us"] = timed(
        lambda: load_text(save_text(setup, middle, [])), max(20, copies // 40), rounds
    )
    found["memory_mb"] = most_memory()
    found["answer_ms"] = answer_ms(100 if quick else 400)
    return found


def answer_ms(answers: int) -> float:
    """What an answer costs a server; imported late, so that the start that is measured is that of the library."""
    from tharsis.cli.bench.answers import rules_and_documents  # noqa: PLC0415 - see above

    return rules_and_documents(answers)


def most_memory() -> float:
    """The most memory that this process has had, in MB; 0 where the system does not tell."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 0.0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1 << 20 if sys.platform == "darwin" else 1 << 10)


if __name__ == "__main__":
    print(json.dumps(measure("--quick" in sys.argv)))
