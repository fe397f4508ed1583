"""The cards that the project exports agree with the printed ones, by the pinned check."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
import yaml

from facts import cards, missing, parts, printed, printed_here

CHECK = Path(__file__).resolve().parents[1] / "data" / "checks" / "check_facts.py"
COMMAND = Path(sys.executable).parent / "tharsis"
DEVIATIONS = yaml.safe_load((CHECK.parents[1] / "deviations.yaml").read_text(encoding="utf-8"))


def compare(part: str, exported: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CHECK), part]
    return subprocess.run(command, input=exported, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def exported() -> str:
    run = subprocess.run([COMMAND, "cards", "--json"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("part", parts())
def test_the_cards_agree_with_the_facts(exported, part):
    *lines, last = compare(part, exported).stdout.splitlines()
    known = DEVIATIONS.get(part, {})
    differ = {line.split()[1] for line in lines}
    assert differ <= set(known) | missing(part), lines
    assert last == f"{len(cards(part))} compared, {len(lines)} differ"


@pytest.mark.parametrize("game", ["ares", "dice", "mars"])
def test_every_module_has_as_many_cards_as_were_printed(exported, game):
    assert Counter(c["set"] for c in json.loads(exported) if c["game"] == game) == printed_here(game)


def test_what_the_boxes_hold():
    assert printed("mars") >= Counter({"base": 137 + 10, "corporate-era": 71 + 2, "beginner": 1})
    assert printed("ares") == Counter({"base": 208 + 12})
    assert printed("dice") >= Counter({"base": 106, "corporate-era": 51, "promo": 6})


def test_only_designed_entries_deviate_and_each_says_why(exported):
    exports = {(c["game"], c["number"]): c for c in json.loads(exported)}
    for game, entries in DEVIATIONS.items():
        for number, why in entries.items():
            if number in missing(game):
                continue
            card, field = exports[game, number], why.split(":")[0]
            assert card["source"] == "designed" or field in card["designed"]
            assert why.split(":", 1)[1].strip()


def test_the_check_finds_what_is_wrong():
    card = {"game": "mars", "kind": "automated", "number": "001", "name": {"en": "Wrong"}}
    found = compare("mars", json.dumps([card]))
    assert "instead of Colonizer Training Camp" in found.stdout
    assert found.stdout.endswith(f"{len(cards('mars'))} compared, {len(cards('mars'))} differ\n")
    assert found.returncode == 1
