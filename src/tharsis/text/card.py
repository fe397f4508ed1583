"""The text of cards, standard projects, milestones and awards: everything comes from their data.

>>> from tharsis.games.mars.projects import STANDARD_PROJECTS
>>> project_text(STANDARD_PROJECTS[2], "en")
'Spend 14 M€ to raise the temperature 1 step.'
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import Card, Node
from tharsis.kernel.phrase import Joined, Noun, Phrase, Slot, Title
from tharsis.rules.goals import Objective
from tharsis.rules.menu import Deed
from tharsis.text.game_text import GameText, text_of_card, text_of_goal
from tharsis.text.lexicon import shared
from tharsis.text.merge import ALONE, merged, sentences, tidy
from tharsis.text.render import render


class CardText:
    """What a card says, by its parts; each part is a list of sentences."""

    def __init__(
        self,
        requirement: list[str],
        effects: list[str],
        actions: list[str],
        play: list[str],
        points: list[str],
    ) -> None:
        self.requirement = requirement
        self.effects = effects
        self.actions = actions
        self.play = play
        self.points = points

    def lines(self) -> list[str]:
        """All sentences in reading order: requirement, what stays in force, the action, what happens once, points."""
        return [*self.requirement, *self.effects, *self.actions, *self.play, *self.points]


def card_title(card: Card, language: str) -> str:
    """The title of a card in a language."""
    return {"en": card.name, "pt": card.pt, "ru": card.ru}[language]


def card_text(card: Card, language: str) -> CardText:
    """The whole text of a card."""
    voice = text_of_card(card)

    def titles(title: Title, code: str) -> str:
        return card_title(card, code)

    def said(phrases: Sequence[Phrase]) -> list[str]:
        return [render(at_home(phrase, card), language, titles=titles, game=voice.name) for phrase in phrases]

    return CardText(
        said(requirements(card.needs)),
        said(voice.effects(card)),
        said(voice.actions(card)),
        said(plays(card, voice)),
        said([] if card.vp is None else [card.vp.phrase()]),
    )


def card_sentences(card: Card, language: str) -> list[str]:
    """The text of a card, sentence by sentence."""
    return card_text(card, language).lines()


def card_cost(card: Card, language: str) -> str:
    """What a card costs, in words, where that is no amount of money."""
    if card.price is None:
        return ""
    voice = text_of_card(card)
    said = Phrase("card_cost", q=card.price.phrase().slots["q"])
    return render(said, language, "clause", game=voice.name)


def card_source(card: Card, language: str) -> str:
    """Where what the card says was found, or that it is ours; empty where nobody asks."""
    if not card.source:
        return ""
    kind = card.source.split()[0]
    partly = "_partly" if card.designed else ""
    return render(Phrase(f"source_{kind}{partly}"), language)


def at_home(phrase: Phrase, card: Card) -> Phrase:
    """Put in what only the card knows: its title."""
    slots: dict[str, Slot] = {}
    for name, value in phrase.slots.items():
        if isinstance(value, Phrase):
            slots[name] = at_home(value, card)
        elif isinstance(value, Joined):
            items = [at_home(item, card) if isinstance(item, Phrase) else item for item in value.items]
            slots[name] = Joined(tuple(items), value.word)
        else:
            slots[name] = value
    at_card = shared().pattern(phrase.pattern).at_card
    return Phrase(at_card, x=Title("card", card.key)) if at_card else Phrase(phrase.pattern, **slots)


def requirements(needs: Sequence[Node]) -> list[Phrase]:
    """What must be true before the card can be played; tags in one sentence."""
    found = merged([need.phrase() for need in needs])
    return sorted(found, key=lambda phrase: shared().pattern(phrase.pattern).row == ALONE)


def plays(card: Card, voice: GameText) -> list[Phrase]:
    """What happens once; for a corporation what it starts with, and its first action."""
    if card.kind != "corporation":
        return sentences([node.phrase() for node in card.play])
    found = voice.start(card)
    if card.first is not None:
        found.append(Phrase("first_action", e=tidy(card.first.phrase())))
    return found


def node_text(node: Node, language: str, game: str | None = None) -> str:
    """What a single node does, as one sentence, in the words of a game."""
    return render(tidy(node.phrase()), language, game=game)


# --- standard projects, milestones, awards ------------------------------------------------------------------------------


def project_title(project: Deed, language: str) -> str:
    """The title of a standard project."""
    return render(Noun(f"project_{project.key.replace('-', '_')}"), language)


def project_text(project: Node, language: str) -> str:
    """What a standard project, or a conversion of the player board, costs and does."""
    return node_text(project, language)


def goal_title(goal: Objective, language: str) -> str:
    """The title of a milestone or an award."""
    return render(goal_noun(goal), language)


def goal_noun(goal: Objective) -> Noun:
    """The title of a milestone or an award, as a word of the glossary."""
    return Noun(f"{goal.kind}_{goal.key.replace('-', '_')}")


def goal_text(goal: Objective, language: str) -> list[str]:
    """What a milestone asks for and brings; what an award measures."""
    voice = text_of_goal(goal)
    said = [render(goal.phrase(), language, game=voice.name)]
    if goal.points is not None:
        said.append(render(Phrase("vp_fixed", q=goal.points), language))
    return said
