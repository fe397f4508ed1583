"""The things of the Dice Game: dice and their faces, wild tokens, VP, parameters, tiles, and short forms of verbs."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.verbs.box import Box
from tharsis.games.dice.verbs.change import OpponentsLose, TurnDice
from tharsis.games.dice.verbs.dice import Cup, Die, Face
from tharsis.games.dice.verbs.gain import GainAny, GainFace, Roll, RollAny
from tharsis.games.dice.verbs.pay import PayAny, PayFaces, PayX
from tharsis.kernel.core import Count, Node
from tharsis.kernel.phrase import Noun
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import CountWords
from tharsis.rules.abilities import Modifier
from tharsis.rules.counts import Cities
from tharsis.rules.effects import Gain, Raise
from tharsis.rules.tiles import Place, Standing, Where
from tharsis.rules.vocabulary import (
    CHOSEN,
    OCEAN_AREA,
    Parameter,
    Query,
    QueryWords,
    Resource,
    Tile,
    counted_words,
)

VOCABULARY: Final = Vocabulary()

# Victory points on the track, and tokens that stand in for any resource.
VP: Final = Resource(VOCABULARY, "vp", "immediate_vp")
WILD: Final = Resource(VOCABULARY, "wild", "wild_token")

# Dice: twelve of each colour; a common face on three sides, an uncommon one on two, a rare one on one.
CUP: Final = Cup(WILD)
YELLOW: Final = CUP.add(VOCABULARY, "yellow", 12, [("credit", 3), ("science", 2), ("jovian", 1)])
GREEN: Final = CUP.add(VOCABULARY, "green", 12, [("plant", 3), ("microbe", 2), ("animal", 1)])
BLUE: Final = CUP.add(VOCABULARY, "blue", 12, [("energy", 3), ("water", 2), ("oxygen", 1)])
RED: Final = CUP.add(VOCABULARY, "red", 12, [("heat", 3), ("event", 2), ("nuclear", 1)])
GREY: Final = CUP.add(VOCABULARY, "grey", 12, [("steel", 3), ("titanium", 2), ("city", 1)])
CREDIT, SCIENCE, JOVIAN = YELLOW.faces
PLANT, MICROBE, ANIMAL = GREEN.faces
ENERGY, WATER, OXYGEN_FACE = BLUE.faces
HEAT, EVENT, NUCLEAR = RED.faces
STEEL, TITANIUM, CITY_FACE = GREY.faces

# Standing values that cards change.
KEPT_DICE: Final = Query(  # in a production turn
    VOCABULARY, "kept_dice", 3, QueryWords("dice_storage", ["+{by}", "die-any"], by="die")
)
REFILL: Final = Query(  # of the hand, in a production turn
    VOCABULARY, "refill", 5, QueryWords("dice_refill", ["+{by}", "res-card"], to="card")
)

# Global parameters: 2 VP a step, 1 VP for a step of a complete one.
TEMPERATURE: Final = Parameter(VOCABULARY, "temperature", -32, 8, 4, "param-temperature")
OXYGEN: Final = Parameter(VOCABULARY, "oxygen", 0, 14, 2, "param-oxygen")
OCEANS: Final = Parameter(VOCABULARY, "oceans", 0, 7, 1, "param-ocean", counted_words("ocean_tile"))
PARAMETERS: Final = [TEMPERATURE, OXYGEN, OCEANS]
TERRAFORMED: Final = Gain(VP, 2)
COMPLETE: Final = Gain(VP, 1)
for parameter in PARAMETERS:
    parameter.reward = TERRAFORMED
    parameter.beyond = COMPLETE
TEMPERATURE.bonuses = {-24: GainFace(HEAT), -16: GainFace(HEAT), 0: GainFace(WATER)}
OXYGEN.bonuses = {4: GainFace(MICROBE), 10: GainFace(ANIMAL)}

# Tiles: nobody owns them; what they are worth is counted at once.
OCEAN: Final = Tile(VOCABULARY, "ocean", "ocean_tile", "tile-ocean", owned=False)
GREENERY: Final = Tile(VOCABULARY, "greenery", "greenery_tile", "tile-greenery", owned=False)
CITY: Final = Tile(VOCABULARY, "city", "city_tile", "tile-city", city=True, owned=False)
TILES: Final[list[Tile]] = [OCEAN, GREENERY, CITY]


def special(name: str, city: bool = False, picture: str = "") -> Tile:
    """A special tile."""
    key = picture or name.lower().replace(" ", "-")
    tile = Tile(VOCABULARY, name, f"tile_{key.replace('-', '_')}", f"tile-{key}", city, owned=False)
    TILES.append(tile)
    return tile


CAPITAL: Final = special("Capital", city=True)
LAVA_FLOWS: Final = special("Lava Flows")
NUCLEAR_ZONE: Final = special("Nuclear Zone")
ECOLOGICAL_ZONE: Final = special("Ecological Zone")
MINE: Final = special("Mine", picture="mining-area")
NATURAL_PRESERVE: Final = special("Natural Preserve")
ALL_CITIES: Final = [CITY, CAPITAL]
CITY_NUMBERS: Final = [t.number for t in ALL_CITIES]
GREENERY_NUMBERS: Final = [GREENERY.number]
OCEAN_NUMBERS: Final = [OCEAN.number]

for tile in TILES:
    tile.family = TILES
OCEAN.raises = Raise(OCEANS)
OCEAN.limit = OCEANS
GREENERY.raises = Raise(OXYGEN)
GREENERY.beside = Standing(VP, 0, 1, ALL_CITIES)
for tile in ALL_CITIES:
    tile.beside = Standing(VP, 2, 1, [GREENERY])

# Where tiles go.
LAND_PLACE: Final = Where()
OCEAN_PLACE: Final = Where(OCEAN_AREA)
CITY_PLACE: Final = Where(apart_from=CITY_NUMBERS)

# --- short forms, so that a card reads like its facts ------------------------------------------------------------------


def ocean(n: int = 1, where: Where = OCEAN_PLACE) -> Place:
    """Place ocean tiles."""
    return Place(OCEAN, where, times=n)


def greenery(where: Where = LAND_PLACE) -> Place:
    """Place a greenery, with its step of oxygen."""
    return Place(GREENERY, where)


def city(where: Where = CITY_PLACE) -> Place:
    """Place a city."""
    return Place(CITY, where)


def special_tile(tile: Tile, where: Where = LAND_PLACE) -> Place:
    """Place a special tile."""
    return Place(tile, where)


def temperature(steps: int = 1) -> Raise:
    """Raise the temperature."""
    return Raise(TEMPERATURE, steps)


def oxygen(steps: int = 1) -> Raise:
    """Raise the oxygen."""
    return Raise(OXYGEN, steps)


def vp(n: int = 1, per: Count | None = None) -> Gain:
    """Immediate VP, on the track."""
    return Gain(VP, n, per)


def wild(n: int = 1) -> Gain:
    """Wild tokens."""
    return Gain(WILD, n)


def dice(die: Die, n: int = 1, per: Count | None = None) -> Roll:
    """Gain and roll dice of a colour."""
    return Roll(die, n, per)


def any_dice(n: int = 1) -> RollAny:
    """Gain and roll dice of any colours."""
    return RollAny(CUP, n)


def gain(face: Face, n: int = 1) -> GainFace:
    """Gain a resource, without rolling."""
    return GainFace(face, n)


def any_of(die: Die, n: int = 1) -> GainAny:
    """Gain resources of one colour, on faces of my choice."""
    return GainAny(die.faces, n)


def any_resource(n: int = 1) -> GainAny:
    """Gain resources of my choice."""
    return GainAny(CUP.faces, n)


def as_many_but(face: Face, count: Count) -> GainAny:
    """Gain as many resources of my choice as were chosen, other ones than this."""
    return GainAny([f for f in CUP.faces if f is not face], 1, count)


def turn(n: int = 1, must: bool = False) -> TurnDice:
    """Turn dice of mine to any side."""
    return TurnDice(CUP, n, must)


def pay(*icons: Face) -> PayFaces:
    """Pay these resources as the cost of an action."""
    return PayFaces(CUP, list(icons))


def pay_any(leaves: int = 0) -> PayAny:
    """Pay any resource."""
    return PayAny(CUP, CUP.faces, leaves)


def pay_any_of(die: Die) -> PayAny:
    """Pay any resource of a colour."""
    return PayAny(CUP, die.faces)


def pay_x(face: Face) -> PayX:
    """Pay any number of a resource."""
    return PayX(CUP, face, CHOSEN)


def opponents_lose(face: Face, n: int = 1) -> OpponentsLose:
    """Each opponent loses a resource."""
    return OpponentsLose([face], n)


def opponents_lose_any(die: Die, n: int = 1) -> OpponentsLose:
    """Each opponent loses a resource of a colour, of his choice."""
    return OpponentsLose(die.faces, n)


def box(*parts: Node) -> Box:
    """A production box."""
    return Box(*parts)


def discount(face: Face, n: int = 1) -> Modifier:
    """My cards cost one icon less of this resource."""
    return Modifier(face.discount, n)


def storage(n: int) -> Modifier:
    """I may keep more dice in a production turn."""
    return Modifier(KEPT_DICE, n)


def cities() -> Cities:
    """Cities on the board."""
    return Cities(ALL_CITIES, words=CountWords(Noun(CITY.noun), each="per_on_board"))
