"""Every picture that a document or the client names is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.play.explain import items
from tharsis.play.match import new_game
from tharsis.server.documents.catalogue import board_doc, cards_doc
from tharsis.server.documents.guide import guide_to
from tharsis.text.icons import ICONS, MARKS, is_icon

WEB = Path(__file__).parents[2] / "web"
KNOWN = {file.stem for folder in (ICONS, WEB / "icons") for file in folder.glob("*.svg")}
FAMILIES = {name.partition("-")[0] for name in KNOWN if "-" in name}
# A name in quotes that begins like those of pictures.
NAMED = re.compile(rf"""['"]((?:{"|".join(sorted(FAMILIES))})-[a-z0-9-]*[a-z0-9])['"]""")


def icons_in(doc: Any, inside: bool = False) -> Iterator[str]:
    """What a document draws: all that stands under `icon`, `icons`, `bonus`, `cost` or `gain`."""
    if isinstance(doc, dict):
        for key, value in doc.items():
            yield from icons_in(value, inside or key in ("icon", "icons", "bonus", "cost", "gain"))
    elif isinstance(doc, list):
        for value in doc:
            yield from icons_in(value, inside)
    elif inside and isinstance(doc, str) and is_icon(doc) and " " not in doc:  # a sentence is none
        yield doc


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_picture_of_cards_boards_and_guides_is_there(game: str) -> None:
    cards = json.loads(cards_doc("en", game))["cards"]
    guide = guide_to(game, sorted(game_named(game).modules), None, "en")
    drawn = {icon for doc in [*cards, board_doc(game), guide] for icon in icons_in(doc)}
    assert drawn
    assert drawn - KNOWN == set()


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_picture_of_a_table_is_there(game: str) -> None:
    match = new_game(game, 2, "pictures", sorted(game_named(game).modules))
    drawn = set(icons_in(match.view(0)))
    drawn |= {socket.icon for item in items(match.state, 0) for socket in item.sockets}
    assert drawn - KNOWN == set()


def test_every_picture_that_the_client_names_is_there() -> None:
    client = [file for file in (WEB / "src").rglob("*.*") if file.suffix in (".svelte", ".ts")]
    named = {name for file in client for name in NAMED.findall(file.read_text("utf-8"))}
    assert len(named) > 40
    assert named - KNOWN == set()


def test_the_client_knows_every_mark() -> None:
    rows = (WEB / "src" / "ui" / "rows.ts").read_text("utf-8")
    assert [mark for mark in MARKS if f"'{mark}'" not in rows] == []
