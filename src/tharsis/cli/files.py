"""Reading files that a person names: whatever is wrong with them is one clear error."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tharsis.kernel.errors import BadRecord


def read_bytes(file: Path) -> bytes:
    """What a file holds; `-` is the standard input."""
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def read_json(file: Path) -> Any:
    """A JSON document."""
    try:
        return json.loads(read_bytes(file))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is no JSON: {error}") from None
