"""Every icon of a table explains itself: `terms.json` of the client has words for it, in three languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from drawn_icons import KNOWN, NAMED, icons_in
from tharsis.games.plugins import game_named, game_names
from tharsis.play.match import new_game
from tharsis.server.documents.catalogue import board_doc, cards_doc, words_doc
from tharsis.server.documents.guide import guide_to
from tharsis.text import LANGUAGES

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
FILES = sorted(GAMES.rglob("terms.json"))
# Icons of the page itself: their buttons say what they do.
MARKED = re.compile(r"data-term=\"([\w-]+)\"|\bterm: '([\w-]+)'")
OF_PAGE = ("ui-", "i-", "player-")
PRODUCTION = "prod-"


def terms_of(game: str) -> dict[str, Any]:
    """What the client knows of the icons of a game and its expansions."""
    found: dict[str, Any] = {}
    for folder in ("shared", game):
        for file in (GAMES / folder).rglob("terms.json"):
            found |= json.loads(file.read_text("utf-8"))
    return found


def explained(name: str, terms: dict[str, Any]) -> bool:
    """Whether an icon has words: its own, those of its family, or those of what is produced."""
    stars = [key[:-1] for key in terms if key.endswith("*")]
    if name in terms or name.startswith(tuple(stars)):
        return True
    return name.startswith(PRODUCTION) and f"res-{name.removeprefix(PRODUCTION)}" in terms


@cache
def drawn(game: str) -> frozenset[str]:
    """The icons of cards, boards, guide and table, and those that the plug-in names."""
    modules = sorted(game_named(game).modules)
    docs = [*json.loads(cards_doc("en", game))["cards"], board_doc(game), guide_to(game, modules, None, "en")]
    found = {icon for doc in [*docs, new_game(game, 2, "terms", modules).view(0)] for icon in icons_in(doc)}
    for folder in (GAMES / game, GAMES / "shared"):
        for file in [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
            found |= set(NAMED.findall(file.read_text("utf-8")))
    return frozenset(icon for icon in found if not icon.startswith(OF_PAGE))


@pytest.mark.parametrize("game", [game for game in sorted(game_names()) if (GAMES / game).exists()])
def test_every_icon_of_a_game_is_explained(game: str) -> None:
    terms = terms_of(game)
    assert len(drawn(game)) > 30
    assert {name for name in drawn(game) if not explained(name, terms)} == set()


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_term_has_a_title_and_words_in_each_language(language: str) -> None:
    words = json.loads(words_doc(language))["words"]
    for file in FILES:
        for name, term in json.loads(file.read_text("utf-8")).items():
            assert term["text"][language].strip(), (file, name)
            assert ("title" in term and term["title"][language]) or term.get("word") in words, (file, name)
            assert term.get("icon", "res-mc") in KNOWN, (file, name)


def test_the_table_marks_only_terms_that_there_are() -> None:
    """`term: 'round'` of a number, `data-term="card-cost"` of a component."""
    for file in [*GAMES.parent.rglob("*.svelte"), *GAMES.parent.rglob("*.ts")]:
        text = file.read_text("utf-8")
        named = MARKED.findall(text)
        inside = file.relative_to(GAMES.parent).parts
        terms = terms_of(inside[1] if inside[0] == "games" and len(inside) > 2 else "shared")
        assert [name for pair in named for name in pair if name and not explained(name, terms)] == [], file
