"""Randomness as part of the state: a secret seed and a counter, so that a copy of a game goes on alike everywhere.

Words come from a keyed BLAKE2b of the counter: nobody can work the deck out from an opening hand.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final

WORDS: Final = 16
SEED_BYTES: Final = 32

# A quick generator for imagined worlds, where nobody would gain by working it out: x -> (x * FACTOR + STEP) & MASK, of
# which the upper half is used. All numbers are so small that compiled code needs no objects for them.
FACTOR: Final = 1664525
STEP: Final = 1013904223
MASK: Final = 0x3FFFFFFF
SHIFT: Final = 15


def seed_bytes(seed: int | bytes | str) -> bytes:
    """Any seed a person may type, as the 256 bits the stream is keyed with."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=SEED_BYTES, person=b"tharsis seed").digest()


def commitment(seed: str) -> str:
    """What a table shows before the game, so that anyone can check the deal afterwards: the SHA-256 of the seed."""
    return sha256(seed.encode()).hexdigest()


def block(seed: bytes, number: int) -> list[int]:
    """The sixteen 32-bit words of one block of the stream."""
    raw = blake2b(number.to_bytes(8, "little"), key=seed, digest_size=64).digest()
    return list(unpack(f"<{WORDS}I", raw))


def small_seed(seed: bytes) -> int:
    """Where the quick generator begins."""
    return int.from_bytes(seed[0:4], "little") & MASK
