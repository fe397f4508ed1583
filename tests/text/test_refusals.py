"""Every sentence with which the server refuses something has its words in three languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tharsis.server.errors import FROZEN, GONE, STATUS
from tharsis.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "src" / "tharsis" / "server").rglob("*.py"))
SAID = json.loads((ROOT / "web" / "src" / "lib" / "i18n" / "refusals.json").read_text("utf-8"))
# A person meets these only where a program is wrong: the stable word is enough.
FOR_PROGRAMS = {"bad_request", "too_large", "too_slow", "bad_host", "bad_origin"}


def sentence(node: ast.expr) -> str:
    """A literal, with {} for what is put in; empty where the sentence comes from elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = ["{}" if isinstance(part, ast.FormattedValue) else sentence(part) for part in node.values]
        text = "".join(parts)
        return text if text.replace("{}", "").strip(" :") else ""
    return ""


def refusals() -> Iterator[tuple[str, str]]:
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                word, said = (sentence(arg) for arg in node.args[:2])
                if said and word not in FOR_PROGRAMS:
                    yield word, said


@pytest.mark.parametrize("said", sorted({said for _, said in refusals()}))
def test_a_refusal_has_its_words(said: str) -> None:
    assert all(SAID[said][language] for language in LANGUAGES)


@pytest.mark.parametrize("word", sorted(STATUS))
def test_a_stable_word_has_its_words(word: str) -> None:
    assert all(SAID[word][language] for language in LANGUAGES)


def test_nothing_is_left_of_refusals_that_are_gone() -> None:
    assert set(SAID) - set(STATUS) == {said for _, said in refusals()} | {FROZEN, GONE}
