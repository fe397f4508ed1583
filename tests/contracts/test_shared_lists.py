"""Copies of a state share what changes seldom: so it is replaced, or written by the methods that part it from the copies."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REPLACED = {"used", "mark", "tile", "owner", "claim"}  # never written
OF_CARDS = {"place", "res", "known", "zones"}  # written where they are parted
PARTED = ROOT / "src" / "tharsis" / "kernel" / "things.py"
WRITING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "shuffle"}


def writes_of(text: str, shared: set[str] = REPLACED | OF_CARDS) -> list[str]:
    """The places of a file where such a list is written."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            written: list[ast.expr] = [node.value]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING
        ):
            written = [pile for pile in (node.func.value, *node.args) if isinstance(pile, ast.Subscript)]
        else:
            continue
        found += [ast.unparse(node) for it in written if is_shared(it, shared)]
    return found


def is_shared(value: ast.expr, shared: set[str]) -> bool:
    """Whether it is such a list of a state, or a pile in it; the books of an audit are its own."""
    if isinstance(value, ast.Subscript):
        return is_shared(value.value, shared) and not isinstance(value.slice, ast.Slice)
    return (
        isinstance(value, ast.Attribute)
        and value.attr in shared
        and not ast.unparse(value).startswith("self.audit.")
    )


def test_what_copies_share_is_never_written_in_place() -> None:
    files = [file for folder in ("src", "examples") for file in (ROOT / folder).rglob("*.py")]
    shared = {file: REPLACED if file == PARTED else REPLACED | OF_CARDS for file in files}
    assert {
        str(file): found for file in files if (found := writes_of(file.read_text("utf-8"), shared[file]))
    } == {}


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
    ):
        assert writes_of(line), line
    for line in (
        "s.used[x] == 1",
        "n = s.tile[cell]",
        "found[s.owner[i]] += 1",
        "cards.extend(s.zones[DECK][:3])",
        "s.own_pile(DECK).append(card)",
    ):
        assert not writes_of(line), line
