"""The cards that the project exports agree with the printed ones, by the pinned check."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

CHECK = Path(__file__).resolve().parents[1] / "data" / "checks" / "check_facts.py"
COMMAND = Path(sys.executable).parent / "tharsis"
COMPARED = {"dice": 163, "mars": 221}
DEVIATIONS = yaml.safe_load((CHECK.parents[1] / "deviations.yaml").read_text(encoding="utf-8"))


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
    *lines, last = compare(part, exported).stdout.splitlines()
    known = DEVIATIONS.get(part, {})
    differ = {line.split()[1] for line in lines}
    assert differ <= set(known), lines
    assert last == f"{COMPARED[part]} compared, {len(lines)} differ"


def test_only_designed_entries_deviate_and_each_says_why(exported):
    cards = {(c["game"], c["number"]): c for c in json.loads(exported)}
    for game, entries in DEVIATIONS.items():
        for number, why in entries.items():
            card, field = cards[game, number], why.split(":")[0]
            assert card["source"] == "designed" or field in card["designed"]
            assert why.split(":", 1)[1].strip()


def test_the_check_finds_what_is_wrong():
    card = {"game": "mars", "kind": "automated", "number": "001", "name": {"en": "Wrong"}}
    found = compare("mars", json.dumps([card]))
    assert "instead of Colonizer Training Camp" in found.stdout
    assert found.stdout.endswith("221 compared, 221 differ\n")
    assert found.returncode == 1
