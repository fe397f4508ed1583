"""A card that several games have is called the same in all of them."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tharsis.games.plugins import game_named
from tharsis.text.card import card_title

GAMES = ("mars", "dice", "ares")


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_a_card_has_one_title_in_a_language(language: str) -> None:
    titles: dict[str, set[str]] = defaultdict(set)
    for game in map(game_named, GAMES):
        for module in [game.base, *game.modules.values()]:
            for card in module.cards:
                english, said = card_title(card, "en"), card_title(card, language)
                if said.lower() != english.lower():  # a title that nobody has translated says nothing
                    titles[english.lower()].add(said.lower())
    assert len(titles) > 250
    assert {english: said for english, said in titles.items() if len(said) > 1} == {}
