"""The Dice Game in three languages: everything has its text and icons, decisions and the log can be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from facts import printed_here
from tharsis.games.dice.components import CUP, HEAT, STEEL, TEMPERATURE, TITANIUM, VP, WILD
from tharsis.games.dice.goals import Milestone
from tharsis.games.dice.menu import STANDARDS, SUPPORTS
from tharsis.games.dice.notes import NOTE_KEPT, NOTE_PENALTY, NOTE_PLAY, NOTE_SUPPORT
from tharsis.games.dice.text import award_text, award_title, deed_text, deed_title
from tharsis.games.dice.turn import PRODUCE, Turn
from tharsis.games.dice.verbs.box import Box
from tharsis.games.dice.verbs.pay import PayFaces
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ask, Card, Frame, Node, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import HAND, TABLEAU
from tharsis.text import LANGUAGES, TextError, plain
from tharsis.text.card import (
    card_cost,
    card_sentences,
    card_source,
    card_text,
    card_title,
    goal_text,
    goal_title,
)
from tharsis.text.icons import ICONS, card_icons, is_icon
from tharsis.text.labels import OptionText, option_text, prompt_text
from tharsis.text.log import log_lines
from tharsis.text.names import chip
from tharsis.text.reasons import reason_texts
from tharsis.text.tables import Tables

NAMES = ["Ana", "Bo", "Cy", "Di"]
MODULES = ("corporate-era", "promo")
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)


def all_cards() -> list[Card]:
    game = game_named("dice")
    return [*game.base.cards, *(card for module in game.modules.values() for card in module.cards)]


def milestones() -> list[Milestone]:
    game = game_named("dice")
    goals = [*game.base.goals, *(goal for module in game.modules.values() for goal in module.goals)]
    return [goal for goal in goals if isinstance(goal, Milestone)]


# Cards, actions, milestones, awards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_text(language: str) -> None:
    cards = all_cards()
    assert Counter(card.set for card in cards) == printed_here("dice")
    for card in cards:
        lines = card_sentences(card, language)
        assert lines, card.name
        for line in lines:
            assert not re.search(r"[{}]|  | [,.;:]|\.\.", line), (card.name, line)
            assert line[0] == "−" or not line[0].islower(), (card.name, line)
            assert len(line) <= 190, (card.name, line)


def test_each_language_keeps_to_its_letters() -> None:
    for card in all_cards():
        for line in card_sentences(card, "en") + card_sentences(card, "pt"):
            assert not CYRILLIC.search(line), line
        for line in card_sentences(card, "ru"):
            assert not re.search(r"[a-z]", line, re.IGNORECASE), line


def test_only_corporations_keep_their_title_in_russian() -> None:
    for card in all_cards():
        assert (CYRILLIC.search(card_title(card, "ru")) is None) == (card.kind == "corporation"), card.name


def test_the_words_are_those_of_the_portuguese_edition() -> None:
    text = "\n".join(line for card in all_cards() for line in card_sentences(card, "pt"))
    assert "floresta" in text
    assert not re.search(r"vegetação|\b[Gg]anh|\b[Pp]egue", text)


def test_a_cost_is_told_as_faces() -> None:
    for card in all_cards():
        icons = card_icons(card)
        assert len(icons.cost) == card.cost
        assert bool(card_cost(card, "ru")) == isinstance(card.price, PayFaces)


def test_every_entry_tells_where_it_is_from() -> None:
    """Among them entries of the Corporate Era."""
    by_key = {card.number: card for card in all_cards()}
    assert card_source(by_key["ecoline"], "en") == "Designed by us"
    assert card_source(by_key["bonus-developer"], "en") == "From the rulebook"
    assert card_source(by_key["mangrove"], "pt") == "Do manual de regras, em parte criação nossa"
    assert all(card_source(card, language) for card in by_key.values() for language in LANGUAGES)
    assert card_source(game_named("mars").base.cards[0], "en") == ""


def test_points_are_immediate_or_come_at_the_end() -> None:
    """On a card of the Corporate Era."""
    by_key = {card.number: card for card in all_cards()}
    committee = card_text(by_key["bribed-committee"], "en")
    assert committee.play == ["Gain 4 VP."]
    assert committee.points == ["−1 VP at the end of the game"]


def test_a_condition_on_an_effect_follows_it() -> None:
    effect = Phrase("raise_oxygen", n=1)
    bonus = Phrase("if_bonus", e=Phrase("draw", q=Amount(1, "card")))
    said = [chip(Phrase("sequence", e=effect, e2=bonus), language, game="dice") for language in ("en", "pt")]
    assert said == [
        "Raise the oxygen level 1 step; if that step gave you a bonus, draw 1 card",
        "Aumente o oxigênio em 1 nível; se esse nível lhe der um bônus, compre 1 carta",
    ]


def test_an_action_says_which_part_of_a_turn_it_takes() -> None:
    labels = {"Support action", "Main action", "Free action"}
    for card in all_cards():
        for line in card_text(card, "en").actions:
            assert line.partition(":")[0] in labels
    assert {card_text(c, "en").actions[0].partition(":")[0] for c in all_cards() if c.actions} == labels


def test_a_production_box_is_drawn_as_one() -> None:
    for card in all_cards():
        boxes = [ability for ability in card.abilities if isinstance(ability, Box)]
        rows = [row for row in card_icons(card).rows if row[0] == "[" and row[-1] == "]"]
        assert len(boxes) == len(rows), card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_milestones_and_awards_have_text(language: str) -> None:
    """With the milestones of the Corporate Era."""
    for deed in (*SUPPORTS, *STANDARDS):
        assert deed_title(deed, language)
        assert deed_text(deed, language).endswith(".")
    assert len(milestones()) == 11
    for goal in milestones():
        assert goal_title(goal, language)
        assert len(goal_text(goal, language, "dice")) == 2
    for face in CUP.faces:
        assert award_title(face, language)
        assert award_text(face, language).endswith(".")


def test_every_icon_is_in_the_package() -> None:
    files = {file.stem for file in ICONS.glob("*.svg")}
    used: set[str] = set()
    for card in all_cards():
        icons = card_icons(card)
        assert icons.rows, card.name
        for row in (icons.cost, icons.points, *icons.rows):
            used |= {token for token in row if is_icon(token)}
    for node in (*SUPPORTS, *STANDARDS, *milestones()):
        used |= {token for token in node.icons() if is_icon(token)}
    assert used - files == set()


# Decisions


def played(seed: int, players: int, decisions: int = 100_000) -> Iterator[State]:
    """A game of somebody who does anything, but rarely produces: every position on the way."""
    state = start(ruleset("dice", MODULES, players, ()), seed)
    random = Random(seed)
    while not state.over and decisions:
        yield state
        ask = random.choice(state.decisions())
        choices = [i for i, x in enumerate(ask.options) if x != PRODUCE or random.random() < 0.3]
        state.apply(ask.seat, random.choice(choices or [0]))
        decisions -= 1
    yield state


@pytest.mark.parametrize(("seed", "players"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_every_option_and_question_reads_well(seed: int, players: int) -> None:
    for state in played(seed, players, 500):
        for ask in state.decisions():
            for language in LANGUAGES:
                question = prompt_text(state, ask, language, NAMES)
                assert question[0].isupper() or question[0] == "«", question
                texts = [option_text(state, ask, i, language, NAMES) for i in range(len(ask.options))]
                assert all(text and (text[0].isupper() or text[0] in "«123456789") for text in texts), texts
                assert not any(re.search(r"[{}]", text) for text in [question, *texts]), texts
                if language == "ru":
                    latin = set(NAMES) | set("ABCDEFG")
                    words = set(re.findall(r"\b[A-Za-z]+\b", re.sub(r"«[^»]*»", "", question)))
                    assert words <= latin, question


def test_options_of_a_turn_differ() -> None:
    for state in played(5, 2, 300):
        for ask in state.decisions():
            if isinstance(ask.frame.node, Turn):
                texts = [option_text(state, ask, i, "en", NAMES) for i in range(len(ask.options))]
                assert len(set(texts)) == len(texts), texts


def test_every_reason_can_be_said() -> None:
    for number, state in enumerate(played(6, 3, 400)):
        for ask in state.decisions():
            if not isinstance(ask.frame.node, Turn) or number % 5:
                continue
            for entry in ask.frame.node.entries:
                able = entry.able(state, ask.seat)
                for thing in entry.all(state, ask.seat):
                    reasons = entry.reasons(state, ask.seat, thing)
                    assert bool(reasons) != (thing in able)
                    for language in LANGUAGES:
                        assert len(reason_texts(state, reasons, language, NAMES)) <= len(reasons)


# The log


@pytest.mark.parametrize(("seed", "players"), [(7, 1), (8, 2), (9, 4)])
def test_the_log_of_a_whole_game_can_be_read(seed: int, players: int) -> None:
    *_, state = played(seed, players)
    assert state.over
    for language, reader in zip(LANGUAGES, (None, 0, players - 1), strict=True):
        lines = log_lines(state, language, NAMES, reader)
        assert len(lines) > 100
        assert not any(re.search(r"[{}]|\.$", line.text) for line in lines)
        assert [line.index for line in lines] == sorted(line.index for line in lines)
    assert log_lines(state, "en", NAMES)[-1].text == "The game is over"


@pytest.mark.parametrize("seed", [10, 11])
def test_the_log_names_no_hidden_card(seed: int) -> None:
    """Whoever watches learns no title that is not on the table; nor does an opponent."""
    for number, state in enumerate(played(seed, 2, 400)):
        if number % 20:
            continue
        for reader in (None, 0):
            # what reader 0 drew and discarded may be in another hand by now
            lines = log_lines(state, "en", NAMES, reader)
            told = "\n".join(line.text for line in lines if line.seat != reader)
            for kind in (HAND, 2):
                for card in state.zones[state.rules.zone(1, kind)]:
                    title = card_title(state.rules.cards[card], "en")
                    if state.known[card] == 1 << 1 and len(title.split()) > 1:
                        assert title not in told, title


def test_the_log_goes_on_where_it_was_left() -> None:
    *_, state = played(12, 2, 300)
    whole = log_lines(state, "en", NAMES)
    middle = next(line for line in whole[len(whole) // 3 :] if line.text.startswith("Turn "))
    rest = log_lines(state, "en", NAMES, since=middle.index)
    assert [line.text for line in rest] == [line.text for line in whole if line.index > middle.index]


@pytest.fixture
def state() -> State:
    """A table of two where nobody decides at the same time as another."""
    state = start(ruleset("dice", MODULES, 2, ()), 1)
    state.forked = False
    state.log = None
    return state


def told(state: State, language: str = "en", reader: int | None = None) -> list[str]:
    return [line.text for line in log_lines(state, language, NAMES, reader)]


def test_a_card_is_one_line_and_its_payment_none(state: State) -> None:
    comet = state.rules.card_index["comet"]
    state.note(NOTE_PLAY, 0, comet, 4)
    state.add(0, TITANIUM.slot, -1, comet)
    state.add(0, WILD.slot, -3, comet)
    state.move(0, comet, state.rules.zone(0, TABLEAU))
    state.add_world(0, TEMPERATURE.slot, 4, comet)
    state.add(0, VP.slot, 2, comet)
    state.add(1, CUP.faces[3].slot, -1, comet)
    lines = ["Ana played Comet for 4 resources", "Ana raised the temperature 1 step", "Ana gained 2 VP"]
    assert told(state) == [*lines, "Ana removed 1 plant from Bo"]
    assert told(state, "pt", 1) == [
        "Ana jogou Cometa por 4 recursos",
        "Ana aumentou a temperatura em 1 nível",
        "Ana recebeu 2 PV",
        "Ana removeu 1 recurso de planta de você",
    ]


def test_a_turned_die_is_one_line(state: State) -> None:
    state.note(NOTE_SUPPORT, 0, -1, 1)
    state.add(0, HEAT.slot, -1, -1)
    state.add(0, STEEL.slot, -1, -1)
    state.add(0, TITANIUM.slot, 1, -1)
    assert told(state) == [
        "Ana paid 1 heat to turn a die",
        "Ana turned 1 steel to titanium",
    ]
    assert told(state, "ru")[1] == "Ana поворачивает кубик: 1 сталь меняется на титан"


def test_rolled_dice_are_one_line_with_what_they_show(state: State) -> None:
    state.note(NOTE_SUPPORT, 0, -1, 0)
    state.throw(0, CUP.dice[0].number, 3, -1)
    state.add(0, CUP.faces[0].slot, 2, -1)
    state.add(0, CUP.faces[2].slot, 1, -1)
    state.add(0, HEAT.slot, 1, -1)
    assert told(state) == ["Ana rolled 3 yellow dice: 2 credits and 1 Jovian resource", "Ana gained 1 heat"]
    assert told(state, "pt")[0] == "Ana rolou 3 dados amarelos: 2 recursos de megacrédito e 1 joviano"


def test_who_had_no_dice_kept_none(state: State) -> None:
    state.note(NOTE_KEPT, 0, -1, 0)
    state.add(0, HEAT.slot, -1, -1)
    state.note(NOTE_KEPT, 0, -1, 0)
    told_of = ["Ana took a production turn", "Ana returned 1 heat to the pool"]
    assert told(state) == [*told_of, "Ana took a production turn and kept no dice"]


def test_a_die_given_away_is_one_line(state: State) -> None:
    state.note(NOTE_PENALTY, 0, -1, HEAT.number)
    state.add(0, HEAT.slot, -1, -1)
    state.add(1, HEAT.slot, 1, -1)
    assert told(state) == ["Ana gave 1 heat to Bo"]
    assert told(state, "ru") == ["Ana отдаёт 1 тепло игроку Bo"]


# Voices


def test_a_card_knows_its_game() -> None:
    assert {card.game for card in all_cards()} == {"dice"}
    assert game_named("mars").base.cards[0].game == "mars"
    assert Card("x", "Unknown", kind="red", set="").game == ""


class Riddle(Node):
    """A decision that only an expansion has."""


class HardRiddle(Riddle):
    """A kind of it without words of its own."""


def riddle_option(t: OptionText, node: Riddle, x: int) -> Phrase:
    return Phrase("opt_number", n=x)


FACET = SimpleNamespace(OPTIONS={Riddle: riddle_option}, QUESTIONS={Riddle: Phrase("ask_order")})


def test_an_expansion_contributes_the_words_of_its_decisions(state: State) -> None:
    ask = state.decisions()[0]
    riddle = OptionText(state, Ask(Frame(HardRiddle(), ask.seat), [7]), "en", NAMES)
    with pytest.raises(TextError, match="no words for options of HardRiddle"):
        riddle.option(7)
    riddle.tables = Tables([FACET])
    assert plain(riddle.option(7)) == "7"
    assert plain(riddle.prompt()) == "What happens first?"
