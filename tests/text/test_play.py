"""Options, questions, reasons and the log of whole games, in three languages; nothing hidden is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tharsis.games.mars.components import HEAT, MC, OCEAN, OCEANS, PLANTS, STEEL, TEMPERATURE, TITANIUM, TR
from tharsis.games.mars.notes import NOTE_PLAY, NOTE_SELL
from tharsis.games.mars.testing.table import MarsTable
from tharsis.games.mars.turn import Turn
from tharsis.kernel.core import State
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import DECK, DISCARD, HAND, TABLEAU
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
                if ask.frame.card >= 0:
                    assert card_title(state.rules.cards[ask.frame.card], language) in question
                texts = [option_text(state, ask, i, language, NAMES) for i in range(len(ask.options))]
                assert all(texts)
                assert not any(re.search(r"[{}]|\br\dc\d\b|seat \d", text) for text in texts), texts


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Deimos Down: from whom do you remove up to 8 plants?"),
        ("pt", "Deimos Abaixo: de quem você remove até 8 plantas?"),
        ("ru", "«Падение Деймоса»: у кого убрать до 8 растений?"),
    ],
)
def test_a_question_begins_with_the_card_that_asks_it(language: str, question: str) -> None:
    table = MarsTable(3)
    table.p2.has(plants=5)
    table.p3.has(plants=3)
    table.p1.plays("Deimos Down")
    assert prompt_text(table.state, table.state.decisions()[0], language, NAMES) == question


@pytest.mark.parametrize(
    ("language", "plants", "production"),
    [
        ("en", "Bo (has 5 plants)", "Bo (plant production: 2)"),
        ("pt", "Bo (tem 5 plantas)", "Bo (produção de plantas: 2)"),
        ("ru", "Bo (есть 5 растений)", "Bo (производство растений: 2)"),
    ],
)
def test_a_choice_of_players_tells_what_each_has(language: str, plants: str, production: str) -> None:
    told = []
    for card in ("Deimos Down", "Small Animals"):
        table = MarsTable(3)
        table.set(oxygen=6)
        table.p2.has(plants=5, plants_production=2)
        table.p3.has(plants=3, plants_production=1)
        table.p1.plays(card)
        ask = table.state.decisions()[0]
        told += [option_text(table.state, ask, i, language, NAMES) for i in range(len(ask.options))]
    assert plants in told
    assert production in told


def test_a_question_that_names_its_card_does_not_do_so_twice() -> None:
    table = MarsTable(2)
    table.p1.plays("Nuclear Zone")
    question = prompt_text(table.state, table.state.decisions()[0], "en", NAMES)
    assert question == "Where do you place the Nuclear Zone tile?"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "E4 (gain 2 plants and 2 M€)"),
        ("pt", "E4 (ganhe 2 plantas e 2 M$)"),
        ("ru", "E4 (получите 2 растения и 2 М€)"),
    ],
)
def test_an_area_tells_what_the_oceans_around_it_bring(language: str, said: str) -> None:
    table = MarsTable(2)
    table.tile("ocean", "r5c5")
    table.p1.standard_project("Aquifer")
    ask = table.state.decisions()[0]
    assert said in [option_text(table.state, ask, i, language, NAMES) for i in range(len(ask.options))]


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
    looked = 0
    for state in played(11, 2, 60):
        if state.origin is not None:
            start = state.origin.log.index
            seats = {line.seat for line in log_lines(state, "en", NAMES, 0, since=start)}
            assert 1 not in seats
            looked += 0 in seats
    assert looked


def test_the_log_goes_on_where_it_was_left() -> None:
    *_, state = played(12, 2, 300)
    whole = log_lines(state, "en", NAMES)
    middle = next(line for line in whole[len(whole) // 3 :] if line.text.endswith("passed"))
    rest = log_lines(state, "en", NAMES, since=middle.index)
    assert [line.text for line in rest] == [line.text for line in whole if line.index > middle.index]


@pytest.fixture
def state() -> State:
    """A table of two where nobody decides at the same time as another."""
    state = start(ruleset("mars", ("corporate-era",), 2, ()), 1)
    state.forked = False
    state.log = None
    return state


def card(state: State, key: str) -> int:
    return state.rules.card_index[key]


def told(state: State, language: str = "en", reader: int | None = None) -> list[str]:
    return [line.text for line in log_lines(state, language, NAMES, reader)]


def test_a_card_is_one_line_and_its_payment_none(state: State) -> None:
    comet = card(state, "comet")
    state.note(NOTE_PLAY, 0, comet, 21)
    state.add(0, TITANIUM.slot, -3, comet)
    state.add(0, MC.slot, -12, comet)
    state.move(0, comet, state.rules.zone(0, TABLEAU))
    state.add_world(0, TEMPERATURE.slot, 2, comet)
    state.add(0, TR.slot, 1, comet)
    state.add(1, PLANTS.slot, -3, comet)
    lines = ["Ana played Comet for 21 M€", "Ana raised the temperature 1 step"]
    assert told(state) == [*lines, "Ana removed 3 plants from Bo"]
    assert told(state, reader=1) == [*lines, "Ana removed 3 plants from you"]
    assert told(state, "ru", 1) == [
        "Ana разыгрывает карту «Комета» за 21 М€",
        "Ana повышает температуру на 1 деление",
        "Ana убирает у вас 3 растения",
    ]


def test_a_line_covers_what_goes_without_saying(state: State) -> None:
    comet = card(state, "comet")
    ends = []
    state.note(NOTE_PLAY, 0, comet, 21)
    state.add(0, MC.slot, -21, comet)
    ends.append(state.log.index)
    state.add_world(0, TEMPERATURE.slot, 2, comet)
    state.add(0, TR.slot, 1, comet)
    ends.append(state.log.index)
    state.lay(0, next(i for i, name in enumerate(state.rules.cell_names) if name), OCEAN.number, -1, comet)
    state.add_world(0, OCEANS.slot, 1, comet)
    state.add(0, TR.slot, 1, comet)
    ends.append(state.log.index)
    assert [line.index for line in log_lines(state, "en", NAMES)] == ends


def test_a_reader_is_told_of_their_own_rating(state: State) -> None:
    state.add(0, TR.slot, 2, card(state, "bribed-committee"))
    assert told(state, reader=1) == ["Ana's TR rose 2 steps"]
    assert told(state, reader=0) == ["Your TR rose 2 steps"]
    assert told(state, "ru", 0) == ["Ваш РТ увеличивается на 2"]


def test_stealing_is_one_line(state: State) -> None:
    raiders = card(state, "hired-raiders")
    state.note(NOTE_PLAY, 0, raiders, 1)
    state.move(0, raiders, state.rules.zone(0, TABLEAU))
    state.add(1, STEEL.slot, -2, raiders)
    state.add(0, STEEL.slot, 2, raiders)
    assert told(state)[1:] == ["Ana took 2 steel from Bo"]
    assert told(state, "pt", 1)[1:] == ["Ana roubou 2 de aço de você"]


def test_lost_production_names_the_victim(state: State) -> None:
    hackers = card(state, "hackers")
    state.note(NOTE_PLAY, 0, hackers, 3)
    state.move(0, hackers, state.rules.zone(0, TABLEAU))
    state.add(1, MC.production.slot, -2, hackers)
    state.add(0, MC.production.slot, 2, hackers)
    assert told(state)[1:] == [
        "Ana decreased Bo's M€ production 2 steps",
        "Ana increased M€ production 2 steps",
    ]
    assert told(state, reader=1)[1] == "Ana decreased your M€ production 2 steps"


def test_gains_in_a_row_are_one_line(state: State) -> None:
    state.add(0, HEAT.slot, 3, card(state, "optimal-aerobraking"))
    state.add(0, MC.slot, 3, card(state, "optimal-aerobraking"))
    state.add(0, MC.slot, 2, card(state, "media-group"))
    assert told(state) == ["Ana gained 5 M€ and 3 heat"]


def test_a_sale_tells_the_number_alone(state: State) -> None:
    for key in ("comet", "birds"):
        state.move(0, card(state, key), state.rules.zone(0, HAND))
    state.log = None
    for key in ("comet", "birds"):
        state.move(0, card(state, key), DISCARD, 1)
        state.add(0, MC.slot, 1, -1)
    state.note(NOTE_SELL, 0, -1, 2)
    for reader in (None, 0, 1):
        assert told(state, reader=reader) == ["Ana sold 2 cards for 2 M€"]


def test_only_the_one_who_draws_learns_the_titles(state: State) -> None:
    for key in ("comet", "birds"):
        number = card(state, key)
        if state.place[number] != DECK:
            state.move(0, number, DECK)
    state.log = None
    for key in ("comet", "birds"):
        state.move(0, card(state, key), state.rules.zone(0, HAND))
    assert told(state, reader=0) == ["Ana drew Comet and Birds"]
    assert told(state, "ru", 0) == ["Ana берёт: «Комета» и «Птицы»"]
    assert told(state, reader=1) == told(state) == ["Ana drew 2 cards"]
