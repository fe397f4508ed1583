"""What verbs act on: quantities, resources, parameters, tiles, zones; and what the order of effects can depend on."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Node
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.kernel.vocabulary import Vocabulary

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
        self, vocabulary: Vocabulary, name: str, noun: str, icon: str, floor: int = 0, start: int = 0
    ) -> None:
        self.name = name
        self.noun = noun
        self.icon = icon
        self.floor = floor
        self.slot = vocabulary.seat(name, start)
        self.is_production = False
        self.flag = -1  # a slot set to 1 by every gain, where somebody asks for it
        self.shield: Query | None = None  # while this is above 0, opponents can't take it away


class Resource(Quantity):
    """A standard resource, with the production of it."""

    def __init__(self, vocabulary: Vocabulary, name: str, noun: str, production_floor: int = 0) -> None:
        super().__init__(vocabulary, name, noun, f"res-{name}")
        self.production = Quantity(
            vocabulary, f"{name}_production", f"{noun}_production", f"prod-{name}", production_floor
        )
        self.production.is_production = True


class CardResource:
    """A resource that lies on cards."""

    def __init__(self, name: str, noun: str, shield: Query | None = None) -> None:
        self.name = name
        self.noun = noun
        self.icon = f"res-{name}"
        self.shield = shield


class Query:
    """A standing value of a seat that cards change: a discount, the value of a metal, the slack of requirements.

    `until_next` is the part that holds for the next card only.
    """

    def __init__(self, vocabulary: Vocabulary, name: str, start: int = 0) -> None:
        self.name = name
        self.slot = vocabulary.seat(name, start)
        self.until_next = vocabulary.seat(f"{name}_next")
        self.start = start
        self.pattern = ""  # what a card says that changes it, the thing that it is about, and its picture
        self.noun = ""
        self.icon = ""

    def says(self, pattern: str, icon: str, noun: str = "") -> None:
        """Give it its words and its picture."""
        self.pattern = pattern
        self.icon = icon
        self.noun = noun

    def phrase(self, amount: int) -> Phrase:
        """What a card says that changes it by so much."""
        if self.pattern == "discount_all":
            return Phrase(self.pattern, q=Amount(amount, "mc"))
        if self.pattern in ("discount_tag", "discount_project", "metal_value"):
            return Phrase(self.pattern, x=Noun(self.noun), q=Amount(amount, "mc"))
        if self.pattern == "requirement_slack":
            return Phrase(self.pattern, n=amount)
        if self.pattern in ("dice_discount", "dice_storage"):
            return Phrase(self.pattern, q=Amount(amount, self.noun))
        if self.pattern == "dice_refill":
            return Phrase(self.pattern, q=Amount(self.start + amount, self.noun))
        if self.pattern == "conversion_cost":
            return Phrase(self.pattern, q=Amount(self.start + amount, self.noun), m=self.start)
        return Phrase(self.pattern)

    def icons(self, amount: int) -> list[str]:
        """The same as icons."""
        if self.pattern == "requirement_slack":
            return [f"±{amount}", "param-temperature", "param-oxygen", "param-ocean"]
        if self.pattern == "conversion_cost":
            return [f"{self.start + amount}", self.icon, "->", "tile-greenery"]
        if self.pattern == "metal_value":
            return [self.icon, ":", f"+{amount}", "res-mc"]
        if self.pattern == "heat_as_money":
            return [self.icon, ":", "res-mc"]
        if self.pattern == "protection_player":
            return ["ui-blocked", "any", "res-plants", "res-animal", "res-microbe"]
        if self.pattern == "dice_discount":
            return [f"-{amount}", self.icon]
        if self.pattern in ("dice_storage", "dice_refill"):
            return [f"+{amount}", self.icon]
        return [self.icon, ":", f"-{amount}", "res-mc"]


class Parameter:
    """A global parameter: a slot of the world with a goal, what a step brings, and the bonuses on the way."""

    def __init__(self, vocabulary: Vocabulary, name: str, start: int, goal: int, step: int) -> None:
        self.name = name
        self.start = start
        self.goal = goal
        self.size = step
        self.slot = vocabulary.world(name, start)
        self.reward: Node | None = None
        self.beyond: Node | None = None  # for a step that is asked for when the goal is reached
        self.bonuses: dict[int, Node] = {}


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
