"""What is missing where an effect can't be done: told is the way that lacks least."""

from __future__ import annotations

from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.resolve import size


def test_an_amount_counts_as_many_as_are_missing_and_anything_else_as_one() -> None:
    assert size([]) == 0
    assert size([Phrase("no_place")]) == 1
    assert size([Phrase("short_of", q=Amount(3, "plant")), Phrase("no_place"), Phrase("no_victim")]) == 5
