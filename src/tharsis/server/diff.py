"""The difference of two documents as operations: set, remove, splice."""

from __future__ import annotations

from typing import Any

Op = list[Any]


def diff(old: dict[str, Any], new: dict[str, Any]) -> list[Op]:
    """What turns `old` into `new`."""
    ops: list[Op] = []
    of_objects(old, new, [], ops)
    return ops


def of_objects(old: dict[str, Any], new: dict[str, Any], path: list[Any], ops: list[Op]) -> None:
    """Key by key."""
    ops.extend([[*path, key]] for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            ops.append([[*path, key], value])
        elif (before := old[key]) is not value and before != value:
            of_values(before, value, [*path, key], ops)


def of_values(before: Any, value: Any, path: list[Any], ops: list[Op]) -> None:
    """Two values that differ."""
    if isinstance(before, dict) and isinstance(value, dict) and value:
        of_objects(before, value, path, ops)
    elif isinstance(before, list) and isinstance(value, list) and before and value:
        of_lists(before, value, path, ops)
    else:
        ops.append([path, value])


def of_lists(old: list[Any], new: list[Any], path: list[Any], ops: list[Op]) -> None:
    """Things that keep their places are compared one by one; else the part that differs is replaced."""
    if len(old) == len(new) and path[-1] == "seats":
        for i, (a, b) in enumerate(zip(old, new, strict=True)):
            if a != b:
                of_values(a, b, [*path, i], ops)
        return
    if old[0] != new[0] and new[0] in old:  # a window that moved on
        gone = old.index(new[0])
        ops.append([path, 0, gone, []])
        old = old[gone:]
    least = min(len(old), len(new))
    at = 0
    while at < least and old[at] == new[at]:
        at += 1
    end = 0
    while end < least - at and old[-1 - end] == new[-1 - end]:
        end += 1
    if at < len(old) - end or at < len(new) - end:
        ops.append([path, at, len(old) - at - end, new[at : len(new) - end]])


def patch(doc: dict[str, Any], ops: list[Op]) -> None:
    """Carry out operations on a document: what a client does."""
    for op in ops:
        path = op[0]
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
