"""Strings of the interface, in the terminal as in the browser: complete, and filled in alike."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tharsis.text import LANGUAGES
from tharsis.text.interface import fill

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder in (ROOT / "src" / "tharsis" / "cli", ROOT / "src" / "tharsis" / "games", ROOT / "web" / "src")
    for path in folder.rglob("words.json")
    if "text" not in path.relative_to(ROOT).parts
)
SAMPLES: list[dict[str, Any]] = json.loads((ROOT / "tests/data/messages.json").read_text(encoding="utf-8"))
FORMS = {"en": 2, "pt": 2, "ru": 3}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["text"])
def test_a_message_is_filled_in_as_in_the_browser(sample: dict[str, Any]) -> None:
    assert fill(sample["language"], sample["message"], sample["values"]) == sample["text"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_is_there_in_every_language_with_the_same_holes(path: Path) -> None:
    for key, texts in json.loads(path.read_text(encoding="utf-8")).items():
        assert sorted(texts) == sorted(LANGUAGES), key
        assert all(text.strip() for text in texts.values()), key
        holes = {language: set(re.findall(r"\{(\w+)", text)) for language, text in texts.items()}
        assert holes["en"] == holes["pt"] == holes["ru"], key
        for language, text in texts.items():
            for forms in re.findall(r"\{\w+\|([^}]*)\}", text):
                assert len(forms.split("|")) == FORMS[language], key


def test_the_files_of_browser_and_terminal_are_looked_at() -> None:
    assert {"cli", "mars", "dice", "i18n", "shared"} <= {
        part for path in FILES for part in path.relative_to(ROOT).parts
    }
