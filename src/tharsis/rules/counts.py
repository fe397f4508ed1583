"""Numbers read off the state: tags, tiles, resources. Amounts, conditions and points are made of them."""

from __future__ import annotations

from tharsis.kernel.core import Card, Count, Node, State, Tag
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.vocabulary import AREA, BOARD, CHOSEN, EVENTS, ON_CARDS, Quantity, Resource, Tile


class Every(Count):
    """One for every so many of something, rounded down."""

    def __init__(self, n: int, of: Count) -> None:
        super().__init__()
        self.n = n
        self.of = of
        self.reads = of.reads

    def children(self) -> list[Node]:
        return [self.of]

    def count(self, s: State, seat: int, card: int) -> int:
        return self.of.count(s, seat, card) // self.n

    def icons(self) -> list[str]:
        return [f"{self.n}", *self.of.icons()]


class Tags(Count):
    """My tags in play, on face-up cards and the corporation. `this`: the text says that the card counts itself."""

    def __init__(self, tag: Tag, this: bool = False) -> None:
        super().__init__()
        self.tag = tag
        self.this = this

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.tag.slot]

    def icons(self) -> list[str]:
        return [f"tag-{self.tag.name}"]


class OpponentTags(Count):
    """The tags of all opponents together."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(s.seats[i][self.tag.slot] for i in range(len(s.seats)) if i != seat)

    def icons(self) -> list[str]:
        return ["any", f"tag-{self.tag.name}"]


class EventsPlayed(Count):
    """All events played so far, by everybody."""

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(len(s.zones[s.rules.zone(i, EVENTS)]) for i in range(len(s.seats)))

    def icons(self) -> list[str]:
        return ["any", "tag-event"]


class Cities(Count):
    """Cities in play, of every owner; `on_map` leaves out those off the planet, `mine` those of others."""

    def __init__(self, numbers: list[int], on_map: bool = False, mine: bool = False) -> None:
        super().__init__()
        self.numbers = numbers
        self.on_map = on_map
        self.mine = mine
        self.reads = BOARD

    def count(self, s: State, seat: int, card: int) -> int:
        last = s.rules.cells_on_map if self.on_map else len(s.tile)
        return sum(
            1 for i in range(last) if s.tile[i] in self.numbers and (not self.mine or s.owner[i] == seat)
        )

    def icons(self) -> list[str]:
        return ["tile-city"] if self.mine else ["any", "tile-city"]


class OwnTiles(Count):
    """My tiles: of one kind, or all."""

    def __init__(self, tile: Tile | None = None) -> None:
        super().__init__()
        self.tile = tile
        self.reads = BOARD

    def count(self, s: State, seat: int, card: int) -> int:
        if self.tile is None:
            return s.owner.count(seat)
        return sum(1 for i, o in enumerate(s.owner) if o == seat and s.tile[i] == self.tile.number)

    def icons(self) -> list[str]:
        return ["tile-empty"] if self.tile is None else [self.tile.icon]


class OnThis(Count):
    """Resources on this card."""

    def __init__(self, noun: str) -> None:
        super().__init__()
        self.noun = noun
        self.reads = ON_CARDS

    def count(self, s: State, seat: int, card: int) -> int:
        return s.res[card]

    def icons(self) -> list[str]:
        return [f"res-{self.noun.removesuffix('_resource')}"]


class NextToTile(Count):
    """Tiles of some kinds next to the special tile of this card."""

    def __init__(self, tile: Tile, numbers: list[int], noun: str) -> None:
        super().__init__()
        self.tile = tile
        self.numbers = numbers
        self.noun = noun
        self.reads = BOARD

    def count(self, s: State, seat: int, card: int) -> int:
        if self.tile.number not in s.tile:
            return 0
        cell = s.tile.index(self.tile.number)
        return sum(1 for i in s.rules.neighbours[cell] if s.tile[i] in self.numbers)

    def icons(self) -> list[str]:
        return [self.tile.family[self.numbers[0]].icon]


class Has(Count):
    """What I have of a quantity."""

    def __init__(self, what: Quantity) -> None:
        super().__init__()
        self.what = what

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.what.slot]

    def icons(self) -> list[str]:
        return [self.what.icon]


class Chosen(Count):
    """The number that I chose for X."""

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][CHOSEN]

    def icons(self) -> list[str]:
        return ["X"]


class AtLeast(Count):
    """1 if a number reaches a level, else 0."""

    def __init__(self, of: Count, level: int) -> None:
        super().__init__()
        self.of = of
        self.level = level
        self.reads = of.reads

    def children(self) -> list[Node]:
        return [self.of]

    def count(self, s: State, seat: int, card: int) -> int:
        return 1 if self.of.count(s, seat, card) >= self.level else 0

    def icons(self) -> list[str]:
        return [f"{self.level}", *self.of.icons()]


class AreaHas(Count):
    """Whether the area of the tile that I placed last has a printed bonus of this resource."""

    def __init__(self, what: Resource) -> None:
        super().__init__()
        self.what = what

    def count(self, s: State, seat: int, card: int) -> int:
        return bonus_of(s, s.seats[seat][AREA], self.what.slot)

    def icons(self) -> list[str]:
        return [self.what.icon]


def bonus_of(s: State, cell: int, slot: int) -> int:
    """How much of a seat's slot the printed bonus of an area brings."""
    if cell < 0:
        return 0
    bonus = s.rules.cell_bonus[cell]
    return 0 if bonus is None else bonus.total(slot)


class Points(Count):
    """Victory points: a number, or so many for each of something (at most `most` times)."""

    def __init__(self, n: int, per: Count | None = None, most: int = 0) -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.most = most

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def count(self, s: State, seat: int, card: int) -> int:
        if self.per is None:
            return self.n
        times = self.per.count(s, seat, card)
        return self.n * (min(times, self.most) if self.most else times)

    def phrase(self) -> Phrase:
        points, per = Amount(self.n, "vp"), self.per
        if isinstance(per, OnThis) and self.most == 1:
            return Phrase("vp_if_resource", q=points, x=Noun(per.noun))
        if isinstance(per, OnThis):
            return Phrase("vp_per_each_on_card", q=points, x=Noun(per.noun))
        if isinstance(per, NextToTile):
            return Phrase("vp_per_adjacent", q=points, x=Noun(per.noun))
        if isinstance(per, Tags):
            return Phrase("vp_per_tag", q=points, x=Noun(f"{per.tag.name}_tag"))
        if isinstance(per, Every):
            if isinstance(per.of, OnThis):
                return Phrase("vp_per_n_on_card", p=points, q=Amount(per.n, per.of.noun))
            if isinstance(per.of, Cities):
                return Phrase("vp_per_n_in_play", p=points, q=Amount(per.n, "city_tile"))
            if isinstance(per.of, Tags):
                return Phrase("vp_per_n_own", p=points, q=Amount(per.n, f"{per.of.tag.name}_tag"))
        return Phrase("vp_fixed", q=points)

    def icons(self) -> list[str]:
        if self.per is None:
            return [f"{self.n}", "res-vp"]
        if self.most == 1:
            return [f"{self.n}", "res-vp", "if", "1", *self.per.icons()]
        return [f"{self.n}", "res-vp", "/", *self.per.icons()]


def for_each(effect: Phrase, per: Count) -> Phrase:
    """An effect, so often as something is there: Gain 1 plant for each city tile in play."""
    if isinstance(per, Tags):
        own = "per_each_including_this" if per.this else "per_each_own_tag"
        return Phrase(own, e=effect, x=Noun(f"{per.tag.name}_tag"))
    if isinstance(per, Every) and isinstance(per.of, Tags):
        own = "per_n_including_this" if per.of.this else "per_n_effect"
        return Phrase(own, e=effect, q=Amount(per.n, f"{per.of.tag.name}_tag"))
    if isinstance(per, OpponentTags):
        return Phrase("per_opponents", e=effect, x=Noun(f"{per.tag.name}_tag"))
    if isinstance(per, EventsPlayed):
        return Phrase("per_events", e=effect)
    if isinstance(per, Cities):
        if per.on_map:
            return Phrase("per_each", e=effect, x=Noun("city_on_mars"))
        return Phrase("per_in_play", e=effect, x=Noun("city_tile"))
    said = per.phrase()
    beside = said.pattern == "if_placed_next_to"
    return Phrase("per_each_beside" if beside else "per_each", e=effect, x=said.slots["x"])


def printed_points(card: Card) -> int:
    """The points printed on a card, where they are a fixed number."""
    vp = card.vp
    return vp.n if isinstance(vp, Points) and vp.per is None else 0
