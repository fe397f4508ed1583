"""Files that a person names: whatever is wrong with them is one clear error."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from tharsis.kernel.errors import BadRecord, TharsisError


def read_bytes(file: Path) -> bytes:
    """What a file holds; `-` is the standard input."""
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def read_json(file: Path) -> Any:
    """A JSON document."""
    try:
        return json.loads(read_bytes(file))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is no JSON: {error}") from None


def check_writable(file: Path) -> None:
    """Refuse a file that can't be written, before anything is done for it; what it holds stays."""
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise TharsisError(f"{file} can't be written: {error.strerror}") from None


def saves() -> Path:
    """The folder for games that somebody left, as the desktop has it."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "tharsis"
