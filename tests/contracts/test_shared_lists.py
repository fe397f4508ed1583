"""Copies of a state share its lists: so only the methods that part them from the copies write them."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = {"used", "mark", "tile", "owner", "claim", "place", "res", "known", "zones", "world"}
KERNEL = ROOT / "src" / "tharsis" / "kernel"
PARTED = {KERNEL / "things.py", KERNEL / "imagine.py"}  # where they are parted before
WRITING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "shuffle"}


def writes_of(text: str) -> list[str]:
    """The places of a file where such a list is written."""
    found = []
    for function in functions_of(ast.parse(text)):
        names = other_names(function)
        for node in ast.walk(function):
            if any(is_shared(it, names) for it in written(node)):
                found.append(ast.unparse(node))
    return found


def functions_of(tree: ast.Module) -> list[ast.AST]:
    """What has names of its own: each function, or a file without any."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)] or [tree]


def written(node: ast.AST) -> list[ast.expr]:
    """What is written here, if anything is."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
        return [pile for pile in (node.func.value, *node.args) if isinstance(pile, ast.Subscript)]
    return []


def other_names(function: ast.AST) -> set[str]:
    """The names that such lists have within a function."""
    found: set[str] = set()
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            both = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            pairs = zip(target.elts, node.value.elts, strict=False) if both else [(target, node.value)]
            found |= {name.id for name, it in pairs if isinstance(name, ast.Name) and is_shared(it, set())}
    return found


def is_shared(value: ast.expr, names: set[str]) -> bool:
    """Whether it is such a list of a state, or a pile in it; the books of an audit are its own."""
    if isinstance(value, ast.Subscript):
        return is_shared(value.value, names) and not isinstance(value.slice, ast.Slice)
    if isinstance(value, ast.Name):
        return value.id in names
    return (
        isinstance(value, ast.Attribute)
        and value.attr in SHARED
        and not ast.unparse(value).startswith("self.audit.")
    )


def test_what_copies_share_is_never_written_in_place() -> None:
    files = [file for folder in ("src", "examples") for file in (ROOT / folder).rglob("*.py")]
    found = {str(file): writes_of(file.read_text("utf-8")) for file in files if file not in PARTED}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_a_place_where_it_is_would_be_found() -> None:
    for line in (
        "s.used[x] = 1",
        "s.used[x] += 1",
        "self.tile[cell] = -1",
        "s.tile[a], s.owner[a] = 1, 0",
        "s.res[card] = 2",
        "s.zones[DECK].append(card)",
        "s.zones[DECK][:] = cards",
        "s.shuffle(s.zones[DECK])",
        "del s.zones[DECK][0]",
        "s.world[ROUND] += 1",
        "world = s.world\nworld[ROUND] = 1",
        "def step(s):\n    n, pile = 1, s.zones[DECK]\n    pile[0] = n",
    ):
        assert writes_of(line), line
    for line in (
        "s.used[x] == 1",
        "n = s.tile[cell]",
        "found[s.owner[i]] += 1",
        "cards.extend(s.zones[DECK][:3])",
        "s.own_pile(DECK).append(card)",
        "world = s.world[:]\nworld[ROUND] = 1",
    ):
        assert not writes_of(line), line
