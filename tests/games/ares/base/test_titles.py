"""Titles that are not known or not confirmed in a language are marked, as the facts say."""

from __future__ import annotations

import pytest

from facts import cards
from tharsis.cli.catalogue import exported
from tharsis.games.ares.cards import ALL_CARDS
from tharsis.server.documents.catalogue import source_doc
from tharsis.text.card import card_source

CARDS = {card.number: card for card in ALL_CARDS}


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_every_title_is_marked_as_the_facts_say(language: str) -> None:
    for row in cards("ares"):
        card = CARDS[str(row["number"])]
        unsure = row.get("unsure", {})
        note = exported("ares", card).get("title_notes", {}).get(language)
        if language in row:
            assert note is None
        elif language in unsure:
            assert note == "title_unconfirmed", card.name
        else:
            assert note == ("title_unknown" if card.kind != "corporation" else None), card.name


def test_who_looks_at_a_card_is_told() -> None:
    card = CARDS["1"]
    assert card_source(card, "en") == ""
    assert card_source(card, "ru") == "Русское название не подтверждено"
    assert source_doc(card, "pt") == {"mark": "partly", "text": "O título em português não está confirmado"}
    assert source_doc(card, "en") is None
