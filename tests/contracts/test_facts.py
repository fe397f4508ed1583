"""The cards that the project exports agree with the printed ones, by the pinned check."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

CHECK = Path(__file__).resolve().parents[1] / "data" / "checks" / "check_facts.py"
COMMAND = Path(sys.executable).parent / "tharsis"
COMPARED = {"dice": 163, "mars": 221}


def compare(part: str, exported: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CHECK), part]
    return subprocess.run(command, input=exported, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def exported() -> str:
    run = subprocess.run([COMMAND, "cards", "--json"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("part", COMPARED)
def test_the_cards_agree_with_the_facts(exported, part):
    found = compare(part, exported)
    assert found.stdout.splitlines() == [f"{COMPARED[part]} compared, 0 differ"]
    assert found.returncode == 0


def test_the_check_finds_what_is_wrong():
    card = {"game": "mars", "kind": "automated", "number": "001", "name": {"en": "Wrong"}}
    found = compare("mars", json.dumps([card]))
    assert "instead of Colonizer Training Camp" in found.stdout
    assert found.stdout.endswith("221 compared, 221 differ\n")
    assert found.returncode == 1
