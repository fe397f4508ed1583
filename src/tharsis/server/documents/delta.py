"""The difference of two documents as operations: set, remove, merge, splice; and how to carry them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Doc = dict[str, Any]
Op = list[Any]
Path = list[Any]


def diff(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Op]:
    """What turns `old` into `new`: all plain changes as one merge, then what can't be merged."""
    rest: list[Op] = []
    changes = of_objects(old, new, [], rest)
    return [[[], "with", changes], *rest] if changes else rest


def of_objects(old: Mapping[Any, Any], new: Mapping[Any, Any], path: Path, rest: list[Op]) -> Doc:
    """Key by key."""
    rest.extend([[*path, key]] for key in old if key not in new)
    changes: Doc = {}
    for key, value in new.items():
        before = old.get(key)
        if key not in old or (before is not value and before != value):
            of_values(before, value, [*path, key], changes, rest)
    return changes


def of_values(before: Any, value: Any, path: Path, changes: Doc, rest: list[Op]) -> None:
    """Two values that differ."""
    key = path[-1]
    if isinstance(before, dict) and isinstance(value, dict):
        if not value:
            rest.append([path, value])
        elif inner := of_objects(before, value, path, rest):
            changes[key] = inner
    elif isinstance(before, list) and isinstance(value, list) and before and value:
        if len(before) == len(value) and key == "seats":  # they keep their places
            inner = of_objects(by_place(before), by_place(value), path, rest)
            changes[key] = {str(place): change for place, change in inner.items()}
        else:
            of_lists(before, value, path, rest)
    elif isinstance(before, list) and isinstance(value, dict):
        rest.append([path, value])
    else:
        changes[key] = value


def by_place(items: list[Any]) -> dict[Any, Any]:
    """A list whose things are compared one by one."""
    return dict(enumerate(items))


def of_lists(old: list[Any], new: list[Any], path: Path, rest: list[Op]) -> None:
    """The part that differs is replaced."""
    if old[0] != new[0] and new[0] in old:  # a window that moved on
        gone = old.index(new[0])
        rest.append([path, 0, gone, []])
        old = old[gone:]
    least = min(len(old), len(new))
    at = 0
    while at < least and old[at] == new[at]:
        at += 1
    end = 0
    while end < least - at and old[-1 - end] == new[-1 - end]:
        end += 1
    if at < len(old) - end or at < len(new) - end:
        rest.append([path, at, len(old) - at - end, new[at : len(new) - end]])


def patch(doc: Doc, ops: list[Op]) -> None:
    """Carry out operations on a document: what a client does."""
    for op in ops:
        path = op[0]
        if len(op) == 3:
            merge(doc, op[2])
            continue
        place: Any = doc
        for step in path[:-1]:
            place = place[step]
        if len(op) == 1:
            del place[path[-1]]
        elif len(op) == 2:
            place[path[-1]] = op[1]
        else:
            _, at, remove, items = op
            place[path[-1]][at : at + remove] = items


def merge(place: Any, changes: Doc) -> None:
    """Objects are merged, key by key (in a list: by place); everything else is replaced."""
    for name, value in changes.items():
        key: Any = int(name) if isinstance(place, list) else name
        before = place[key] if isinstance(place, list) else place.get(key)
        if isinstance(value, dict) and isinstance(before, dict | list):
            merge(before, value)
        else:
            place[key] = value
