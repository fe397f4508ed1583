"""A short name for a state: two states that go on alike have the same digest, on every machine and in every build."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from tharsis.kernel.core import State
from tharsis.play.codec import pack


def digest(s: State) -> str:
    """The hash of everything but the log."""
    return blake2b(msgspec.json.encode(pack(s, log=False)), digest_size=16).hexdigest()
