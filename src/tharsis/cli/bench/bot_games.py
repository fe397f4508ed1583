"""One game between bots, from a few words that say which: what the simulator's processes do."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from tharsis.bots.make import bot_named
from tharsis.bots.table import TRIES, play_out
from tharsis.kernel.core import State
from tharsis.play.scores import scores
from tharsis.play.setup import SetUp
from tharsis.rules.scoring import winners


@dataclass(frozen=True)
class GameSpec:
    """Which game is to be played, and by whom."""

    setup: SetUp
    bots: tuple[str, ...]
    tries: int = TRIES


def play_game(spec: GameSpec) -> dict[str, Any]:
    """Play it to the end; everything worth knowing about it, as plain data."""
    began = time.perf_counter()
    setup = spec.setup
    s = setup.begin()
    bots = [bot_named(n, seat, s.rules, f"{setup.seed} {seat}") for seat, n in enumerate(spec.bots)]
    choices = play_out(s, bots, spec.tries)
    return {
        "game": setup.game,
        "seed": setup.seed,
        "players": setup.players,
        "modules": s.rules.modules,
        "options": setup.options,
        "bots": list(spec.bots),
        "generations": generation(s),
        "round_name": round_name(s),
        "choices": choices,
        "scores": [{"seat": x.seat, "total": x.total, **x.parts, "tiebreak": x.tiebreak} for x in scores(s)],
        "winners": winners(s),
        "corporations": corporations(s),
        "seconds": round(time.perf_counter() - began, 4),
    }


def generation(s: State) -> int:
    """The number of the generation, or of the round; 0 in a game without."""
    name = round_name(s)
    return s.world[s.rules.world_names.index(name)] if name else 0


def round_name(s: State) -> str:
    """What the game calls its rounds; nothing in a game without."""
    return next((name for name in ("generation", "round") if name in s.rules.world_names), "")


def corporations(s: State) -> list[str]:
    """The titles of the corporations, by seat; empty where none is known."""
    if "corporation" not in s.rules.seat_names:
        return [""] * s.rules.players
    slot = s.rules.seat_names.index("corporation")
    return [s.rules.cards[own[slot]].name if own[slot] >= 0 else "" for own in s.seats]
