"""The contract between the layers, checked on the syntax tree: who may import whom, and who may know which names.

violations(src, cards) gives one line per breach. tests/contracts/test_layers.py keeps it at none.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

# Low to high; a layer imports only layers of its own rank or below.
RANKS = {
    "kernel": 0,
    "rules": 1,
    "games": 2,
    "text": 3,
    "play": 3,
    "bots": 4,
    "envs": 4,
    "testing": 5,
    "": 6,  # the package root, tharsis/__init__.py: all that a user of the library needs
    "server": 7,
    "cli": 7,
    "__main__": 8,
}
# A file or package of one of these names in a game's or an expansion's folder is a facet: the rank of what it serves.
LIST = Path(__file__).resolve().parents[1] / "src" / "tharsis" / "games" / "facets.json"
FACETS: dict[str, str] = json.loads(LIST.read_text(encoding="utf-8"))
PURE = ("kernel", "rules", "games")
IMPURE_MODULES = ("random", "time", "datetime")
# Folders inside a game that hold parts of its base; every other folder there is an expansion.
BASE_FOLDERS = ("base", "board", "cards", "data", "flow", "verbs", *FACETS)
KNOWN_EXPANSIONS = ("corporate_era", "colonies", "turmoil", "venus_next", "prelude")
# Titles that are also plain words of the rulebook.
PLAIN_WORDS = ("research",)


class Source:
    """One module: its dotted name, its tree, and which modules it imports at which line."""

    def __init__(self, src: Path, file: Path) -> None:
        parts = file.relative_to(src).with_suffix("").parts
        self.file = file
        self.is_package = parts[-1] == "__init__"
        self.name = ".".join(parts[:-1] if self.is_package else parts)
        self.tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        self.imports: list[tuple[str, int]] = []

    def parts(self) -> list[str]:
        return self.name.split(".")


def sources(src: Path) -> list[Source]:
    return [Source(src, file) for file in sorted((src / "tharsis").rglob("*.py"))]


def layer(module: str) -> str:
    """tharsis.kernel.state -> kernel; tharsis.games.mars.text -> text, a facet; tharsis -> the empty name."""
    parts = module.split(".")
    if parts[1:2] == ["games"]:
        return next((FACETS[part] for part in parts[3:5] if part in FACETS), "games")
    return parts[1] if len(parts) > 1 else ""


def in_games(module: str) -> bool:
    return module.startswith("tharsis.games.")


@cache
def slug(text: str) -> str:
    """Inventors' Guild -> inventors_guild; HasArcticAlgae -> has_arctic_algae."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text.replace("'", ""))
    return re.sub(r"[^a-z0-9]+", "_", apart.lower()).strip("_")


# Imports


def only_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name | ast.Attribute) and ast.unparse(test).endswith("TYPE_CHECKING")


def running_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Every node but those under `if TYPE_CHECKING:`, which never run."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and only_for_types(child.test):
            for other in child.orelse:
                yield other
                yield from running_nodes(other)
            continue
        yield child
        yield from running_nodes(child)


def absolute(source: Source, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    base = source.parts()
    keep = len(base) - node.level + (1 if source.is_package else 0)
    return ".".join([*base[:keep], *([node.module] if node.module else [])])


def imported(source: Source, known: set[str], nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    """The modules named by the import statements; `from package import module` names the module."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(source, node)
            for alias in node.names:
                full = f"{origin}.{alias.name}"
                yield (full if full in known else origin, node.lineno)


def is_package_part(module: str) -> bool:
    return module == "tharsis" or module.startswith("tharsis.")


def import_problems(source: Source, target: str, packages: set[str]) -> Iterator[str]:
    own, other = layer(source.name), layer(target)
    if not is_package_part(target):
        if own in PURE and target.partition(".")[0] in IMPURE_MODULES:
            yield f"{own}/ must not import {target}: the rules have no clock and no luck of their own"
        return
    if own not in RANKS:
        yield f"{source.name} belongs to no layer: give it one in scripts/layers.py"
    elif other not in RANKS:
        yield f"{target} belongs to no layer: give it one in scripts/layers.py"
    elif RANKS[other] > RANKS[own]:
        yield f"upward import of {target} from {own or 'the package root'}"
    if in_games(source.name) and in_games(target):
        yield from game_problems(source, target, packages)


def game_problems(source: Source, target: str, packages: set[str]) -> Iterator[str]:
    mine, theirs = source.parts()[2:3], target.split(".")[2:3]
    if mine and theirs and f"tharsis.games.{mine[0]}" in packages and mine != theirs:
        if f"tharsis.games.{theirs[0]}" in packages:
            yield f"game {mine[0]} imports game {theirs[0]}"
    home = expansion_of(target, packages)
    if home is not None and not f"{source.name}.".startswith(f"{home}."):
        yield f"expansion {home} is imported from outside its folder"


def expansion_of(module: str, packages: set[str]) -> str | None:
    """The package of the expansion that a module belongs to."""
    parts = module.split(".")
    home = ".".join(parts[:4])
    if len(parts) < 4 or parts[1] != "games" or home not in packages or parts[3] in BASE_FOLDERS:
        return None
    return home


# Cycles


def cycles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts with more than one module, or one that imports itself (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(edges.get(name, ())):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            start = stack.index(name)
            part = sorted(stack[start:])
            del stack[start:]
            if len(part) > 1 or name in edges.get(name, ()):
                found.append(part)

    for name in sorted(edges):
        if name not in index:
            visit(name)
    return found


# Names


def identifiers(node: ast.AST) -> Iterator[str]:
    """The names that a node itself introduces or uses."""
    for field in ("id", "attr", "name", "arg", "asname", "module"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value


def docstrings(tree: ast.AST) -> set[ast.AST]:
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.value)
    return found


def words_inside(key: str, text: str) -> bool:
    return f"_{key}_" in f"_{text}_"


class Titles:
    """The titles of cards, and which of them stand in a text; the same texts come again and again."""

    def __init__(self, titles: Iterable[str]) -> None:
        self.keys = [(title, slug(title)) for title in titles]
        self._in_strings: dict[str, list[str]] = {}
        self._in_identifiers: dict[str, list[str]] = {}

    def in_string(self, text: str) -> list[str]:
        """Several words are found anywhere; a single one only as the whole string: trees and fish are words too."""
        if text not in self._in_strings:
            single = [
                title
                for title, key in self.keys
                if "_" not in key and text in (title, key) and text not in PLAIN_WORDS
            ]
            self._in_strings[text] = self.in_identifier(text) + single
        return self._in_strings[text]

    def in_identifier(self, text: str) -> list[str]:
        """Titles of several words, anywhere."""
        if text not in self._in_identifiers:
            whole = slug(text)
            self._in_identifiers[text] = [
                title for title, key in self.keys if "_" in key and words_inside(key, whole)
            ]
        return self._in_identifiers[text]


def name_problems(
    source: Source, cards: Titles, expansions: Iterable[str], *, docs: bool
) -> Iterator[tuple[int, str]]:
    skipped = set() if docs else docstrings(source.tree)
    for node in ast.walk(source.tree):
        line = getattr(node, "lineno", 1)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            text = slug(node.value)
            for title in cards.in_string(node.value):
                yield line, f"card {title!r} in a string"
            yield from (
                (line, f"expansion {name} in a string") for name in expansions if words_inside(name, text)
            )
        for text in identifiers(node):
            for title in cards.in_identifier(text):
                yield line, f"card {title!r} in the identifier {text}"
            for name in expansions:
                if words_inside(name, slug(text)):
                    yield line, f"expansion {name} in the identifier {text}"


def game_name_problems(source: Source, packages: set[str]) -> Iterator[tuple[int, str]]:
    """The name of a game as a string, or an import of what is inside it; examples in docstrings are for people."""
    games = {name.split(".")[2] for name in packages if name.startswith("tharsis.games.")}
    skipped = docstrings(source.tree)
    for node in ast.walk(source.tree):
        line = getattr(node, "lineno", 1)
        if isinstance(node, ast.Constant) and node.value in games and node not in skipped:
            yield line, f"game {node.value} in a string"
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for module in [*names, *([node.module or ""] if isinstance(node, ast.ImportFrom) else [])]:
            if module.split(".")[:2] == ["tharsis", "games"] and set(module.split(".")[2:3]) & games:
                yield line, f"game {module.split('.')[2]} is imported where all games are served"


def names_kept_out(
    source: Source, cards: Titles, expansions: set[str], packages: set[str]
) -> Iterator[tuple[int, str]]:
    """Kernel and rules know no card and no expansion; a game's base knows no expansion; what serves all games knows no game."""
    if layer(source.name) in ("kernel", "rules"):
        yield from name_problems(source, cards, expansions, docs=True)
    elif not in_games(source.name):
        yield from name_problems(source, cards, expansions, docs=False)
        yield from game_name_problems(source, packages)
    elif in_games(source.name) and layer(source.name) != "testing":
        if expansion_of(source.name, packages) is None:
            yield from name_problems(source, Titles(()), expansions, docs=False)


# All of it


def violations(src: Path, cards: Iterable[str] = ()) -> list[str]:
    """One line per breach of the contract below src/tharsis."""
    modules = sources(src)
    known = {source.name for source in modules}
    packages = {source.name for source in modules if source.is_package}
    homes = {expansion_of(name, packages) for name in known}
    expansions = {*KNOWN_EXPANSIONS, *(home.rsplit(".", 1)[1] for home in homes if home)}
    titles = Titles(cards)
    found: list[str] = []
    edges: dict[str, set[str]] = {}
    for source in modules:
        where = source.file.relative_to(src.parent)
        every = imported(source, known, ast.walk(source.tree))
        for target, line in every:
            found += [f"{where}:{line}: {text}" for text in import_problems(source, target, packages)]
        running = imported(source, known, running_nodes(source.tree))
        edges[source.name] = {target for target, _ in running if target in known}
        for line, text in names_kept_out(source, titles, expansions, packages):
            found.append(f"{where}:{line}: {text}")
    found += [f"import cycle: {' <-> '.join(part)}" for part in cycles(edges)]
    return found
