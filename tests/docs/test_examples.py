"""Every Python example in the documents runs, in the order in which it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
MODULES = re.compile(r"\bmodules\b\W+\[(.*?)\]")


def blocks(page: Path) -> list[str]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def title(page: Path) -> str:
    """With the expansions that the examples play: without one of these, scripts/without.py leaves the page out."""
    played = [modules for block in blocks(page) for modules in MODULES.findall(block)]
    return " with ".join([page.name, *dict.fromkeys(played)])


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks(page):
        exec(compile(block, str(page), "exec"), names)


def test_a_page_is_called_by_the_expansions_that_its_examples_play() -> None:
    assert title(ROOT / "docs" / "library.md") == 'library.md with "corporate_era"'
