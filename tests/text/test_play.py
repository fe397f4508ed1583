"""Options, questions, reasons and the log of whole games, in three languages; nothing hidden is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tharsis.games.mars.turn import Turn
from tharsis.kernel.core import State
from tharsis.play.library import ruleset, start
from tharsis.text import LANGUAGES
from tharsis.text.card import card_title
from tharsis.text.labels import option_text, prompt_text
from tharsis.text.log import log_lines
from tharsis.text.reasons import reason_texts

NAMES = ["Ana", "Bo", "Cy"]


def played(seed: int, players: int, decisions: int = 100_000, draft: int = 0) -> Iterator[State]:
    """A game of somebody who does anything, and rarely passes: every position on the way."""
    state = start(ruleset("mars", ("corporate-era",), players, (("draft", draft),)), seed)
    random = Random(seed)
    while not state.over and decisions:
        yield state
        ask = random.choice(state.decisions())
        choices = len(ask.options)
        busy = isinstance(ask.frame.node, Turn) and choices > 1
        state.apply(ask.seat, random.randrange(choices - 1 if busy else choices))
        decisions -= 1
    yield state


@pytest.mark.parametrize(("seed", "players"), [(1, 1), (2, 2), (3, 3)])
def test_every_option_and_question_reads_well(seed: int, players: int) -> None:
    for state in played(seed, players, 500, draft=seed % 2):
        for ask in state.decisions():
            for language in LANGUAGES:
                question = prompt_text(state, ask, language, NAMES)
                assert question[0].isupper() or question[0] == "«", question
                texts = [option_text(state, ask, i, language, NAMES) for i in range(len(ask.options))]
                assert all(texts)
                assert not any(re.search(r"[{}]|\br\dc\d\b|seat \d", text) for text in texts), texts


def test_options_of_a_menu_differ() -> None:
    for state in played(4, 2, 200):
        for ask in state.decisions():
            if isinstance(ask.frame.node, Turn):
                texts = [option_text(state, ask, i, "en", NAMES) for i in range(len(ask.options))]
                assert len(set(texts)) == len(texts)


def test_every_reason_can_be_said() -> None:
    for number, state in enumerate(played(5, 3, 400)):
        for ask in state.decisions():
            if not isinstance(ask.frame.node, Turn) or number % 5:
                continue
            for entry in ask.frame.node.entries:
                for thing in entry.all(state, ask.seat):
                    reasons = entry.reasons(state, ask.seat, thing)
                    for language in LANGUAGES:
                        assert len(reason_texts(state, reasons, language, NAMES)) <= len(reasons)


@pytest.mark.parametrize(("seed", "players"), [(6, 1), (7, 2), (8, 3)])
def test_the_log_of_a_whole_game_can_be_read(seed: int, players: int) -> None:
    *_, state = played(seed, players)
    for reader in (None, *range(players)):
        for language in LANGUAGES:
            lines = log_lines(state, language, NAMES, reader)
            assert len(lines) > 100
            assert not any(re.search(r"[{}]|\.$", line.text) for line in lines)
            assert [line.index for line in lines] == sorted(line.index for line in lines)


@pytest.mark.parametrize("seed", [9, 10])
def test_the_log_names_no_hidden_card(seed: int) -> None:
    """Whoever watches learns no title that is not on the table; nor does an opponent."""
    for number, state in enumerate(played(seed, 2, 400)):
        if number % 20:
            continue
        for reader in (None, 0):
            told = "\n".join(line.text for line in log_lines(state, "en", NAMES, reader))
            for card in state.zones[state.rules.zone(1, 0)]:
                known = state.known[card]
                title = card_title(state.rules.cards[card], "en")
                if known == 1 << 1 and len(title.split()) > 2:
                    assert title not in told, title


def test_others_choices_stay_secret_while_all_choose() -> None:
    for state in played(11, 2, 60):
        if state.forked:
            fork = state.fork_at
            seats = {line.seat for line in log_lines(state, "en", NAMES, 0, since=fork - 1)}
            assert 1 not in seats


def test_the_log_goes_on_where_it_was_left() -> None:
    *_, state = played(12, 2, 300)
    whole = log_lines(state, "en", NAMES)
    middle = next(line for line in whole[60:] if line.text.endswith("passed"))
    rest = log_lines(state, "en", NAMES, since=middle.index)
    assert [line.text for line in rest] == [line.text for line in whole if line.index > middle.index]


@cache
def finished(seed: int) -> State:
    *_, state = played(seed, 2)
    return state


def find(pattern: str, language: str = "en", reader: int | None = None) -> str:
    """A line of some game that looks like this."""
    for seed in range(20, 60):
        for line in log_lines(finished(seed), language, NAMES, reader):
            if re.fullmatch(pattern, line.text):
                return line.text
    raise AssertionError(f"no line like {pattern}")


@pytest.mark.parametrize(
    "pattern",
    [
        r"\w+ played [\w' -]+ for \d+ M€",
        r"\w+ raised the temperature \d steps?",
        r"(Ana|Bo) removed \d plants? from (Ana|Bo)",
        r"(Ana|Bo) decreased (Ana|Bo)'s \w+ production \d steps?",
        r"\w+ sold \d cards? for \d M€",
        r"\w+ converted \d plants into a greenery tile",
    ],
)
def test_lines_that_people_want_to_read(pattern: str) -> None:
    assert find(pattern)


def test_the_victim_is_addressed() -> None:
    assert find(r"Bo removed \d plants? from you", reader=0)
    assert find(r"Bo убирает у вас \d растени\w+", "ru", reader=0)
