"""What global events and ruling bonuses count: always what is printed and what lies there, never a wild tag."""

from __future__ import annotations

from tharsis.games.mars.components import ALL_CITIES, CITY_NUMBERS, OCEAN, TR
from tharsis.games.mars.turmoil.committee import parties_with
from tharsis.kernel.core import Count, Node, State, Tag
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.kernel.words import CountWords
from tharsis.rules.vocabulary import BOARD, EVENTS, HAND, TABLEAU, Resource


class PrintedTags(Count):
    """My printed tags of some kinds, on cards in play."""

    def __init__(self, *tags: Tag) -> None:
        super().__init__()
        self.tags: list[Tag] = list(tags)
        self.words = CountWords(Noun(self.tags[0].noun) if self.tags else None)

    def count(self, s: State, seat: int, card: int) -> int:
        return sum([s.seats[seat][tag.slot] for tag in self.tags])

    def icons(self) -> list[str]:
        found: list[str] = []
        for tag in self.tags:
            found += ["or", tag.icon] if found else [tag.icon]
        return found


class KindsOfTags(Count):
    """How many kinds of tags I have in play; a tag that stands for others is no kind."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun("kind_of_tag"))

    def count(self, s: State, seat: int, card: int) -> int:
        wild = s.rules.wild_slots
        return sum([1 for tag in s.rules.tags if tag.slot not in wild and s.seats[seat][tag.slot] > 0])

    def icons(self) -> list[str]:
        return ["mark-any-tag"]


class TagsInPlay(Count):
    """The tags of everybody."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag
        self.words = CountWords(Noun(tag.noun), each="per_tag_in_play_incl")

    def count(self, s: State, seat: int, card: int) -> int:
        wild = sum([s.seats[seat][slot] for slot in s.rules.wild_slots])
        return wild + sum([own[self.tag.slot] for own in s.seats])

    def icons(self) -> list[str]:
        return ["any", self.tag.icon]


class Production(Count):
    """My production of a resource."""

    def __init__(self, resource: Resource) -> None:
        super().__init__()
        self.what = resource.production
        self.words = CountWords(Noun(self.what.noun))

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.what.slot]

    def icons(self) -> list[str]:
        return [self.what.icon]


class EventsPlayed(Count):
    """The event cards that I have played in this game."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords()

    def count(self, s: State, seat: int, card: int) -> int:
        return len(s.zones[s.rules.zone(seat, EVENTS)])

    def icons(self) -> list[str]:
        return ["tag-event"]


class HandCards(Count):
    """The cards in my hand."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords()

    def count(self, s: State, seat: int, card: int) -> int:
        return len(s.zones[s.rules.zone(seat, HAND)])

    def icons(self) -> list[str]:
        return ["res-card"]


class BlueCards(Count):
    """My blue cards in play; a corporation is none."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun("active_card"))

    def count(self, s: State, seat: int, card: int) -> int:
        cards = s.rules.cards
        return sum([1 for c in s.zones[s.rules.zone(seat, TABLEAU)] if cards[c].kind == "active"])

    def icons(self) -> list[str]:
        return ["card-blue"]


class MyCities(Count):
    """My cities, those off the planet too."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun(ALL_CITIES[0].noun))

    def count(self, s: State, seat: int, card: int) -> int:
        tally = s.tally(seat)
        return sum([tally[number] for number in CITY_NUMBERS])

    def icons(self) -> list[str]:
        return [ALL_CITIES[0].icon]


class CitiesAndTags(Count):
    """My cities and my tags of a kind together."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag
        self.cities = MyCities()

    def children(self) -> list[Node]:
        return [self.cities]

    def count(self, s: State, seat: int, card: int) -> int:
        return s.seats[seat][self.tag.slot] + self.cities.count(s, seat, card)

    def icons(self) -> list[str]:
        return [self.tag.icon, *self.cities.icons()]


class BesideOceans(Count):
    """My tiles on Mars next to an ocean, each once."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords()

    def count(self, s: State, seat: int, card: int) -> int:
        found = 0
        for i in range(s.rules.cells_on_map):
            if s.owner[i] == seat and any(s.tile[j] == OCEAN.number for j in s.rules.neighbours[i]):
                found += 1
        return found

    def icons(self) -> list[str]:
        return ["tile-empty", OCEAN.icon]


class RatingAbove(Count):
    """Full sets of so many steps of my rating above a level."""

    def __init__(self, above: int, each: int = 5) -> None:
        super().__init__()
        self.above = above
        self.each = each

    def count(self, s: State, seat: int, card: int) -> int:
        return max(0, s.seats[seat][TR.slot] - self.above) // self.each

    def icons(self) -> list[str]:
        return [f"{self.each}", "res-tr", "*"]


class EmptyBesideMine(Count):
    """Empty areas on Mars next to a tile of mine, each once."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = BOARD
        self.words = CountWords(each="per_empty_area_beside")

    def count(self, s: State, seat: int, card: int) -> int:
        found = 0
        for i in range(s.rules.cells_on_map):
            if s.tile[i] < 0 and any(s.owner[j] == seat for j in s.rules.neighbours[i]):
                found += 1
        return found

    def icons(self) -> list[str]:
        return ["tile-empty", "*"]


class PartiesWithMine(Count):
    """The parties in which I have a delegate."""

    def count(self, s: State, seat: int, card: int) -> int:
        return parties_with(s, seat)

    def for_each(self, effect: Phrase) -> Phrase:
        return Phrase("per_party_with_delegate", **effect.slots)

    def icons(self) -> list[str]:
        return ["turmoil-delegate"]
