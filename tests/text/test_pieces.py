"""A line of the log in pieces: what it names can be pointed at, and all of them together are the line."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing.table import MarsTable
from tharsis.kernel.phrase import Joined, Phrase, Title
from tharsis.text import LANGUAGES, Piece, plain, render, render_pieces
from tharsis.text.log import log_lines


def titles(title: Title, language: str) -> str:
    return {"ants": "Ants", "fire-ants": "Fire Ants"}.get(title.key, "Ants")


def test_a_name_is_a_piece_of_its_own() -> None:
    said = Phrase("log_card_action", name=Title("seat", "1"), card=Title("card", "fire-ants"))
    assert render_pieces(said, "en", titles=titles) == [
        Piece("Ants", "seat", "1"),
        Piece(" used the action of "),
        Piece("Fire Ants", "card", "fire-ants"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_together_are_the_text(language: str) -> None:
    cards = Joined((Title("card", "ants"), Title("card", "fire-ants")))
    said = Phrase("log_draw_named", name=Title("seat", "0"), list=cards)
    pieces = render_pieces(said, language, titles=titles)
    assert plain(pieces) == render(said, language, titles=titles)
    assert [piece.key for piece in pieces if piece.kind == "card"] == ["ants", "fire-ants"]


def test_a_player_named_like_a_card_stays_a_player() -> None:
    table = MarsTable(2)
    table.p1.has(mc=30)
    table.p1.plays("Comet")
    pieces = [piece for line in log_lines(table.state, "en", ["Comet", "r5c4"]) for piece in line.pieces]
    assert Piece("Comet", "seat", "0") in pieces
    assert Piece("Comet", "card", "comet") in pieces


def test_an_area_is_named_by_its_key() -> None:
    table = MarsTable(2)
    table.p1.has(mc=30)
    table.p1.plays("Comet")
    table.answer("place r5c4")
    pieces = [piece for line in log_lines(table.state, "ru", ["Ана", "Бо"]) for piece in line.pieces]
    assert Piece("E4", "cell", "r5c4") in pieces
