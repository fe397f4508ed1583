"""Tokens, codes and invites: made here, stored only as hashes where they open a seat."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is read for another
CODE = 20
GROUP = 5


def new_token() -> str:
    """256 bits that open a seat."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """128 bits that open a table."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The name of a table in addresses: 64 bits, no secret."""
    return secrets.token_hex(8)


def new_code() -> str:
    """A re-entry code that a person can write down."""
    letters = [secrets.choice(LETTERS) for _ in range(CODE)]
    return "-".join("".join(letters[i : i + GROUP]) for i in range(0, CODE, GROUP))


def plain_code(text: str) -> str:
    """A code as typed, without what does not count."""
    return "".join(c for c in text.upper() if c in LETTERS)


def hashed(secret: str) -> str:
    """What is stored of a secret. It has too many bits to be guessed, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Equal, in a time that tells nothing."""
    return compare_digest(a.encode(), b.encode())
