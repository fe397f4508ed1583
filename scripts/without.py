"""The package without one of its expansions: everything else must work, and every digest be the same.

`python scripts/without.py` lists the expansions; `python scripts/without.py mars/corporate_era [pytest arguments]` copies the
repository without that folder and without its tests, and runs the other tests there. A test that names the expansion,
itself or in what it uses, is a test of it and is left out. `mars/colonies,dice/promo` leaves out several at once. With THARSIS_BUILD=compiled the compiled build is tried, which
must have been made before.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/tharsis/games")
PLAIN, COMPILED = "src", "build/compiled"  # the package, as it is written and as machine code
# Tests that build something else, that are about the repository as a whole, or about the databases of releases, in which
# every expansion is played.
ELSEWHERE = (
    "tests/wheel",
    "tests/contracts/test_without.py",
    "tests/contracts/test_mutate.py",
    "tests/contracts/test_rules_notes.py",
    "tests/contracts/test_rules_notes_dice.py",
    "tests/contracts/test_rules_coverage.py",
    "tests/releases/test_tables.py",
    "tests/releases/test_updates.py",
)
# An expansion's first file makes its module, or brings it from another file.
MODULE = re.compile(r"^(from .* import .*)?\bMODULE\b", re.MULTILINE)
MISSING = "THARSIS_WITHOUT"  # the expansions that are not there, for the tests in the copy
OF_A_GAME = re.compile(r"/tests/games/(\w+)/")


# --- copies -------------------------------------------------------------------------------------------------------------


def expansions() -> list[str]:
    """The folders of expansions, as game/folder: those with a module, and those that hold nothing but words so far."""
    games = ROOT / GAMES
    inside = [folder for folder in games.glob("*/*") if (folder.parent / "__init__.py").is_file()]
    folders = [folder for folder in [*games.glob("*"), *inside] if folder.is_dir() and is_expansion(folder)]
    return sorted(str(folder.relative_to(games)) for folder in folders)


def is_expansion(folder: Path) -> bool:
    """Whether a folder holds a module, or only data."""
    start = folder / "__init__.py"
    if not start.is_file():
        return any(folder.rglob("*.json"))
    return MODULE.search(start.read_text(encoding="utf-8")) is not None


def link_or_copy(source: str, target: str) -> str:
    """Copies share the files where they can: Python's compiled ones stay valid."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return target


def leaving_out(*folders: Path) -> Callable[[str, list[str]], list[str]]:
    """For copies: everything but these folders."""
    return lambda folder, names: [name for name in names if Path(folder, name) in folders]


def package_without(names: str, target: Path, home: str = PLAIN) -> Path:
    """A copy of the package without some expansions; the folder to import it from."""
    made_on_the_way = [ROOT / home / folder for folder in ("build", ".mypy_cache")]
    games = ROOT / home / "tharsis" / "games"
    leave = leaving_out(*[games / name for name in names.split(",")], *made_on_the_way)
    shutil.copytree(ROOT / home, target / home, copy_function=link_or_copy, ignore=leave)
    return target / home


def repository_without(names: str, target: Path) -> None:
    """A copy of everything that tests read, without some expansions and their tests."""
    package_without(names, target)
    leave = leaving_out(*[ROOT / "tests" / "games" / name for name in names.split(",")])
    for part in ("docs", "examples", "scripts", "tests", "web/src"):
        shutil.copytree(ROOT / part, target / part, copy_function=link_or_copy, ignore=leave)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, target / file.name)


# --- tests in the copy --------------------------------------------------------------------------------------------------


@cache
def parts_of(file: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """The functions, classes and constants of a file: their texts, and the names that they use."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for node in ast.parse(text).body:
        used = {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}
        used |= {x.arg for x in ast.walk(node) if isinstance(x, ast.arg)}  # fixtures
        names = [x.name for x in [node] if isinstance(x, ast.FunctionDef | ast.ClassDef)]
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [x.id for target in targets for x in ast.walk(target) if isinstance(x, ast.Name)]
        lines = text.splitlines()[first_line(node) - 1 : node.end_lineno]
        for name in names:
            found[name] = ("\n".join(lines), frozenset(used))
    return found


@cache
def title_of(file: Path) -> str:
    """What a file says that it is about."""
    return ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""


def first_line(node: ast.stmt) -> int:
    """Where a statement begins, with what decorates it."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *[decorator.lineno for decorator in decorators]])


def names_it(file: Path, function: str, known: re.Pattern[str]) -> bool:
    """Whether a test names the expansion: itself, or in what it uses in its file and of fixtures."""
    places = [
        file,
        *[folder / "conftest.py" for folder in file.parents if (folder / "conftest.py").is_file()],
    ]
    left, seen = [function], set[str]()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        for place in places:
            if name in parts_of(place):
                text, used = parts_of(place)[name]
                if known.search(text):
                    return True
                left.extend(used)
    return False


def missing() -> list[str]:
    """The expansions that are not there."""
    return os.environ.get(MISSING, "").split(",")


def missing_name() -> re.Pattern[str]:
    """What the expansions that are not there are called, in any spelling."""
    names = [name.rpartition("/")[2].replace("_", "[-_ ]") for name in missing()]
    return re.compile("|".join(names), re.IGNORECASE)


def of_another_game(file: Path) -> bool:
    """Whether tests are about a game that misses nothing, though an expansion of it may be called the same."""
    found = OF_A_GAME.search(file.as_posix())
    return found is not None and found[1] not in {name.partition("/")[0] for name in missing()}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """In the copy: not even read the files that name it in their title."""
    if of_another_game(collection_path):
        return None
    is_test = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    return True if is_test and missing_name().search(title_of(collection_path)) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the copy: leave out the tests of what is not there."""
    known = missing_name()
    functions = {item: item.name.partition("[")[0] for item in items}
    left_out = [
        item
        for item in items
        if not of_another_game(item.path)
        and (known.search(item.name) or names_it(item.path, functions[item], known))
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def main(arguments: list[str]) -> int:
    """The command."""
    if not arguments:
        print(*expansions(), sep="\n")
        return 0
    names, *rest = arguments
    if unknown := set(names.split(",")) - set(expansions()):
        sys.exit(f"there is no expansion {min(unknown)}; there are: {', '.join(expansions())}")
    with TemporaryDirectory(prefix="tharsis-without-") as folder:
        target = Path(folder)
        repository_without(names, target)
        packages = [target / PLAIN]
        if os.environ.get("THARSIS_BUILD") == "compiled":
            packages.insert(0, package_without(names, target, COMPILED))
        paths = os.pathsep.join(map(str, [*packages, target / "scripts"]))
        environment = {**os.environ, "PYTHONPATH": paths, MISSING: names}
        command = [sys.executable, "-m", "pytest", "-p", "without", "-p", "no:cacheprovider"]
        left_out = [f"--ignore={file}" for file in ELSEWHERE]
        return subprocess.run(
            [*command, *left_out, *rest], cwd=target, env=environment, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
