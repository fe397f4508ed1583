"""The pages for newcomers, followed to the letter: their files in an empty folder, their commands, what these print."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from plugin_site import Site

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = ["adding-a-game.md", "adding-an-expansion.md"]


class Newcomer:
    """Somebody who does what a page says, step by step."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "package"
        self.site = Site(folder)
        self.installed = 0

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        file = self.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def type(self, line: str) -> str:
        """Run a command; what it prints."""
        command, *rest = shlex.split(line)
        if line == "pip install .":
            self.installed += 1
            self.site.install(self.package)
            return ""
        if command == "tharsis" and rest[0] == "serve":
            return self.site.python("-c", "from tharsis.server.preflight import check_texts; check_texts()")
        if command == "tharsis" and rest[0] == "play":
            return self.site.tharsis(*rest, text="1\n" * 20)
        if command == "tharsis":
            return self.site.tharsis(*rest, cwd=self.package)
        if command == "pytest":
            rest = ["-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", *rest]
        return self.site.python(*rest, cwd=self.package)

    def follow(self, text: str) -> int:
        """Do everything that a page says; how many commands it has."""
        typed = 0
        for kind, name, body in BLOCK.findall(text):
            if name:
                self.write(name, body)
            elif kind == "console":
                for line, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
                    said = self.type(line)
                    assert fits(shown, said), f"{line} prints:\n{said}"
                    typed += 1
        return typed


def fits(shown: str, said: str) -> bool:
    """Whether a program said what the page shows; "…" stands for anything."""
    wanted = [re.escape(part.strip()) for part in shown.replace("\n", "…").split("…")]
    return re.search(".*".join(wanted), said, re.DOTALL) is not None


@pytest.mark.parametrize("page", PAGES)
def test_who_follows_a_page_gets_what_it_says(page: str, tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path)
    typed = newcomer.follow((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert typed >= 4
    assert newcomer.installed


def test_the_page_names_every_class_that_may_be_derived_from() -> None:
    """On the compiled build."""
    mark = re.compile(r"^@mypyc_attr\(allow_interpreted_subclasses=True\)\nclass (\w+)", re.MULTILINE)
    files = (ROOT / "src" / "tharsis").rglob("*.py")
    marked = {name for file in files for name in mark.findall(file.read_text(encoding="utf-8"))}
    page = (ROOT / "docs" / "adding-an-expansion.md").read_text(encoding="utf-8")
    rule = page[page.index("On the compiled build") : page.index("A module has a `version`")]
    assert set(re.findall(r"`(\w+)`", rule)) == marked - {"Shared"}


def test_what_is_shown_may_leave_something_out() -> None:
    assert fits("20 games · …\n", "20 games · 6 choices\nby seat\n")
    assert not fits("0 failed", "1 failed")
