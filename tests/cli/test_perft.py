"""Everything that can follow from stored positions: any change to the rules shows here, in both builds.

After a change that is meant: tharsis perft --write
A new file: tharsis perft tests/data/perft-ares.jsonl --write --game ares --setups 14
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from compiled import compiled_path
from tharsis.cli.commands.perft import read

DATA = Path(__file__).resolve().parents[1] / "data"
SRC = Path(__file__).resolve().parents[2] / "src"


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


def test_the_positions_of_ares_are_varied():
    lines = read(DATA / "perft-ares.jsonl")
    assert len(lines) >= 80
    assert {x.setup.players for x in lines} == {1, 2, 3, 4}
    assert {x.setup.options["mode"] for x in lines} == {"usual", "solo", "coop"}
    assert max(len(x.answers) for x in lines) > 400


def test_there_are_positions_with_every_expansion_of_mars():
    files = ("perft-mars-modules.jsonl", "perft-mars-everything.jsonl")
    lines = [line for name in files for line in read(DATA / name)]
    sets = {tuple(x.setup.modules) for x in lines}
    assert {m for modules in sets for m in modules} == {
        "colonies",
        "corporate-era",
        "turmoil",
        "world-government",
    }
    assert any({"colonies", "turmoil"} <= set(modules) for modules in sets)
    assert max(len(x.answers) for x in lines) > 400


def test_a_file_is_of_the_game_that_it_was_made_for_and_is_renewed_with_its_own_set_ups(tharsis, tmp_path):
    file = tmp_path / "positions.jsonl"
    run = tharsis("perft", file, "--write", "--game", "dice", "--setups", 1)
    assert run.returncode == 0, run.stderr
    first = read(file)
    assert {x.setup.game for x in first} == {"dice"}
    assert tharsis("perft", file, "--write").returncode == 0
    assert read(file) == first
    assert tharsis("perft", file).stdout.endswith("0 differ\n")


def test_positions_of_expansions_that_are_not_here_are_left_out(tharsis, tmp_path):
    file = tmp_path / "positions.jsonl"
    line = read(DATA / "perft-dice.jsonl")[0]
    for modules in (["moons"], []):
        line.setup = msgspec.structs.replace(line.setup, modules=modules)
        with file.open("ab") as written:
            written.write(msgspec.json.encode(line) + b"\n")
    run = tharsis("perft", file, "--depth", 1)
    assert "1 positions left out" in run.stdout
    assert run.stdout.endswith("1 positions\n")


def run_perft(folder):
    return subprocess.run(
        [sys.executable, "-m", "tharsis.cli.main", "perft"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_plain_build_counts_what_is_stored():
    run = run_perft(SRC)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("0 differ\n")


def test_the_compiled_build_counts_the_same():
    folder = compiled_path()
    if folder is None:
        pytest.skip("nothing can be compiled here")
    run = run_perft(folder)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("0 differ\n")
