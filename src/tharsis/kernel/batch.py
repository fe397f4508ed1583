"""Several choices in a row that are one in truth: which of these cards to buy, which of these dice to keep.

The rules ask for one thing after the other, so that no selection can be said in two ways. A batch describes the whole
selection that starts at a decision, and says which answers make it: its only inverse, for every client.
"""

from __future__ import annotations

from typing import Final

from tharsis.kernel.errors import Refused
from tharsis.kernel.option import Option

# How the choices run.
YES_OR_NO: Final = (
    0  # each item by itself: taken (the first option) or not (the second), as long as more may be taken
)
UP: Final = 1  # the next item that is taken, in their order; so many as must be
UP_OR_STOP: Final = 2  # the same, or enough: that option is the last one
STOP_OR_UP: Final = 3  # the same, or enough: that option is the first one
TURNS: Final = (
    4  # a stock, then an item of it, in their order: the item joins the stock of its name; or, last, enough
)


class Batch:
    """What may be taken, from `least` to `most` items of it, each for a `price` out of a `purse`. What each brings is a
    price below 0.

    An item may be there several times: `stocks` says how often, `stock_of` which stock each item is taken from; several
    items may share one, as the faces of a die do. `names`: of what the stocks are, where the items do not tell.
    """

    __slots__ = ("items", "least", "most", "names", "price", "purse", "runs", "stock_of", "stocks", "verb")

    def __init__(self, verb: str, items: list[Option], runs: int, least: int, most: int) -> None:
        self.verb = verb
        self.items = items
        self.runs = runs
        self.least = least
        self.most = most
        self.price = 0
        self.purse = 0  # where there is a price
        self.stocks: list[int] = [1] * len(items)
        self.stock_of: list[int] = list(range(len(items)))
        self.names: list[str] = []

    def priced(self, price: int, purse: int) -> Batch:
        """With what each costs, and what there is to pay for all of them."""
        self.price = price
        self.purse = purse
        return self

    def stocked(self, stocks: list[int], stock_of: list[int]) -> Batch:
        """With items that are there several times."""
        self.stocks = stocks
        self.stock_of = stock_of
        return self

    def all(self) -> tuple[object, ...]:
        """All that it says."""
        rows = (self.verb, self.runs, self.least, self.most, self.price, self.purse)
        return (*rows, *self.items, *self.stocks, *self.stock_of, *self.names)

    def __eq__(self, other: object) -> bool:
        """Batches are values."""
        return isinstance(other, Batch) and self.all() == other.all()

    def __hash__(self) -> int:
        """Batches are values."""
        return hash(self.all())

    def __repr__(self) -> str:
        """For people who look for a fault."""
        return f"Batch{self.all()!r}"

    def index(self, label: str) -> int:
        """The item of that label."""
        for i, item in enumerate(self.items):
            if item.label() == label:
                return i
        raise Refused(f"{label!r} is not one of the {len(self.items)} that may be taken")

    def check(self, chosen: list[int]) -> None:
        """Refuse a selection that the rules do not allow."""
        left = self.stocks[:]
        for i in chosen:
            if i < 0 or i >= len(self.items):
                raise Refused(f"item {i} is not one of 0 to {len(self.items) - 1}")
            left[self.stock_of[i]] -= 1
            if left[self.stock_of[i]] < 0:
                raise Refused(f"there are not so many for {self.items[i].label()!r}")
        if len(chosen) < self.least or len(chosen) > self.most:
            wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise Refused(f"{wanted} may be taken, not {len(chosen)}")

    def answers(self, chosen: list[int]) -> list[int]:
        """The answers, one after the other, that take just these items (by their numbers) and no others."""
        self.check(chosen)
        if self.runs == TURNS:
            return self.by_stock(sorted(chosen))
        return self.each(chosen) if self.runs == YES_OR_NO else self.in_order(sorted(chosen))

    def each(self, chosen: list[int]) -> list[int]:
        """Yes or no for each item, until no more may be taken."""
        found: list[int] = []
        taken = 0
        for i in range(len(self.items)):
            if taken >= self.most:
                break
            found.append(0 if i in chosen else 1)
            taken += 1 if i in chosen else 0
        return found

    def in_order(self, chosen: list[int]) -> list[int]:
        """One item after the other, then enough; what leaves no choice is not asked."""
        found: list[int] = []
        left = self.stocks[:]
        at = 0
        for taken in range(self.most):
            offered = self.offered(left, at, self.least - taken)
            if not offered:
                break
            may_stop = self.runs != UP and taken >= self.least
            before = 1 if may_stop and self.runs == STOP_OR_UP else 0
            if taken == len(chosen):  # enough
                found.append(0 if before else len(offered))
                break
            at = chosen[taken]
            left[self.stock_of[at]] -= 1
            if len(offered) > 1 or may_stop:
                found.append(before + offered.index(at))
        return found

    def by_stock(self, chosen: list[int]) -> list[int]:
        """The stock of each item, then the item, then enough; what leaves no choice is not asked."""
        found: list[int] = []
        left = self.stocks[:]
        at = 0
        for taken in range(self.most):
            first = self.stock_of[at]
            there = [
                k for k in range(first, len(left)) if left[k] > 0 and (k > first or self.of_stock(k, at))
            ]
            if taken == len(chosen):  # enough
                if there:
                    found.append(len(there))
                break
            item = chosen[taken]
            stock = self.stock_of[item]
            if self.least == 0 or len(there) > 1:
                found.append(there.index(stock))
            items = self.of_stock(stock, at)
            if len(items) > 1:
                found.append(items.index(item))
            left[stock] -= 1
            left[self.names.index(self.items[item].id)] += 1
            at = item
        return found

    def of_stock(self, stock: int, at: int) -> list[int]:
        """The items of a stock that may be taken after an item."""
        return [
            i for i, k in enumerate(self.stock_of) if k == stock and (stock > self.stock_of[at] or i >= at)
        ]

    def offered(self, left: list[int], at: int, missing: int) -> list[int]:
        """The items from one on that may be taken next, so that enough of those after it are left."""
        found: list[int] = []
        for i in range(at, len(self.items)):
            if left[self.stock_of[i]] > 0:
                rest = sum([left[k] for k in set(self.stock_of[i:])])
                if rest >= missing:
                    found.append(i)
        return found
