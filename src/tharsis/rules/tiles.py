"""Tiles: where they may go, and what placing them brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State, all_lift_by
from tharsis.kernel.option import CELL, THING, Option, Question
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot
from tharsis.kernel.ruleset import Areas
from tharsis.kernel.things import Layout
from tharsis.rules.abilities import ON_PLACED
from tharsis.rules.actions import with_cells
from tharsis.rules.counts import bonus_of
from tharsis.rules.phrases import counted, together
from tharsis.rules.reactions import fire, reactions_write
from tharsis.rules.vocabulary import (
    AREA,
    BOARD,
    HANDS,
    LAND,
    OCEAN_AREA,
    RESERVED,
    STOCKS,
    Quantity,
    Query,
    Resource,
    Tile,
)


def members(mask: i64) -> list[int]:
    """The areas of a mask, by number."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def beside(rules: Ruleset, mask: i64) -> i64:
    """The areas next to any of these."""
    found: i64 = 0
    i = 0
    while mask:
        if mask & 1:
            around: i64 = rules.around[i]
            found |= around
        mask >>= 1
        i += 1
    return found


def of_kinds(layout: Layout, kinds: list[int]) -> i64:
    """The areas with a tile of one of these kinds."""
    found: i64 = 0
    for kind in kinds:
        areas: i64 = layout.kinds[kind]
        found |= areas
    return found


@mypyc_attr(acyclic=True)
class Open:
    """Where tiles may go by some rule of placement while this is the layout: for a seat, or for all."""

    __slots__ = ("for_all", "layout", "mask", "seat")

    def __init__(self, layout: Layout, seat: int, for_all: bool, mask: i64) -> None:
        self.layout = layout
        self.seat = seat
        self.for_all = for_all
        self.mask = mask


class Where:
    """A rule of placement: the kind of area, and conditions on it and on adjacent areas."""

    def __init__(
        self,
        kind: int = LAND,
        *,
        reserved: str = "",
        apart_from: list[int] | None = None,
        next_to: list[int] | None = None,
        least: int = 1,
        alone: bool = False,
        own: bool = False,
        own_if_possible: bool = False,
        volcano: bool = False,
        bonus: tuple[Resource, ...] = (),
        also: int = -1,
    ) -> None:
        self.kind = RESERVED if reserved else kind
        self.reserved = reserved  # the name of the one area reserved for it
        self.apart_from: list[int] = apart_from or []  # next to none of these tiles
        self.next_to: list[int] = next_to or []  # next to at least `least` of these tiles
        self.least = least
        self.alone = alone  # next to no tile at all
        self.own = own  # next to a tile of mine
        self.own_if_possible = own_if_possible
        self.volcano = volcano
        self.bonus = bonus  # printed on the area
        self.also = also  # another kind of area that will do
        self._around = bool(self.apart_from or self.next_to or alone or own)  # the areas around matter
        self._areas: Areas | None = None  # of the rules that asked last
        self._open: Open | None = None  # as it was when somebody asked last

    def areas(self, rules: Ruleset) -> Areas:
        """The areas that will ever do, whatever lies on the map: worked out once for these rules."""
        last = self._areas
        if last is not None and last.rules is rules:
            return last
        found = rules.areas.get(self)
        if found is None:
            cells = [i for i in range(len(rules.cell_kind)) if self.will_do(rules, i)]
            found = rules.areas[self] = Areas(rules, cells)
        self._areas = found
        return found

    def will_do(self, rules: Ruleset, cell: int) -> bool:
        """Whether an area is of the right kind, with what must be printed on it."""
        if rules.cell_kind[cell] not in (self.kind, self.also):
            return False
        if self.reserved and rules.cell_names[cell] != self.reserved:
            return False
        if self.volcano and not rules.cell_volcano[cell]:
            return False
        return not self.bonus or any(bonus_of(rules, cell, r.slot) > 0 for r in self.bonus)

    def open(self, s: State, seat: int) -> i64:
        """The legal areas on the map (but for `own_if_possible`), as a mask. They change only when the layout does."""
        layout, last = s.laid_out(), self._open
        if last is not None and last.layout is layout and (last.for_all or last.seat == seat):
            return last.mask
        mask = self.worked_out(s, seat, layout)
        self._open = Open(layout, seat, not self.own and not layout.claimed, mask)
        return mask

    def worked_out(self, s: State, seat: int, layout: Layout) -> i64:
        """The same, worked out anew."""
        found = self.areas(s.rules).mask & ~layout.taken
        if layout.claimed:
            for other in range(s.rules.players):
                if other != seat:
                    claims: i64 = layout.claims[other]
                    found &= ~claims
        return self.fitting(s, seat, found) if self._around and found else found

    def fitting(self, s: State, seat: int, found: i64) -> i64:
        """Those of some areas that meet the conditions on the areas around them."""
        layout = s.laid_out()
        if self.apart_from:
            found &= ~beside(s.rules, of_kinds(layout, self.apart_from))
        if self.next_to:
            found &= beside(s.rules, of_kinds(layout, self.next_to))
            if self.least > 1:
                found = self.beside_enough(s, found)
        if self.alone:
            found &= ~beside(s.rules, layout.taken)
        if self.own:
            found &= beside(s.rules, layout.owned[seat])
        return found

    def beside_enough(self, s: State, found: i64) -> i64:
        """Those of some areas that have so many of the tiles around them as they need."""
        kept: i64 = 0
        bit: i64 = 1
        for around in s.rules.neighbours:
            if found & bit and sum([1 for i in around if s.tile[i] in self.next_to]) >= self.least:
                kept |= bit
            bit <<= 1
        return kept

    def cells(self, s: State, seat: int) -> list[int]:
        """All legal areas."""
        found = self.open(s, seat)
        if self.own_if_possible:
            close = found & beside(s.rules, s.laid_out().owned[seat])
            if close:
                return members(close)
        return members(found) + self.elsewhere(s, seat)

    def elsewhere(self, s: State, seat: int) -> list[int]:
        """The legal areas that lie off the map: they touch nothing."""
        if self.next_to or self.own:
            return []
        cells = self.areas(s.rules).elsewhere
        return [i for i in cells if s.tile[i] < 0 and s.claim[i] in (NOBODY, seat)]

    def any(self, s: State, seat: int) -> bool:
        """Whether there is a legal area."""
        return self.open(s, seat) != 0 or bool(self.elsewhere(s, seat))

    def conditions(self, tile: Tile) -> tuple[str, ...]:
        """What a text must say of the place of this tile, beyond the usual rules for it."""
        found = [
            name
            for name, holds in (
                ("reserved", self.kind == RESERVED),
                ("land", self.kind == LAND and tile.limit is not None),
                ("ocean", self.kind == OCEAN_AREA and tile.limit is None),
                ("also", self.also >= 0),
                ("bonus", bool(self.bonus)),
                ("volcano", self.volcano),
                ("alone", self.alone),
                ("own", self.own),
                ("next_to", bool(self.next_to) and self.least == 1),
                ("next_to_n", bool(self.next_to) and self.least > 1),
            )
            if holds
        ]
        if not found and tile.city and (tile.is_special or not self.apart_from):
            found.append("city")
        return tuple(found)

    def phrase(self, tile: Tile, times: int) -> Phrase:
        """That so many of this tile are placed there."""
        conditions = self.conditions(tile)
        patterns = SPECIAL_PLACES if tile.is_special else PLACES
        if conditions not in patterns:
            raise ValueError(f"no words for the place of {tile.name}: {', '.join(conditions)}")
        slots: dict[str, Slot] = {}
        if "bonus" in conditions:
            nouns: list[Slot] = [Noun(resource.noun) for resource in self.bonus]
            slots["x"] = Joined(nouns, "or")
        elif "next_to_n" in conditions:
            slots["p"] = Amount(self.least, tile.family[self.next_to[0]].noun)
        elif "next_to" in conditions:
            noun = tile.family[self.next_to[0]].noun
            slots["y"] = Noun(noun, "other") if noun == tile.noun else Noun(noun)
        elif conditions == ("city",) and not tile.is_special:
            slots["y"] = Noun(tile.noun, "other")
        if not tile.is_special:
            return Phrase(patterns[conditions], q=Amount(times, tile.noun), **slots)
        if not conditions:
            return Phrase(patterns[conditions], x=Noun(tile.noun))
        return Phrase("place_named_at", x=Noun(tile.noun), e=Phrase(patterns[conditions], **slots))


# The patterns by what must be said of a place; for a tile with a title of its own, of the place alone.
PLACES: Final[dict[tuple[str, ...], str]] = {
    (): "place_tile",
    ("reserved",): "place_on_reserved",
    ("land",): "place_on_land",
    ("ocean",): "place_on_ocean_area",
    ("also",): "place_even_on_ocean_area",
    ("alone",): "place_next_to_no_tile",
    ("next_to",): "place_next_to",
    ("next_to_n",): "place_next_to_n",
    ("city",): "place_city_anywhere",
}
SPECIAL_PLACES: Final[dict[tuple[str, ...], str]] = {
    (): "place_named",
    ("ocean",): "where_ocean_area",
    ("bonus",): "where_bonus",
    ("bonus", "own"): "where_bonus_own",
    ("volcano",): "where_volcanic",
    ("alone",): "where_alone",
    ("next_to",): "where_next_to",
    ("city",): "where_city",
}


class Place(Node):
    """Place a tile: I choose the area, take its bonuses, and what reacts reacts. Program counter: tiles placed.

    Without bonuses it is nobody's deed: nobody gets anything for it, and only what reacts to anybody's tiles reacts.
    """

    def __init__(
        self, tile: Tile, where: Where, times: int = 1, quiet: bool = False, bonuses: bool = True
    ) -> None:
        super().__init__()
        self.tile = tile
        self.where = where
        self.times = times
        self.quiet = quiet  # without the step of a parameter that comes with the tile
        self.bare = not bonuses
        self.without_reward = None if bonuses or tile.raises is None else tile.raises.unrewarded()
        self.reads = BOARD
        self.writes = BOARD | HANDS

    def children(self) -> list[Node]:
        return [] if self.without_reward is None else [self.without_reward]

    def unrewarded(self) -> Node | None:
        return Place(self.tile, self.where, self.times, self.quiet, bonuses=False)

    def none_left(self, s: State) -> bool:
        """Whether no such tile is left to place: then the effect is skipped."""
        limit = self.tile.limit
        return limit is not None and s.world[limit.slot] >= limit.goal

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.none_left(s) or self.where.any(s, seat)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        limit = self.tile.limit
        return not self.none_left(s) or (limit is not None and limit.beyond is not None)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        return [Phrase("no_place_named" if self.tile.is_special else "no_place", x=Noun(self.tile.noun))]

    def step(self, s: State, f: Frame) -> None:
        none_left = self.none_left(s)
        cells = [] if none_left else self.where.cells(s, f.seat)
        if cells:
            s.ask(f, cells)
            return
        s.seats[f.seat][AREA] = -1
        limit = self.tile.limit
        if none_left and limit is not None and limit.beyond is not None and not self.bare:
            for _ in range(f.pc, self.times):
                limit.beyond.step(s, Frame(limit.beyond, f.seat, f.card))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc + 1 < self.times:
            # One after the other: what the first tile brings comes before the next one, if the player likes.
            s.pools[s.stack].append(f.at(f.pc + 1))
        if self.bare:
            self.put_bare(s, f, option)
        else:
            put(s, self.tile, f.seat, option, f.card, self.quiet)

    def put_bare(self, s: State, f: Frame, cell: int) -> None:
        """Lay the tile for nobody's benefit."""
        s.lay(f.seat, cell, self.tile.number, f.seat if self.tile.owned else NOBODY, f.card)
        if self.without_reward is not None and not self.quiet:
            s.pool(self.without_reward, f.seat, f.card)
        fire(s, ON_PLACED, self.tile.number, NOBODY, -1, cell)

    def asks(self) -> Question:
        return Question("place", THING, self.tile.name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("place", CELL, s.rules.cell_names[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cells(rules, "place")

    def writes_now(self, s: State, seat: int) -> int:
        """What it writes, the reactions of others in play included."""
        return self.writes | reactions_write(s, ON_PLACED, self.tile.number, seat)

    def done(self, f: Frame) -> int:
        return f.pc

    def feeds(self, slot: int) -> bool:
        return False

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        if self.bare:
            return super().lifts(rules, slot)
        beyond = None if self.tile.limit is None else self.tile.limit.beyond
        parts = [self.tile.raises, self.tile.beside, beyond, *rules.cell_bonus]
        return any(part is not None and part.lifts(rules, slot) for part in parts)

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        raises, beside, limit = self.tile.raises, self.tile.beside, self.tile.limit
        if self.none_left(s) and limit is not None and limit.beyond is None:
            return 0, 0
        if self.bare or (limit is not None and limit.beyond is not None) or areas_lift(s.rules, slot):
            return super().lifts_by(s, slot)
        parts = [part for part in (raises, beside) if part is not None]
        least, most = all_lift_by(parts, s, slot)
        return least, self.times * most

    def hopes(self, other: Node) -> bool:
        return other.writes & BOARD != 0

    def phrase(self) -> Phrase:
        said = self.where.phrase(self.tile, self.times)
        raises = self.tile.raises
        if raises is None or self.quiet or self.tile.limit is not None:
            return said
        return together([said, raises.phrase()])

    def icons(self) -> list[str]:
        found = counted(self.times, self.tile.icon)
        return [*found, "*"] if self.where.conditions(self.tile) else found


def areas_lift(rules: Ruleset, slot: int) -> bool:
    """Whether what is printed on any area may lift this slot; worked out once."""
    found = rules.areas_lift.get(slot)
    if found is None:
        bonuses = [bonus for bonus in rules.cell_bonus if bonus is not None]
        found = rules.areas_lift[slot] = any(bonus.lifts(rules, slot) for bonus in bonuses)
    return found


def put(s: State, tile: Tile, seat: int, cell: int, card: int, quiet: bool = False) -> None:
    """Lay a tile with all that follows: printed bonus, what the tile brings, reactions."""
    s.lay(seat, cell, tile.number, seat if tile.owned else NOBODY, card)
    s.seats[seat][AREA] = cell
    bonus = s.rules.cell_bonus[cell]
    if bonus is not None:
        s.pool(bonus, seat, card)
    if tile.beside is not None:
        s.pool(tile.beside, seat, card, (cell,))
    if tile.raises is not None and not quiet:
        s.pool(tile.raises, seat, card)
    fire(s, ON_PLACED, tile.number, seat, -1, cell)


class Lift(Node):
    """Take a tile of a kind off the map, one of my choice: back to the stock, with the step that it stands for.

    Not if there is none, and not if all of them are there.
    """

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile = tile
        self.reads = BOARD
        self.writes = BOARD

    def there(self, s: State) -> list[int]:
        """Where one may be taken away."""
        limit = self.tile.limit
        if limit is not None and s.world[limit.slot] >= limit.goal:
            return []
        return [i for i in range(s.rules.cells_on_map) if s.tile[i] == self.tile.number]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(self.there(s))

    def step(self, s: State, f: Frame) -> None:
        cells = self.there(s)
        if cells:
            s.ask(f, cells)

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.lift(f.seat, option, f.card)
        limit = self.tile.limit
        if limit is not None:
            s.add_world(f.seat, limit.slot, -limit.size, f.card)

    def asks(self) -> Question:
        return Question("lift", THING, self.tile.name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("lift", CELL, s.rules.cell_names[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cells(rules, "lift")

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("lift_tile", q=Amount(1, self.tile.noun))

    def icons(self) -> list[str]:
        return ["-1", self.tile.icon]


class NeighbourBonus(Node):
    """So much for every tile of a kind next to the tile just placed (the number: its cell)."""

    def __init__(self, what: Quantity, each: Query, number: int) -> None:
        super().__init__()
        self.what = what
        self.each = each
        self.number = number
        self.writes = STOCKS
        self.instant = True

    def gain_at(self, s: State, seat: int, cell: int) -> int:
        """How much a tile on this area brings as the map is now."""
        beside = sum(1 for i in s.rules.neighbours[cell] if s.tile[i] == self.number)
        return beside * s.seats[seat][self.each.slot]

    def step(self, s: State, f: Frame) -> None:
        n = self.gain_at(s, f.seat, f.arg())
        if n:
            s.add(f.seat, self.what.slot, n, f.card)

    def feeds(self, slot: int) -> bool:
        return slot == self.what.slot

    def phrase(self) -> Phrase:
        return Phrase("gain", q=Amount(self.each.start, self.what.noun))

    def icons(self) -> list[str]:
        return [f"{self.each.start}", self.what.icon]


class Standing(Node):
    """So much for the tile just placed, and more for every tile of some kinds next to it (the number: its cell).

    The first of these kinds gives them its word and picture.
    """

    def __init__(self, what: Quantity, n: int, each: int, beside: list[Tile]) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.each = each
        self.numbers = [tile.number for tile in beside]
        self.beside = beside
        self.writes = STOCKS
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        beside = sum(1 for i in s.rules.neighbours[f.arg()] if s.tile[i] in self.numbers)
        n = self.n + self.each * beside
        if n:
            s.add(f.seat, self.what.slot, n, f.card)

    def feeds(self, slot: int) -> bool:
        return slot == self.what.slot

    def phrase(self) -> Phrase:
        each, x = Amount(self.each, self.what.noun), Noun(self.beside[0].noun)
        if self.n == 0:
            return Phrase("per_each_beside", e=Phrase("gain", q=each), x=x)
        return Phrase("gain_and_beside", q=Amount(self.n, self.what.noun), p=each, x=x)

    def icons(self) -> list[str]:
        beside = [f"{self.each}", self.what.icon, "/", self.beside[0].icon]
        return [f"{self.n}", self.what.icon, ";", *beside] if self.n else beside


class Claim(Node):
    """Put my marker on an empty area that is not reserved: only I may place a tile there."""

    def __init__(self, note: int) -> None:
        super().__init__()
        self.note = note
        self.where = Where()
        self.reads = BOARD
        self.writes = BOARD

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.cells(s, seat)) if s.laid_out().claimed else self.where.any(s, seat)

    def cells(self, s: State, seat: int) -> list[int]:
        """Empty land that nobody has claimed."""
        return [i for i in self.where.cells(s, seat) if s.claim[i] == NOBODY]

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("no_place", x=Noun("marker"))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.cells(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.set_claim(option, f.seat)
        s.note(self.note, f.seat, f.card, option)

    def asks(self) -> Question:
        return Question("claim")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("claim", CELL, s.rules.cell_names[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cells(rules, "claim")

    def phrase(self) -> Phrase:
        return Phrase("mark_area")

    def icons(self) -> list[str]:
        return ["player-circle", "tile-empty"]
