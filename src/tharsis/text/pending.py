"""What a preview tells in words: what is still to come of a move, and what it brings about."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import Ruleset
from tharsis.kernel.phrase import Noun, Phrase, Title
from tharsis.play.pending import Pending
from tharsis.text.merge import tidy
from tharsis.text.names import cell_title, chip, titles_of
from tharsis.text.render import render


def sourced(rules: Ruleset, phrase: Phrase, card: str = "", cell: int = -1, track: str = "") -> Phrase:
    """A phrase after where it comes from: an area, a track, or a card."""
    if cell >= 0:
        return Phrase("of_area", where=cell_title(rules, cell), e=phrase)
    if track:
        return Phrase("of_track", x=Noun(track), e=phrase)
    return Phrase("of_card", card=Title("card", card), e=phrase) if card else phrase


def coming_text(rules: Ruleset, x: Pending, reader: int, language: str, names: Sequence[str]) -> str:
    """Something that will be done, for the inside of a sentence; and by whom if that is not the reader."""
    said = sourced(rules, x.phrase, x.card, x.cell, x.track)
    if x.seat != reader:
        said = Phrase("of_seat", name=Title("seat", str(x.seat)), e=said)
    shape = "sentence" if x.pays else "clause"
    text = render(tidy(said), language, shape, titles_of(rules, names), rules.game)
    return text.removesuffix(".")


def news_text(rules: Ruleset, phrase: Phrase, language: str) -> str:
    """Something that a move brings about."""
    return chip(phrase, language, titles_of(rules, ()), rules.game)
