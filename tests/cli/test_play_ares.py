"""Ares Expedition in the terminal: whole games, small screens, three languages."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("players", "language", "width", "height"), [(1, "ru", 100, 40), (2, "en", 80, 24), (3, "pt", 140, 50)]
)
def test_a_whole_game_by_typing(sit, players, language, width, height):
    person = sit("ares", players, seed=players, language=language, width=width, height=height, modules=())
    person.run()
    shown = person.written.getvalue()
    assert person.match.over
    assert max(len(line) for line in shown.splitlines()) <= width


@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_a_turn_fits_on_a_small_screen(sit, language):
    person = sit("ares", 4, seed=4, language=language, modules=()).begins()
    lines = person.sees().splitlines()
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80
