"""The data of every release (`tests/data/releases`)."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from meaning import mark, present, seen_by_all
from tharsis.games.plugins import folder_of
from tharsis.play.match import Match
from tharsis.play.release_one import modules_then

RELEASES = Path(__file__).resolve().parent.parent / "tests" / "data" / "releases"
NAMES = sorted(path.name for path in RELEASES.iterdir() if path.is_dir())
Doc = dict[str, Any]


@cache
def kept(release: str, what: str) -> Doc:
    """One of the documents of a release: manifest, records, saves, positions."""
    found: Doc = json.loads(gzip.decompress((RELEASES / release / f"{what}.json.gz").read_bytes()))
    return found


def pieces(what: str) -> list[tuple[str, str]]:
    """The names of all records, saves or positions of all releases."""
    return [
        (release, name)
        for release in NAMES
        for name in kept(release, "manifest")[what]
        if is_here(kept(release, what)[name])
    ]


def is_here(piece: str | Doc) -> bool:
    """Whether all expansions that a piece needs have a folder."""
    head: Doc = json.loads(piece.splitlines()[0]) if isinstance(piece, str) else piece
    needed = head.get("modules") or head.get("versions") or []
    folder = folder_of(head.get("game") or head["setup"]["game"])
    return all(name == "base" or (folder / name.replace("-", "_")).is_dir() for name in needed)


def database(release: str, folder: Path) -> Path:
    """A copy of the database of a release."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((RELEASES / release / "tables.db.gz").read_bytes()))
    return path


def seen_as_then(match: Match) -> dict[str, Doc]:
    """What everybody sees, with the slots of modules that are not in play: release 0.1 listed those of every module."""
    rules = match.state.rules
    listed = {rules.world_names[slot] for slot in rules.world_slots}
    then = modules_then(rules.game)["base"].world
    idle = {name: start for name, start in then.items() if name not in listed}
    return {
        reader: {**view, "world": present({**view["world"], **idle})}
        for reader, view in seen_by_all(match).items()
    }


def marks_as_then(match: Match) -> dict[str, str]:
    """The same in short."""
    return {name: mark(doc) for name, doc in seen_as_then(match).items()}
