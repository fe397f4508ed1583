"""The types of the wire: one truth for server and browser, and what is sent has exactly the fields of its type."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tharsis.play.match import new_game
from tharsis.server.documents import catalogue, schema
from tharsis.server.documents.history import Reel, history_doc, moves_doc, series_doc
from tharsis.server.documents.render import menu_doc, preview_doc
from tharsis.server.testing import Lively

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import wire_types  # noqa: E402

GAMES = ["mars", "dice"]


def fits(doc: Any, kind: Any) -> None:
    """A document has exactly the fields of its type."""
    plain = msgspec.json.decode(msgspec.json.encode(doc))
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(plain, kind))) == plain


def test_the_browsers_types_are_made_from_the_servers() -> None:
    assert wire_types.OUT.read_text(encoding="utf-8") == wire_types.typescript(), "run `make types`"


def test_two_types_of_one_name_are_refused() -> None:
    writer = wire_types.Writer()
    writer.of["Zone"] = int
    with pytest.raises(ValueError, match="two types are called Zone"):
        writer.type(msgspec.inspect.type_info(schema.Zone))


@pytest.mark.parametrize("game", GAMES)
def test_catalogues_have_the_fields_of_their_types(game: str) -> None:
    fits(catalogue.board_doc(game), schema.BoardDoc)
    fits(msgspec.json.decode(catalogue.cards_doc("ru", game)), schema.CardsDoc)
    fits(msgspec.json.decode(catalogue.words_doc("ru")), schema.WordsDoc)
    fits(catalogue.games_doc(), schema.GamesDoc)


@pytest.mark.parametrize("game", GAMES)
def test_menus_previews_and_history_have_the_fields_of_their_types(game: str) -> None:
    names = ["Ana", "Bo"]
    match = new_game(game, 2, "types")
    player = Lively("types")
    for _ in range(60):
        ask = match.state.decisions()[0]
        fits(menu_doc(match.state, ask.seat, "en", names), list[schema.MenuItem])
        fits(preview_doc(match.state, ask.seat, 0, "en", names), schema.Preview)
        match.apply(ask.seat, player.choose(match.state, ask))
    reel = Reel(match)
    fits(history_doc(reel, 40, 0, "en", names, False), schema.HistoryDoc)
    fits(moves_doc(reel, match, 0, "en", names), list[schema.Move])
    fits(series_doc(reel), list[schema.SeriesPoint])
