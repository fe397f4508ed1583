"""Payment: money, and what may stand in for it."""

from __future__ import annotations

from tharsis.kernel.core import PAYMENT, Card, Frame, Node, Ruleset, State, Tag
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import MOST, with_numbers
from tharsis.rules.outlay import Outlay
from tharsis.rules.vocabulary import CHOSEN, STOCKS, Quantity, Query, Resource


class Means:
    """A resource that may stand in for money: for cards with its tag, or for everything if it has none.

    Its value is a standing value of the seat; 0 means that it pays for nothing.
    """

    def __init__(self, resource: Resource, value: Query, tag: Tag | None) -> None:
        self.resource = resource
        self.value = value
        self.tag = tag

    def power(self, s: State, seat: int) -> int:
        """What all of it would pay now."""
        own = s.seats[seat]
        return own[self.resource.slot] * own[self.value.slot]


class Purse:
    """How things are paid in a game."""

    def __init__(self, money: Resource, means: list[Means]) -> None:
        self.money = money
        self.means = means

    def for_card(self, card: Card) -> list[Means]:
        """What may pay for this card besides money."""
        return [m for m in self.means if m.tag is None or m.tag in card.tags]

    def with_resources(self, resources: tuple[Resource, ...]) -> list[Means]:
        """What may pay where a text names these resources."""
        return [m for m in self.means if m.tag is None or m.resource in resources]


class Pay(Node):
    """Pay an amount: first each resource that may stand in, as much of it as I choose, then the rest in money.

    Program counter: the means in question; the number: what is still to be paid. No unit may be superfluous.
    `keeps` holds back what the thing paid for will take.
    """

    def __init__(self, purse: Purse, means: list[Means], n: int = 0, keeps: Card | None = None) -> None:
        super().__init__()
        self.purse = purse
        self.means = means
        self.n = n
        self.keeps = keeps
        self.writes = STOCKS
        self._money = purse.money.slot
        self._values = [m.value.slot for m in means]

    def ask_kind(self) -> int:
        return PAYMENT

    def units(self, s: State, seat: int, m: Means) -> int:
        """How many units of it there are to pay with."""
        own = s.seats[seat]
        if own[m.value.slot] == 0:
            return 0
        have = own[m.resource.slot]
        if self.keeps is not None and m.tag is None:
            for part in self.keeps.play:
                have += min(0, part.total(m.resource.slot))
        return have if have > 0 else 0

    def power(self, s: State, seat: int, first: int = 0) -> int:
        """The most that could be paid, with the means from `first` on."""
        own = s.seats[seat]
        total = own[self._money]
        for i in range(first, len(self._values)):
            value = own[self._values[i]]
            if value:
                total += self.units(s, seat, self.means[i]) * value
        return total

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.can_pay(s, seat, self.n)

    def can_pay(self, s: State, seat: int, price: int) -> bool:
        """Whether so much could be paid; with money alone, that is quick to see."""
        own = s.seats[seat]
        if own[self._money] >= price:
            return True
        for slot in self._values:
            if own[slot]:
                return self.power(s, seat) >= price
        return False

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - self.power(s, seat)
        return [] if missing <= 0 else [Phrase("short_of", q=Amount(missing, self.purse.money.noun))]

    def due(self, f: Frame) -> int:
        """What is still to be paid."""
        return self.n if f.pc == 0 and f.arg() == 0 else f.arg()

    def step(self, s: State, f: Frame) -> None:
        rest = self.due(f)
        for i in range(f.pc, len(self.means)):
            m = self.means[i]
            units = self.units(s, f.seat, m)
            if units == 0 or rest == 0:
                continue
            value = s.seats[f.seat][m.value.slot]
            least = max(0, -(-(rest - self.power(s, f.seat, i + 1)) // value))
            most = min(units, -(-rest // value))
            if least < most:
                s.ask(f.with_args(i, rest), list(range(most, least - 1, -1)))
                return
            rest = self.spend(s, f, m, least, rest)
        if rest > 0:
            s.add(f.seat, self.purse.money.slot, -rest, f.card)

    def spend(self, s: State, f: Frame, m: Means, units: int, rest: int) -> int:
        """Pay with so many units; what is left to pay."""
        if units == 0:
            return rest
        s.add(f.seat, m.resource.slot, -units, f.card)
        return max(0, rest - units * s.seats[f.seat][m.value.slot])

    def answer(self, s: State, f: Frame, option: int) -> None:
        rest = self.spend(s, f, self.means[f.pc], option, f.arg())
        if rest > 0:
            s.push(f.with_args(f.pc + 1, rest))

    def asks(self) -> Question:
        return Question("pay")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("pay", NUMBER, self.means[f.pc].resource.name, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [option for m in self.means for option in with_numbers("pay", 0, MOST, m.resource.name)]

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        """Most of what does little but stand in for money, without wasting any of its value; least of what pays for
        anything and has a use of its own."""
        means = self.means[f.pc]
        if means.tag is None:
            return len(options) - 1
        value = s.seats[f.seat][means.value.slot]
        for i, units in enumerate(options):  # the largest amount comes first
            if units * value <= f.arg():
                return i
        return len(options) - 1

    def phrase(self) -> Phrase:
        for m in self.means:
            if m.tag is not None:
                return Phrase("spend_metal", q=Amount(self.n, self.purse.money.noun), x=Noun(m.resource.noun))
        return Phrase("spend", q=Amount(self.n, self.purse.money.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        cost = self.phrase()
        pattern = "action_pay_metal_gain" if "x" in cost.slots else "action_pay_gain"
        return Phrase(pattern, e=gain, **cost.slots)

    def icons(self) -> list[str]:
        found = [f"{self.n}", self.purse.money.icon]
        for m in self.means:
            if m.tag is not None:
                found += ["(", m.resource.icon, ")"]
        return found


class Spend(Outlay):
    """Spend so much of a resource, as the cost of an action."""

    def __init__(self, what: Quantity, n: int = 1) -> None:
        super().__init__(what, n)

    def phrase(self) -> Phrase:
        return self.what.say(self.what.words.spend, self.n)

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase(self.what.words.spend_for, e=gain, **self.phrase().slots)

    def mark_after(self) -> str:
        return "->"

    def icons(self) -> list[str]:
        return [f"-{self.n}" if self.what.is_production else f"{self.n}", self.what.icon]


class SpendX(Node):
    """Spend any amount of a quantity, at least 1; the amount is remembered as X."""

    def __init__(self, what: Quantity) -> None:
        super().__init__()
        self.what = what
        self.writes = STOCKS

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.what.slot] > self.what.floor

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [self.what.lacking(1, 1)]

    def step(self, s: State, f: Frame) -> None:
        most = s.seats[f.seat][self.what.slot] - self.what.floor
        s.ask(f, list(range(most, 0, -1)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.seats[f.seat][CHOSEN] = option
        s.add(f.seat, self.what.slot, -option, f.card)

    def asks(self) -> Question:
        return Question("how-many")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("", 1, MOST)

    def phrase(self) -> Phrase:
        return Phrase(self.what.words.spend_x, x=Noun(self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        if list(gain.slots) != ["x"]:
            return super().purpose(gain)
        return Phrase(self.what.words.spend_x_for, x=Noun(self.what.noun), y=gain.slots["x"])

    def icons(self) -> list[str]:
        return ["-X" if self.what.is_production else "X", self.what.icon]
