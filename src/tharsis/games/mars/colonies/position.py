"""What Colonies adds to positions: the tiles with markers, colonies and fleets; the fleets of every player."""

from __future__ import annotations

from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.games.mars.colonies.tiles import (
    MOST_COLONIES,
    START,
    STEPS,
    TILES,
    ColonyTile,
    held_by_anyone,
    in_game,
    left_out,
)
from tharsis.kernel.core import NOBODY, State, slug
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading
from tharsis.play.position.part import Part

MOST_TILES = 8  # as many white markers are in the box
MOST_FLEETS = 8
ROW = {"name", "marker", "owners", "visitor", "active"}


def load(loading: Loading) -> None:
    """The tiles, then the fleets, which must be where the tiles say."""
    rows = loading.reader.objects(loading.document, "colonies", by_name=True)
    for row in rows:
        load_tile(loading, row)
    if len(rows) > MOST_TILES:
        loading.reader.wrong(f"colonies has {len(rows)} tiles; there are {MOST_TILES} white markers")
    for name in loading.reader.names(loading.document, "colonies_left_out"):
        tile = named(loading, name, "colonies_left_out")
        if tile is not None and tile.marker(loading.s):
            loading.reader.wrong(f"{name} is both in the game and left out")
    for seat, player in enumerate(loading.players):
        load_fleets(loading, seat, player)
    fleets = sum(own[FLEETS.slot] for own in loading.s.seats)
    if fleets > MOST_FLEETS:
        loading.reader.wrong(f"all players have {fleets} fleets; there are {MOST_FLEETS}")


def named(loading: Loading, name: object, where: str) -> ColonyTile | None:
    """The tile of that name."""
    found = next((tile for tile in TILES if tile.key == slug(str(name))), None)
    if found is None:
        loading.reader.wrong(f"{where}: there is no colony tile {name!r}")
    return found


def load_tile(loading: Loading, row: Document) -> None:
    """One tile: owners, the fleet there, the marker, whether it waits."""
    s, r = loading.s, loading.reader
    tile = named(loading, row.get("name"), "colonies")
    if tile is None:
        return
    name = str(row["name"])
    r.only(row, ROW, name)
    if tile.marker(s):
        r.wrong(f"{name} stands there twice")
        return
    owners = seats_in(loading, row, name)
    for place, seat in enumerate(owners):
        s.set_world(tile.slot + 2 + place, seat)
    if row.get("visitor") is not None:
        tile.visit(s, r.number(row, "visitor", NOBODY, 0, s.rules.players - 1))
    lowest = len(owners) + 1
    marker = r.number(row, "marker", max(START, lowest), 1, STEPS)
    if marker < lowest:
        r.wrong(f"{name}: the marker is at {marker}, where a colony stands")
    s.set_world(tile.slot, -marker if waits(loading, tile, row) else marker)


def seats_in(loading: Loading, row: Document, name: str) -> list[int]:
    """The owners that a row lists."""
    owners = row.get("owners") or []
    known = range(loading.s.rules.players)
    if not isinstance(owners, list) or any(isinstance(x, bool) or x not in known for x in owners):
        loading.reader.wrong(f"{name}: owners is {owners!r}, not a list of players")
        return []
    if len(owners) > MOST_COLONIES:
        loading.reader.wrong(f"{name} has {len(owners)} colonies; at most {MOST_COLONIES} are possible")
    return owners[:MOST_COLONIES]


def waits(loading: Loading, tile: ColonyTile, row: Document) -> bool:
    """Whether a tile waits for its resource: as given; else as it would at the start, unless somebody has been there."""
    s, r, name = loading.s, loading.reader, row["name"]
    used = bool(tile.owners(s)) or tile.visitor(s) != NOBODY
    able = tile.waits is None or held_by_anyone(s, tile.waits)
    if "active" not in row:
        return not able and not used
    if r.flag(row, "active"):
        return False
    if tile.waits is None:
        r.wrong(f"{name} waits for nothing: it is always active")
    elif able:
        r.wrong(f"{name} is active: a card in play can hold its resource")
    if used:
        r.wrong(f"{name} waits, so nobody has a colony or a fleet there")
    return True


def load_fleets(loading: Loading, seat: int, player: Document) -> None:
    """A player's fleets; those that are away lie on tiles."""
    own, r = loading.s.seats[seat], loading.reader
    away = sum(1 for tile in TILES if tile.visitor(loading.s) == seat)
    own[FLEETS.slot] = r.number(player, "fleets", loading.s.rules.seat_start[FLEETS.slot], 0, MOST_FLEETS)
    own[FLEETS_USED] = r.number(player, "fleets_used", away, 0, MOST_FLEETS)
    if own[FLEETS_USED] != away:
        r.wrong(f"player {seat}: fleets_used is {own[FLEETS_USED]}, but {away} fleets lie on tiles")
    if away > own[FLEETS.slot]:
        r.wrong(f"player {seat} has {own[FLEETS.slot]} fleets, but {away} lie on tiles")


# --- dump -----------------------------------------------------------------------------------------------------------


def dump(s: State) -> Document:
    """The tiles."""
    return {
        "colonies": [dump_tile(s, tile) for tile in in_game(s)],
        "colonies_left_out": [name_of(tile) for tile in left_out(s)],
    }


def name_of(tile: ColonyTile) -> str:
    """Its English title."""
    return tile.key.capitalize()


def dump_tile(s: State, tile: ColonyTile) -> Document:
    """One tile."""
    visitor = tile.visitor(s)
    return {
        "name": name_of(tile),
        "marker": tile.marker(s),
        "owners": tile.owners(s),
        "visitor": None if visitor == NOBODY else visitor,
        "active": tile.is_open(s),
    }


def dump_player(s: State, seat: int) -> Document:
    """The fleets of a player."""
    own = s.seats[seat]
    return {"fleets": own[FLEETS.slot], "fleets_used": own[FLEETS_USED]}


PARTS = [Part(load, ("colonies", "colonies_left_out"), ("fleets", "fleets_used"), dump, dump_player)]
