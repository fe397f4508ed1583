"""Randomness as part of the state: a secret seed and a counter, so that a copy of a game goes on alike everywhere.

Words come from a keyed BLAKE2b of the counter: nobody can work the deck out from an opening hand.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

WORDS: Final = 16
SEED_BYTES: Final = 32

# Two generators of L'Ecuyer (1988), combined: the period is 2**60, and all products fit into 64 bits.
FIRST: Final = 2147483563
SECOND: Final = 2147483399


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
    return [int.from_bytes(raw[i : i + 4], "little") for i in range(0, 4 * WORDS, 4)]


class Picker:
    """A quick source of chance for imagined worlds, where nobody would gain by working it out."""

    __slots__ = ("first", "second")

    def __init__(self, seed: bytes) -> None:
        self.first = 1 + int.from_bytes(seed[0:4], "little") % (FIRST - 1)
        self.second = 1 + int.from_bytes(seed[4:8], "little") % (SECOND - 1)

    def take(self, cards: list[int]) -> int:
        """Take any card out of a bag, each as likely as the others."""
        self.first = self.first * 40014 % FIRST
        self.second = self.second * 40692 % SECOND
        n = len(cards)
        at = (self.first + self.second) % FIRST % n
        card = cards[at]
        cards[at] = cards[n - 1]
        cards.pop()
        return card
