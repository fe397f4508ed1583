"""Without the folder of an expansion everything else is as it was; with one that nobody plays, too.

All tests in such a copy: `make without`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from footprint import Footprint, differences
from plugin_site import Site
from without import ROOT, expansions, names_it, package_without

# A server would start, and tells everything about the games that are there.
STARTED = """
import pkgutil, tharsis
from tharsis.server.documents.catalogue import board_doc, cards_doc, games_doc
from tharsis.server.preflight import check_texts
print(tharsis.__file__)
for found in pkgutil.walk_packages(tharsis.__path__, "tharsis."):
    __import__(found.name)
check_texts()
games = games_doc()["games"]
assert len(games) >= 2
for language in ("en", "pt", "ru"):
    cards_doc(language, None)
for game in games:
    board_doc(game["name"])
    for preset in game["presets"]:
        assert set(preset["modules"]) <= set(game["modules"]), preset
"""


def run(paths: list[Path], *command: str) -> str:
    """What a program prints that imports from these folders first."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*paths, ROOT / "scripts"]))}
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def footprint(*paths: Path) -> Footprint:
    """Everything that must stay as it is, of the games that are found there."""
    found: Footprint = json.loads(run([*paths], str(ROOT / "scripts" / "footprint.py")))
    return found


@pytest.fixture(scope="module")
def whole() -> Footprint:
    """The games with everything that belongs to the package."""
    return footprint(ROOT / "src")


@pytest.mark.parametrize("name", expansions())
def test_without_an_expansion_the_rest_is_as_it_was(name: str, whole: Footprint, tmp_path: Path) -> None:
    home = package_without(name, tmp_path)
    assert run([home], "-c", STARTED).startswith(str(home))
    found = footprint(home)
    assert differences(whole, found) == []
    game, _, module = name.partition("/")
    kinds = {kind for kind in whole if game not in kind.split() or module.replace("_", "-") not in kind.split()}
    assert set(found) == kinds
    assert len(found["released"]) > 5


def test_both_kinds_of_expansion_are_found() -> None:
    assert {"mars/corporate_era", "dice/corporate_era", "dice/promo"} <= set(expansions())
    assert not any("text" in name for name in expansions())
