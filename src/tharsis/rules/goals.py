"""Milestones and awards: what is measured, who has them, who comes first and second."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import Card, Count, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import CountWords
from tharsis.rules.counts import printed_points
from tharsis.rules.vocabulary import TABLEAU

AWARD = "award"  # the kind of goal that is settled when points are counted


@mypyc_attr(allow_interpreted_subclasses=True)
class Objective(Node):
    """A milestone (with the level that it asks for) or an award: once taken, it has an owner."""

    def __init__(self, owner: int, key: str, kind: str, measure: Count, level: int = 0) -> None:
        super().__init__()
        self.owner = owner  # the slot of the world that tells who has it
        self.key = key
        self.kind = kind
        self._is_award = kind == AWARD
        self.measure = measure
        self.level = level
        self.points: Amount | None = None  # what a milestone is worth

    def children(self) -> list[Node]:
        return [self.measure]

    def with_level(self, level: int) -> Objective:
        """The same, with another level."""
        raise NotImplementedError(type(self).__name__)

    def noun(self) -> str:
        """Its title in the glossary."""
        return f"{self.kind}_{self.key.replace('-', '_')}"

    def value(self, s: State, seat: int) -> int:
        """What a seat has of it: to claim a milestone is an action, an award is settled at the end."""
        return self.measure.scored(s, seat, -1) if self._is_award else self.measure.count(s, seat, -1)


def owner_slot(vocabulary: Vocabulary, kind: str, key: str) -> int:
    """The slot that tells who has a milestone or an award."""
    return vocabulary.world(f"{kind}_{key}", -1)


def link_goals(rules: Ruleset) -> None:
    """Set the levels that the modules in play ask for: a setting with the name of the goal's slot."""
    for place, goal in enumerate(rules.goals):
        assert isinstance(goal, Objective)
        level = rules.settings.get(f"{goal.kind}_{goal.key}", goal.level)
        if level != goal.level:
            rules.goals[place] = goal.with_level(level)


def goals_of(rules: Ruleset, kind: str) -> list[Objective]:
    """The milestones, or the awards, of a game."""
    return [goal for goal in rules.goals if isinstance(goal, Objective) and goal.kind == kind]


def placed(values: list[int], first: int, second: int, least: int | None = None) -> list[int]:
    """The points of each seat. Ties are friendly; a shared first place leaves no second. Below `least`: no place."""
    able = [v for v in values if least is None or v >= least]
    if not able:
        return [0] * len(values)
    best = max(able)
    rest = [v for v in able if v < best]
    next_best = max(rest) if rest and values.count(best) == 1 and second else None
    return [first if v == best else second if v == next_best else 0 for v in values]


class CardsInPlay(Count):
    """My cards in play but the corporation: of a kind, of a size of cost, or worth points at the end.

    `noun` and `icon`: what their cost is counted in.
    """

    def __init__(
        self, kind: str = "", least_cost: int = 0, worth: bool = False, noun: str = "", icon: str = ""
    ) -> None:
        super().__init__()
        self.kind = kind
        self.least_cost = least_cost
        self.noun = noun
        self.icon = icon
        self.worth_points = worth
        required = "goal_cards_worth" if worth else "goal_cards"
        self.words = CountWords(Noun(f"{kind}_card" if kind else "card"), required=required)

    def fits(self, card: Card) -> bool:
        """Whether a card counts."""
        if card.kind == "corporation" or (self.kind and card.kind != self.kind):
            return False
        return card.cost >= self.least_cost and (not self.worth_points or printed_points(card) > 0)

    def required(self, n: int) -> Phrase:
        if not self.least_cost:
            return super().required(n)
        cost = Amount(self.least_cost, self.noun)
        return Phrase("goal_cards_cost", q=self.words.amount(n), p=cost)

    def count(self, s: State, seat: int, card: int) -> int:
        cards = s.rules.cards
        return sum(1 for c in s.zones[s.rules.zone(seat, TABLEAU)] if self.fits(cards[c]))

    def icons(self) -> list[str]:
        found = [f"card-{self.kind}" if self.kind else "res-card"]
        if self.least_cost:
            found += ["if", f"{self.least_cost}", self.icon]
        return [*found, "if", "1", "res-vp"] if self.worth_points else found
