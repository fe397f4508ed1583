"""What the parts of a card are worth: its actions, what it keeps in force, the resources that lie on it."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.games.mars.bot.horizon import Horizon
from tharsis.games.mars.components import ENERGY, MC, OCEAN, RESOURCES, TR
from tharsis.kernel.core import Card, Count, Node, State
from tharsis.rules.abilities import ANYONE, Modifier, Placed, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.any_player import TakeFromCard
from tharsis.rules.buy import LookBuy
from tharsis.rules.cards import THIS, AddTo, Draw, RevealFor, SpendThis
from tharsis.rules.counts import Every, OnThis, Points
from tharsis.rules.effects import All, Choose, Gain, Lose, Raise, Then
from tharsis.rules.pay import Pay, Spend, SpendX
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import Quantity

DRAWN = 3.0  # a card that is drawn
LOOKED_AT = 1.2  # a card that may be bought
REVEALED = 0.12  # how often the card on top has the tag
USEFUL = 0.2  # VP of a resource on a card that makes something else of it than points
AREA = 2.0  # what an area brings
OTHER = 1.5  # an effect that nobody has taught it


class Worth:
    """Prices of effects for one seat at one position."""

    def __init__(self, s: State, seat: int, horizon: Horizon) -> None:
        self.s = s
        self.seat = seat
        self.own = s.seats[seat]
        self.at = horizon
        self.drawn = DRAWN * min(1.0, horizon.left / 3)
        self.units = {r.slot: horizon.unit(self.own, r) for r in RESOURCES}
        self.units |= {r.production.slot: horizon.production(self.own, r) for r in RESOURCES}
        self.units[TR.slot] = horizon.rating
        self.actions: dict[int, float] = {}
        self.holding: dict[int, float] = {}

    def effect(self, node: Node, card: int) -> float:
        """What an effect brings when it happens."""
        price = PRICES.get(type(node))
        return OTHER if price is None else price(self, node, card)

    def quantity(self, what: Quantity) -> float:
        """A unit of a quantity."""
        return self.units.get(what.slot, OTHER)

    def action(self, card: int) -> float:
        """What the action of a card brings in a generation."""
        found = self.actions.get(card)
        if found is None:
            found = max((self.use(a, card) for a in self.s.rules.cards[card].actions), default=0.0)
            self.actions[card] = found = max(0.0, found)
        return found

    def use(self, action: Node, card: int) -> float:
        """What one use of an action brings, less what it costs; nothing where the means are missing."""
        if not isinstance(action, Action):
            return OTHER
        cost = 0.0
        for part in action.costs:
            if isinstance(part, Spend | SpendX) and not self.at_hand(part):
                return 0.0
            cost += self.cost(part, card)
        chance = 1.0 if action.only_if is None else 0.7
        return chance * (sum(self.effect(gain, card) for gain in action.gains) - cost)

    def at_hand(self, cost: Spend | SpendX) -> bool:
        """Whether what an action takes will be there: in stock, or from production."""
        n = cost.n if isinstance(cost, Spend) else 1
        if cost.what.is_production or cost.what is MC:
            return self.own[cost.what.slot] - n >= cost.what.floor
        for resource in RESOURCES:
            if resource is cost.what:
                produced = self.own[resource.production.slot]
                stock = 0 if resource is ENERGY else self.own[resource.slot]
                return 2 * produced >= n and produced + stock >= n
        return True

    def cost(self, node: Node, card: int) -> float:
        """What a cost takes."""
        if isinstance(node, Pay):
            return node.n * self.at.money
        if isinstance(node, Spend):
            return node.n * self.quantity(node.what)
        if isinstance(node, SpendX):
            return 0.5 * self.quantity(node.what)
        if isinstance(node, SpendThis):
            return node.n * self.held(card)
        return 0.0

    def held(self, card: int) -> float:
        """What a resource on a card is worth: its points, or its share in what it will be spent on."""
        found = self.holding.get(card)
        if found is None:
            self.holding[card] = 0.0  # while its own actions are looked at
            found = self.holding[card] = self.resource(self.s.rules.cards[card], card)
        return found

    def resource(self, it: Card, card: int) -> float:
        """The same, worked out."""
        found = self.at.point * share(it.vp)
        for action in it.actions:
            if not isinstance(action, Action):
                continue
            spent = sum(part.n for part in action.costs if isinstance(part, SpendThis))
            if spent:
                gains = sum(self.effect(gain, card) for gain in action.gains)
                found = max(found, 0.85 * gains / spent)
        return found

    def ability(self, node: Node, card: int) -> float:
        """What an ability will bring from now on."""
        left = self.at.left
        if isinstance(node, Trigger):
            return min(1.0, self.often(node)) * left * self.effect(node.effect, card)
        return 0.0 if isinstance(node, Modifier) else 0.3 * left

    def often(self, node: Trigger) -> float:
        """How often it will happen in a generation."""
        on = node.on
        if isinstance(on, Played):
            return 0.28 * len(on.tags) if on.tags else 0.3
        if isinstance(on, Placed):
            if OCEAN in on.tiles:
                return min(1.0, self.at.open["oceans"] / max(1.0, self.at.left))
            return (0.3 if on.tiles else 0.2) * (self.s.rules.players if node.who == ANYONE else 1)
        return 0.3


def share(vp: Count | None) -> float:
    """The points of one resource on a card."""
    if not isinstance(vp, Points) or vp.per is None:
        return 0.0
    if isinstance(vp.per, OnThis):
        return float(vp.n)
    if isinstance(vp.per, Every) and isinstance(vp.per.of, OnThis):
        return vp.n / vp.per.n
    return 0.0


def priced_gain(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Gain)
    n = node.amount(w.s, w.seat, card) if node.per is not None else node.n
    if node.per is not None and node.per.as_chosen():
        n = w.own[ENERGY.production.slot]
    return n * w.quantity(node.what)


def priced_lose(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Lose)
    return -node.n * w.quantity(node.what)


def priced_raise(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Raise)
    name = node.parameter.name
    return min(node.steps, w.at.open.get(name, 1)) * (w.at.rating + w.at.step.get(name, 0.0))


def priced_place(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Place)
    found = AREA
    if isinstance(node.tile.raises, Raise):
        found += priced_raise(w, node.tile.raises, card)
    return node.times * found


def priced_add(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, AddTo)
    if node.to == THIS and card >= 0:
        return node.n * w.held(card)
    return node.n * max(
        [max(USEFUL * w.at.point, w.held(c)) for c in node.targets(w.s, w.seat, card)], default=0.0
    )


def priced_parts(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, All | Then)
    return sum(w.effect(part, card) for part in node.parts)


def priced_choice(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Choose)
    return max(w.effect(a, card) for a in node.alternatives)


def priced_reveal(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, RevealFor)
    return REVEALED * w.effect(node.then, card)


def priced_draw(w: Worth, node: Node, card: int) -> float:
    assert isinstance(node, Draw)
    return node.n * w.drawn


PRICES: dict[type[Node], Callable[[Worth, Node, int], float]] = {
    Gain: priced_gain,
    Lose: priced_lose,
    Raise: priced_raise,
    Place: priced_place,
    AddTo: priced_add,
    All: priced_parts,
    Then: priced_parts,
    Choose: priced_choice,
    RevealFor: priced_reveal,
    Draw: priced_draw,
    LookBuy: lambda w, node, card: LOOKED_AT * min(1.0, w.at.left / 3),
    SpendThis: lambda w, node, card: -w.cost(node, card),
    TakeFromCard: lambda w, node, card: 0.0,
}
