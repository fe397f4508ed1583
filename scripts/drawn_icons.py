"""Which icons documents and the client draw: for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tharsis.text.icons import ICONS, is_icon

WEB = Path(__file__).parents[1] / "web"
KNOWN = {file.stem for folder in (ICONS, WEB / "icons") for file in folder.glob("*.svg")}
FAMILIES = {name.partition("-")[0] for name in KNOWN if "-" in name}
# A name in quotes that begins like those of pictures.
NAMED = re.compile(rf"""['"]((?:{"|".join(sorted(FAMILIES))})-[a-z0-9-]*[a-z0-9])['"]""")


def icons_in(doc: Any, inside: bool = False) -> Iterator[str]:
    """What a document draws: all that stands under `icon`, `icons`, `bonus`, `cost` or `gain`."""
    if isinstance(doc, dict):
        for key, value in doc.items():
            yield from icons_in(value, inside or key in ("icon", "icons", "bonus", "cost", "gain"))
    elif isinstance(doc, list):
        for value in doc:
            yield from icons_in(value, inside)
    elif inside and isinstance(doc, str) and is_icon(doc) and " " not in doc:  # a sentence is none
        yield doc
