"""Every picture that a document or the client names is there."""

from __future__ import annotations

import json

import pytest

from drawn_icons import KNOWN, NAMED, WEB, icons_in
from tharsis.games.plugins import game_named, game_names
from tharsis.play.explain import items
from tharsis.play.match import new_game
from tharsis.server.documents.catalogue import board_doc, cards_doc
from tharsis.server.documents.guide import guide_to
from tharsis.text.icons import MARKS


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
