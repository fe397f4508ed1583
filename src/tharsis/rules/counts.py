"""Numbers read off the state: tags, tiles, resources. Amounts, conditions and points are made of them."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, Card, Count, Node, Ruleset, State, Tag
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.kernel.words import CountWords
from tharsis.rules.vocabulary import (
    AREA,
    BOARD,
    CHOSEN,
    EVENTS,
    ON_CARDS,
    CardResource,
    Quantity,
    Resource,
    Tile,
)


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

    def scored(self, s: State, seat: int, card: int) -> int:
        return self.of.scored(s, seat, card) // self.n

    def for_each(self, effect: Phrase) -> Phrase:
        return self.of.for_every(self.n, effect)

    def worth(self, points: Amount) -> Phrase:
        return self.of.worth_every(self.n, points)

    def icons(self) -> list[str]:
        return [f"{self.n}", *self.of.icons()]


def wild_tags(s: State, seat: int, tag: Tag) -> int:
    """How many tags of a seat may stand for this one, while it acts."""
    found = 0
    for slot in s.rules.wild_slots:
        if slot != tag.slot:
            found += s.seats[seat][slot]
    return found


class Tags(Count):
    """My tags in play, on face-up cards and the corporation, and those that may stand for one of them.

    `this`: the text says that the card counts itself.
    """

    def __init__(self, tag: Tag, this: bool = False) -> None:
        super().__init__()
        self.tag = tag
        self.this = this
        self.words = CountWords(
            Noun(tag.noun),
            each="per_each_including_this" if this else "per_each_own_tag",
            every="per_n_including_this" if this else "per_n_effect",
            points="vp_per_tag",
            points_every="vp_per_n_own",
            reached="if_tags",
            instead="if_instead",
            required="req_min",
            most="award_most",
        )

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.tag.slot] + wild_tags(s, seat, self.tag)

    def scored(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.tag.slot]

    def icons(self) -> list[str]:
        return [self.tag.icon]


class OpponentTags(Count):
    """The tags of all opponents together."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag
        self.words = CountWords(Noun(tag.noun), each="per_opponents")

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(s.seats[i][self.tag.slot] for i in range(len(s.seats)) if i != seat)

    def icons(self) -> list[str]:
        return ["any", self.tag.icon]


class EventsPlayed(Count):
    """All events played so far, by everybody."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(each="per_events")

    def count(self, s: State, seat: int, card: int) -> int:
        return sum(len(s.zones[s.rules.zone(i, EVENTS)]) for i in range(len(s.seats)))

    def icons(self) -> list[str]:
        return ["any", "tag-event"]


class Cities(Count):
    """Cities in play, of every owner; `on_map` leaves out those off the planet, `mine` those of others.

    The first of these tiles gives them its name and picture, unless `words` say otherwise.
    """

    def __init__(
        self,
        tiles: list[Tile],
        on_map: bool = False,
        mine: bool = False,
        words: CountWords | None = None,
    ) -> None:
        super().__init__()
        self.tiles = tiles
        self.numbers = [tile.number for tile in tiles]
        self.on_map = on_map
        self.mine = mine
        self.reads = BOARD
        self.words = self.usual_words() if words is None else words

    def usual_words(self) -> CountWords:
        """In play; or of my own."""
        thing = Noun(self.tiles[0].noun)
        if self.mine:
            return CountWords(thing, required="req_own_tile", most="award_most")
        return CountWords(thing, each="per_in_play", points_every="vp_per_n_in_play", required="req_in_play")

    def count(self, s: State, seat: int, card: int) -> int:
        if self.mine:
            found = self.of(s.tally(seat))
        else:
            found = sum([self.of(s.tally(owner)) for owner in range(NOBODY, s.rules.players)])
        return found - self.off_map(s, seat) if self.on_map else found

    def of(self, tally: list[int]) -> int:
        """How many of these tiles are among those of a seat."""
        found = 0
        for number in self.numbers:
            found += tally[number]
        return found

    def off_map(self, s: State, seat: int) -> int:
        """How many of them lie off the planet."""
        found = 0
        for i in range(s.rules.cells_on_map, len(s.tile)):
            if s.tile[i] in self.numbers and (not self.mine or s.owner[i] == seat):
                found += 1
        return found

    def notation(self) -> str:
        several = self.tiles[0].several()
        return f"own {several}" if self.mine else f"{several} in play"

    def icons(self) -> list[str]:
        return [self.tiles[0].icon] if self.mine else ["any", self.tiles[0].icon]


class OwnTiles(Count):
    """My tiles: of one kind, or all."""

    def __init__(self, tile: Tile | None = None) -> None:
        super().__init__()
        self.tile = tile
        self.reads = BOARD
        noun = "tile" if tile is None else tile.noun
        self.words = CountWords(Noun(noun), required="req_own_tile", most="award_most")

    def count(self, s: State, seat: int, card: int) -> int:
        tally = s.tally(seat)
        return sum(tally) if self.tile is None else tally[self.tile.number]

    def notation(self) -> str:
        return "own tiles" if self.tile is None else f"own {self.tile.several()}"

    def icons(self) -> list[str]:
        return ["tile-empty"] if self.tile is None else [self.tile.icon]


class OnThis(Count):
    """Resources on this card."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what
        self.reads = ON_CARDS
        self.words = CountWords(
            Noun(what.noun),
            each="per_each_on_this",
            points="vp_per_each_on_card",
            points_every="vp_per_n_on_card",
            points_if="vp_if_resource",
        )

    def count(self, s: State, seat: int, card: int) -> int:
        return s.res[card]

    def icons(self) -> list[str]:
        return [self.what.icon]


class NextToTile(Count):
    """Tiles of some kinds next to the special tile of this card; the first of them gives them its name."""

    def __init__(self, tile: Tile, beside: list[Tile]) -> None:
        super().__init__()
        self.tile = tile
        self.beside = beside
        self.numbers = [other.number for other in beside]
        self.reads = BOARD
        self.words = CountWords(Noun(beside[0].noun), points="vp_per_adjacent")

    def count(self, s: State, seat: int, card: int) -> int:
        if self.tile.number not in s.tile:
            return 0
        cell = s.tile.index(self.tile.number)
        return sum(1 for i in s.rules.neighbours[cell] if s.tile[i] in self.numbers)

    def icons(self) -> list[str]:
        return [self.beside[0].icon]


class Has(Count):
    """What I have of a quantity."""

    def __init__(self, what: Quantity, words: CountWords | None = None) -> None:
        super().__init__()
        self.what = what
        self.words = self.usual_words() if words is None else words

    def usual_words(self) -> CountWords:
        """So much of it; of a production, its level."""
        most = "award_highest" if self.what.is_production else "award_most"
        return CountWords(Noun(self.what.noun), required="req_min", most=most)

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.what.slot]

    def icons(self) -> list[str]:
        return [self.what.icon]


class Chosen(Count):
    """The number that I chose for X."""

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][CHOSEN]

    def as_chosen(self) -> bool:
        return True

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

    def condition(self, then: Phrase, otherwise: Phrase | None) -> Phrase:
        return self.of.condition_at(self.level, then, otherwise)

    def icons(self) -> list[str]:
        return [f"{self.level}", *self.of.icons()]


class AreaHas(Count):
    """Whether the area of the tile that I placed last has a printed bonus of this resource."""

    def __init__(self, what: Resource) -> None:
        super().__init__()
        self.what = what
        self.words = CountWords(Noun(what.noun), holds="if_area_bonus")

    def count(self, s: State, seat: int, card: int) -> int:
        return bonus_of(s.rules, s.seats[seat][AREA], self.what.slot)

    def icons(self) -> list[str]:
        return [self.what.icon]


def bonus_of(rules: Ruleset, cell: int, slot: int) -> int:
    """How much of a seat's slot the printed bonus of an area brings."""
    if cell < 0:
        return 0
    bonus = rules.cell_bonus[cell]
    return 0 if bonus is None else bonus.total(slot)


class Points(Count):
    """Victory points: a number, or so many for each of something; `once`: if there is one of it at all."""

    def __init__(self, n: int, per: Count | None = None, once: bool = False, noun: str = "vp") -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.once = once
        self.noun = noun

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def count(self, s: State, seat: int, card: int) -> int:
        if self.per is None:
            return self.n
        times = self.per.scored(s, seat, card)
        return self.n * (min(times, 1) if self.once else times)

    def phrase(self) -> Phrase:
        points = Amount(self.n, self.noun)
        if self.per is None:
            return Phrase("vp_fixed", q=points)
        return self.per.worth_one(points) if self.once else self.per.worth(points)

    def icons(self) -> list[str]:
        if self.per is None:
            return [f"{self.n}", "res-vp"]
        if self.once:
            return [f"{self.n}", "res-vp", "if", "1", *self.per.icons()]
        return [f"{self.n}", "res-vp", "/", *self.per.icons()]


def printed_points(card: Card) -> int:
    """The points printed on a card, where they are a fixed number."""
    vp = card.vp
    return vp.n if isinstance(vp, Points) and vp.per is None else 0
