"""Trading: a fleet goes to a colony tile, its player gains the income there, every colony brings its owner the bonus."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.colonies.building import waits_for
from tharsis.games.mars.colonies.components import (
    FLEETS,
    FLEETS_USED,
    NOTE_TRADE,
    NOTE_UP,
    TRADE_DISCOUNT,
    TRADE_STEPS,
)
from tharsis.games.mars.colonies.tiles import (
    KEYS,
    MOST_COLONIES,
    STEPS,
    TILES,
    ColonyTile,
    in_game,
    tile_option,
    tile_options,
)
from tharsis.games.mars.components import ENERGY, MC, PURSE, TITANIUM
from tharsis.kernel.core import NOBODY, PAYMENT, Frame, Node, Ruleset, State
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.kernel.phrase import Amount, Joined, Phrase
from tharsis.rules.actions import with_numbers
from tharsis.rules.menu import Entry
from tharsis.rules.pay import Pay
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import HANDS, ON_CARDS, STOCKS, TOP_OF_DECK, Resource

# One of these pays for a trade; the one that is missed least comes first.
PRICES: Final[list[tuple[Resource, int]]] = [(ENERGY, 3), (MC, 9), (TITANIUM, 3)]
MONEY: Final = 1  # its place among them


class Fare(Node):
    """Pay for a trade with one of three resources, which are not mixed. The option: which."""

    def __init__(self) -> None:
        super().__init__()
        self.money = Pay(PURSE, PURSE.with_resources(()))
        self.writes = STOCKS

    def children(self) -> list[Node]:
        return [self.money]

    def ask_kind(self) -> int:
        return PAYMENT

    def price(self, s: State, seat: int, kind: int) -> int:
        """What it takes of a kind, for this seat."""
        return max(0, PRICES[kind][1] - s.seats[seat][TRADE_DISCOUNT.slot])

    def able(self, s: State, seat: int) -> list[int]:
        """The kinds that suffice."""
        return [kind for kind in range(len(PRICES)) if self.enough(s, seat, kind)]

    def enough(self, s: State, seat: int, kind: int) -> bool:
        """Whether there is enough of a kind; what counts as money pays where money does."""
        price, resource = self.price(s, seat, kind), PRICES[kind][0]
        return self.money.can_pay(s, seat, price) if resource is MC else s.seats[seat][resource.slot] >= price

    def can(self, s: State, seat: int, card: int) -> bool:
        own = s.seats[seat]
        for resource, price in PRICES:
            if own[resource.slot] >= price - own[TRADE_DISCOUNT.slot]:
                return True
        return self.enough(s, seat, MONEY)  # with what counts as money

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        prices = [Amount(self.price(s, seat, k), PRICES[k][0].noun) for k in range(len(PRICES))]
        return [Phrase("trade_unpaid", q=Joined(tuple(prices), "or"))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.able(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        price, resource = self.price(s, f.seat, option), PRICES[option][0]
        if resource is MC and price:
            s.push(Frame(self.money, f.seat, f.card, 0, (price,)))
        elif price:
            s.add(f.seat, resource.slot, -price, f.card)

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        return 0

    def asks(self) -> Question:
        return Question("fare")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("pay", NUMBER, PRICES[x][0].name, self.price(s, f.seat, x))

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [option for what, most in PRICES for option in with_numbers("pay", 0, most, what.name)]


FARE: Final = Fare()


def ready(s: State, seat: int) -> bool:
    """Whether a seat has a fleet to send."""
    own = s.seats[seat]
    return own[FLEETS_USED] < own[FLEETS.slot]


def receives(s: State, tile: ColonyTile) -> bool:
    """Whether a fleet may go to a tile."""
    return tile.is_open(s) and tile.visitor(s) == NOBODY


def bars(s: State, seat: int, tile: ColonyTile) -> list[Phrase]:
    """Why a seat can't send a fleet to a tile."""
    found = [] if ready(s, seat) else [Phrase("no_fleet")]
    if not tile.is_open(s):
        return [*found, waits_for(tile)]
    return found if tile.visitor(s) == NOBODY else [*found, Phrase("colony_occupied")]


class Trade(Node):
    """Trade with a tile (the number).

    Program: 0 send the fleet and pay; 1 move the marker up, if a card lets me; 2 the income; 3 to 5 the bonus of each
    colony from the left, each wholly before the next; 6 the marker goes back.
    """

    def __init__(self) -> None:
        super().__init__()
        self.writes = STOCKS | HANDS | ON_CARDS | TOP_OF_DECK

    def children(self) -> list[Node]:
        return [FARE, *[node for tile in TILES for node in tile.nodes()]]

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        brought = [node for tile in TILES for node in [tile.bonus, *tile.income]]
        return any(node is not None and node.lifts(rules, slot) for node in brought)

    def step(self, s: State, f: Frame) -> None:
        tile = TILES[f.arg()]
        if f.pc == 0:
            set_out(s, f, tile)
            s.push(f.at(1))
            s.push(Frame(FARE, f.seat))
        elif f.pc == 1:
            s.ask(f, steps_up(s, f.seat, tile))
        elif f.pc == 2:
            s.push(f.at(3))
            bring(s, tile.income[tile.marker(s) - 1], f.seat, f.card)
        elif f.pc < 3 + MOST_COLONIES:
            s.push(f.at(f.pc + 1))
            owner = tile.owner(s, f.pc - 3)
            if owner != NOBODY:
                bring(s, tile.bonus, owner, -1)
        else:
            s.set_world(tile.slot, tile.lowest(s))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option:
            s.set_world(TILES[f.arg()].slot, s.world[TILES[f.arg()].slot] + option)
            s.note(NOTE_UP, f.seat, f.card, f.arg())
        s.push(f.at(2))

    def asks(self) -> Question:
        return Question("steps-up")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("up", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [*with_numbers("up", 0, STEPS - 1)]

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("trade_steps", n=s.seats[f.seat][TRADE_STEPS.slot])


def steps_up(s: State, seat: int, tile: ColonyTile) -> list[int]:
    """By how many steps a seat may move the marker before its trade, the most first."""
    most = min(s.seats[seat][TRADE_STEPS.slot], STEPS - tile.marker(s))
    return list(range(most, -1, -1))


def set_out(s: State, f: Frame, tile: ColonyTile) -> None:
    """A fleet goes to a tile."""
    s.note(NOTE_TRADE, f.seat, f.card, tile.number)
    s.seats[f.seat][FLEETS_USED] += 1
    tile.visit(s, f.seat)


def bring(s: State, effect: Node | None, seat: int, card: int) -> None:
    """Let an effect take place wholly before anything else."""
    if effect is not None:
        s.push(Frame(RESOLVE, seat))
        s.pool(effect, seat, card)


TRADE: Final = Trade()


class TradeEntry(Entry):
    """Trade with a colony tile, as an action of a turn."""

    def __init__(self) -> None:
        super().__init__("trade")

    def children(self) -> list[Node]:
        return [TRADE]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if not ready(s, seat) or not FARE.can(s, seat, -1):
            return
        world = s.world  # the same as `receives`, for all tiles at once
        for tile in TILES:
            if world[tile.slot] > 0 and world[tile.slot + 1] == NOBODY:
                found.append(first + tile.number)

    def all(self, s: State, seat: int) -> list[int]:
        return [tile.number for tile in in_game(s)]

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        return bars(s, seat, TILES[x]) + FARE.why_not(s, seat, -1)

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(TRADE, seat, -1, 0, (x,)))

    def name(self, s: State, x: int) -> str:
        return KEYS[x]

    def names(self, rules: Ruleset) -> list[str]:
        return KEYS


class FreeTrade(Node):
    """Trade with a tile without paying for it."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = STOCKS | HANDS | ON_CARDS | TOP_OF_DECK

    def children(self) -> list[Node]:
        return [TRADE]

    def tiles(self, s: State) -> list[int]:
        """The tiles to which a fleet may go."""
        return [tile.number for tile in TILES if receives(s, tile)]

    def can(self, s: State, seat: int, card: int) -> bool:
        return ready(s, seat) and bool(self.tiles(s))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if not ready(s, seat):
            return [Phrase("no_fleet")]
        return [] if self.tiles(s) else [Phrase("no_trade_tile")]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.tiles(s))

    def answer(self, s: State, f: Frame, option: int) -> None:
        set_out(s, f, TILES[option])
        s.push(Frame(TRADE, f.seat, f.card, 1, (option,)))

    def asks(self) -> Question:
        return Question("trade")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return tile_option("trade", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return tile_options("trade")

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("trade_free")

    def icons(self) -> list[str]:
        return ["trade"]
