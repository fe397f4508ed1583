"""Nobody is ever shown a placeholder: every text of every document is filled in, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tharsis.games.plugins import game_names
from tharsis.play.match import new_game
from tharsis.play.random_games import moments, random_set_up
from tharsis.server.documents.guide import guide_of
from tharsis.server.documents.log_lines import log_since
from tharsis.server.documents.render import decision_doc, menu_doc, preview_doc
from tharsis.server.messages import Language
from tharsis.text.card import card_title

RAW = re.compile(r"[{}]")
GAMES = 2
MOMENTS = 5
PREVIEWS = 1


def texts(doc: Any) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(doc, str):
        yield doc
    elif isinstance(doc, dict):
        for value in doc.values():
            yield from texts(value)
    elif isinstance(doc, list | tuple):
        for value in doc:
            yield from texts(value)


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", sorted(game_names()))
def test_no_placeholder_is_shown(game: str, language: Language) -> None:
    asked: set[str] = set()
    for number in range(GAMES):
        for match, luck in moments(random_set_up(game, number), MOMENTS):
            s, names = match.state, [f"P{seat}" for seat in range(match.players)]
            ask = luck.choice(s.decisions())
            decision = decision_doc(s, ask.seat, language, names)
            assert decision is not None
            asked.add(decision["verb"])
            docs: list[Any] = [decision, guide_of(s.rules, language), menu_doc(s, ask.seat, language, names)]
            docs.append(log_since(s, ask.seat, -1, language, names)[-20:])
            docs += [preview_doc(s, ask.seat, index, language, names) for index in range(PREVIEWS)]
            assert [text for text in texts(docs) if RAW.search(text)] == []
    assert len(asked) > 2


@pytest.mark.parametrize("language", get_args(Language))
def test_the_draft_names_the_card_that_is_kept(language: Language) -> None:
    match = new_game("mars", 3, 1, draft=True)
    cards = {card.key: card for card in match.state.rules.cards}
    seen = 0
    while seen < 2:
        ask = match.state.decisions()[0]
        decision = decision_doc(match.state, ask.seat, language, ["A", "B", "C"])
        assert decision is not None
        if decision["verb"] == "draft":
            seen += 1
            titles = [card_title(cards[o["id"]], language) for o in decision["options"]]
            assert all(title in o["text"] for title, o in zip(titles, decision["options"], strict=True))
        match.apply(ask.seat, len(ask.options) - 1)
