"""What must always hold in Colonies, written down a second time and in another way than the rules."""

from __future__ import annotations

from tharsis.games.mars.colonies.building import BuildColony
from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.games.mars.colonies.round import tiles_for
from tharsis.games.mars.colonies.tiles import TILES, ColonyTile
from tharsis.kernel.core import NOBODY, State
from tharsis.rules.vocabulary import TABLEAU

LOGGED_SLOTS = (FLEETS.slot,)
FLEETS_IN_THE_BOX = 8


def wrong(s: State) -> list[str]:
    """What is wrong with tiles and fleets."""
    found = [reason for tile in TILES for reason in wrong_tile_state(s, tile)]
    laid_out = sum(1 for tile in TILES if s.world[tile.slot])
    if laid_out > tiles_for(s.rules.players) + 1:
        found.append(f"{laid_out} colony tiles are in the game")
    return found + wrong_fleets(s) + wrong_doubles(s)


def wrong_tile_state(s: State, tile: ColonyTile) -> list[str]:
    """The marker is on the track and on no colony; colonies fill the places from the left; nobody is where one waits."""
    marker, visitor, *owners = s.world[tile.slot : tile.slot + 5]
    colonies = sum(1 for seat in owners if seat != NOBODY)
    found: list[str] = []
    if any(seat == NOBODY for seat in owners[:colonies]) or any(
        seat not in range(NOBODY, s.rules.players) for seat in (visitor, *owners)
    ):
        found.append(f"{tile.key}: colonies of {owners}, a fleet of {visitor}")
    if marker > 0:
        if not colonies < marker <= 7:
            found.append(f"{tile.key}: the marker is at {marker} with {colonies} colonies")
    elif colonies or visitor != NOBODY:
        found.append(f"{tile.key} is closed, and somebody is there")
    if marker < 0 and (tile.waits is None or can_hold(s, tile.waits.name)):
        found.append(f"{tile.key} waits for nothing")
    return found


def can_hold(s: State, resource: str) -> bool:
    """Whether any card that lies face up can hold it."""
    zones = [s.zones[s.rules.zone(seat, TABLEAU)] for seat in range(s.rules.players)]
    return any(s.rules.cards[card].holds == resource for cards in zones for card in cards)


def wrong_fleets(s: State) -> list[str]:
    """As many fleets are away as lie on tiles, and nobody has more than there are."""
    found: list[str] = []
    visitors = [s.world[tile.slot + 1] for tile in TILES]
    for seat, own in enumerate(s.seats):
        away, fleets = visitors.count(seat), own[FLEETS.slot]
        if own[FLEETS_USED] != away or away > fleets:
            found.append(f"seat {seat}: {own[FLEETS_USED]} of {fleets} fleets used, {away} on tiles")
    total = sum(own[FLEETS.slot] for own in s.seats)
    return [*found, f"there are {total} fleets"] if total > FLEETS_IN_THE_BOX else found


def wrong_doubles(s: State) -> list[str]:
    """Nobody has more second colonies than cards that allow one."""
    found: list[str] = []
    for seat in range(s.rules.players):
        owned = [s.world[tile.slot + 2 : tile.slot + 5].count(seat) for tile in TILES]
        second = sum(n - 1 for n in owned if n)
        cards = [s.rules.cards[c] for c in s.zones[s.rules.zone(seat, TABLEAU)]]
        allowed = sum(isinstance(node, BuildColony) and node.own for card in cards for node in card.play)
        if second > allowed:
            found.append(f"seat {seat} has {second} second colonies, {allowed} allowed")
    return found
