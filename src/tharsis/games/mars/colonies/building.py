"""Building colonies, the standard project for it, and tiles that open when a card can hold what they give."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.colonies.components import NOTE_COLONY, NOTE_OPENED, OWN
from tharsis.games.mars.colonies.tiles import (
    KEYS,
    MOST_COLONIES,
    START,
    TILES,
    ColonyTile,
    tile_option,
    tile_options,
)
from tharsis.games.mars.projects import StandardProject
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.abilities import ON_PLAYED, On, Trigger
from tharsis.rules.reactions import Source, fire
from tharsis.rules.resolve import RESOLVE, works_out
from tharsis.rules.vocabulary import BOARD, HANDS, ON_CARDS, STOCKS, TOP_OF_DECK, CardResource

PRICE: Final = 17
ON_COLONY: Final = OWN.occurrence("colony", len(KEYS))  # a colony is built; the subject is the tile


def waits_for(tile: ColonyTile) -> Phrase:
    """Why nothing can be done on a tile that waits."""
    assert tile.waits is not None
    return Phrase("colony_inactive", x=Noun(tile.waits.noun))


class BuildColony(Node):
    """Build a colony on an open tile with a free place. `own`: it may be one where I have a colony already."""

    def __init__(self, own: bool = False) -> None:
        super().__init__()
        self.own = own
        self.reads = BOARD  # an ocean may come of it
        self.writes = BOARD | HANDS | STOCKS | ON_CARDS | TOP_OF_DECK

    def children(self) -> list[Node]:
        return [tile.build for tile in TILES]

    def allows(self, s: State, seat: int, tile: ColonyTile) -> bool:
        """Whether I may build on this tile."""
        if not tile.is_open(s) or tile.owner(s, MOST_COLONIES - 1) != NOBODY:
            return False
        return self.own or not tile.has_colony(s, seat)

    def tiles(self, s: State, seat: int) -> list[int]:
        """The tiles on which I may build."""
        return [tile.number for tile in TILES if self.allows(s, seat, tile)]

    def bars(self, s: State, seat: int, tile: ColonyTile) -> list[Phrase]:
        """Why I may not build on this tile."""
        if not tile.is_open(s):
            return [waits_for(tile)]
        owners = tile.owners(s)
        if len(owners) >= MOST_COLONIES:
            return [Phrase("colony_full")]
        return [Phrase("colony_of_yours")] if seat in owners and not self.own else []

    def can(self, s: State, seat: int, card: int) -> bool:
        return any(self.allows(s, seat, tile) for tile in TILES)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("no_colony_tile")]

    def helps(self) -> bool:
        return True

    def feeds(self, slot: int) -> bool:
        return False

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return 0, max([tile.build.lifts_by(s, slot)[1] if tile.is_open(s) else 0 for tile in TILES])

    def hopes(self, other: Node) -> bool:
        return False

    def step(self, s: State, f: Frame) -> None:
        tiles = self.tiles(s, f.seat)
        pool = s.pools[s.stack]
        if len(tiles) > 1 and any(not job.node.can(s, job.seat, job.card) for job in pool):
            tiles = [tile for tile in tiles if self.leads_on(s, f, tile)] or tiles
        s.ask(f, tiles)

    def leads_on(self, s: State, f: Frame, tile: int) -> bool:
        """Whether the effects that wait can all be done after building there."""
        trial = s.clone()
        pool = trial.pools[s.stack]
        trial.drop_work()
        trial.pools[0] = pool
        trial.push(Frame(RESOLVE, f.seat, f.card))
        self.answer(trial, f, tile)
        return works_out(trial)

    def answer(self, s: State, f: Frame, option: int) -> None:
        tile = TILES[option]
        tile.add_colony(s, f.seat)
        s.note(NOTE_COLONY, f.seat, f.card, option)
        s.pool(tile.build, f.seat, f.card)
        fire(s, ON_COLONY, option, f.seat, -1, option)

    def asks(self) -> Question:
        return Question("colony")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return tile_option("colony", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return tile_options("colony")

    def phrase(self) -> Phrase:
        if self.own:
            return Phrase("build_colony_own_tile")
        return Phrase("build_colony", q=Amount(1, "colony"))

    def icons(self) -> list[str]:
        return ["colony", "*"] if self.own else ["colony"]


PROJECT: Final = StandardProject("colony", PRICE, [BuildColony()])


class ColonyBuilt(On):
    """A colony is built."""

    def __init__(self) -> None:
        super().__init__(ON_COLONY)

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase("when_anyone_builds_colony", x=Noun("colony"), e=effect)

    def icons(self) -> list[str]:
        return ["colony"]


# --- tiles that wait ----------------------------------------------------------------------------------------------------


class CanHold(On):
    """A card comes into play that can hold a resource."""

    def __init__(self, what: CardResource) -> None:
        super().__init__(ON_PLAYED)
        self.what = what

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if rules.cards[subject].holds == self.what.name else 0


class Open(Node):
    """A tile that waits does so no more."""

    def __init__(self, tile: ColonyTile) -> None:
        super().__init__()
        self.tile = tile
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        if s.world[self.tile.slot] < 0:
            s.set_world(self.tile.slot, START)
            s.note(NOTE_OPENED, f.seat, -1, self.tile.number)

    def feeds(self, slot: int) -> bool:
        return False


class Harbours(Source):
    """Opens the tiles that wait, whoever plays the card that can hold what they give."""

    def __init__(self) -> None:
        waiting = [(tile, tile.waits) for tile in TILES]
        opens = [Trigger(CanHold(what), Open(tile)) for tile, what in waiting if what is not None]
        super().__init__("harbours", list(opens))

    def owners(self, s: State) -> list[int]:
        return list(range(s.rules.players))
