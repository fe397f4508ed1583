"""What verbs act on: quantities, resources, parameters, tiles, zones; and what the order of effects can depend on."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Node, Track
from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import AMOUNT, PRODUCTION, STEPS, STOCK, QuantityWords

# Zones that every game has. The common ones come first, then each seat's.
DECK: Final = 0
DISCARD: Final = 1
BOX: Final = 2  # out of the game
CORPORATIONS: Final = 3
HAND: Final = 0
TABLEAU: Final = 1  # face up, in play
EVENTS: Final = 2  # played events, face down
DEALT: Final = 3  # cards being looked at
DEALT_CORPORATIONS: Final = 4
KEPT: Final = 5  # cards chosen from a draft, not paid for yet

# The first slots of every seat (kernel.module.SCRATCH).
CHOSEN: Final = 0  # the number chosen for an effect with an X
AREA: Final = 1  # the area of the tile placed last
PLAYED: Final = 2  # the card being played

# Aspects: two effects are in conflict if one writes what the other reads.
HANDS: Final = 1
BOARD: Final = 2
STOCKS: Final = 4
ON_CARDS: Final = 8
TOP_OF_DECK: Final = 16

# Kinds of area.
LAND: Final = 0
OCEAN_AREA: Final = 1
RESERVED: Final = 2  # for one named city


class Quantity:
    """Something that a player has a number of. `noun` is its word in the glossary, `icon` its picture."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        noun: str,
        icon: str,
        floor: int = 0,
        start: int = 0,
        words: QuantityWords = STOCK,
    ) -> None:
        self.name = name
        self.noun = noun
        self.icon = icon
        self.floor = floor
        self.slot = vocabulary.seat(name, start)
        self.words = words
        self.is_production = words.form == STEPS
        self.flag = -1  # a slot set to 1 by every gain, where somebody asks for it
        self.shield: Query | None = None  # while this is above 0, opponents can't take it away

    def say(self, pattern: str, n: int) -> Phrase:
        """A sentence about so much of it."""
        return self.words.say(pattern, self.noun, n)

    def lacking(self, n: int, missing: int) -> Phrase:
        """Why so much of it can't be paid: what is missing, or the steps that it can't go down."""
        return self.say(self.words.short, missing if self.words.form == AMOUNT else n)


class Resource(Quantity):
    """A standard resource, with the production of it."""

    def __init__(self, vocabulary: Vocabulary, name: str, noun: str, production_floor: int = 0) -> None:
        super().__init__(vocabulary, name, noun, f"res-{name}")
        self.production = Quantity(
            vocabulary,
            f"{name}_production",
            f"{noun}_production",
            f"prod-{name}",
            production_floor,
            words=PRODUCTION,
        )


class CardResource:
    """A resource that lies on cards."""

    def __init__(self, name: str, noun: str, shield: Query | None = None) -> None:
        self.name = name
        self.noun = noun
        self.icon = f"res-{name}"
        self.shield = shield


class QueryWords:
    """What a card says that changes a standing value, and its row of icons.

    The pattern gets what it speaks of: `of` (slot x), the change as an amount (`by`: its noun), as a bare number (`number`),
    or the value that comes of it (`to`: its noun; `was`: after the old one). In the icons, `{by}` and `{to}` are the change
    and the value. `next`: the pattern where only the next card is changed.
    """

    def __init__(
        self,
        pattern: str,
        icons: list[str],
        *,
        of: str = "",
        by: str = "",
        number: bool = False,
        to: str = "",
        was: bool = False,
        next: str = "",
    ) -> None:
        self.pattern = pattern
        self.icons = icons
        self.of = of
        self.by = by
        self.number = number
        self.to = to
        self.was = was
        self.next = next


class Query:
    """A standing value of a seat that cards change: a discount, the value of a metal, the slack of requirements.

    `until_next` is the part that holds for the next card only, where its words tell of such a card. A value that no card
    changes has no words.
    """

    def __init__(
        self, vocabulary: Vocabulary, name: str, start: int = 0, words: QueryWords | None = None
    ) -> None:
        self.name = name
        self.slot = vocabulary.seat(name, start)
        self.until_next = vocabulary.seat(f"{name}_next") if words is not None and words.next else -1
        self.start = start
        self.words = words

    def spoken(self) -> QueryWords:
        """Its words; without any, no card may change it."""
        if self.words is None:
            raise ValueError(f"no words for the standing value {self.name}")
        return self.words

    def phrase(self, amount: int, next_card: bool = False) -> Phrase:
        """What a card says that changes it by so much, for good or for the next card."""
        words = self.spoken()
        slots: dict[str, Slot] = {}
        if words.of:
            slots["x"] = Noun(words.of)
        if words.by:
            slots["q"] = Amount(amount, words.by)
        if words.number:
            slots["n"] = amount
        if words.to:
            slots["q"] = Amount(self.start + amount, words.to)
        if words.was:
            slots["m"] = self.start
        return Phrase(words.next if next_card else words.pattern, **slots)

    def icons(self, amount: int) -> list[str]:
        """The same as icons."""
        by, to = f"{amount}", f"{self.start + amount}"
        return [icon.replace("{by}", by).replace("{to}", to) for icon in self.spoken().icons]


class ParameterWords:
    """The patterns for a parameter, each with the slots n (steps or level) and m (the level now).

    `raised`, `lowered`: what a card says that moves it. `least`, `most`: a requirement. `low`, `high`: why it is not met.
    `counted`: the noun of the things that its steps are, where the patterns speak of an amount of them (slot q).
    """

    def __init__(
        self, *, raised: str, least: str, most: str, low: str, high: str, counted: str = "", lowered: str = ""
    ) -> None:
        self.raised = raised
        self.lowered = lowered
        self.least = least
        self.most = most
        self.low = low
        self.high = high
        self.counted = counted


def scale_words(name: str) -> ParameterWords:
    """The words of a parameter that is measured: its patterns bear its name."""
    return ParameterWords(
        raised=f"raise_{name}",
        lowered=f"lower_{name}",
        least=f"req_{name}_min",
        most=f"req_{name}_max",
        low=f"{name}_too_low",
        high=f"{name}_too_high",
    )


def counted_words(noun: str) -> ParameterWords:
    """The words of a parameter whose steps are things that lie on the table."""
    return ParameterWords(
        raised="", least="req_min", most="req_max", low="needs_more", high="too_many", counted=noun
    )


class Parameter(Track):
    """A global parameter: a slot of the world with a goal, what a step brings, and the bonuses on the way."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        start: int,
        goal: int,
        step: int,
        icon: str,
        words: ParameterWords | None = None,
    ) -> None:
        super().__init__(name, vocabulary.world(name, start), start, goal, step)
        self.icon = icon
        self.words = scale_words(name) if words is None else words
        self.reward: Node | None = None
        self.beyond: Node | None = None  # for a step that is asked for when the goal is reached
        self.bonuses: dict[int, Node] = {}

    @property
    def noun(self) -> str:
        """Its word in the glossary."""
        return self.name

    def required(self, level: int, least: bool) -> Phrase:
        """A requirement: this level or more, or this level or less."""
        words = self.words
        pattern = words.least if least else words.most
        return Phrase(pattern, q=Amount(level, words.counted)) if words.counted else Phrase(pattern, n=level)

    def missed(self, level: int, now: int, least: bool) -> Phrase:
        """Why such a requirement is not met."""
        words = self.words
        if not words.counted:
            return Phrase(words.low if least else words.high, n=level, m=now)
        if least:
            return Phrase(words.low, q=Amount(level - now, words.counted, more=True))
        return Phrase(words.high, q=Amount(level, words.counted), m=now)


class Tile:
    """A kind of tile, with what placing it brings besides the bonus of the area."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        noun: str,
        icon: str,
        city: bool = False,
        owned: bool = True,
    ) -> None:
        self.number = vocabulary.tile(name)
        self.name = name
        self.noun = noun
        self.icon = icon
        self.city = city
        self.owned = owned
        self.limit: Parameter | None = None  # no more of them when this is at its goal
        self.beside: Node | None = None  # for the tiles next to it
        self.raises: Node | None = None  # the step of a parameter that comes with it
        self.is_special = noun.startswith("tile_")  # it has a title of its own
        self.family: list[Tile] = []  # all tiles of its game, by number

    def several(self) -> str:
        """How facts call several of them: `cities`."""
        return f"{self.name[:-1]}ies" if self.name.endswith("y") else f"{self.name}s"
