"""Every function in the tables of words is called: for every node that asks, every entry of a menu and every note.

`text/check.py` sees that there are words; here they are said, in all languages, in games with all modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Ask, Node, Ruleset, State
from tharsis.kernel.phrase import Phrase
from tharsis.play.games import ruleset, start
from tharsis.play.random_games import random_answer
from tharsis.rules.menu import Entry, entries_of
from tharsis.rules.vocabulary import DECK, HAND, TABLEAU
from tharsis.text import LANGUAGES
from tharsis.text.labels import speaker
from tharsis.text.log import log_lines
from tharsis.text.tables import Note, Tables, tables_of

NAMES = ["Ana", "Bo", "Cy"]
OFTEN = 40  # at every so many-th decision, every node is tried
MORE = 5  # games of each kind at most, until everything has been said


class Said:
    """Which functions of all tables have been called, and which nodes have asked."""

    def __init__(self) -> None:
        self.called: set[object] = set()
        self.asked: set[Node] = set()

    def listen(self, tables: Tables, patch: pytest.MonkeyPatch) -> None:
        """From now on, the functions of these tables tell when they are called."""
        for name in ("options", "questions", "entries"):
            words = getattr(tables, name)
            patch.setattr(tables, name, {kind: self.heard(said) for kind, said in words.items()})
        patch.setattr(tables, "notes", {n: self.heard_note(note) for n, note in tables.notes.items()})

    def heard(self, words: Any) -> Any:
        """The same words; a function tells that it was called."""
        if isinstance(words, Phrase) or words is None:
            return words

        def say(*given: object) -> object:
            self.called.add(words)
            return words(*given)

        return say

    def heard_note(self, note: Note) -> Note:
        """The same note."""
        line = self.heard(note.line)
        return Note(line, acts=note.acts, paid=note.paid, production=note.production)


def games_of(name: str) -> Iterator[Ruleset]:
    """A game with all its modules: alone, and with others, with every choice that a table has."""
    game = game_named(name)
    offered = [o for o in game.options(list(game.modules)) if o.slot < 0 and o.kind in ("flag", "name")]
    options = tuple(sorted((o.name, len(o.names) - 1 if o.names else 1) for o in offered))
    for players, chosen in ((1, ()), (3, ()), (2, options)):
        yield ruleset(name, tuple(game.modules), players, chosen)


def asking(rules: Ruleset) -> Iterator[tuple[Node, int]]:
    """Every node that can ask, with its card."""
    cards = {card.key: number for number, card in enumerate(rules.cards)}
    for node, path in rules.paths.items():
        if type(node).answer is not Node.answer:
            yield node, cards.get(path.partition("/")[0], -1)


def say_all(s: State, ask: Ask, languages: tuple[str, ...]) -> None:
    """A question and all its options."""
    for language in languages:
        words = speaker(s, ask, language, NAMES)
        assert words.prompt()
        assert all(words.option(x) for x in ask.options)


def try_every_node(s: State, seat: int, said: Said) -> None:
    """Let every node ask that can at this moment and has not yet."""
    for node, card in asking(s.rules):
        for number in node.all(s, seat) if isinstance(node, Entry) else [card]:
            if node not in said.asked:
                try_node(s.clone(), node, seat, number, said)


def try_node(s: State, node: Node, seat: int, card: int, said: Said) -> None:
    """Let a node ask, if it can."""
    s.drop_work()
    try:
        s.do(node, seat, card)
        s.run()
    except (AssertionError, IndexError, ValueError):  # it works only as a part of something else
        return
    for ask in s.decisions():
        if ask.frame.node is node:
            say_all(s, ask, LANGUAGES)
            said.asked.add(node)


def say_entries(s: State, ask: Ask) -> None:
    """Everything that a menu could ever offer."""
    for language in LANGUAGES:
        words = speaker(s, ask, language, NAMES)
        for entry in entries_of(s.rules):
            assert all(words.say(words.entry(entry, x)) for x in entry.all(s, ask.seat))


def make_rich(s: State, turn: int) -> None:
    """Everybody has much of everything, and the cards are on the table: most nodes find something to ask for."""
    for number, card in enumerate(s.rules.cards):
        if card.home == s.rules.zone_names[DECK]:
            in_play = (number + turn) % 3 > 0
            seat = number % s.rules.players
            s.move(seat, number, s.rules.zone(seat, TABLEAU if in_play else HAND))
            s.set_res(number, 2 if in_play else 0)


def play(rules: Ruleset, seed: int, said: Said) -> None:
    """A random game in which everything is said."""
    s, luck, count = start(rules, seed), Random(seed), 0
    while not s.over:
        count += 1
        for ask in s.decisions():
            said.asked.add(ask.frame.node)
            say_all(s, ask, LANGUAGES[count % 3 :][:1])
        if count % OFTEN == 0:
            seat = s.decisions()[0].seat
            say_entries(s, s.decisions()[0])
            rich = s.clone()
            make_rich(rich, count // OFTEN)
            for state in (s, rich):
                try_every_node(state, seat, said)
        s.apply(*random_answer(s, luck))
    for language in LANGUAGES:
        assert log_lines(s, language, NAMES)


def functions_for(rules: Ruleset) -> Iterator[tuple[str, object]]:
    """The functions in the tables that say something of these rules, each with what it is for."""
    tables = tables_of(rules)
    for node, _ in asking(rules):
        yield f"options of {type(node).__name__}", tables.option(node)
        yield f"question of {type(node).__name__}", tables.question(node)
    for entry in entries_of(rules):
        yield f"entry {type(entry).__name__}", tables.entry(entry)
    for number, note in tables.notes.items():
        yield f"note {number}", note.line


def test_every_word_is_said() -> None:
    """Some of them only with the Corporate Era."""
    said, every = Said(), [rules for name in game_names() for rules in games_of(name)]
    functions = {words: what for rules in every for what, words in functions_for(rules) if callable(words)}
    with pytest.MonkeyPatch.context() as patch:
        for tables in dict.fromkeys(map(tables_of, every)):
            said.listen(tables, patch)
        for seed, rules in enumerate(every):
            play(rules, seed, said)
        for seed in range(len(every), MORE * len(every)):  # what happens rarely
            if not all(words in said.called for words in functions):
                play(every[seed % len(every)], seed, said)
    assert [what for words, what in functions.items() if words not in said.called] == []
