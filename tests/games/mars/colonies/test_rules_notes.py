"""docs/rules-notes-colonies.md answers what rules and facts leave open, and names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[4]
NOTES = (ROOT / "docs" / "rules-notes-colonies.md").read_text(encoding="utf-8")
GOVERNMENT = {"C-045", "C-046", "C-047", "C-048", "C-049", "C-050", "C-063"}  # a module of its own


def test_every_unclear_rule_has_its_ruling():
    rules = yaml.safe_load((ROOT / "tests/data/rules/colonies.yaml").read_text(encoding="utf-8"))["rules"]
    unclear = {rule["id"] for rule in rules if "unclear" in rule}
    assert unclear - GOVERNMENT - set(re.findall(r"C-\d{3}", NOTES)) == set()


def test_every_card_that_the_facts_are_unsure_of_has_its_ruling():
    cards = yaml.safe_load(
        (ROOT / "tests/data/facts/mars/colonies/projects.yaml").read_text(encoding="utf-8")
    )
    unsure = {card["number"] for card in cards["cards"] if "unsure" in card}
    assert unsure == {"C02", "C04"}
    assert unsure <= set(re.findall(r"\bC\d{2}\b", NOTES))


def test_the_tests_named_there_exist():
    tests = Path(__file__).parent
    written = "\n".join(file.read_text(encoding="utf-8") for file in tests.glob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", NOTES))
    assert {name for name in named if f"def {name}(" not in written} == set()
