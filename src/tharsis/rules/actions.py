"""What options can be about, for the list of all options that rules can ever offer."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Card, Ruleset
from tharsis.kernel.option import CARD, CELL, NUMBER, SEAT, THING, Option
from tharsis.rules.vocabulary import CORPORATIONS, DECK

MOST: Final = 99  # amounts that depend on what a player has: as many as are told apart


def all_cards(rules: Ruleset) -> list[Card]:
    """Every card, one of each."""
    return list(dict.fromkeys(rules.cards))


def deck_cards(rules: Ruleset) -> list[Card]:
    """The cards that are drawn from the deck."""
    return [card for card in all_cards(rules) if card.home == rules.zone_names[DECK]]


def corporation_cards(rules: Ruleset) -> list[Card]:
    """The corporations that are dealt."""
    return [card for card in all_cards(rules) if card.home == rules.zone_names[CORPORATIONS]]


def with_cards(verb: str, cards: list[Card]) -> list[Option]:
    """Something done with one of these cards."""
    return [Option(verb, CARD, card.key) for card in cards]


def with_things(verb: str, names: list[str]) -> list[Option]:
    """Something done with one of these things."""
    return [Option(verb, THING, name) for name in names]


def with_cells(rules: Ruleset, verb: str) -> list[Option]:
    """Something done with any area."""
    return [Option(verb, CELL, name) for name in rules.cell_names]


def with_numbers(verb: str, least: int, most: int, id: str = "") -> list[Option]:
    """Something done so many times, or with so many of something."""
    return [Option(verb, NUMBER, id, n) for n in range(least, most + 1)]


def with_seats(rules: Ruleset, nobody: bool) -> list[Option]:
    """Any player, the neutral opponent of a solo game among them; or nobody."""
    found = [Option("seat", SEAT, str(seat)) for seat in range(rules.players)]
    if rules.players == 1:
        found.append(Option("neutral"))
    return [*found, Option("none")] if nobody else found
