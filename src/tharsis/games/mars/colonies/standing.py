"""What Colonies tells of how things stand: every tile, what a trade there brings now and to whom, what I may do there."""

from __future__ import annotations

from tharsis.games.mars.colonies.building import PRICE, BuildColony
from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED, NAME, TRADE_STEPS
from tharsis.games.mars.colonies.round import SOLO_DRAWN, SOLO_LOSS
from tharsis.games.mars.colonies.tiles import MOST_COLONIES, START, STEPS, TILES, ColonyTile, in_game
from tharsis.games.mars.colonies.trading import FARE, PRICES, bars, ready
from tharsis.kernel.core import NOBODY, Node, Ruleset, State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.standing import PanelItem, Standings

Doc = dict[str, object]
BUILD = BuildColony()


class Said(Node):
    """Only words, for a panel."""

    def __init__(self, words: Phrase, pictures: list[str]) -> None:
        super().__init__()
        self.words = words
        self.pictures = pictures

    def phrase(self) -> Phrase:
        return self.words

    def icons(self) -> list[str]:
        return self.pictures


class ColonyStandings(Standings):
    """The panel `colonies`. Parts of its items in the guide: `income_1` to `income_7`, `build`, `bonus`, `waits`, and why
    something can't be done there."""

    def panels(self, s: State) -> dict[str, dict[str, object]]:
        return {
            NAME: {
                "steps": STEPS,
                "tiles": [tile_doc(s, tile) for tile in in_game(s)],
                "fleets": [fleets_doc(own) for own in s.seats],
            }
        }

    def own_panels(self, s: State, seat: int) -> dict[str, dict[str, object]]:
        """What a seat may do; `bars`: what stands against any trade (parts of the items)."""
        return {
            NAME: {
                "ready": ready(s, seat),
                "steps_up": s.seats[seat][TRADE_STEPS.slot],
                "bars": [] if ready(s, seat) else ["no_fleet"],
                "prices": [price_doc(s, seat, kind) for kind in range(len(PRICES))],
                "tiles": {tile.key: own_doc(s, seat, tile) for tile in in_game(s)},
            }
        }

    def panel_items(self, rules: Ruleset) -> dict[str, list[PanelItem]]:
        return {NAME: [panel_item(tile) for tile in TILES]}

    def facts(self, rules: Ruleset) -> dict[str, int]:
        prices = {f"trade_{resource.name}": n for resource, n in PRICES}
        return {
            **prices,
            "colony_price": PRICE,
            "colonies_on_a_tile": MOST_COLONIES,
            "colony_steps": STEPS,
            "colony_start": START,
            "solo_tiles_drawn": SOLO_DRAWN,
            "solo_production_loss": SOLO_LOSS,
        }


def part_at(tile: ColonyTile, step: int) -> str | None:
    """The part of a tile's item that says what a trade brings at a step; None: nothing."""
    return f"income_{step}" if step <= STEPS and tile.income[step - 1] is not None else None


def tile_doc(s: State, tile: ColonyTile) -> Doc:
    """One tile, as everybody sees it: `income` now and `income_up` one step further, `bonuses` by owner."""
    marker, owners = tile.marker(s), tile.owners(s)
    return {
        "key": tile.key,
        "marker": marker,
        "active": tile.is_open(s),
        "owners": [seat_doc(tile.owner(s, place)) for place in range(MOST_COLONIES)],
        "visitor": seat_doc(tile.visitor(s)),
        "track": [part_at(tile, step) for step in range(1, STEPS + 1)],
        "income": part_at(tile, marker),
        "income_up": part_at(tile, marker + 1) if marker < STEPS else None,
        "last": marker == STEPS,
        "bonuses": [{"seat": seat, "times": owners.count(seat)} for seat in dict.fromkeys(owners)],
        "back_to": tile.lowest(s),
        "trade": f"trade {tile.key}",
        "build": f"colony {tile.key}",
    }


def seat_doc(seat: int) -> object:
    """A seat, or nobody."""
    return None if seat == NOBODY else seat


def fleets_doc(own: list[int]) -> Doc:
    """The fleets of a seat: in all, and ready."""
    return {"fleets": own[FLEETS.slot], "ready": own[FLEETS.slot] - own[FLEETS_USED]}


def price_doc(s: State, seat: int, kind: int) -> Doc:
    """One of the prices of a trade, for a seat; `able`: it has that much, and a fleet to send."""
    resource, n = PRICES[kind][0], FARE.price(s, seat, kind)
    able = ready(s, seat) and FARE.enough(s, seat, kind)
    return {"resource": resource.name, "icon": resource.icon, "n": n, "able": able}


def own_doc(s: State, seat: int, tile: ColonyTile) -> Doc:
    """What a seat may do at a tile, but for what it costs: nothing stands against it, or these parts of its item."""
    return {
        "mine": tile.owners(s).count(seat),
        "trade": [reason.pattern for reason in bars(s, seat, tile)],
        "build": [reason.pattern for reason in BUILD.bars(s, seat, tile)],
    }


def panel_item(tile: ColonyTile) -> PanelItem:
    """The words of a tile."""
    parts: dict[str, Node] = {"build": tile.build, "bonus": tile.bonus}
    for step, node in enumerate(tile.income, start=1):
        if node is not None:
            parts[f"income_{step}"] = node
    for pattern in ("no_fleet", "colony_occupied", "colony_full", "colony_of_yours"):
        parts[pattern] = Said(Phrase(pattern), [])
    if tile.waits is not None:
        parts["colony_inactive"] = Said(Phrase("colony_inactive", x=Noun(tile.waits.noun)), [tile.waits.icon])
    return PanelItem(tile.key, Noun(tile.noun()), "colony", parts)
