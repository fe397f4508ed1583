"""Errors that a user may see: one line, what was wrong, what is allowed."""

from __future__ import annotations


class TharsisError(Exception):
    """The base of every error that this package raises on bad input."""


class Refused(TharsisError):
    """An answer that the rules do not allow now; the state is as it was."""


class UnknownName(TharsisError):
    """No card, game, module or area has this name."""


class BadRecord(TharsisError):
    """A save or a replay that can't be read, or does not fit these rules."""


class BadPosition(TharsisError):
    """A position that can't exist; `reasons` has every cause."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__(reasons)  # what an error is made of is what is pickled of it
        self.reasons = reasons

    def __str__(self) -> str:
        return "impossible position: " + "; ".join(self.reasons)
