"""Discarding cards from the hand as the cost of an action."""

from __future__ import annotations

from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import cards_taken, discard
from tharsis.rules.vocabulary import HAND, HANDS


class DiscardCards(Node):
    """Discard so many cards from my hand, or all where there are fewer. Program counter: discarded; the number: where to go on in the hand."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n
        self.writes = HANDS

    def can(self, s: State, seat: int, card: int) -> bool:
        return len(s.zones[s.rules.zone(seat, HAND)]) >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - len(s.zones[s.rules.zone(seat, HAND)])
        return [] if missing <= 0 else [Phrase("short_of", q=Amount(missing, "card"))]

    def step(self, s: State, f: Frame) -> None:
        there = self.there(s, f)
        left = min(self.n - f.pc, len(there))
        if left > 0:
            # In the order in which they lie, so that no selection is offered twice.
            s.ask(f, there[: len(there) - left + 1])

    def there(self, s: State, f: Frame) -> list[int]:
        """The cards that may go, now or after others."""
        return s.zones[s.rules.zone(f.seat, HAND)][f.arg() if f.pc else 0 :]

    def answer(self, s: State, f: Frame, option: int) -> None:
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        discard(s, f.seat, option)
        s.push(f.with_args(f.pc + 1, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        return cards_taken(s, "discard", self.there(s, f), UP, self.n - f.pc, self.n - f.pc)

    def asks(self) -> Question:
        return Question("discard")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("discard", deck_cards(rules))

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("discard", q=Amount(self.n, "card"))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("action_discard_for", q=Amount(self.n, "card"), e=gain)

    def icons(self) -> list[str]:
        return [f"{self.n}", "res-discard"]
