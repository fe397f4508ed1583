"""Copies of a state share what changes seldom: so it is replaced, never written."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = {"used", "mark", "tile", "owner", "claim"}


def writes_of(text: str) -> list[str]:
    """The places of a file where an item of such a list is written."""
    items = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Subscript)]
    return [ast.unparse(item) for item in items if isinstance(item.ctx, ast.Store) and is_shared(item.value)]


def is_shared(value: ast.expr) -> bool:
    """Whether it is such a list of a state; the books of an audit are its own."""
    return (
        isinstance(value, ast.Attribute)
        and value.attr in SHARED
        and not ast.unparse(value).startswith("self.audit.")
    )


def test_what_copies_share_is_never_written_in_place() -> None:
    files = [file for folder in ("src", "examples") for file in (ROOT / folder).rglob("*.py")]
    assert {str(file): found for file in files if (found := writes_of(file.read_text("utf-8")))} == {}


def test_a_place_where_it_is_would_be_found() -> None:
    for line in ("s.used[x] = 1", "s.used[x] += 1", "self.tile[cell] = -1", "s.tile[a], s.owner[a] = 1, 0"):
        assert writes_of(line)
    for line in ("s.used[x] == 1", "n = s.tile[cell]", "found[s.owner[i]] += 1", "s.res[card] = 2"):
        assert not writes_of(line)
