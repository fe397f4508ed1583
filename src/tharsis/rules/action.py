"""Actions of cards, and effects that repeat a production box."""

from __future__ import annotations

from tharsis.kernel.core import Card, Count, Frame, Node, Ruleset, State, Tag, all_lift_by
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.actions import all_cards, with_cards
from tharsis.rules.pay import Pay
from tharsis.rules.phrases import together
from tharsis.rules.resolve import enqueue, feasible
from tharsis.rules.vocabulary import STOCKS, TABLEAU


class Action(Node):
    """Pay what stands left of the arrow, then gain what stands right of it. `words`: the pattern of its label."""

    def __init__(
        self,
        costs: list[Node],
        gains: list[Node],
        only_if: Count | None = None,
        slot: int = 0,
        words: str = "action_label",
    ) -> None:
        super().__init__()
        self.slot = slot  # which part of a turn it takes, where a turn has parts
        self.words = words
        self.costs = costs
        self.gains = gains
        self.only_if = only_if

    def children(self) -> list[Node]:
        return [*self.costs, *self.gains, *([] if self.only_if is None else [self.only_if])]

    def can(self, s: State, seat: int, card: int) -> bool:
        if self.only_if is not None and self.only_if.count(s, seat, card) == 0:
            return False
        for cost in self.costs:
            if not cost.can(s, seat, card):
                return False
        for gain in self.gains:
            if not gain.can(s, seat, card):
                return False
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        reasons = [r for part in [*self.costs, *self.gains] for r in part.why_not(s, seat, card)]
        if self.only_if is not None and self.only_if.count(s, seat, card) == 0:
            reasons.append(Phrase(self.only_if.words.unmet, **self.only_if.words.slots()))
        return reasons

    def step(self, s: State, f: Frame) -> None:
        if f.pc < len(self.costs):
            s.push(f.at(f.pc + 1))
            cost = self.costs[f.pc]
            cost.step(s, Frame(cost, f.seat, f.card))
        else:
            enqueue(s, self.gains, f.seat, f.card)

    def rest(self, f: Frame) -> list[Node]:
        return [*self.costs[f.pc :], *self.gains]

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return all_lift_by([*self.costs, *self.gains], s, slot)

    def outlay(self) -> int:
        """How much money it takes at most."""
        return sum([cost.n for cost in self.costs if isinstance(cost, Pay)])

    def phrase(self) -> Phrase:
        said = together([gain.phrase() for gain in self.gains])
        for cost in self.costs[::-1]:
            said = cost.purpose(said)
        return said if self.only_if is None else self.only_if.condition(said, None)

    def heading(self) -> str:
        return self.words

    def icons(self) -> list[str]:
        found = [token for cost in self.costs for token in cost.icons()]
        found.append("->")
        for i, gain in enumerate(self.gains):
            found += [";", *gain.icons()] if i else gain.icons()
        return found if self.only_if is None else [*found, "*"]


class CopyProduction(Node):
    """Do once more what the production box of one of my cards with a tag says."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag
        self.reads = STOCKS
        self.writes = STOCKS

    def box(self, card: Card) -> list[Node]:
        """The effects of a card that change production."""
        found: list[Node] = []
        for effect in card.play:
            part = effect.production_part()
            if part is not None:
                found.append(part)
        return found

    def targets(self, s: State, seat: int, card: int) -> list[int]:
        """The cards whose box can be repeated in full."""
        found: list[int] = []
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            if self.tag not in s.rules.cards[c].tags or c == card:
                continue
            box = self.box(s.rules.cards[c])
            if box and feasible(s, box, seat, c):
                found.append(c)
        return found

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("no_box_to_copy", x=Noun(self.tag.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.targets(s, f.seat, f.card))

    def answer(self, s: State, f: Frame, option: int) -> None:
        enqueue(s, self.box(s.rules.cards[option]), f.seat, option)

    def asks(self) -> Question:
        return Question("copy")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("copy", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        cards = [card for card in all_cards(rules) if self.tag in card.tags and self.box(card)]
        return with_cards("copy", cards)

    def phrase(self) -> Phrase:
        return Phrase("copy_production_box", x=Noun(self.tag.noun))

    def icons(self) -> list[str]:
        return ["prod-any", "*", self.tag.icon]
