"""The text and the icons of everything in the Dice Game, in three languages, to the letter.

After a change that is meant: THARSIS_REWRITE=1 pytest tests/golden, then read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tharsis.games.dice.components import CUP
from tharsis.games.dice.goals import Milestone
from tharsis.games.dice.menu import STANDARDS, SUPPORTS
from tharsis.games.dice.text import award_text, award_title, deed_text, deed_title
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Card
from tharsis.text import LANGUAGES
from tharsis.text.card import card_cost, card_source, card_text, card_title, goal_text, goal_title
from tharsis.text.icons import card_icons

FOLDER = Path(__file__).parent / "text"
MODULES = {"base": game_named("dice").base, **game_named("dice").modules}


def block(head: str, sentences: list[str], rows: list[list[str]]) -> str:
    lines = [head, *[s for s in sentences if s], *(f"[{' '.join(row)}]" for row in rows if row)]
    return "\n".join(lines) + "\n"


def card_block(card: Card, language: str) -> str:
    icons = card_icons(card)
    head = f"{card.number} ({card.kind}): {card_title(card, language)}"
    cost = card_cost(card, language)
    sentences = [f"({cost})" if cost else "", *card_text(card, language).lines()]
    rows = [icons.cost, icons.requirement, *icons.rows, icons.points]
    return block(head, [*sentences, f"* {card_source(card, language)}"], rows)


def blocks(module: str, language: str) -> Iterator[str]:
    for card in MODULES[module].cards:
        yield card_block(card, language)
    for goal in MODULES[module].goals:
        assert isinstance(goal, Milestone)
        yield block(
            f"milestone: {goal_title(goal, language)}", goal_text(goal, language, "dice"), [goal.icons()]
        )
    if module == "base":
        yield from common_blocks(language)


def common_blocks(language: str) -> Iterator[str]:
    """What everybody may do, and the faces that an award may show."""
    for deed in (*SUPPORTS, *STANDARDS):
        yield block(f"action: {deed_title(deed, language)}", [deed_text(deed, language)], [deed.icons()])
    for face in CUP.faces:
        yield block(award_title(face, language), [award_text(face, language)], [[face.icon]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_the_texts_are_those_we_have_read(module: str, language: str) -> None:
    text = "\n".join(blocks(module, language))
    file = FOLDER / "dice" / f"{module}.{language}.txt"
    if os.environ.get("THARSIS_REWRITE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
