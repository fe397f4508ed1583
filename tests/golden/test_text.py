"""The text and the icons of every card, standard project, milestone and award, in three languages, to the letter.

After a change that is meant: THARSIS_REWRITE=1 pytest tests/golden, then read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tharsis.games.mars.goals import AWARDS, MILESTONES
from tharsis.games.mars.projects import HEAT_CONVERSION, PLANT_CONVERSION, STANDARD_PROJECTS
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Card
from tharsis.text import LANGUAGES
from tharsis.text.card import card_text, card_title, goal_text, goal_title, project_text, project_title
from tharsis.text.icons import card_icons

FOLDER = Path(__file__).parent / "text"


def all_cards() -> list[Card]:
    game = game_named("mars")
    cards = [*game.base.cards, *(card for module in game.modules.values() for card in module.cards)]
    return sorted(cards, key=lambda card: (card.kind == "corporation", card.number))


def block(number: str, title: str, sentences: list[str], rows: list[list[str]]) -> str:
    lines = [f"{number} {title}", *sentences, *(f"[{' '.join(row)}]" for row in rows if row)]
    return "\n".join(lines) + "\n"


def blocks(language: str) -> Iterator[str]:
    for card in all_cards():
        icons = card_icons(card)
        rows = [icons.tags, icons.requirement, *icons.rows, icons.points]
        yield block(card.number, card_title(card, language), card_text(card, language).lines(), rows)
    for project in STANDARD_PROJECTS:
        yield block(
            "project", project_title(project, language), [project_text(project, language)], [project.icons()]
        )
    for conversion in (PLANT_CONVERSION, HEAT_CONVERSION):
        yield block("conversion", conversion.key, [project_text(conversion, language)], [conversion.icons()])
    for goal in (*MILESTONES, *AWARDS):
        yield block(goal.kind, goal_title(goal, language), goal_text(goal, language, "mars"), [goal.icons()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_we_have_read(language: str) -> None:
    text = "\n".join(blocks(language))
    file = FOLDER / f"{language}.txt"
    if os.environ.get("THARSIS_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
