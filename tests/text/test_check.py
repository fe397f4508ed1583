"""Everything in the rules has its words before anybody sits down; what has none is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tharsis.games.mars.card_builders import automated
from tharsis.games.mars.components import MC, SLACK, TR, VOCABULARY
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Card, Count, Frame, Node, Ruleset, State
from tharsis.kernel.module import Module, link
from tharsis.kernel.phrase import Noun
from tharsis.kernel.words import CountWords
from tharsis.play.games import start
from tharsis.rules.counts import Every, Points
from tharsis.rules.effects import Gain, Lose
from tharsis.rules.menu import Entry
from tharsis.rules.needs import NeedCount, NeedParameter
from tharsis.rules.vocabulary import Parameter
from tharsis.text import LANGUAGES, TextError
from tharsis.text.card import card_sentences
from tharsis.text.check import all_rules, check_words, wordless
from tharsis.text.labels import speaker
from tharsis.text.log import log_lines


@pytest.mark.parametrize("rules", list(all_rules()), ids=lambda rules: f"{rules.game}-{rules.players}")
def test_everything_has_its_words_in_every_language(rules: Ruleset) -> None:
    assert wordless(rules) == []


class Colonies(Count):
    """Something that a new expansion counts."""

    def count(self, s: State, seat: int, card: int) -> int:
        return 0

    def icons(self) -> list[str]:
        return ["tile-empty"]


class Riddle(Node):
    """A decision of its own."""

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, [1, 2])

    def answer(self, s: State, f: Frame, option: int) -> None:
        """Nothing follows."""


class Trade(Entry):
    """An action of its own."""

    def __init__(self) -> None:
        super().__init__("trade")
        self.riddle = Riddle()

    def children(self) -> list[Node]:
        return [self.riddle]


@pytest.fixture
def rules() -> Iterator[Ruleset]:
    """Mars with an expansion that brings everything, and words for nothing."""
    game, words = game_named("mars"), VOCABULARY.of("wordless")
    before = [len(names) for names in VOCABULARY.lists()]
    venus = Parameter(words, "venus", 0, 30, 2, "param-venus")
    words.note("trade")
    words.tile("moon")
    cards = [
        automated("X1", "Moon Ferry", 9, [words.tag("lunar")], vp=Points(1, per=Every(2, Colonies()))),
        automated("X2", "Sky Hook", 9, [], needs=[NeedParameter(venus, 10, True, SLACK)]),
        automated("X3", "Third Dock", 9, [], needs=[NeedCount(Colonies(), 3), Riddle()]),
    ]
    game.add(Module("wordless", cards=cards, menu=[Trade()]))
    yield link(game, ["wordless"], 2, {})
    del game.modules["wordless"]
    for names, n in zip(VOCABULARY.lists(), before, strict=True):
        del names[n:]  # type: ignore[attr-defined]


def test_an_expansion_without_words_is_refused(rules: Ruleset) -> None:
    missing = "\n".join(wordless(rules))
    for what in (
        "card moon-ferry",
        "card sky-hook (en): there is no pattern 'req_venus_min'",
        "card third-dock: requirement (en): no words of its own (Colonies)",
        "card third-dock: Riddle is no Requirement",
        "no words for options of Riddle",
        "no words for the question of Riddle",
        "no words for the entry of Trade",
        "tag lunar (en): there is no noun 'lunar_tag'",
        "tag lunar: no icon tag-lunar",
        "no words for the tile moon",
        "no words for the note trade",
    ):
        assert what in missing, missing
    with pytest.raises(TextError, match="without words"):
        check_words(rules)


def test_rules_without_words_are_refused_before_anything_is_said_of_them(rules: Ruleset) -> None:
    state = start(rules, 1)
    with pytest.raises(TextError, match="without words"):
        log_lines(state, "en", ["Ana", "Bo"])
    with pytest.raises(TextError, match="without words"):
        speaker(state, state.decisions()[0], "en", ["Ana", "Bo"])


def said(card: Card) -> list[list[str]]:
    return [card_sentences(card, language) for language in LANGUAGES]


def test_points_for_every_two_of_something_new_are_said() -> None:
    count = Colonies()
    count.words = CountWords(Noun("marker"))
    card = automated("X1", "Moon Ferry", 9, [], vp=Points(1, per=Every(2, count)))
    assert said(card)[0] == ["1 VP for every 2 markers."]


def test_a_corporation_that_starts_with_a_lower_rating_says_so() -> None:
    card = Card("X", "Pristar", kind="corporation", set="", play=[Gain(MC, 53), Lose(TR, 2)])
    assert said(card)[0] == ["You start with 53 M€.", "You start with your TR lowered 2 steps."]
    assert len({len(lines) for lines in said(card)}) == 1
