"""The documents as a site: it is built, and every link in them leads somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|json|yaml|txt))`")  # with its folder
HOMES = ("", "src/tharsis", "web/src", "web", "tests")
FOLLOWED = {"adding-an-expansion.md", "adding-a-game.md"}  # they name the reader's files as well
PAGES = [
    ROOT / "CONTRIBUTING.md",
    *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name not in FOLLOWED),
]
# One test each: that of a file in the folder of an expansion names the expansion.
NAMED = [
    (page.name, name)
    for page in PAGES
    for name in dict.fromkeys(FILE.findall(page.read_text(encoding="utf-8")))
]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("material", reason="mkdocs-material is a tool of developers")
    build = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(build, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "site" / "library.html").exists()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_from_the_sources_lead_somewhere(page: str) -> None:
    links = [link for link in LINK.findall((ROOT / page).read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize(("page", "name"), NAMED, ids=[f"{page}: {name}" for page, name in NAMED])
def test_a_file_that_a_page_names_is_there(page: str, name: str) -> None:
    assert any((ROOT / home / name).exists() for home in HOMES)


def test_files_are_named_on_many_pages() -> None:
    assert len({page for page, _ in NAMED}) > 5
