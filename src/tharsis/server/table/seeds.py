"""Where deals and bots get their luck from: the system's own; or, in tests, always the same."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

from tharsis.play.match import Match
from tharsis.server import messages as wire


class Luck:
    """Nobody can guess it, unless it was fixed when the server was set up."""

    def __init__(self, fixed: str = "") -> None:
        self.fixed = fixed

    def deal(self, order: wire.CreateTable) -> str:
        """The seed of a new table; where luck is fixed, the same for who asks for the same table."""
        return self._draw(msgspec.json.encode(order).decode())

    def of_bot(self, match: Match, seat: int) -> str:
        """What a bot goes by when it has to guess. It is its own, not the game's."""
        return self._draw(f"{match.setup.seed} {seat} {len(match.answers)}")

    def _draw(self, about: str) -> str:
        return sha256(f"{self.fixed} {about}".encode()).hexdigest() if self.fixed else secrets.token_hex(32)
