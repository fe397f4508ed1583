"""Every card has its text and its icons, in three languages, with nothing left open."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from facts import printed_here
from tharsis.games.mars.goals import AWARDS, MILESTONES
from tharsis.games.mars.projects import STANDARD_PROJECTS
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Card
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase
from tharsis.text import LANGUAGES, render
from tharsis.text.card import card_sentences, card_text, card_title, goal_text, goal_title, project_text
from tharsis.text.icons import ICONS, MARKS, card_icons, is_icon
from tharsis.text.merge import either, sentences, tidy

CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)


def all_cards() -> list[Card]:
    game = game_named("mars")
    return [*game.base.cards, *(card for module in game.modules.values() for card in module.cards)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_text(language: str) -> None:
    cards = all_cards()
    assert Counter(card.set for card in cards if card.number) == printed_here("mars")
    for card in cards:
        lines = card_sentences(card, language)
        assert lines, card.name
        assert card_title(card, language)
        for line in lines:
            assert not re.search(r"[{}]|  | [,.;:]|\.\.", line), (card.name, line)
            assert line[0] == "−" or not line[0].islower(), (card.name, line)


def test_each_language_keeps_to_its_letters() -> None:
    for card in all_cards():
        for line in card_sentences(card, "en") + card_sentences(card, "pt"):
            assert not CYRILLIC.search(line), line
        for line in card_sentences(card, "ru"):
            # titles of corporations and degrees of temperature aside
            assert not re.search(r"\b[a-z]{2,}\b", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_on_a_card(language: str) -> None:
    for card in all_cards():
        text = card_text(card, language)
        for line in text.lines():
            assert len(line) <= 190, (card.name, len(line), line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_projects_and_goals_have_text(language: str) -> None:
    for project in STANDARD_PROJECTS:
        assert project_text(project, language).endswith(".")
    for goal in (*MILESTONES, *AWARDS):
        assert goal_title(goal, language)
        assert goal_text(goal, language, "mars")


def test_every_card_has_icons_or_only_points() -> None:
    for card in all_cards():
        icons = card_icons(card)
        assert icons.rows or icons.points, card.name
        assert len(icons.rows) <= 4, card.name


def test_every_icon_is_in_the_package() -> None:
    files = {file.stem for file in ICONS.glob("*.svg")}
    used = {mark for mark in MARKS.values() if mark}
    for card in all_cards():
        icons = card_icons(card)
        for row in (icons.tags, icons.requirement, icons.points, *icons.rows):
            used |= {token for token in row if is_icon(token)}
    for node in (*STANDARD_PROJECTS, *MILESTONES, *AWARDS):
        used |= {token for token in node.icons() if is_icon(token)}
    assert used - files == set()
    assert len(files) > 150
    assert (ICONS.parent / "tokens.css").exists()
    assert (ICONS.parent / "cards.css").exists()


# The editor


def gain(n: int, noun: str) -> Phrase:
    return Phrase("gain", q=Amount(n, noun))


def up(n: int, noun: str) -> Phrase:
    return Phrase("production_up", x=Noun(noun), n=n)


def down(n: int, noun: str) -> Phrase:
    return Phrase("production_down", x=Noun(noun), n=n)


def said(*parts: Phrase) -> str:
    return " ".join(render(phrase, "en") for phrase in sentences(parts))


def test_gains_are_one_clause() -> None:
    assert said(gain(2, "steel"), gain(3, "plant")) == "Gain 2 steel and 3 plants."


def test_one_production_for_another_is_one_sentence() -> None:
    assert said(up(3, "mc_production"), down(1, "energy_production")) == (
        "Decrease your energy production 1 step and increase your M€ production 3 steps."
    )


def test_three_productions_are_two_sentences() -> None:
    assert said(down(2, "mc_production"), up(2, "heat_production"), up(2, "energy_production")) == (
        "Decrease your M€ production 2 steps. "
        "Increase your heat production 2 steps and your energy production 2 steps."
    )


def test_what_hits_others_stands_alone() -> None:
    hit = Phrase("remove_any", q=Amount(3, "plant"))
    assert said(hit, gain(2, "titanium")) == "Gain 2 titanium. Remove up to 3 plants from any player."


def test_a_choice_says_the_verb_once() -> None:
    choice = either([Phrase("steal", q=Amount(2, "steel")), Phrase("steal", q=Amount(3, "mc"))])
    assert render(choice, "en") == "Steal up to 2 steel or 3 M€ from any player."
    assert render(choice, "ru") == "Заберите до 2 стали или 3 М€ у любого игрока."


def test_the_editor_works_inside_a_sentence() -> None:
    both = Phrase("all_of", e=Joined((gain(3, "mc"), gain(3, "heat"))))
    assert render(tidy(Phrase("effect_label", e=both)), "pt") == "Efeito: ganhe 3 M$ e 3 de calor."


def test_a_russian_clause_about_an_area_is_closed_by_a_comma() -> None:
    place = Phrase("place_on_ocean_area", q=Amount(1, "greenery_tile"))
    both = Phrase("all_of", e=Joined((place, Phrase("raise_oxygen", n=1))))
    assert "под океан, и повысьте" in render(both, "ru")
    assert "под океан." in render(place, "ru")


def test_portuguese_says_production_once_where_it_is_ones_own() -> None:
    down = Phrase("production_down", x=Noun("energy_production"), n=1)
    up = Phrase("production_up", x=Noun("mc_production"), n=3)
    theirs = Phrase("production_any_down", x=Noun("mc_production"), n=2)
    said = [render(tuple(sentences(parts)), "pt") for parts in ([down, up], [theirs, up], [up, down, theirs])]
    assert said == [
        "Diminua sua produção de energia em 1 nível e aumente a de M$ em 3 níveis.",
        "Diminua em 2 níveis a produção de M$ de qualquer jogador e aumente sua produção de M$ em 3 níveis.",
        (
            "Diminua sua produção de energia em 1 nível e a produção de M$ de qualquer jogador em 2 níveis. "
            "Aumente sua produção de M$ em 3 níveis."
        ),
    ]
