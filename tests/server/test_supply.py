"""What is installed is what was looked at: every dependency is locked, with hashes, and nothing says where from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def locked() -> dict[str, list[str]]:
    """The locked packages, each with its hashes."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        name, _, rest = line.partition("==")
        found[name.strip().lower()] = re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
    return found


def test_every_dependency_is_locked_with_hashes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=~;\[ ]", text)[0].lower().replace("_", "-") for text in project["dependencies"]}
    there = locked()
    assert wanted - there.keys() == set()
    assert [name for name, hashes in there.items() if not hashes] == []


def test_the_lock_file_names_no_place() -> None:
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_container_installs_only_what_is_locked_and_runs_as_nobody_special() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    installs = [line for line in text.splitlines() if re.search(r"pip (install|download|wheel)", line)]
    assert len(installs) == 4
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert "USER tharsis" in text
