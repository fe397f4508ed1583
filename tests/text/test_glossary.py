"""One thing has one word in each language: no text has another one (`tests/data/glossary.yaml`)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = yaml.safe_load((ROOT / "tests" / "data" / "glossary.yaml").read_text("utf-8"))
RULES = [(language, rule) for language, rules in GLOSSARY.items() for rule in rules]
JSON = [*ROOT.glob("src/tharsis/**/*.json"), *ROOT.glob("web/src/**/*.json")]
HELP = [*ROOT.glob("web/src/games/*/help*.ts")]
CYRILLIC, ACCENTED = re.compile("[а-яё]", re.I), re.compile("[ãçõâêôáéíóúà]", re.I)


def strings(value: Any, language: str) -> Iterator[str]:
    """All that a file says in a language, at whatever depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.split("_")[0] == language:
                yield from flat(inner)
            elif isinstance(inner, dict):
                yield from strings(inner, language)


def flat(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from flat(inner)


def language_of(text: str) -> str:
    return "ru" if CYRILLIC.search(text) else "pt" if ACCENTED.search(text) else "en"


def said() -> dict[str, list[tuple[str, str]]]:
    """Language -> file and text."""
    found: dict[str, list[tuple[str, str]]] = {language: [] for language in GLOSSARY}
    for file in JSON:
        data = json.loads(file.read_text("utf-8"))
        for language in found:
            place = file.relative_to(ROOT).as_posix()
            found[language] += [(place, text) for text in strings(data, language)]
    for file in HELP:
        for text in re.findall(r"'((?:[^'\\\n]|\\.)*)'", file.read_text("utf-8")):
            found[language_of(text)].append((file.relative_to(ROOT).as_posix(), text))
    return found


SAID = said()


@pytest.mark.parametrize(("language", "rule"), RULES, ids=[f"{x}: {rule['word']}" for x, rule in RULES])
def test_one_thing_has_one_word(language: str, rule: dict[str, str]) -> None:
    other = re.compile(rule["not"])
    here = [(file, text) for file, text in SAID[language] if rule.get("in", "") in file]
    assert here
    assert [(file, text) for file, text in here if other.search(text)] == []
