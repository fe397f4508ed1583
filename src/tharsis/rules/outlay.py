"""Giving away so much of a quantity: out of the stock, or of what lies on a card that may be spent in its place."""

from __future__ import annotations

from tharsis.kernel.core import PAYMENT, Frame, Node, Ruleset, State
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.abilities import Ability
from tharsis.rules.actions import MOST, with_numbers
from tharsis.rules.vocabulary import STOCKS, CardResource, Quantity


class SpentAs(Ability):
    """Each resource on this card may be spent as so many of a quantity of its owner."""

    def __init__(self, what: CardResource, quantity: Quantity, n: int) -> None:
        super().__init__()
        self.what = what
        self.quantity = quantity
        self.n = n

    def phrase(self) -> Phrase:
        return Phrase("resource_pays", x=Noun(self.what.noun), q=Amount(self.n, self.quantity.noun))

    def icons(self) -> list[str]:
        return [self.what.icon, ":", f"{self.n}", self.quantity.icon]


def link_stand_ins(rules: Ruleset) -> None:
    """Work out once which cards hold what may be spent in place of something else."""
    for number, card in enumerate(rules.cards):
        for ability in card.abilities:
            if isinstance(ability, SpentAs):
                rules.stand_ins.append((ability.quantity.slot, number, ability.n))


def stand_in(s: State, seat: int, slot: int) -> tuple[int, int]:
    """The card of a seat with something on it that may be spent in place of what is in this slot, and what each is worth;
    -1 where there is none."""
    for what, card, worth in s.rules.stand_ins:
        if what == slot and s.res[card] > 0 and s.rules.tableau_seat[s.place[card]] == seat:
            return card, worth
    return -1, 0


def backing(s: State, seat: int, slot: int) -> int:
    """How much more than there is in this slot a seat could spend."""
    if not s.rules.stand_ins:
        return 0
    card, worth = stand_in(s, seat, slot)
    return s.res[card] * worth if card >= 0 else 0


class Outlay(Node):
    """So much of a quantity is given away; without a number of its own, as much as its frame says.

    Where something on a card may be spent in its place, the player says how many of those; no unit may be superfluous.
    """

    def __init__(self, what: Quantity, n: int = 0) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.writes = STOCKS

    def ask_kind(self) -> int:
        return PAYMENT

    def due(self, f: Frame) -> int:
        """How much is to be given."""
        return self.n if self.n else f.arg()

    def missing(self, s: State, seat: int, n: int) -> int:
        """How much is missing to give so much."""
        found = n + self.what.floor - s.seats[seat][self.what.slot]
        return found - backing(s, seat, self.what.slot) if found > 0 else found

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.missing(s, seat, self.n) <= 0

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.missing(s, seat, self.n)
        return [] if missing <= 0 else [self.what.lacking(self.n, missing)]

    def step(self, s: State, f: Frame) -> None:
        if s.rules.stand_ins and stand_in(s, f.seat, self.what.slot)[0] >= 0:
            s.ask(f, self.units(s, f))
        else:
            s.add(f.seat, self.what.slot, -self.due(f), f.card)

    def units(self, s: State, f: Frame) -> list[int]:
        """How many of what stands in may be given, the fewest first."""
        card, worth = stand_in(s, f.seat, self.what.slot)
        due = self.due(f)
        least = -(-(due + self.what.floor - s.seats[f.seat][self.what.slot]) // worth)
        return list(range(max(0, least), min(s.res[card], -(-due // worth)) + 1))

    def answer(self, s: State, f: Frame, option: int) -> None:
        card, worth = stand_in(s, f.seat, self.what.slot)
        rest = self.due(f) - option * worth
        if rest > 0:
            s.add(f.seat, self.what.slot, -rest, f.card)
        if option:
            s.add_res(f.seat, card, -option, f.card)

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        """The stock first."""
        return 0

    def question(self, s: State, f: Frame) -> Question:
        return Question("pay")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("pay", NUMBER, s.rules.cards[stand_in(s, f.seat, self.what.slot)[0]].holds, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        cards = [rules.cards[number] for what, number, _ in rules.stand_ins if what == self.what.slot]
        return [option for card in cards for option in with_numbers("pay", 0, MOST, card.holds)]

    def total(self, slot: int) -> int:
        return -self.n if slot == self.what.slot else 0
