"""`tharsis cards`: the list, one card, the export."""

from __future__ import annotations

import json

import pytest


def test_one_card_in_three_languages(tharsis):
    for language, words in (
        ("en", ["Arctic Algae", "12 M€", "Requires −12 °C or colder", "plant"]),
        ("pt", ["Algas Árticas", "planta"]),
        ("ru", ["Арктические водоросли", "12 М€", "растени"]),
    ):
        run = tharsis("cards", "arctic algae", "--language", language)
        assert run.returncode == 0
        for text in words:
            assert text in run.stdout


@pytest.mark.parametrize("name", ["Arctic Algae", "arctic-algae", "023", "algas articas", "arctic alg"])
def test_a_card_is_found_by_whatever_name(tharsis, name):
    assert "Arctic Algae" in tharsis("cards", name).stdout


def test_filters(tharsis):
    shown = tharsis("cards", "--tag", "jovian", "--set", "corporate-era", "--kind", "corporation").stdout
    assert "Saturn Systems" in shown
    assert "1 card" in shown
    assert "Birds" in tharsis("cards", "--search", "bird").stdout


def test_the_export_can_be_filtered(tharsis):
    cards = json.loads(tharsis("cards", "--json", "--kind", "event").stdout)
    assert len(cards) > 20
    assert {c["kind"] for c in cards} == {"event"}


def test_the_export_has_texts_and_effects(tharsis):
    cards = json.loads(tharsis("cards", "--json", "--search", "nuclear power").stdout)
    card = next(c for c in cards if c["game"] == "mars")
    assert card["text"]["en"] == [
        "Decrease your M€ production 2 steps and increase your energy production 3 steps."
    ]
    assert set(card["text"]) == set(card["title"]) == {"en", "pt", "ru"}
    swap = {"does": "production_swap", "x": "mc_production", "n": 2, "y": "energy_production", "m": 3}
    assert card["effects"] == {"play": [swap]}


def test_every_card_can_be_drawn_in_every_language(capsys):
    from rich.console import Console

    from tharsis.cli.catalogue import all_cards
    from tharsis.cli.screen.card_view import card_panel
    from tharsis.cli.screen.of_game import view_of

    console = Console(width=80, color_system=None)
    for game, card in all_cards():
        view = view_of(game)
        for language in ("en", "pt", "ru"):
            console.print(card_panel(card, language, view.price(card, view.reader([], language))))
    assert "None" not in capsys.readouterr().out
