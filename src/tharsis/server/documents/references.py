"""Texts that clients have already, from `/api/cards` and `/api/board`: options name them instead of repeating them."""

from __future__ import annotations

from functools import cache

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ruleset
from tharsis.play.setup import set_up
from tharsis.server.documents.schema import About
from tharsis.text.card import card_title
from tharsis.text.labels import area_option

CARD, CELL, SEAT = "{card}", "{cell}", "{seat}"


@cache
def areas(game: str, board: int, language: str) -> dict[str, str]:
    """The areas of a board as options call them."""
    it = game_named(game)
    rules = set_up(game, it.players[0], 0, board=it.boards[board].name).rules()
    return {name: area_option(rules, i, language) for i, name in enumerate(rules.cell_names)}


@cache
def titles(rules: Ruleset, language: str) -> dict[str, str]:
    """The cards by their keys."""
    return {card.key: card_title(card, language) for card in rules.cards}


def by_reference(rules: Ruleset, text: str, about: About, language: str) -> str:
    """A text with `{card}` for the title of the card that the option is about, or `{cell}` for the text of its area."""
    if "{" in text:
        return text
    cell, card = about.get("cell"), about.get("card")
    if cell and areas(rules.game, rules.options.get("board", 0), language).get(cell) == text:
        return CELL
    return text.replace(titles(rules, language)[card], CARD) if card else text


def of_seat(text: str, name: str) -> str:
    """A sentence with `{seat}` for the name that it begins with."""
    return SEAT + text.removeprefix(name) if text.startswith(f"{name} ") else text


def with_cards(rules: Ruleset, text: str, keys: set[str], language: str) -> str:
    """A sentence with `{key}` for the titles of these cards."""
    by_title = {titles(rules, language)[key]: key for key in keys}
    for title in sorted(by_title, key=len, reverse=True):  # one may be part of another
        text = text.replace(title, f"{{{by_title[title]}}}")
    return text
