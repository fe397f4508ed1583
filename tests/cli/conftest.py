"""The command line as a user has it: a process, what it prints, its exit status."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = Path(sys.executable).parent / "tharsis"


@pytest.fixture(scope="session")
def tharsis():
    """Runs a command; gives the finished process."""

    def run(*arguments, text="", columns=80, **environment):
        return subprocess.run(
            [COMMAND, *map(str, arguments)],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            env={**os.environ, "COLUMNS": str(columns), "LINES": "24", "NO_COLOR": "1", **environment},
        )

    return run


@pytest.fixture(scope="session")
def record(tmp_path_factory):
    """The record of a random game."""
    from random import Random

    import tharsis

    match = tharsis.new_game("mars", players=2, seed=3, modules=["corporate-era"])
    luck = Random(1)
    while not match.over:
        decision = match.decisions()[0]
        match.apply(decision.seat, int(luck.random() * len(decision.options)))
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return file
