"""The text and the icons of every card, standard project, milestone and award, in three languages, to the letter.

One file a module and language: an expansion brings its own.

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
MODULES = {"base": game_named("mars").base, **game_named("mars").modules}


def block(number: str, title: str, sentences: list[str], rows: list[list[str]]) -> str:
    lines = [f"{number} {title}", *sentences, *(f"[{' '.join(row)}]" for row in rows if row)]
    return "\n".join(lines) + "\n"


def card_block(card: Card, language: str) -> str:
    icons = card_icons(card)
    rows = [icons.tags, icons.requirement, *icons.rows, icons.points]
    return block(card.number, card_title(card, language), card_text(card, language).lines(), rows)


def common_blocks(language: str) -> Iterator[str]:
    """What everybody may do, and what everybody may strive for."""
    for project in STANDARD_PROJECTS:
        yield block(
            "project", project_title(project, language), [project_text(project, language)], [project.icons()]
        )
    for conversion in (PLANT_CONVERSION, HEAT_CONVERSION):
        yield block("conversion", conversion.key, [project_text(conversion, language)], [conversion.icons()])
    for goal in (*MILESTONES, *AWARDS):
        yield block(goal.kind, goal_title(goal, language), goal_text(goal, language, "mars"), [goal.icons()])


def blocks(module: str, language: str) -> Iterator[str]:
    for card in sorted(MODULES[module].cards, key=lambda card: (card.kind == "corporation", card.number)):
        yield card_block(card, language)
    if module == "base":
        yield from common_blocks(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_the_texts_are_those_we_have_read(module: str, language: str) -> None:
    text = "\n".join(blocks(module, language))
    file = FOLDER / "mars" / f"{module}.{language}.txt"
    if os.environ.get("THARSIS_REWRITE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
