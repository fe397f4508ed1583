"""docs/rules-notes.md answers what the rules and facts of Turmoil leave open."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[4]
NOTES = (ROOT / "docs" / "rules-notes.md").read_text(encoding="utf-8")
FACTS = ROOT / "tests/data/facts/mars/turmoil"


def test_every_unclear_rule_has_its_ruling() -> None:
    rules = yaml.safe_load((ROOT / "tests/data/rules/turmoil.yaml").read_text(encoding="utf-8"))["rules"]
    unclear = {rule["id"] for rule in rules if "unclear" in rule}
    assert unclear - set(re.findall(r"T-\d{3}", NOTES)) == set()


def test_every_card_and_event_that_the_facts_are_unsure_of_has_its_ruling() -> None:
    unsure: set[str] = set()
    for name, key in (
        ("projects", "cards"),
        ("corporations", "corporations"),
        ("global-events", "events"),
    ):
        rows = yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))[key]
        unsure |= {row["number"] for row in rows if "unsure" in row}
    assert unsure == {"T03", "R15", "G19", "G27"}
    assert unsure <= set(re.findall(r"\b[TRG]\d{2}\b", NOTES))
