"""What players are told about moves: questions name where they come from, the log puts things on the line they belong to."""

from __future__ import annotations

import re

import pytest

from tharsis.games.dice.slots import BEGIN, MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.mars.testing import MarsTable
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import State
from tharsis.play.decision import labels_of
from tharsis.play.random_games import moments, random_set_up
from tharsis.server.documents.log_lines import log_since
from tharsis.server.documents.render import preview_doc
from tharsis.text.card import card_sentences
from tharsis.text.labels import option_text, prompt_text
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.log import log_lines

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]


def asked(state: State, language: str = "en") -> str:
    return prompt_text(state, state.decisions()[0], language, NAMES)


@pytest.fixture
def dice() -> DiceTable:
    return DiceTable(2)


@pytest.fixture
def mars() -> MarsTable:
    return MarsTable(2)


def test_a_die_of_an_area_is_asked_for_in_the_name_of_the_area(dice: DiceTable) -> None:
    dice.p1.plays("Corporate Stronghold", "C4")
    assert [asked(dice.state, language) for language in LANGUAGES] == [
        "Area C4: which die do you roll?",
        "Área C4: qual dado você recebe e rola?",
        "Область C4: какой кубик бросить?",
    ]


def test_a_bonus_of_a_track_is_asked_for_in_the_name_of_the_track(mars: MarsTable) -> None:
    mars.set(temperature=-2)
    mars.p1.standard_project("Asteroid")
    assert asked(mars.state) == "Temperature bonus: where do you place the ocean tile?"


def test_discarding_tells_what_follows(dice: DiceTable) -> None:
    dice.p1.holds("Mine", "Comet").has(plant=1).begins()
    dice.answer("production", "done")
    assert asked(dice.state) == "Which cards do you discard? Then your hand is refilled to 5 cards"
    assert asked(dice.state, "ru") == "Какие карты сбросить? Затем рука пополняется до 5 карт"


def test_a_production_turn_tells_that_the_other_dice_are_lost(dice: DiceTable) -> None:
    dice.p1.has(plant=5).begins()
    at = dice.labels().index("production")
    (told,) = preview_doc(dice.state, 0, at, "en", NAMES)["then"]
    assert told["text"].startswith("keep up to 3 dice, the other dice go back to the pool; ")


def test_a_placement_tells_the_die_of_its_area_and_the_end(dice: DiceTable) -> None:
    dice.complete("temperature")
    dice.set(oxygen=12)
    # A free action is left, so that the turn does not end at once.
    dice.p1.has_played("Research Network").has(plant=5, vp=3).begins(MAIN_DUE)
    dice.answer("standard plants")
    told = preview_doc(dice.state, 0, dice.labels().index("place A1"), "en", NAMES)
    assert [throw["what"] for throw in told["chances"]] == ["grey"]
    assert told["news"] == [
        "Goal reached: oxygen level",
        "You take a bonus card at the end of your turn",
        "This triggers the end: every player takes one last turn",
    ]


def test_one_more_main_action_is_told_only_where_there_is_one(dice: DiceTable) -> None:
    dice.p1.has_played("Robotic Workforce").has(steel=1, credit=3)
    for stage, free in ((BEGIN, ["Take 1 more main action this turn"]), (MAIN_DUE, [])):
        dice.p1.begins(stage)
        labels = dice.labels()
        move = (
            "free robotic-workforce" if free else "standard credits"
        )  # which ends the turn but for the free action
        assert preview_doc(dice.state, 0, labels.index(move), "en", NAMES)["news"] == free
    dice.p1.has(steel=0, credit=3).begins(MAIN_DUE)  # now it ends, and another turn begins
    assert preview_doc(dice.state, 0, dice.labels().index("standard credits"), "en", NAMES)["news"] == []


def told_after(state: State, before: int) -> list[tuple[str, list[list[object]]]]:
    lines = log_since(state, 0, before, "en", NAMES)
    return [("".join(piece["text"] for piece in line["pieces"]), line["parts"]) for line in lines]


def test_energy_that_becomes_heat_is_no_income(mars: MarsTable) -> None:
    mars.p1.has(energy=3, tr=20, mc=0).produces(energy=2, heat=1)
    mars.ready()
    before = -1 if mars.state.log is None else mars.state.log.index
    mars.produce()
    lines = [x for x in told_after(mars.state, before) if x[0].startswith("Ana") and "passed" not in x[0]]
    assert lines[:2] == [
        ("Ana turned 3 energy into 3 heat", [["change", 0, "energy", -3], ["change", 0, "heat", 3]]),
        (
            "Ana received 20 M€, 2 energy and 1 heat",
            [["change", 0, "mc", 20], ["change", 0, "energy", 2], ["change", 0, "heat", 1]],
        ),
    ]


def test_the_rating_stands_on_the_line_of_the_tile_that_raised_it(mars: MarsTable) -> None:
    mars.p1.standard_project("Aquifer", "r5c4")  # an area with two plants
    lines = dict(told_after(mars.state, -1))
    assert ["change", 0, "tr", 1] in lines["Ana placed an ocean tile at E4"]
    assert ["world", 0, "oceans", 1] in lines["Ana placed an ocean tile at E4"]
    assert lines["Ana gained 2 plants"] == [["change", 0, "plants", 2]]


HYPHEN = re.compile(r"(?<![\w)])-\d")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_hyphen_for_a_minus(language: str) -> None:
    texts: list[str] = []
    for name in game_names():
        game = game_named(name)
        for card in [*game.base.cards, *(card for module in game.modules.values() for card in module.cards)]:
            texts += card_sentences(card, language)
        for match, _ in moments(random_set_up(name, 3), 1):
            state = match.state
            for ask in state.decisions():
                texts.append(prompt_text(state, ask, language, NAMES))
                texts += [
                    option_text(state, ask, i, language, NAMES) for i in range(len(labels_of(state, ask)))
                ]
        texts += [line.text for line in log_lines(state, language, NAMES)]
    assert [text for text in texts if HYPHEN.search(text)] == []
    assert len(texts) > 1000
