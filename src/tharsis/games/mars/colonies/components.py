"""The things of Colonies: floaters and camps on cards, trade fleets, what a trade costs, and what the log tells."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import VOCABULARY
from tharsis.rules.vocabulary import CardResource, Quantity, Query, QueryWords

NAME: Final = "colonies"
OWN: Final = VOCABULARY.of(NAME)

FLOATERS: Final = CardResource("floater", "floater")
CAMPS: Final = CardResource("camp", "camp")

FLEETS: Final = Quantity(OWN, "fleets", "trade_fleet", "trade-fleet", start=1)
FLEETS_USED: Final = OWN.seat("fleets_used")  # of them: those that lie on colony tiles

# What a trade costs less, whichever way it is paid; how far its trader may move the white marker before it.
TRADE_DISCOUNT: Final = Query(
    OWN, "trade_discount", words=QueryWords("discount_trade", ["trade", ":", "-{by}"])
)
TRADE_STEPS: Final = Query(
    OWN, "trade_steps", words=QueryWords("when_you_trade", ["trade", ":", "+{by}", "colony"], number=True)
)

NOTE_LAID_OUT: Final = OWN.note("colony-laid-out")  # at the start; amount = the tile
NOTE_LEFT_OUT: Final = OWN.note("colony-left-out")  # by the solo player; amount = the tile
NOTE_ADDED: Final = OWN.note("colony-added")  # by a card; amount = the tile
NOTE_OPENED: Final = OWN.note("colony-opened")  # it waits no more; amount = the tile
NOTE_COLONY: Final = OWN.note("colony-built")  # amount = the tile
NOTE_TRADE: Final = OWN.note("trade")  # amount = the tile
NOTE_UP: Final = OWN.note("colony-up")  # a player moves the white marker up; amount = the tile
NOTE_DOWN: Final = OWN.note("colony-down")  # and down
NOTE_PRODUCTION: Final = OWN.note("colony-production", begins=True)
