"""Refusals that a client hears: a stable word, a sentence, and an HTTP status."""

from __future__ import annotations

from tharsis.kernel.errors import TharsisError

# What is said of a table that can't go on, to whoever asks: always the same, so that it tells nothing of the game.
FROZEN = "this table was made with other rules and can't go on; what is kept of it can be read, exported and deleted"
# The same of a finished game that no version kept as data before its rules were changed.
GONE = "the rules of this game have changed since it ended: only its result and its answers are kept"

STATUS = {
    "bad_request": 422,
    "no_seat": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "not_found": 404,
    "too_slow": 408,
    "stale": 409,
    "refused": 409,
    "frozen": 410,
    "too_large": 413,
    "bad_host": 421,
    "too_many": 429,
    "full": 503,
    "failed": 503,
}


class Refusal(TharsisError):
    """An order or a request that is not carried out; nothing has changed."""

    def __init__(self, error: str, message: str, retry: int = 0) -> None:
        super().__init__(error, message, retry)  # all of it: an error may be pickled
        self.error = error
        self.message = message
        self.retry = retry  # seconds

    def __str__(self) -> str:
        return self.message

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.error]
