"""The text of cards, standard projects, milestones and awards: everything comes from their data.

>>> from tharsis.games.mars.projects import STANDARD_PROJECTS
>>> project_text(STANDARD_PROJECTS[2], "en")
'Spend 14 M€ to raise the temperature 1 step.'
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import Card, Node
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title
from tharsis.rules.goals import Objective
from tharsis.rules.menu import Deed
from tharsis.text.english import english_title
from tharsis.text.lexicon import shared
from tharsis.text.merge import ALONE, either, merged, sentences, standing, tidy, together
from tharsis.text.render import render
from tharsis.text.tables import Tables, tables_of_game, text_facets


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
    """The title of a card in a language: the printed one, unless a slip in it is mended (`titles` in the words of a game)."""
    mended = shared().titles.get(f"{card.game}/{card.key}", {}).get(language)
    if mended:
        return mended
    return {"en": english_title(card.name), "pt": card.pt, "ru": card.ru}[language]


def card_text(card: Card, language: str) -> CardText:
    """The whole text of a card."""

    def titles(title: Title, code: str) -> str:
        return card_title(card, code)

    def said(phrases: Sequence[Phrase]) -> list[str]:
        return [render(at_home(phrase, card), language, titles=titles, game=card.game) for phrase in phrases]

    return CardText(*[said(phrases) for phrases in card_phrases(card)])


def card_phrases(card: Card) -> list[list[Phrase]]:
    """What a card says, part by part, before it is said in a language."""
    return [
        requirements(card.needs),
        effects(card),
        actions(card),
        plays(card),
        [] if card.vp is None else [card.vp.phrase()],
    ]


def card_sentences(card: Card, language: str) -> list[str]:
    """The text of a card, sentence by sentence."""
    return card_text(card, language).lines()


def card_emblems(card: Card, language: str) -> list[tuple[str, str]]:
    """The pictures at the foot of a card, and what each means."""
    return [(icon, render(phrase, language, game=card.game)) for icon, phrase in card.emblems()]


def card_cost(card: Card, language: str) -> str:
    """What a card costs, in words, where that is no amount of money."""
    if card.price is None:
        return ""
    said = Phrase("card_cost", q=card.price.phrase().slots["q"])
    return render(said, language, "clause", game=card.game)


def card_source(card: Card, language: str) -> str:
    """Where what the card says was found, or that it is ours; empty where nobody asks."""
    if not card.source:
        note = title_note(card, language)
        return "" if note is None else render(note, language)
    kind = card.source.split()[0]
    partly = "_partly" if card.designed else ""
    return render(Phrase(f"source_{kind}{partly}"), language)


def title_note(card: Card, language: str) -> Phrase | None:
    """That a title is not known or not confirmed in a language, where the words of its game tell so (`title_note`)."""
    told = [getattr(words, "title_note", None) for words in text_facets(card.game, ())] if card.game else []
    return next((note for tell in told if tell and (note := tell(card, language))), None)


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


def effects(card: Card) -> list[Phrase]:
    """What stays in force; what needs no label first, then the rest, each sentence behind its label."""
    by_heading: dict[str, list[Phrase]] = {"": []}
    for ability in card.abilities:
        by_heading.setdefault(ability.heading(), []).append(ability.phrase())
    found = standing(by_heading.pop(""))
    for heading, phrases in by_heading.items():
        found += [Phrase(heading, e=phrase) for phrase in standing(phrases)]
    return found


def actions(card: Card) -> list[Phrase]:
    """The action of the card, its alternatives in one sentence."""
    if not card.actions:
        return []
    said = either([tidy(action.phrase()) for action in card.actions])
    return [Phrase(card.actions[0].heading(), e=said)]


def plays(card: Card) -> list[Phrase]:
    """What happens once; for a corporation what it starts with, and its first action."""
    if card.kind != "corporation":
        parts = [node.phrase() for node in card.play]
        price = shared().pattern(parts[0].pattern).price if len(parts) > 1 else ""
        if price:
            gained = together([tidy(part) for part in parts[1:]])
            return [Phrase(price, q=parts[0].slots["q"], e=gained)]
        return sentences(parts)
    found = start(card)
    if card.first is not None:
        found.append(Phrase("first_action", e=tidy(card.first.phrase())))
    return found


def start(card: Card) -> list[Phrase]:
    """What a corporation starts with, and what else it does when it is revealed."""
    tables = tables_of_game(card.game)
    given: list[Phrase] = []
    others: list[Phrase] = []
    for phrase in (node.phrase() for node in card.play):
        pattern = shared().pattern(phrase.pattern).at_start
        if pattern:
            given.append(Phrase(pattern, **{name: _short(x, tables) for name, x in phrase.slots.items()}))
        else:
            others.append(phrase)
    found = merged(given)
    both = shared().fused("start", found[:2])
    if both is not None:
        found[:2] = [both]
    said = sentences(others)
    if said and tables.revealed:
        said = [Phrase(tables.revealed, e=together(said))]
    return found + said + tables.start.get(card.key, [])


def _short(value: Slot, tables: Tables) -> Slot:
    """An amount in the shorter word that the game has for it."""
    return Amount(value.n, tables.said(value.noun)) if isinstance(value, Amount) else value


def node_text(node: Node, language: str, game: str | None = None) -> str:
    """What a single node does, as one sentence, in the words of a game."""
    return render(tidy(node.phrase()), language, game=game)


# --- standard projects, milestones, awards ------------------------------------------------------------------------------


def project_title(project: Deed, language: str) -> str:
    """The title of a standard project."""
    return render(project_noun(project), language)


def project_noun(project: Deed) -> Noun:
    """The title of a standard project, as a word of the glossary."""
    return Noun(project.noun())


def project_text(project: Node, language: str) -> str:
    """What a standard project, or a conversion of the player board, costs and does."""
    return node_text(project, language)


def goal_title(goal: Objective, language: str) -> str:
    """The title of a milestone or an award."""
    return render(goal_noun(goal), language)


def goal_noun(goal: Objective) -> Noun:
    """The title of a milestone or an award, as a word of the glossary."""
    return Noun(goal.noun())


def goal_text(goal: Objective, language: str, game: str) -> list[str]:
    """What a milestone asks for and brings; what an award measures."""
    said = [render(goal.phrase(), language, game=game)]
    if goal.points is not None:
        said.append(render(Phrase("vp_fixed", q=goal.points), language, game=game))
    return said
