"""The text of cards, standard projects, milestones and awards: everything comes from their data.

>>> from tharsis.games.mars.projects import STANDARD_PROJECTS
>>> project_text(STANDARD_PROJECTS[2], "en")
'Spend 14 M€ to raise the temperature 1 step.'
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.mars.goals import MILESTONE_POINTS, Goal
from tharsis.games.mars.projects import Convert, StandardProject
from tharsis.games.mars.setup import CARDS_DEALT
from tharsis.kernel.core import Card, Node
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title

from .merge import either, sentences, standing, tidy
from .render import render

_NOUN_OF_RESOURCE = {"science": "science_resource"}


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

    def titles(title: Title, code: str) -> str:
        return card_title(card, code)

    def said(phrases: Sequence[Phrase]) -> list[str]:
        return [render(at_home(phrase, card), language, titles=titles) for phrase in phrases]

    return CardText(
        said(requirements(card.needs)),
        said(effects(card)),
        said(actions(card)),
        said(plays(card)),
        said([] if card.vp is None else [card.vp.phrase()]),
    )


def card_sentences(card: Card, language: str) -> list[str]:
    """The text of a card, sentence by sentence."""
    return card_text(card, language).lines()


def at_home(phrase: Phrase, card: Card) -> Phrase:
    """Put in what only the card knows: its title, and what lies on it."""
    slots: dict[str, Slot] = {}
    for name, value in phrase.slots.items():
        if isinstance(value, Phrase):
            slots[name] = at_home(value, card)
        elif isinstance(value, Joined):
            items = [at_home(item, card) if isinstance(item, Phrase) else item for item in value.items]
            slots[name] = Joined(tuple(items), value.word)
        else:
            slots[name] = value
    if phrase.pattern == "place_on_reserved":
        return Phrase("place_reserved", x=Title("card", card.key))
    if phrase.pattern == "protection_card" and card.holds:
        return Phrase("protection_card", x=Noun(_NOUN_OF_RESOURCE.get(card.holds, card.holds)))
    return Phrase(phrase.pattern, **slots)


def requirements(needs: Sequence[Node]) -> list[Phrase]:
    """What must be true before the card can be played; tags in one sentence."""
    found = [need.phrase() for need in needs]
    tags = [phrase.slots["q"] for phrase in found if phrase.pattern == "req_tags"]
    rest = [phrase for phrase in found if phrase.pattern != "req_tags"]
    if tags:
        rest.append(Phrase("req_tags", q=tags[0] if len(tags) == 1 else tuple(tags)))
    return rest


def effects(card: Card) -> list[Phrase]:
    """What stays in force; the label stands before the first sentence."""
    found = standing([ability.phrase() for ability in card.abilities])
    return [Phrase("effect_label", e=found[0]), *found[1:]] if found else []


def actions(card: Card) -> list[Phrase]:
    """The action of the card, its alternatives in one sentence."""
    if not card.actions:
        return []
    return [Phrase("action_label", e=either([tidy(action.phrase()) for action in card.actions]))]


def plays(card: Card) -> list[Phrase]:
    """What happens once; for a corporation what it starts with, and its first action."""
    phrases = [node.phrase() for node in card.play]
    if card.kind != "corporation":
        return sentences(phrases)
    amounts = tuple(phrase.slots["q"] for phrase in phrases if phrase.pattern == "gain")
    steps = [phrase.slots for phrase in phrases if phrase.pattern == "production_up"]
    found = [Phrase("start_with", q=amounts)]
    if steps:
        found = [Phrase("start_with_production", q=amounts, n=steps[0]["n"], x=steps[0]["x"])]
    found += [Phrase("start_production", n=slots["n"], x=slots["x"]) for slots in steps[1:]]
    if card.set == "beginner":
        found.append(Phrase("start_free_cards", q=Amount(CARDS_DEALT, "card")))
    if card.first is not None:
        found.append(Phrase("first_action", e=tidy(card.first.phrase())))
    return found


def node_text(node: Node, language: str) -> str:
    """What a single node does, as one sentence."""
    return render(tidy(node.phrase()), language)


# --- standard projects, milestones, awards ------------------------------------------------------------------------------


def project_title(project: StandardProject, language: str) -> str:
    """The title of a standard project."""
    return render(Noun(f"project_{project.key.replace('-', '_')}"), language)


def project_text(project: StandardProject | Convert, language: str) -> str:
    """What a standard project, or a conversion of the player board, costs and does."""
    return node_text(project, language)


def goal_title(goal: Goal, language: str) -> str:
    """The title of a milestone or an award."""
    return render(Noun(f"{goal.kind}_{goal.key}"), language)


def goal_text(goal: Goal, language: str) -> list[str]:
    """What a milestone asks for and brings; what an award measures."""
    said = [render(goal.phrase(), language)]
    if goal.level:
        said.append(render(Phrase("vp_fixed", q=Amount(MILESTONE_POINTS, "vp")), language))
    return said
