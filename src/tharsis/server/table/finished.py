"""A finished game as data: its result, its log and every frame for every reader. Nobody needs its rules any more.

The format is for ever: later versions read what earlier ones have kept. A frame is written as what changed since the one
before: `{"~": {key: change, …}, "-": [keys that went]}` for an object, `{"#": {place: change}}` for a list that kept its
length, and else the new value itself.
"""

from __future__ import annotations

import copy
import lzma
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from tharsis.play.ready import made_ready
from tharsis.server.messages import TableResult

FORMAT = 1
Doc = dict[str, Any]
PRESET = 4  # of the compression: a fifth of a second for a long game


class FinishedDoc(Struct, omit_defaults=True):
    """What is kept."""

    v: int
    first: int  # answers before the first frame: more than none, if other rules took the game over on the way
    answers: list[tuple[int, str]]  # seat and label
    result: Doc
    frames: list[list[Any]]  # after each answer, for who watches and for each seat
    lines: dict[str, list[list[Doc]]]  # language -> for each reader, the lines of the log
    series: list[Doc]
    guide: dict[
        str, Doc
    ]  # language -> what never changed in it: words and pictures of goals, tracks, projects
    record: str = ""


made_ready(FinishedDoc)


class Finished:
    """A game that is over: how it ended, and the rest if it was kept."""

    def __init__(self, result: TableResult, data: bytes | None = None) -> None:
        self.result = result
        self.data = data

    def doc(self) -> FinishedDoc | None:
        """All that is kept of the game; None: nobody kept it before its rules were changed."""
        return None if self.data is None else opened(self.data)


@lru_cache(maxsize=8)
def opened(data: bytes) -> FinishedDoc:
    """What was kept, unpacked; the last few games stay at hand."""
    return msgspec.json.decode(lzma.decompress(data), type=FinishedDoc)


def packed(doc: FinishedDoc) -> bytes:
    """What is kept, packed."""
    return lzma.compress(msgspec.json.encode(doc), preset=PRESET)


def reader_of(seat: int | None) -> int:
    """The place of a reader: who watches comes first."""
    return 0 if seat is None else 1 + seat


def frame(doc: FinishedDoc, n: int, seat: int | None) -> Doc:
    """How the game stood for a reader after n answers."""
    found: Any = None
    for row in doc.frames[: n - doc.first + 1]:
        found = changed(found, row[reader_of(seat)])
    assert isinstance(found, dict)
    return copy.deepcopy(found)


def change(old: Any, new: Any) -> Any:
    """What turns a value into another one."""
    if isinstance(old, dict) and isinstance(new, dict):
        inner = {k: change(old.get(k), v) for k, v in new.items() if k not in old or old[k] != v}
        gone = [k for k in old if k not in new]
        return {"~": inner, "-": gone} if gone else {"~": inner}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {"#": {str(i): change(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}}
    return new


def changed(old: Any, what: Any) -> Any:
    """A value after a change; the old one stays as it was."""
    if isinstance(what, dict) and "~" in what:
        kept = {k: v for k, v in old.items() if k not in what.get("-", ())}
        return kept | {k: changed(kept.get(k), v) for k, v in what["~"].items()}
    if isinstance(what, dict) and "#" in what:
        found = list(old)
        for place, value in what["#"].items():
            found[int(place)] = changed(found[int(place)], value)
        return found
    return what
