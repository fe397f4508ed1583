"""The text and the icons of everything in Ares Expedition, in three languages, to the letter; and a game as it is told.

After a change that is meant: THARSIS_REWRITE=1 pytest tests/golden, then read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Card
from tharsis.play.games import ruleset, start
from tharsis.play.random_games import random_answer
from tharsis.rules.menu import Deed
from tharsis.text import LANGUAGES
from tharsis.text.card import card_text, card_title, node_text, project_title
from tharsis.text.icons import card_icons
from tharsis.text.log import log_lines

FOLDER = Path(__file__).parent / "text" / "ares"
BASE = game_named("ares").base
NAMES = ["Ana", "Bo"]
TOLD = 250  # lines of the log


def card_block(card: Card, language: str) -> str:
    icons = card_icons(card)
    head = f"{card.number} ({card.kind}): {card_title(card, language)}"
    rows = [icons.requirement, *icons.rows, icons.points]
    return "\n".join(
        [head, *card_text(card, language).lines(), *(f"[{' '.join(row)}]" for row in rows if row)]
    )


def blocks(language: str) -> Iterator[str]:
    for card in BASE.cards:
        yield card_block(card, language)
    for deed in BASE.projects:
        assert isinstance(deed, Deed)
        yield f"{project_title(deed, language)}: {node_text(deed, language, 'ares')} [{' '.join(deed.icons())}]"


def game_told(language: str) -> Iterator[str]:
    """A random game of two, as both of them may read it."""
    s, luck = start(ruleset("ares", (), 2, (("mode", 2),)), 4), Random(4)
    while not s.over:
        s.apply(*random_answer(s, luck))
    for line in log_lines(s, language, NAMES)[:TOLD]:
        yield line.text


def compare(name: str, text: str) -> None:
    file = FOLDER / name
    if os.environ.get("THARSIS_REWRITE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_we_have_read(language: str) -> None:
    compare(f"base.{language}.txt", "\n\n".join(blocks(language)) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_as_we_have_read_it(language: str) -> None:
    compare(f"log.{language}.txt", "\n".join(game_told(language)) + "\n")
