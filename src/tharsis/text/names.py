"""Names of cards, players and areas for labels, reasons and log lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from tharsis.kernel.core import Card, Ruleset
from tharsis.kernel.phrase import Noun, Phrase, Slot, Title
from tharsis.text.card import card_title, goal_noun, project_noun
from tharsis.text.merge import tidy
from tharsis.text.pieces import Piece, plain
from tharsis.text.render import Titles, render, render_pieces
from tharsis.text.tables import tables_of_game

__all__ = [
    "area_text",
    "cell_text",
    "cell_title",
    "chip",
    "chip_pieces",
    "goal_noun",
    "listed",
    "map_name",
    "player_name",
    "project_noun",
    "resource_noun",
    "titles_of",
]

_CELL = re.compile(r"r(\d+)c(\d+)")


def titles_of(rules: Ruleset, names: Sequence[str]) -> Titles:
    """Looks up cards, players and areas; everything else has its title in the glossary."""
    return _titles_of(rules, tuple(names))


@lru_cache(maxsize=256)
def _titles_of(rules: Ruleset, names: tuple[str, ...]) -> Titles:
    """The same one for the same table: texts that were put together with it are known by it."""

    def find(title: Title, language: str) -> str:
        if title.kind == "seat":
            return names[int(title.key)]
        if title.kind == "card":
            return card_title(rules.cards[rules.card_index[title.key]], language)
        if title.kind == "cell":
            return cell_text(rules, rules.cell_names.index(title.key), language)
        return render(Noun(f"{title.kind}_{title.key.replace('-', '_')}"), language)

    return find


def map_name(name: str) -> str:
    """An area of the map as it is called at the map's edge: the letter of its row, its number there."""
    match = _CELL.fullmatch(name)
    return name if match is None else f"{chr(ord('A') + int(match[1]) - 1)}{match[2]}"


def area_text(name: str, on_map: bool, language: str) -> str:
    """An area as people call it: on the map as at its edge, elsewhere by its own name."""
    return map_name(name) if on_map else render(Noun(f"area_{name}"), language)


def cell_text(rules: Ruleset, cell: int, language: str) -> str:
    """The same for an area of a game."""
    return area_text(rules.cell_names[cell], cell < rules.cells_on_map, language)


def cell_title(rules: Ruleset, cell: int) -> Title:
    """An area of a game, to be named in a text."""
    return Title("cell", rules.cell_names[cell])


def chip(phrase: Phrase, language: str, titles: Titles | None = None, game: str | None = None) -> str:
    """A phrase for a button or a line of the log: a capital, no full stop."""
    return plain(chip_pieces(phrase, language, titles, game))


def chip_pieces(
    phrase: Phrase, language: str, titles: Titles | None = None, game: str | None = None
) -> list[Piece]:
    """The same in pieces."""
    found = render_pieces(tidy(phrase), language, titles=titles, game=game)
    if found and not found[-1].kind:
        found[-1] = Piece(found[-1].text.removesuffix("."))
    return found


def resource_noun(card: Card) -> str:
    """The noun of what lies on a card."""
    return tables_of_game(card.game).said(card.holds) if card.holds else "resource"


def player_name(n: int, language: str) -> str:
    """What a player without a name is called."""
    return chip(Phrase("opt_player", n=n), language)


def listed(items: Sequence[Slot]) -> Slot:
    """One thing as it is, several in a row."""
    return items[0] if len(items) == 1 else tuple(items)
