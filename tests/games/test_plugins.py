"""Packages that announce themselves: games and expansions are found, and what can't be one is named."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tharsis.games import plugins
from tharsis.kernel.errors import TharsisError

Install = Callable[[str, str], None]


def forget() -> None:
    """Look for packages anew."""
    for found in (plugins.installed, plugins.game_packages, plugins.packages_of):
        found.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """install(package, source): a package with this source announces itself."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def done(package: str, source: str) -> None:
        (tmp_path / f"{package}.py").write_text(source, encoding="utf-8")
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[tharsis.plugins]\n{package} = {package}\n")
        forget()

    yield done
    for name in [name for name in sys.modules if name.startswith("x_")]:
        del sys.modules[name]
    monkeypatch.undo()
    forget()


GAME = """
from tharsis.kernel.module import Game
GAME = Game.__new__(Game)
GAME.name = {name!r}
"""
MODULE = """
from tharsis.kernel.module import Module
MODULE = Module({name!r}, game={game!r})
"""


def test_an_installed_game_stands_beside_those_of_the_box(install: Install) -> None:
    install("x_chess", GAME.format(name="chess"))
    assert plugins.game_names() == ["ares", "chess", "dice", "mars"]
    assert plugins.game_packages()["chess"] == "x_chess"


def test_two_games_of_one_name_are_refused(install: Install) -> None:
    install("x_mars", GAME.format(name="mars"))
    with pytest.raises(TharsisError, match="x_mars: there is a game mars already"):
        plugins.game_names()


def test_an_installed_expansion_belongs_to_its_game_alone(install: Install) -> None:
    install("x_moons", MODULE.format(name="moons", game="mars"))
    assert plugins.packages_of("mars")["moons"] == "x_moons"
    assert "moons" not in plugins.packages_of("dice")
    assert plugins.game_names() == ["ares", "dice", "mars"]


def test_two_expansions_of_one_name_are_refused(install: Install) -> None:
    install("x_era", MODULE.format(name="corporate-era", game="mars"))
    with pytest.raises(TharsisError, match="x_era: mars has a module corporate-era already"):
        plugins.packages_of("mars")


@pytest.mark.parametrize("source", ["", "GAME = 'chess'", "MODULE = 7"])
def test_a_package_without_a_game_or_an_expansion_is_named(install: Install, source: str) -> None:
    install("x_nothing", source)
    with pytest.raises(TharsisError, match="x_nothing has neither a GAME nor a MODULE"):
        plugins.game_names()


def test_a_package_that_can_not_be_imported_is_named(install: Install) -> None:
    install("x_broken", "import a_package_that_is_not_there")
    with pytest.raises(TharsisError, match="the plug-in x_broken can't be imported"):
        plugins.game_names()
