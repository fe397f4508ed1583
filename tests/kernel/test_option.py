"""Options and questions as data, and the names that are written out of them."""

from __future__ import annotations

import copy
import pickle

import pytest

from tharsis.kernel.errors import UnknownName
from tharsis.kernel.option import CARD, CELL, NUMBER, SEAT, THING, Option, Question, told_apart
from tharsis.play.games import ruleset


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (Option("pass"), "pass"),
        (Option("end turn"), "end turn"),
        (Option("play", CARD, "comet"), "play comet"),
        (Option("place", CELL, "r3c3"), "place r3c3"),
        (Option("seat", SEAT, "1"), "seat 1"),
        (Option("project", THING, "sell-patents"), "project sell-patents"),
        (Option("", NUMBER, "", 3), "3"),
        (Option("wild", NUMBER, "", 0), "wild 0"),
        (Option("pay", NUMBER, "steel", 4), "pay 4 steel"),
        (Option("discard", CARD, "comet", 2), "discard comet #2"),
        (Option("first place", CARD, "comet"), "first comet place"),
        (Option("first place ocean", THING, "board"), "first board place ocean"),
    ],
)
def test_the_label_is_written_out_of_the_data(option: Option, label: str) -> None:
    assert option.label() == label


def test_options_are_values() -> None:
    option = Option("play", CARD, "comet")
    assert option == Option("play", CARD, "comet") != option.numbered(2)
    assert len({option, Option("play", CARD, "comet"), Option("play", THING, "comet")}) == 2
    assert copy.deepcopy(option) == copy.copy(option) == option
    assert pickle.loads(pickle.dumps(option)) == option


def test_an_option_knows_what_it_was_called_before() -> None:
    aliases = {"big-comet": "comet", "lay": "play", "skip": "pass", "pass turn": "end turn"}
    assert Option("play", CARD, "comet").formerly(aliases) == ["play big-comet", "lay comet", "lay big-comet"]
    assert Option("pass").formerly(aliases) == ["skip"]
    assert Option("end turn").formerly(aliases) == ["pass turn"]
    assert Option("play", CARD, "moss").formerly({}) == []


@pytest.mark.parametrize(
    ("question", "prompt"),
    [
        (Question("action"), "action"),
        (Question("buy", CARD, "comet"), "buy comet"),
        (Question("wild for", THING, "plant"), "wild for plant"),
    ],
)
def test_so_is_the_name_of_a_question(question: Question, prompt: str) -> None:
    assert question.prompt() == prompt


def test_a_label_with_a_number_that_tells_it_apart_is_understood() -> None:
    rules = ruleset("mars", (), 2, ())
    assert rules.parse("play comet #2") == rules.parse("play comet")
    with pytest.raises(UnknownName):
        rules.parse("play comet 2")


def test_questions_are_values() -> None:
    question = Question("buy", CARD, "comet")
    assert (question.verb, question.kind, question.id) == ("buy", CARD, "comet")
    assert question == Question("buy", CARD, "comet")
    assert question != Question("buy", THING, "comet")


def test_of_options_that_read_alike_the_second_and_the_third_get_a_number() -> None:
    comet, moss = Option("discard", CARD, "comet"), Option("discard", CARD, "moss")
    told = [option.label() for option in told_apart([comet, moss, comet, comet])]
    assert told == ["discard comet", "discard moss", "discard comet #2", "discard comet #3"]
    assert told_apart([comet, moss]) == [comet, moss]
