"""Games of release 0.1: it kept neither its rules nor the names in its logs. Both stand in `release-0.1.json`, in each
folder of a game or an expansion that was there then."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tharsis.games.plugins import folder_of
from tharsis.kernel.core import CHANCE, CHANGE, MOVE, NOTE, RESOURCE, TILE, WORLD
from tharsis.kernel.errors import BadRecord
from tharsis.play.codec import place_of
from tharsis.play.ready import made_ready
from tharsis.play.setup import SetUp, setup_upgraded
from tharsis.play.stamp import Stamp

Doc = dict[str, Any]
FILE = "release-0.1.json"
VERSION = 1  # of all modules


class ModuleThen(msgspec.Struct):
    """What a module was."""

    content: str  # the hash of what it said
    cards: list[str]
    solo: bool = False  # in play whenever somebody plays alone
    world: dict[str, int] = {}
    seat: dict[str, int] = {}
    zones: list[str] = []
    seat_zones: list[str] = []
    tiles: list[str] = []
    notes: list[str] = []
    chances: list[str] = []
    cells: dict[str, list[str]] = {}
    paths: dict[str, str] = {}  # of nodes that have moved since: then -> now
    work: dict[str, list[tuple[str, int]]] = {}  # "path@point of the program" -> what is on the stack now


made_ready(ModuleThen, SetUp)


@cache
def modules_then(game: str) -> dict[str, ModuleThen]:
    """The modules of a game, the base first."""
    found: dict[str, ModuleThen] = {}
    folder = folder_of(game)
    for path in [folder / FILE, *sorted(folder.glob(f"*/{FILE}"))]:
        if path.exists():
            name = "base" if path.parent == folder else path.parent.name.replace("_", "-")
            found[name] = msgspec.json.decode(path.read_bytes(), type=ModuleThen)
    return found


def stamp_then(setup: SetUp) -> Stamp:
    """The rules that a game was played by."""
    known = modules_then(setup.game)
    if "base" not in known or not set(setup.modules) <= set(known):
        raise BadRecord("there was no such game in release 0.1")
    in_play = [
        "base",
        *sorted(n for n in known if n in setup.modules or (known[n].solo and setup.players == 1)),
    ]
    return Stamp(
        versions=dict.fromkeys(in_play, VERSION),
        content={name: known[name].content for name in in_play},
        cards=[card for name in in_play for card in known[name].cards],
        world=known["base"].world,
        seat=known["base"].seat,
    )


def header_upgraded(raw: Doc) -> Doc:
    """The first line of a record, as it is written now. Its digests were made another way and tell nothing."""
    now = setup_upgraded(raw["setup"])
    setup = msgspec.convert(now, SetUp)
    return {
        "tharsis": raw["tharsis"],
        "format": raw["format"],
        "setup": now,
        "stamp": msgspec.to_builtins(stamp_then(setup)),
    }


def save_upgraded(raw: Doc) -> Doc:
    """A saved game, as it is written now."""
    now = setup_upgraded(raw["setup"])
    setup = msgspec.convert(now, SetUp)
    stamp = stamp_then(setup)
    return {
        "tharsis": raw["tharsis"],
        "format": raw["format"],
        "stamp": msgspec.to_builtins(stamp),
        "setup": now,
        "answers": raw["answers"],
        "state": state_upgraded(setup, stamp, raw["state"]),
    }


def state_upgraded(setup: SetUp, stamp: Stamp, state: Doc) -> Doc:
    """How a game stood, as it is written now: what is as at the start is left out, and the log goes by names."""
    state["world"] = {k: n for k, n in state["world"].items() if stamp.world.get(k) != n}
    state["seats"] = [{k: n for k, n in own.items() if stamp.seat.get(k) != n} for own in state["seats"]]
    state["zones"] = {name: cards for name, cards in state["zones"].items() if cards}
    base = modules_then(setup.game)["base"]
    for part in ("stacks", "pools"):
        state[part] = [[g for f in frames for g in frames_upgraded(base, f)] for frames in state[part]]
    for ask in state["asks"]:
        if ask is not None:
            ask["frame"] = frames_upgraded(base, ask["frame"])[0]
    state["log"] = log_upgraded(setup, stamp, state["log"])
    state["secret"] = state["forked"]  # there were no others
    del state["fork_at"]
    return state


def frames_upgraded(base: ModuleThen, frame: list[Any]) -> list[list[Any]]:
    """Suspended work, which may be several pieces of work now; what its node was is not known."""
    path, pc = frame[0], frame[3]
    if f"{path}@{pc}" in base.work:
        return [[now, "", *frame[1:3], at, frame[4]] for now, at in base.work[f"{path}@{pc}"]]
    return [[path_now(base, path), "", *frame[1:]]]


def path_now(base: ModuleThen, path: str) -> str:
    """Where a node is found now: its longest beginning that has moved tells."""
    beginnings = [old for old in base.paths if f"{path}.".startswith(f"{old}.")]
    longest = max(beginnings, key=len, default="")
    return f"{base.paths[longest]}{path[len(longest) :]}" if longest else path


def log_upgraded(setup: SetUp, stamp: Stamp, rows: list[list[int]]) -> Doc:
    """The log by names."""
    base = modules_then(setup.game)["base"]
    seats = range(setup.players)
    zones = [*base.zones, *[f"{name}.{seat}" for seat in seats for name in base.seat_zones]]
    cells = base.cells.get(str(setup.options.get("board")), next(iter(base.cells.values())))
    subjects = {
        CHANGE: list(base.seat),
        WORLD: list(base.world),
        MOVE: zones,
        TILE: cells,
        RESOURCE: stamp.cards,
        NOTE: base.notes,
        CHANCE: base.chances,
    }
    amounts = {MOVE: zones, TILE: base.tiles}
    places: dict[str, int] = {}
    found = []
    for kind, seat, card, subject, amount, seen in rows:
        about = place_of(places, subjects[kind][subject])
        of = amounts.get(kind)
        number = amount if of is None else place_of(places, of[amount])
        which = -1 if card < 0 else place_of(places, stamp.cards[card])
        found.append([kind, seat, which, about, number, seen])
    return {"names": list(places), "rows": found}
