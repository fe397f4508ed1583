"""Whether everything in the rules of a game has its words, in all languages, before anybody reads it at a table.

Rules that people read are checked once, when they have been linked and the first thing is to be said of them
(`checked_tables`); those of every game with all its modules and options when a server starts, and in the tests. A word that
is missing is named with the thing that lacks it; nothing is ever said in other words instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial

from tharsis.games.plugins import game_named, game_names, installed, packages_of
from tharsis.kernel.core import Card, Node, Ruleset
from tharsis.kernel.module import FLAG, Game, link
from tharsis.kernel.phrase import Joined, Noun, Phrase, Slot
from tharsis.rules.goals import Objective
from tharsis.rules.menu import Deed, Entry
from tharsis.rules.needs import Requirement
from tharsis.rules.vocabulary import Parameter
from tharsis.text.card import card_cost, card_sentences, card_title, goal_noun, goal_text
from tharsis.text.errors import TextError
from tharsis.text.icons import ICONS, card_icons, is_icon
from tharsis.text.lexicon import LANGUAGES, shared
from tharsis.text.merge import tidy
from tharsis.text.names import area_text
from tharsis.text.render import render
from tharsis.text.tables import Note, Tables, tables_of

# What may go wrong where a thing has no words: a pattern or noun that is not there, a node that says nothing.
WORDLESS = (TextError, NotImplementedError, ValueError, KeyError, IndexError, AttributeError)


class Missing:
    """Keeps what has no words."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def try_out(self, what: str, say: Callable[[str], object]) -> None:
        """Say something in every language."""
        for language in LANGUAGES:
            try:
                said = say(language)
                if said == "":
                    raise TextError("it says nothing")
            except WORDLESS as error:
                reason = f"no words of its own ({error})" if isinstance(error, NotImplementedError) else error
                self.missing.append(f"{what} ({language}): {reason}")
                return

    def pictures(self, what: str, row: list[str]) -> None:
        """Every icon is a file."""
        self.missing += [f"{what}: no icon {x}" for x in row if is_icon(x) and x not in icon_names()]


class CardCheck(Missing):
    """Looks at a card."""

    def card(self, card: Card) -> None:
        """Title, text and pictures."""
        what = f"card {card.key}"
        self.try_out(f"{what}: title", lambda language: card_title(card, language))
        self.try_out(what, lambda language: card_sentences(card, language))
        self.try_out(f"{what}: cost", lambda language: card_cost(card, language) or None)
        for need in card.needs:
            self.requirement(what, need)
        try:
            icons = card_icons(card)
        except WORDLESS as error:
            self.missing.append(f"{what}: icons: {error!r}")
            return
        for row in (icons.tags, icons.requirement, icons.points, icons.cost, *icons.rows):
            self.pictures(what, row)

    def requirement(self, what: str, need: Node) -> None:
        """How it is written down."""
        if isinstance(need, Requirement):
            self.try_out(f"{what}: requirement", lambda language: need.notation())
        else:
            self.missing.append(f"{what}: {type(need).__name__} is no Requirement")


@cache
def card_wordless(card: Card) -> list[str]:
    """What of a card has no words: the same in all rules with this card."""
    check = CardCheck()
    check.card(card)
    return check.missing


class Check(Missing):
    """Looks at everything that rules hold."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.rules = rules
        self.tables: Tables = tables_of(rules)

    def noun(self, what: str, id: str) -> None:
        """A word of the glossary."""
        self.try_out(what, lambda language: render(Noun(id), language, game=self.rules.game))

    def pattern(self, what: str, id: str) -> None:
        """A pattern in every language; its slots depend on the moment."""
        self.try_out(what, lambda language: shared().pattern(id).template(language, "sentence", ""))

    def patterns_in(self, what: str, value: Slot) -> None:
        """Every pattern of a phrase."""
        if isinstance(value, Phrase):
            self.pattern(what, value.pattern)
            for inner in value.slots.values():
                self.patterns_in(what, inner)
        elif isinstance(value, Joined):
            for inner in value.items:
                self.patterns_in(what, inner)

    # --- parts of the rules -------------------------------------------------------------------------------------------

    def all(self) -> list[str]:
        """Everything that has no words."""
        for card in dict.fromkeys(self.rules.cards):
            self.card(card)
        for node in self.rules.paths:
            self.decision(node)
        self.things()
        self.names()
        return self.missing

    def card(self, card: Card) -> None:
        """Title, text and pictures of a card."""
        self.missing += card_wordless(card)

    def decision(self, node: Node) -> None:
        """A node that asks has words for its question and its options; an entry of a menu for itself."""
        kind = type(node)
        found: list[Callable[[], object]] = []
        if kind.answer is not Node.answer:
            found += [lambda: self.tables.option(node), lambda: self.tables.question(node)]
        if isinstance(node, Entry):
            found.append(lambda: self.tables.entry(node))
        for look_up in found:
            try:
                words = look_up()
            except TextError as error:
                if str(error) not in self.missing:
                    self.missing.append(str(error))
            else:
                if isinstance(words, Phrase):
                    self.patterns_in(kind.__name__, words)

    def things(self) -> None:
        """Projects, goals, and what areas and tracks bring."""
        rules, game = self.rules, self.rules.game
        for deed in rules.projects:
            assert isinstance(deed, Deed)
            self.node(f"standard project {deed.key}", deed)
        for goal in rules.goals:
            assert isinstance(goal, Objective)
            self.noun(f"{goal.kind} {goal.key}", goal_noun(goal).id)
            self.try_out(f"{goal.kind} {goal.key}", partial(goal_text, goal, game=game))
            self.pictures(f"{goal.kind} {goal.key}", goal.icons())
        for cell, bonus in enumerate(rules.cell_bonus):
            name = rules.cell_names[cell]
            on_map = cell < rules.cells_on_map
            self.try_out(f"area {name}", partial(area_text, name, on_map))
            if bonus is not None:
                self.node(f"area {name}", bonus)
        for titles in self.tables.titles:
            for noun in titles(rules):
                self.noun(f"title {noun.id}", noun.id)
        for track in rules.tracks:
            assert isinstance(track, Parameter)
            self.parameter(track)

    def node(self, what: str, node: Node) -> None:
        """What a single node does."""
        game = self.rules.game
        self.try_out(what, lambda language: render(tidy(node.phrase()), language, game=game))
        self.pictures(what, node.icons())

    def parameter(self, track: Parameter) -> None:
        """A parameter: its name, its requirements and the reasons why one is not met."""
        what, game = f"parameter {track.name}", self.rules.game
        self.noun(what, track.noun)
        phrases = [track.required(1, least) for least in (True, False)]
        phrases += [track.missed(2, 1, True), track.missed(1, 2, False)]
        for phrase in phrases:
            self.try_out(what, partial(render, phrase, game=game))
        if not track.words.counted:
            self.pattern(what, track.words.raised)
        self.pictures(what, [track.icon])
        for bonus in track.bonuses.values():
            self.node(f"{what}: bonus", bonus)

    def names(self) -> None:
        """Tags, tiles, quantities and notes."""
        vocabulary, modules = game_named(self.rules.game).vocabulary, ["base", *self.rules.modules]
        for tag in vocabulary.tags:
            if tag.module in modules:
                self.noun(f"tag {tag.name}", tag.tag.noun)
                self.pictures(f"tag {tag.name}", [tag.tag.icon])
        for tile in vocabulary.tiles:
            if tile.module in modules:
                self.tile(tile.number, tile.name)
        for quantity in self.tables.quantities:
            self.noun(f"quantity {quantity.name}", self.tables.said(quantity.noun))
        for note in vocabulary.notes:
            if note.module not in modules:
                continue
            found = self.tables.notes.get(note.number)
            if found is None:
                self.missing.append(f"no words for the note {note.name}")
            else:
                self.line(f"note {note.name}", found)

    def tile(self, number: int, name: str) -> None:
        """A kind of tile."""
        tile = self.tables.tiles.get(number)
        if tile is None:
            self.missing.append(f"no words for the tile {name}")
        else:
            self.noun(f"tile {name}", tile.noun)
            self.pictures(f"tile {name}", [tile.icon])

    def line(self, what: str, note: Note) -> None:
        """The line of a note, where it is always the same."""
        if isinstance(note.line, Phrase):
            self.patterns_in(what, note.line)


@cache
def icon_names() -> frozenset[str]:
    """The icons that there are."""
    return frozenset(path.stem for path in ICONS.glob("*.svg"))


def wordless(rules: Ruleset) -> list[str]:
    """Everything in these rules that has no words in some language."""
    return Check(rules).all()


def check_words(rules: Ruleset) -> None:
    """Refuse rules with something that has no words."""
    missing = wordless(rules)
    if missing:
        raise TextError(f"{rules.game}: {len(missing)} without words: {'; '.join(missing)}")


@lru_cache(maxsize=1000)
def checked_tables(rules: Ruleset) -> Tables:
    """The tables of linked rules for somebody who reads: everything in them must have its words."""
    check_words(rules)
    return tables_of(rules)


def all_rules(names: list[str] | None = None) -> Iterator[Ruleset]:
    """Every game (or those of these names) with all its modules, solo and for two, with every choice of each option."""
    for name in game_names() if names is None else names:
        game = game_named(name)
        for players in sorted({game.players[0], max(2, game.players[0])}):
            for options in all_options(game):
                yield link(game, list(game.modules), players, options)


def all_options(game: Game) -> Iterator[dict[str, int]]:
    """No option, and then each choice of each of them that changes the rules; which seat it is makes no difference."""
    yield {}
    for option in game.options(list(game.modules)):
        if option.slot < 0:
            for number in range(1, 2 if option.kind == FLAG else len(option.names)):
                yield {option.name: number}


def check_installed_words() -> None:
    """Refuse to go on if anything in a game that others have made or added to has no words; tests have checked ours."""
    theirs = [name for name in game_names() if set(packages_of(name).values()).intersection(installed())]
    for rules in all_rules(theirs):
        check_words(rules)
