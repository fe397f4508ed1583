"""Every command of the documents exists with its options; those of the README run, with fewer games."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tharsis
from tharsis.cli.commands import COMMANDS, loaded
from tharsis.rules.menu import is_menu

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```\w*[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^(?:\$ |ExecStart=|\w+=\S+ )?(?:\S*/)?tharsis (.+)$", re.MULTILINE)
# They never end, take long, or are shown with packages of their own (test_followed.py).
NOT_RUN = {"serve", "perft", "bench", "tables", "admin", "--version"}


def commands(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [line.split(" #")[0].rstrip(" &") for block in BLOCK.findall(text) for line in LINE.findall(block)]


ALL = [(page.name, line) for page in PAGES for line in dict.fromkeys(commands(page))]
SHORT = [line for name, line in ALL if name == "README.md" and line.split()[0] not in NOT_RUN]


@pytest.mark.parametrize(("page", "line"), ALL, ids=[f"{page}: {line}" for page, line in ALL])
def test_the_command_and_its_options_exist(page: str, line: str) -> None:
    words = shlex.split(line.split(">", maxsplit=1)[0])
    if words == ["--version"]:
        return
    assert words[0] in COMMANDS, f"there is no command {words}"
    command, words = loaded(words[0]), words[1:]
    options = {option for parameter in command.params for option in parameter.opts}
    assert {word.split("=")[0] for word in words if word.startswith("--")} <= options


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a record and a position, as somebody has them."""
    match = tharsis.new_game("mars", players=2, seed=3)
    while not is_menu(match.state.decisions()[0]):
        match.apply(match.decisions()[0].seat, 0)
    (tmp_path / "game.jsonl").write_text(match.record(), encoding="utf-8")
    (tmp_path / "puzzle.json").write_text(json.dumps(tharsis.position.dump(match.state)), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("line", SHORT)
def test_the_command_runs(line: str, folder: Path) -> None:
    words = shlex.split(re.sub(r"--games \d+", "--games 2", line))
    command = Path(sys.executable).parent / "tharsis"
    run = subprocess.run(
        [command, *words], input="q\n", cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert run.returncode == 0, run.stderr
