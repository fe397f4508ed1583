"""What the parts of a card of the Dice Game are worth, in VP of today."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.games.dice.components import CUP, KEPT_DICE, OCEAN, PARAMETERS, REFILL, VP
from tharsis.games.dice.menu import FREE, MAIN, SUPPORT, SupportNow
from tharsis.games.dice.turn import ExtraTurn, MoreMain
from tharsis.games.dice.verbs.box import Box, GainItsBox, PlayedFor
from tharsis.games.dice.verbs.change import OpponentsLose, TurnDice
from tharsis.games.dice.verbs.gain import GainAny, GainFace, Roll, RollAny
from tharsis.games.dice.verbs.pay import PayAny, PayFaces, icons_of
from tharsis.kernel.core import Card, Node, State
from tharsis.rules.abilities import ANYONE, Modifier, Placed, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.cards import Draw
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.effects import Choose, Gain, If, Raise, Then
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import Parameter

DIE = 0.6  # a die that is rolled
FACE = 0.75  # a die set to a face that somebody else chose
CHOICE = 1.0  # a die set to a face of my choice
TOKEN = 1.1  # a wild token
CARD = 0.3  # a card drawn
AREA = 0.6  # the bonus of an area, on average
TURNED = 0.7  # a die turned
# What the part of a turn is worth that an action takes: what would be done with it otherwise.
SLOT = {SUPPORT: 0.5, MAIN: 0.8, FREE: 0.0, 0: 0.0}


class Worth:
    """Prices at one position for one seat."""

    def __init__(self, s: State, seat: int, left: float, rounds: float, urgency: list[float]) -> None:
        self.s = s
        self.seat = seat
        self.left = left  # turns that the seat will still have
        self.rounds = rounds  # productions among them
        # What a step of each parameter is worth beyond its VP, and how many are missing.
        self.urgency = {p.name: u for p, u in zip(PARAMETERS, urgency, strict=True)}
        self.missing = {p.name: (p.goal - s.world[p.slot]) // p.size for p in PARAMETERS}

    def steps(self, parameter: Parameter, n: int) -> float:
        """So many steps of a parameter."""
        counted = min(n, self.missing[parameter.name])
        return counted * (2.0 + self.urgency[parameter.name]) + (n - counted)

    def place(self, tile_name: str, times: int, raises: Raise | None) -> float:
        """Tiles of a kind, with what they raise and stand beside."""
        found = AREA * times
        if raises is not None:
            found += self.steps(raises.parameter, times)
            if tile_name == OCEAN.name:
                missing = self.missing[raises.parameter.name]
                found -= AREA * max(0, times - missing)
            else:
                found += 0.8 * times  # a greenery beside cities
        elif tile_name in ("city", "Capital"):
            found += 3.0 * times
        return found

    def effect(self, node: Node) -> float:
        """What an effect brings when it happens."""
        price = PRICES.get(type(node))
        return 0.0 if price is None else price(self, node)

    def effects(self, nodes: list[Node]) -> float:
        """Several effects."""
        return sum(self.effect(node) for node in nodes)

    def cost(self, node: Node) -> float:
        """What a cost of an action takes."""
        if isinstance(node, PayFaces):
            return FACE * len(node.icons_paid)
        if isinstance(node, PayAny):
            return 0.5
        return CARD * node.n if isinstance(node, DiscardCards) else 0.0

    def use(self, action: Node) -> float:
        """What one use of an action brings beyond the part of the turn that it takes."""
        if not isinstance(action, Action):
            return 0.0
        gains = self.effects(action.gains)
        return max(0.1, gains - sum(self.cost(c) for c in action.costs) - SLOT[action.slot])

    def ability(self, node: Node) -> float:
        """What an ability will bring from now on."""
        if isinstance(node, Box):
            return self.rounds * self.effects(node.parts)
        if isinstance(node, Trigger):
            return self.trigger(node) * self.effect(node.effect)
        if isinstance(node, Modifier):
            if node.query is KEPT_DICE:
                return 0.3 * node.amount * self.rounds
            if node.query is REFILL:
                return CARD * node.amount * self.rounds
            return 0.13 * self.left  # a discount
        return 0.0

    def trigger(self, node: Trigger) -> float:
        """How often it will happen."""
        on = node.on
        if isinstance(on, Played):
            often = 0.12 if on.least_cost else 0.2
        elif isinstance(on, PlayedFor):
            often = 0.06 + 0.05 * len(on.faces)
        elif isinstance(on, Placed):
            if OCEAN in on.tiles and node.who == ANYONE:
                return 0.7 * self.missing["oceans"]
            often = (0.1 if node.who != ANYONE else 0.08 * self.s.rules.players) + (0 if on.tiles else 0.08)
        else:
            often = 0.2
        return often * self.left

    def standing(self, card: Card, used: bool) -> float:
        """What a card in play is worth from now on, without its printed points."""
        found = sum(self.ability(a) for a in card.abilities)
        for action in card.actions:
            found += self.use(action) * (0.6 * self.rounds + (0.0 if used else 0.6))
        return found

    def points(self, card: Card) -> int:
        """Its printed points."""
        return 0 if card.vp is None else card.vp.count(self.s, self.seat, -1)

    def card(self, card: Card) -> float:
        """All that playing a card brings: its effects, what it stands for, its points."""
        return self.effects(card.play) + self.standing(card, False) + self.points(card)


def priced_gain(w: Worth, node: Node) -> float:
    assert isinstance(node, Gain)
    n = node.n if node.per is None else 1.0
    return n if node.what is VP else TOKEN * n


def priced_roll(w: Worth, node: Node) -> float:
    assert isinstance(node, Roll)
    if node.per is None:
        return DIE * node.n
    return DIE * min(7, node.amount(w.s, w.seat, -1))


def priced_any(w: Worth, node: Node) -> float:
    assert isinstance(node, GainAny)
    return CHOICE * node.n if node.per is None else 0.7


def priced_place(w: Worth, node: Node) -> float:
    assert isinstance(node, Place)
    raises = node.tile.raises
    return w.place(node.tile.name, node.times, raises if isinstance(raises, Raise) else None)


def priced_raise(w: Worth, node: Node) -> float:
    assert isinstance(node, Raise)
    return w.steps(node.parameter, node.steps)


def priced_then(w: Worth, node: Node) -> float:
    assert isinstance(node, Then)
    return w.effects(node.parts)


def priced_if(w: Worth, node: Node) -> float:
    assert isinstance(node, If)
    return 0.7 * w.effect(node.then)


def priced_choose(w: Worth, node: Node) -> float:
    assert isinstance(node, Choose)
    return max(w.effect(a) for a in node.alternatives)


def priced_face(w: Worth, node: Node) -> float:
    assert isinstance(node, GainFace)
    return FACE * node.n


def priced_turn(w: Worth, node: Node) -> float:
    assert isinstance(node, TurnDice)
    return TURNED * min(2.0, node.n)


def priced_draw(w: Worth, node: Node) -> float:
    assert isinstance(node, Draw)
    return CARD * node.n


def priced_dice(w: Worth, node: Node) -> float:
    assert isinstance(node, RollAny)
    return 1.1 * DIE * node.n


def priced_loss(w: Worth, node: Node) -> float:
    return 0.3 if w.s.rules.players > 1 else 0.0


PRICES: dict[type[Node], Callable[[Worth, Node], float]] = {
    Gain: priced_gain,
    Roll: priced_roll,
    RollAny: priced_dice,
    GainAny: priced_any,
    GainFace: priced_face,
    GainItsBox: lambda w, node: 2 * DIE,
    TurnDice: priced_turn,
    Draw: priced_draw,
    Place: priced_place,
    Raise: priced_raise,
    Then: priced_then,
    If: priced_if,
    Choose: priced_choose,
    OpponentsLose: priced_loss,
    MoreMain: lambda w, node: 1.5,
    ExtraTurn: lambda w, node: 2.0,
    SupportNow: lambda w, node: DIE,
}


def needs_of(card: Card) -> list[tuple[int, int]]:
    """The icons of a card's cost: the number of each face, and how many."""
    icons = icons_of(card)
    return [(face.number, icons.count(face)) for face in CUP.faces if face in icons]
