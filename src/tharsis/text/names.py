"""Names of cards, players and areas for labels, reasons and log lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from tharsis.kernel.core import Card, Ruleset
from tharsis.kernel.phrase import Noun, Phrase, Slot, Title
from tharsis.rules.tiles import Place

from .card import card_title, goal_noun
from .merge import tidy
from .render import Titles, render

__all__ = [
    "cell_text",
    "chip",
    "goal_noun",
    "listed",
    "resource_noun",
    "titles_of",
]

_CELL = re.compile(r"r(\d+)c(\d+)")


def titles_of(rules: Ruleset, names: Sequence[str]) -> Titles:
    """Looks up cards and players; everything else has its title in the glossary."""

    def find(title: Title, language: str) -> str:
        if title.kind == "seat":
            return names[int(title.key)]
        if title.kind == "card":
            return card_title(rules.cards[rules.card_index[title.key]], language)
        return render(Noun(f"{title.kind}_{title.key.replace('-', '_')}"), language)

    return find


@cache
def _reserved(rules: Ruleset) -> dict[str, Card]:
    """The cards that have an area of their own, by the name of the area."""
    found: dict[str, Card] = {}
    for card in rules.cards:
        for node in card.play:
            if isinstance(node, Place) and node.where.reserved:
                found[node.where.reserved] = card
    return found


def cell_text(rules: Ruleset, cell: int, language: str) -> str:
    """An area as people call it: by the card it is reserved for, or by its row and its place there."""
    name = rules.cell_names[cell]
    if name in _reserved(rules):
        return card_title(_reserved(rules)[name], language)
    match = _CELL.fullmatch(name)
    if match is None:
        return name
    return render(Phrase("cell_name", n=int(match[1]), m=int(match[2])), language, "clause")


def chip(phrase: Phrase, language: str, titles: Titles | None = None, game: str | None = None) -> str:
    """A phrase for a button or a line of the log: a capital, no full stop."""
    return render(tidy(phrase), language, titles=titles, game=game).removesuffix(".")


def resource_noun(card: Card) -> str:
    """The noun of what lies on a card."""
    return "science_resource" if card.holds == "science" else card.holds or "resource"


def listed(items: Sequence[Slot]) -> Slot:
    """One thing as it is, several in a row."""
    return items[0] if len(items) == 1 else tuple(items)
