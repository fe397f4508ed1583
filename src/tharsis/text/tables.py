"""What texts must know of a game: the tables that its `text` facet and those of the modules in play contribute.

A facet is a package `text` in the folder of a game or an expansion (see `games/plugins.py`) with any of these names:

| name | what it holds |
| --- | --- |
| `OPTIONS` | class of node -> the words for an option of its decisions: a phrase, or a function of the decision, the node and the option |
| `QUESTIONS` | class of node -> the words for its question: a phrase, or a function of the decision and the node |
| `ENTRIES` | class of menu entry -> a function of the decision, the entry and its thing |
| `NOTES` | number of a note -> `Note`: its line in the log |
| `QUANTITIES` | what players have numbers of, in the order in which they are listed |
| `PARAMETERS`, `TILES` | those that the log tells of |
| `READERS` | at which point of the log reader -> functions that may tell an event in another way |
| `NOUNS` | noun, or what lies on cards -> the noun that is said in its place |
| `START` | key of a corporation -> what it says of the start besides what its nodes say |
| `TITLES` | a function of the rules: the nouns that the words above will ask for |
| `REVEALED` | the pattern for what a corporation does besides when it is revealed |

A class stands for its subclasses too, until one of them has words of its own. The words themselves are the JSON files
beside the facet. What several games share comes first (`text/decisions.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from tharsis.games.plugins import facet, game_named, packages_of
from tharsis.kernel.core import Event, Node, Ruleset
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.kernel.vocabulary import BASE
from tharsis.rules.menu import Entry
from tharsis.rules.vocabulary import Parameter, Quantity, Tile
from tharsis.text import decisions
from tharsis.text.errors import TextError

if TYPE_CHECKING:
    from tharsis.text.labels import OptionText
    from tharsis.text.log import LogReader

OptionWords = Phrase | Callable[["OptionText", Any, int], Phrase]
QuestionWords = Phrase | Callable[["OptionText", Any], Phrase]
EntryWords = Callable[["OptionText", Any, int], Phrase]
Line = Phrase | Callable[["LogReader", Event], "Phrase | None"]
ReadsEvent = Callable[["LogReader", Event], bool]
Words = TypeVar("Words")


class Note:
    """The line of a note in the log, if it has one.

    `acts`: it tells who acts, and with which card. `paid`: a payment follows, which goes without saying. `production`:
    income follows.
    """

    def __init__(
        self, line: Line | None, *, acts: bool = False, paid: bool = False, production: bool = False
    ) -> None:
        self.line = line
        self.acts = acts
        self.paid = paid
        self.production = production


def by_seat(pattern: str) -> Line:
    """The line of a note that names only who did it."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, name=log.name(event))

    return line


def by_card(pattern: str) -> Line:
    """The line of a note that names who did it, and with which card."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, name=log.name(event), card=log.title(event))

    return line


class Tables:
    """The tables of a game with some modules, joined."""

    def __init__(self, facets: Sequence[object]) -> None:
        self.options: dict[type[Node], OptionWords] = {}
        self.questions: dict[type[Node], QuestionWords] = {}
        self.entries: dict[type[Entry], EntryWords] = {}
        self.notes: dict[int, Note] = {}
        self.quantities: list[Quantity] = []
        self.parameters: dict[int, Parameter] = {}
        self.tiles: dict[int, Tile] = {}
        self.readers: dict[str, list[ReadsEvent]] = {}
        self.nouns: dict[str, str] = {}
        self.start: dict[str, list[Phrase]] = {}
        self.titles: list[Callable[[Ruleset], list[Noun]]] = []
        self.revealed = ""
        for found in facets:
            self.add(found)

    def add(self, found: object) -> None:
        """Take in what a facet contributes."""
        self.options |= getattr(found, "OPTIONS", {})
        self.questions |= getattr(found, "QUESTIONS", {})
        self.entries |= getattr(found, "ENTRIES", {})
        self.notes |= getattr(found, "NOTES", {})
        self.quantities += getattr(found, "QUANTITIES", [])
        self.parameters |= {x.slot: x for x in getattr(found, "PARAMETERS", [])}
        self.tiles |= {x.number: x for x in getattr(found, "TILES", [])}
        for point, readers in getattr(found, "READERS", {}).items():
            self.readers.setdefault(point, []).extend(readers)
        self.nouns |= getattr(found, "NOUNS", {})
        self.start |= getattr(found, "START", {})
        titles = getattr(found, "TITLES", None)
        if titles is not None:
            self.titles.append(titles)
        self.revealed = getattr(found, "REVEALED", self.revealed)

    def option(self, node: Node) -> OptionWords:
        """The words for the options of a node."""
        return words_for(self.options, node, "options")

    def question(self, node: Node) -> QuestionWords:
        """The words for the question of a node."""
        return words_for(self.questions, node, "the question")

    def entry(self, entry: Entry) -> EntryWords:
        """The words for an entry of a menu."""
        return words_for(self.entries, entry, "the entry")

    def said(self, noun: str) -> str:
        """A noun, or the one that the game says in its place."""
        return self.nouns.get(noun, noun)

    def slot_nouns(self) -> dict[int, str]:
        """The slots of a seat that texts speak of, with their nouns."""
        return {quantity.slot: self.said(quantity.noun) for quantity in self.quantities}


def words_for(table: Mapping[Any, Words], node: Node, what: str) -> Words:
    """What a table has for the class of a node, or for the nearest class above it."""
    for kind in type(node).__mro__:
        if kind in table:
            return table[kind]
    raise TextError(f"no words for {what} of {type(node).__name__}")


def tables_of(rules: Ruleset) -> Tables:
    """The tables of the game that is played, with its modules."""
    return tables_for(rules.game, tuple(rules.modules))


@cache
def tables_for(game: str, modules: tuple[str, ...]) -> Tables:
    """The tables of a game with some modules."""
    return Tables([decisions, *text_facets(game, modules)])


@cache
def tables_of_game(game: str) -> Tables:
    """The tables of a game with all modules that it has; without a game, what games share."""
    return tables_for(game, tuple(game_named(game).modules)) if game else Tables([decisions])


def text_facets(game: str, modules: Sequence[str]) -> list[ModuleType]:
    """The text facets of a game and its modules, the base first; a module that lies in no package has none."""
    known = packages_of(game)
    found = [facet(game, "text", module) for module in (BASE, *modules) if module in known]
    return [each for each in found if each is not None]
