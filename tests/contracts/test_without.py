"""Without the folder of an expansion everything else is as it was; with one that nobody plays, too.

All tests in such a copy: `make without`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from footprint import Footprint, differences
from plugin_site import Site
from tharsis.games.plugins import game_names, packages_of
from without import MISSING, ROOT, expansions, names_it, package_without, pytest_ignore_collect

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


# An expansion with names of every kind, a card, a phase, a track, points and a setting of its own.
DORMANT = """
from tharsis.games.{game}.components import VOCABULARY
from tharsis.kernel.core import Card, Frame, Hooks, Node, State
from tharsis.kernel.module import FLAG, Module, SetupOption
from tharsis.kernel.phases import Phase
from tharsis.rules.scoring import Stock
from tharsis.rules.vocabulary import Parameter

OWN = VOCABULARY.of("dormant")
INFLUENCE = OWN.seat("sway", 3)
OWN.world("sleeper", 7)
OWN.zone("senate", "all")
OWN.seat_zone("dormitory", "owner")
OWN.tile("moon")
OWN.note("dream")
OWN.occurrence("dreamt", 4)
OWN.tag("politics")


class Vote(Node):
    def step(self, s: State, f: Frame) -> None:
        s.seats[0][INFLUENCE] += 1


MODULE = Module(
    "dormant",
    game="{game}",
    cards=[Card("D1", "Sleeping Senator", kind="automated", set="dormant", home="box")],
    setup=[Phase("vote", Vote(), after=("deal",))],
    tracks=[Parameter(OWN, "unrest", 0, 9, 1, "param-ocean")],
    scoring=[Stock("sway", INFLUENCE)],
    hooks=[Hooks()],
    options=[SetupOption("politics", FLAG)],
    settings={{"seats_in_the_senate": 12}},
)
"""
AUDIT = """
from . import INFLUENCE


def points(s, seat):
    return s.seats[seat][INFLUENCE]
"""
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "dormant-{game}"
version = "1.0"
[project.entry-points."tharsis.plugins"]
dormant = "dormant_{game}"
[tool.setuptools]
packages = ["dormant_{game}"]
"""


def run(paths: list[Path], *command: str) -> str:
    """What a program prints that imports from these folders first."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*paths, ROOT / "scripts"]))}
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def write_dormant(folder: Path, game: str) -> None:
    """The expansion as a package in this folder."""
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(DORMANT.format(game=game), encoding="utf-8")
    (folder / "audit.py").write_text(AUDIT, encoding="utf-8")


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
    kinds = {
        kind for kind in whole if game not in kind.split() or module.replace("_", "-") not in kind.split()
    }
    assert set(found) == kinds
    assert len(found["released"]) > 5


def test_every_expansion_is_taken_away_once() -> None:
    """Also one whose first file brings its module from another file: the list is that of what can be played."""
    packages = [package for game in game_names() for package in packages_of(game).values()]
    folders = [package.removeprefix("tharsis.games.").replace(".", "/") for package in packages]
    assert sorted(name for name in folders if "/" in name) == expansions()
    assert "mars/turmoil" in expansions()


@pytest.mark.parametrize("game", game_names())
def test_an_expansion_that_nobody_plays_leaves_no_trace(game: str, whole: Footprint, tmp_path: Path) -> None:
    """In a folder whose name comes before all others: every later name gets another number."""
    home = package_without("nothing", tmp_path)
    write_dormant(home / "tharsis" / "games" / game / "aaa_dormant", game)
    found = footprint(home)
    assert f"{game} dormant" in found
    assert found[f"{game} dormant"]["stamp"] != whole[game]["stamp"]
    assert differences(whole, found) == []
    assert set(whole) <= set(found)


def test_nor_does_an_installed_one(whole: Footprint, tmp_path: Path) -> None:
    site, package = Site(tmp_path), tmp_path / "package"
    write_dormant(package / "dormant_mars", "mars")
    (package / "pyproject.toml").write_text(PROJECT.format(game="mars"), encoding="utf-8")
    site.install(package)
    found = footprint(site.folder, ROOT / "src")
    assert "mars corporate-era dormant" in found
    assert differences(whole, found) == []


def test_a_test_names_an_expansion_itself_or_in_what_it_uses(tmp_path: Path) -> None:
    file, known = tmp_path / "test_x.py", re.compile("my[-_ ]moons")
    (tmp_path / "conftest.py").write_text("def moon(): return new_game(modules=['my-moons'])")
    file.write_text("M = ['my-moons']\ndef test_a(): M\ndef test_b(moon): pass\ndef test_c(sun): pass")
    assert [names_it(file, f"test_{x}", known) for x in "abc"] == [True, True, False]


def test_a_file_that_names_it_in_its_title_is_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "test_x.py", tmp_path / "test_y.py"
    file.write_text('"""My moons beside other things."""\nimport my_moons')
    other.write_text('"""Other things."""')
    monkeypatch.setenv(MISSING, "mars/my_moons")
    assert pytest_ignore_collect(file)
    assert not pytest_ignore_collect(other)


def test_an_expansion_of_another_game_may_have_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, theirs = (tmp_path / "tests" / "games" / game / "test_x.py" for game in ("mars", "dice"))
    for file in (own, theirs):
        file.parent.mkdir(parents=True)
        file.write_text('"""My moons."""')
    monkeypatch.setenv(MISSING, "mars/other_moons,mars/my_moons")
    assert pytest_ignore_collect(own)
    assert not pytest_ignore_collect(theirs)
