"""What texts must know of a game: a `GameText` for each, found by the name of the game.

The voice of a game is the `TEXT` of the facet `text` in its folder. An expansion that brings decisions of its own teaches their words by the class of the node.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from tharsis.games.plugins import facet, game_names
from tharsis.kernel.core import Ask, Card, Node, Ruleset, State
from tharsis.kernel.module import Game, Module
from tharsis.kernel.phrase import Phrase
from tharsis.rules.goals import Objective
from tharsis.text.errors import TextError
from tharsis.text.merge import either, sentences, standing, tidy

if TYPE_CHECKING:
    from tharsis.text.labels import OptionText
    from tharsis.text.log import LogReader

Option = Callable[["OptionText", int], str]
Question = Callable[["OptionText"], "Phrase | None"]

_OPTIONS: dict[type[Node], Option] = {}
_QUESTIONS: dict[type[Node], Question] = {}


class GameText:
    """How one game speaks."""

    goals: type[Objective] = Objective

    def __init__(self, game: Game | None = None) -> None:
        self.game = game
        self.name = "" if game is None else game.name

    def modules(self) -> list[Module]:
        """The base set of the game and the expansions that are known."""
        return [] if self.game is None else [self.game.base, *self.game.modules.values()]

    # --- cards ------------------------------------------------------------------------------------------------------

    def effects(self, card: Card) -> list[Phrase]:
        """What stays in force; the label stands before the first sentence of those that have one."""
        found = standing([ability.phrase() for ability in card.abilities if not ability.heading()])
        headings = {ability.heading(): None for ability in card.abilities if ability.heading()}
        for heading in headings:
            said = [ability.phrase() for ability in card.abilities if ability.heading() == heading]
            found += labelled(heading, said)
        return found

    def actions(self, card: Card) -> list[Phrase]:
        """The action of the card, its alternatives in one sentence."""
        if not card.actions:
            return []
        said = either([tidy(action.phrase()) for action in card.actions])
        return [Phrase(card.actions[0].heading(), e=said)]

    def start(self, card: Card) -> list[Phrase]:
        """What a corporation starts with."""
        return sentences([node.phrase() for node in card.play])

    # --- decisions and the log --------------------------------------------------------------------------------------

    def speaker(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> OptionText:
        """Puts a decision into words."""
        raise NotImplementedError(type(self).__name__)

    def teller(self, state: State, reader: int | None, since: int) -> LogReader:
        """Gathers events into the lines of a log."""
        raise NotImplementedError(type(self).__name__)


def labelled(heading: str, phrases: Sequence[Phrase]) -> list[Phrase]:
    """Effects that stay in force, the first one with its label."""
    found = standing(phrases)
    return [Phrase(heading, e=found[0]), *found[1:]]


def all_texts() -> list[GameText]:
    """All voices."""
    return [text_named(game) for game in game_names()]


@cache
def text_named(game: str) -> GameText:
    """The voice of the game of that name: the `text` facet of its folder."""
    found = facet(game, "text") if game in game_names() else None
    if found is None:
        raise TextError(f"no texts for the game {game!r}; known: {', '.join(game_names())}")
    voice = found.TEXT
    assert isinstance(voice, GameText)
    return voice


def text_of(rules: Ruleset) -> GameText:
    """The voice of the game that is played."""
    return text_named(rules.game)


_BY_CARD: dict[int, GameText] = {}


def text_of_card(card: Card) -> GameText:
    """The voice of the game that a card belongs to; a plain one for a card that no known game has."""
    if id(card) not in _BY_CARD:
        for voice in all_texts():
            for module in voice.modules():
                _BY_CARD.update({id(other): voice for other in module.cards})
    return _BY_CARD.get(id(card)) or GameText()


def text_of_goal(goal: Objective) -> GameText:
    """The voice of the game that a milestone or an award belongs to."""
    found = [voice for voice in all_texts() if isinstance(goal, voice.goals)]
    if not found:
        raise TextError(f"nobody speaks for the {goal.kind} {goal.key!r}")
    return found[0]


# --- words by the class of a node -----------------------------------------------------------------------------------


def teach(node: type[Node], option: Option | None = None, question: Question | None = None) -> None:
    """Say how the decisions of a class of node are put: its options, its question."""
    if option is not None:
        _OPTIONS[node] = option
    if question is not None:
        _QUESTIONS[node] = question


def taught_option(node: Node) -> Option | None:
    """The words for the options of a node."""
    return next((_OPTIONS[c] for c in type(node).__mro__ if c in _OPTIONS), None)


def taught_question(node: Node) -> Question | None:
    """The words for the question of a node."""
    return next((_QUESTIONS[c] for c in type(node).__mro__ if c in _QUESTIONS), None)
