"""Tiles: where they may go, and what placing them brings."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, Frame, Node, State
from tharsis.kernel.option import CELL, THING, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.abilities import ON_PLACED, fire, reactions_write
from tharsis.rules.counts import bonus_of
from tharsis.rules.phrases import counted, together
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


class Where:
    """A rule of placement: the kind of area, and conditions on it and its neighbours."""

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

    def allows(self, s: State, seat: int, cell: int) -> bool:
        """Whether this area is legal (but for `own_if_possible`, which looks at all of them)."""
        rules = s.rules
        kind = rules.cell_kind[cell]
        if s.tile[cell] >= 0 or kind not in (self.kind, self.also):
            return False
        if s.claim[cell] != NOBODY and s.claim[cell] != seat:
            return False
        if self.reserved and rules.cell_names[cell] != self.reserved:
            return False
        if self.volcano and not rules.cell_volcano[cell]:
            return False
        if self.bonus and not any(bonus_of(s, cell, r.slot) > 0 for r in self.bonus):
            return False
        return self.allows_neighbours(s, seat, cell)

    def allows_neighbours(self, s: State, seat: int, cell: int) -> bool:
        """The conditions on the areas around."""
        around = s.rules.neighbours[cell]
        tile = s.tile
        if self.apart_from:
            for i in around:
                if tile[i] in self.apart_from:
                    return False
        if self.next_to and sum(1 for i in around if tile[i] in self.next_to) < self.least:
            return False
        if self.alone and any(tile[i] >= 0 for i in around):
            return False
        return not self.own or any(s.owner[i] == seat for i in around)

    def cells(self, s: State, seat: int) -> list[int]:
        """All legal areas."""
        found = [i for i in range(len(s.tile)) if self.allows(s, seat, i)]
        if not self.own_if_possible:
            return found
        close = [i for i in found if any(s.owner[j] == seat for j in s.rules.neighbours[i])]
        return close or found

    def any(self, s: State, seat: int) -> bool:
        """Whether there is a legal area."""
        return any(self.allows(s, seat, i) for i in range(len(s.tile)))

    def phrase(self, tile: Tile) -> Phrase | None:
        """The place of a special tile, where it is not any free land."""
        if self.bonus:
            return Phrase("where_bonus_own" if self.own else "where_bonus")
        if self.volcano:
            return Phrase("where_volcanic")
        if self.kind == OCEAN_AREA:
            return Phrase("where_ocean_area")
        if self.alone:
            return Phrase("where_alone")
        if self.next_to:
            return Phrase("where_next_to", y=Noun(tile.family[self.next_to[0]].noun))
        return Phrase("where_city") if tile.city else None


class Place(Node):
    """Place a tile: I choose the area, take its bonuses, and what reacts reacts. Program counter: tiles placed."""

    def __init__(self, tile: Tile, where: Where, times: int = 1, quiet: bool = False) -> None:
        super().__init__()
        self.tile = tile
        self.where = where
        self.times = times
        self.quiet = quiet  # without the step of a parameter that comes with the tile
        self.reads = BOARD
        self.writes = BOARD | HANDS

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
        return [] if self.can(s, seat, card) else [Phrase("no_place", x=Noun(self.tile.noun))]

    def step(self, s: State, f: Frame) -> None:
        none_left = self.none_left(s)
        cells = [] if none_left else self.where.cells(s, f.seat)
        if cells:
            s.ask(f, cells)
            return
        s.seats[f.seat][AREA] = -1
        limit = self.tile.limit
        if none_left and limit is not None and limit.beyond is not None:
            for _ in range(f.pc, self.times):
                limit.beyond.step(s, Frame(limit.beyond, f.seat, f.card))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc + 1 < self.times:
            # One after the other: what the first tile brings comes before the next one, if the player likes.
            s.pools[s.stack].append(f.at(f.pc + 1))
        put(s, self.tile, f.seat, option, f.card, self.quiet)

    def question(self, s: State, f: Frame) -> Question:
        return Question("place", THING, self.tile.name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("place", CELL, s.rules.cell_names[x])

    def writes_now(self, s: State, seat: int) -> int:
        """What it writes, the reactions of others in play included."""
        return self.writes | reactions_write(s, ON_PLACED, self.tile.number, seat)

    def phrase(self) -> Phrase:
        said = self.said()
        raises = self.tile.raises
        if raises is None or self.quiet or self.tile.limit is not None:
            return said
        return together([said, raises.phrase()])

    def said(self) -> Phrase:
        """Which tile goes where."""
        where, tile = self.where, self.tile
        if tile.is_special:
            at = where.phrase(tile)
            if at is None:
                return Phrase("place_named", x=Noun(tile.noun))
            return Phrase("place_named_at", x=Noun(tile.noun), e=at)
        q = Amount(self.times, tile.noun)
        if where.reserved:
            return Phrase("place_on_reserved", q=q)
        if where.kind == OCEAN_AREA and tile.limit is None:
            return Phrase("place_on_ocean_area", q=q)
        if where.kind == LAND and tile.limit is not None:
            return Phrase("place_on_land", q=q)
        if where.also >= 0:
            return Phrase("place_even_on_ocean_area", q=q)
        if where.alone:
            return Phrase("place_next_to_no_tile", q=q)
        if where.next_to and where.least > 1:
            return Phrase("place_next_to_n", q=q, p=Amount(where.least, tile.family[where.next_to[0]].noun))
        if where.next_to:
            noun = tile.family[where.next_to[0]].noun
            return Phrase("place_next_to", q=q, y=Noun(noun, "other") if noun == tile.noun else Noun(noun))
        if tile.city and not where.apart_from:
            return Phrase("place_city_anywhere", q=q, y=Noun(tile.noun, "other"))
        return Phrase("place_tile", q=q)

    def icons(self) -> list[str]:
        usual = ("place_tile", "place_named")
        found = counted(self.times, self.tile.icon)
        return found if self.said().pattern in usual else [*found, "*"]


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


class NeighbourBonus(Node):
    """So much for every tile of a kind next to the tile just placed (the number: its cell)."""

    def __init__(self, what: Quantity, each: Query, number: int) -> None:
        super().__init__()
        self.what = what
        self.each = each
        self.number = number
        self.writes = STOCKS
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        beside = sum(1 for i in s.rules.neighbours[f.arg()] if s.tile[i] == self.number)
        if beside:
            s.add(f.seat, self.what.slot, beside * s.seats[f.seat][self.each.slot], f.card)

    def phrase(self) -> Phrase:
        return Phrase("gain", q=Amount(self.each.start, self.what.noun))

    def icons(self) -> list[str]:
        return [f"{self.each.start}", self.what.icon]


class Standing(Node):
    """So much for the tile just placed, and more for every tile of some kinds next to it (the number: its cell)."""

    def __init__(self, what: Quantity, n: int, each: int, numbers: list[int], noun: str) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.each = each
        self.numbers = numbers
        self.noun = noun
        self.writes = STOCKS
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        beside = sum(1 for i in s.rules.neighbours[f.arg()] if s.tile[i] in self.numbers)
        n = self.n + self.each * beside
        if n:
            s.add(f.seat, self.what.slot, n, f.card)

    def phrase(self) -> Phrase:
        each, x = Amount(self.each, self.what.noun), Noun(self.noun)
        if self.n == 0:
            return Phrase("per_each_beside", e=Phrase("gain", q=each), x=x)
        return Phrase("gain_and_beside", q=Amount(self.n, self.what.noun), p=each, x=x)

    def icons(self) -> list[str]:
        beside = [f"{self.each}", self.what.icon, "/", f"tile-{self.noun.removesuffix('_tile')}"]
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
        return bool(self.cells(s, seat))

    def cells(self, s: State, seat: int) -> list[int]:
        """Empty land that nobody has claimed."""
        return [i for i in self.where.cells(s, seat) if s.claim[i] == NOBODY]

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("no_place", x=Noun("marker"))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.cells(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.claim[option] = f.seat
        s.note(self.note, f.seat, f.card, option)

    def question(self, s: State, f: Frame) -> Question:
        return Question("claim")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("claim", CELL, s.rules.cell_names[x])

    def phrase(self) -> Phrase:
        return Phrase("mark_area")

    def icons(self) -> list[str]:
        return ["player-circle", "tile-empty"]
