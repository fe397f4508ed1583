"""Things that are alike, sent as one shape with holes and a short row for each.

Sixty areas to choose from differ in little more than their names: `{"label": "place {0}", "about": {"cell": "{0}"}}` and
the rows `["here"]`, `["there"]` … say the same in a tenth of the bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

WORTH = 8  # values (things times fields) from which on a shape is shorter
HOLE = re.compile(r"\{(\d+)\}")
Run = tuple[Any, list[Any]]  # a shape and its rows; or None, and the things as they are
Column = list[Any]


def runs(items: list[Any]) -> list[Run]:
    """Items in order, those next to each other that have the same fields together."""
    found: list[Run] = []
    start = 0
    while start < len(items):
        fields = form(items[start])
        end = start + 1
        while end < len(items) and fields and form(items[end]) == fields:
            end += 1
        group = items[start:end]
        coded = shaped(group) if len(group) > 1 and len(group) * len(fields) >= WORTH else None
        if coded is not None:
            found.append(coded)
        elif found and found[-1][0] is None:
            found[-1][1].extend(group)
        else:
            found.append((None, group))
        start = end
    return found


def form(item: Any) -> list[tuple[str, ...]]:
    """The paths of an object's fields, and how its first text begins; nothing for what is no object."""
    if not isinstance(item, dict):
        return []
    fields = list(leaves(item))
    texts = [value for _, value in fields if isinstance(value, str)]
    return (
        [path for path, _ in fields] + [tuple(texts[0].split(" ")[:1])]
        if texts
        else [path for path, _ in fields]
    )


def leaves(item: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value in an object, inner objects too."""
    for key, value in item.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def shaped(items: list[dict[str, Any]]) -> Run | None:
    """The shape of objects with the same fields, and what each of them puts into its holes."""
    columns: list[Column] = []
    shape: dict[str, Any] = {}
    for (path, _), values in zip(leaves(items[0]), zip(*map(values_of, items), strict=True), strict=True):
        if any(isinstance(value, str) and HOLE.search(value) for value in values):
            return None  # somebody is called like a hole
        held = hole(list(values), columns)
        inner = shape
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = held
    return shape, [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in items]


def values_of(item: dict[str, Any]) -> list[Any]:
    """The values of an object in the order of its fields."""
    return [value for _, value in leaves(item)]


def hole(values: Column, columns: list[Column]) -> Any:
    """What stands in the shape for a field: what is common to all, and a hole for what differs."""
    if same(values, [values[0]] * len(values)):
        return values[0]
    before = after = ""
    if all(isinstance(value, str) for value in values):
        before = common_start(values)
        values = [value[len(before) :] for value in values]
        after = common_start([value[::-1] for value in values])[::-1]
        values = [value[: len(value) - len(after)] for value in values]
    number = next((i for i, column in enumerate(columns) if same(column, values)), len(columns))
    if number == len(columns):
        columns.append(values)
    return f"{before}{{{number}}}{after}"


def common_start(texts: list[str]) -> str:
    """The whole words that all of them begin with."""
    least, most = min(texts), max(texts)
    end = 0
    while end < len(least) and least[end] == most[end]:
        end += 1
    return least[: least.rfind(" ", 0, end) + 1]


def same(a: Column, b: Column) -> bool:
    """Equal, and of the same kinds: yes is not 1."""
    return a == b and [type(x) for x in a] == [type(x) for x in b]


def made(shape: Any, row: list[Any]) -> Any:
    """A thing again: what a client does. A text that is nothing but a hole is what the row has there, of any kind."""
    if isinstance(shape, dict):
        return {key: made(value, row) for key, value in shape.items()}
    if not isinstance(shape, str):
        return deepcopy(shape)  # each thing has lists of its own
    only = HOLE.fullmatch(shape)
    if only:
        return deepcopy(row[int(only[1])])
    return HOLE.sub(lambda found: row[int(found[1])], shape)
