"""The guides for those who learn: three languages, no number of the rules, and cards that their deal has."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tharsis.play.match import new_game
from tharsis.play.presets import presets_of
from tharsis.server.documents.guide import guide_to
from tharsis.text import LANGUAGES

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
FILES = sorted(GAMES.glob("*/lesson.json"))
LONGEST = 260  # characters that a small screen has room for
MOMENT = {"asks", "chosen", "given", "may", "round", "part"}


@cache
def lesson(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def game(file: Path) -> str:
    return file.parent.name


def test_there_are_lessons() -> None:
    assert {game(file) for file in FILES} == {"ares", "dice", "mars"}


@pytest.mark.parametrize("file", FILES, ids=game)
def test_a_step_is_short_and_said_in_every_language_with_the_numbers_of_the_rules(file: Path) -> None:
    told = {*guide_to(game(file), [], None, "en")["facts"], *lesson(file)["cards"]}
    for key, step in lesson(file)["steps"].items():
        assert sorted(step["text"]) == sorted(LANGUAGES), key
        for text in step["text"].values():
            assert 20 < len(text) <= LONGEST, (key, len(text))
            assert set(re.findall(r"\{(\w+)", text)) <= told, key
            assert not re.search(r"\d", text), key


@pytest.mark.parametrize("file", FILES, ids=game)
def test_moments_are_those_that_the_client_knows(file: Path) -> None:
    for step in lesson(file)["steps"].values():
        for moment in [step.get("when", {}), *step.get("done", []), *step.get("until", [])]:
            assert set(moment) <= MOMENT


@pytest.mark.parametrize("file", FILES, ids=game)
def test_its_deal_has_the_cards_that_it_names(file: Path) -> None:
    plan = lesson(file)
    preset = next(p for p in presets_of(game(file)).presets if p.key == plan["preset"])
    match = new_game(game(file), plan["bots"] + 1, plan["seed"], preset.modules or [], **preset.options)
    hand = match.view(0)["seats"][0]["zones"]["hand"]["cards"]
    named = set(re.findall(r"data-card=\\\"([\w-]+)", file.read_text("utf-8")))
    assert {*plan["cards"].values(), *named} <= set(hand)
