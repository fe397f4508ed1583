"""Types of documents, made ready for reading before any thread needs them."""

from __future__ import annotations

import msgspec


def made_ready(*kinds: object) -> None:
    """To be called where a type is defined or imported: msgspec works a type out when it first reads one, and two threads
    that do so at once crash."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
