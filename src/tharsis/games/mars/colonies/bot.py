"""What the things of Colonies are worth to a seat, in M€ of today."""

from __future__ import annotations

from tharsis.games.mars.bot import generations_left
from tharsis.games.mars.colonies.components import FLEETS, FLOATERS, TRADE_DISCOUNT, TRADE_STEPS
from tharsis.games.mars.colonies.tiles import TILES
from tharsis.games.mars.components import ENERGY
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import TABLEAU

# What the bonus of a colony is worth, by tile; somebody trades there in about every second generation.
BONUSES = {
    "callisto": 2.5,
    "ceres": 3.4,
    "enceladus": 1.0,
    "europa": 1.0,
    "ganymede": 1.8,
    "io": 1.8,
    "luna": 2.0,
}
BONUSES |= {"miranda": 3.5, "pluto": 1.5, "titan": 1.0, "triton": 2.7}
TRADED = 0.5
FLEET = 4.0  # what a fleet brings in a generation, besides what it costs
TRADE_ENERGY = 3  # what a trade takes
FARE = 0.15  # what energy that pays for trades is worth in a generation beside its use as heat
FLOATER = 1.0


def colonies(s: State, seat: int) -> float:
    """The bonuses that my colonies will bring."""
    left = generations_left(s)
    return sum(TRADED * left * BONUSES[tile.key] * tile.owners(s).count(seat) for tile in TILES)


def trading(s: State, seat: int) -> float:
    """Fleets, and what makes their trades better."""
    own, left = s.seats[seat], generations_left(s)
    further = own[FLEETS.slot] - s.rules.seat_start[FLEETS.slot]
    fares = FARE * min(own[ENERGY.production.slot], TRADE_ENERGY * own[FLEETS.slot])
    return left * (FLEET * further + own[TRADE_DISCOUNT.slot] + 2.0 * own[TRADE_STEPS.slot] + fares)


def floaters(s: State, seat: int) -> float:
    """Floaters wait for a use; points for them are counted elsewhere."""
    cards = [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if s.rules.cards[c].vp is None]
    return FLOATER * sum(s.res[c] for c in cards if s.rules.cards[c].holds == FLOATERS.name)


VALUES = [colonies, trading, floaters]
