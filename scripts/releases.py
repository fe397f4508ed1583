"""The data of every release (`tests/data/releases`)."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

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
    return [(release, name) for release in NAMES for name in kept(release, "manifest")[what]]
