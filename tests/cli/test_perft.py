"""Everything that can follow from stored positions: any change to the rules shows here, in both builds.

After a change that is meant: tharsis perft --write
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiled import compiled_path
from tharsis.cli.commands.perft import read

DATA = Path(__file__).resolve().parents[1] / "data"


def test_the_positions_of_mars_are_varied():
    lines = read(DATA / "perft-mars.jsonl")
    assert len(lines) >= 200
    assert {x.setup.players for x in lines} == {1, 2, 3, 4, 5}
    assert {"draft" in x.setup.options for x in lines} == {True, False}
    assert any("beginners" in x.setup.options for x in lines)
    assert {tuple(x.setup.modules) for x in lines} >= {(), ("corporate-era",)}
    assert min(len(x.answers) for x in lines) == 0
    assert max(len(x.answers) for x in lines) > 400


def test_the_positions_of_the_dice_game_are_varied():
    lines = read(DATA / "perft-dice.jsonl")
    assert len(lines) >= 200
    assert {x.setup.players for x in lines} == {1, 2, 3, 4}
    assert {x.setup.options["board"] for x in lines} == {"A", "B"}
    assert {tuple(x.setup.modules) for x in lines} >= {(), ("corporate-era",), ("corporate-era", "promo")}


def run_perft(folder):
    return subprocess.run(
        [sys.executable, "-m", "tharsis.cli.main", "perft"],
        env={**os.environ, **({"PYTHONPATH": str(folder)} if folder else {})},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_plain_build_counts_what_is_stored():
    run = run_perft(None)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("0 differ\n")


def test_the_compiled_build_counts_the_same():
    folder = compiled_path()
    if folder is None:
        pytest.skip("nothing can be compiled here")
    run = run_perft(folder)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("0 differ\n")
