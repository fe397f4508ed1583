"""docs/rules-notes-ares.md answers every question that the rules leave open, and names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
NOTES = (ROOT / "docs" / "rules-notes-ares.md").read_text(encoding="utf-8")


def test_every_unclear_rule_has_its_ruling() -> None:
    rules = yaml.safe_load((ROOT / "tests/data/rules/ares.yaml").read_text(encoding="utf-8"))["rules"]
    unclear = {rule["id"] for rule in rules if "unclear" in rule}
    assert unclear
    assert unclear - set(re.findall(r"A-\d{3}", NOTES)) == set()


def test_the_tests_named_there_exist() -> None:
    written = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", NOTES))
    assert named
    assert {name for name in named if f"def {name}(" not in written} == set()
