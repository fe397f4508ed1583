"""Whole games by random answers, for counting instructions: `python -m tharsis.cli.bench.choices GAME GAMES [most] [quiet]`.

Prints how many answers were given. The same games on every build and every machine: two players, the modules
that a game is usually played with (`most`: all that a preset has), seeds from 0 on; with `quiet` without a log, as a search
plays them. The garbage collector runs as in any program.
"""

from __future__ import annotations

import sys
from random import Random

from tharsis.play.presets import presets_of
from tharsis.play.setup import set_up

MOST = "most"
QUIET = "quiet"


def usual_modules(game: str) -> list[str]:
    """The modules of the simplest game that is dealt every day against bots; games without a deal have none."""
    found = [list(deal.modules or []) for deal in presets_of(game).daily if deal.bots]
    return min(found, key=len, default=[])


def most_modules(game: str) -> list[str]:
    """The modules of the largest game among the presets."""
    found = [list(preset.modules or []) for preset in presets_of(game).presets]
    return max(found, key=len, default=[])


def play(game: str, games: int, modules: list[str], quiet: bool = False) -> int:
    """Play them to their ends; how many answers that took."""
    answers = 0
    for seed in range(games):
        s = set_up(game, 2, seed, modules).begin()
        if quiet:
            s.stop_log()
        luck = Random(seed).random
        while not s.over:
            asks = s.decisions()
            ask = asks[int(luck() * len(asks))]
            s.apply(ask.seat, int(luck() * len(ask.options)))
            answers += 1
    return answers


if __name__ == "__main__":
    name, how = sys.argv[1], sys.argv[3:]
    print(
        play(name, int(sys.argv[2]), most_modules(name) if MOST in how else usual_modules(name), QUIET in how)
    )
