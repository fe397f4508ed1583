"""The things of Terraforming Mars: resources, tags, parameters, tiles, standing values, and short forms of verbs."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Count, Node, Tag
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.rules.abilities import Modifier
from tharsis.rules.buy import Buy, LookBuy
from tharsis.rules.counts import Cities, OwnTiles
from tharsis.rules.effects import Gain, Raise
from tharsis.rules.needs import NeedCount, NeedParameter, NeedProduction, NeedTags
from tharsis.rules.pay import Means, Pay, Purse
from tharsis.rules.tiles import NeighbourBonus, Place, Where
from tharsis.rules.vocabulary import (
    OCEAN_AREA,
    CardResource,
    Parameter,
    Quantity,
    Query,
    Resource,
    Tile,
)

VOCABULARY: Final = Vocabulary()

# Resources and the terraform rating.
MC: Final = Resource(VOCABULARY, "mc", "mc", production_floor=-5)
STEEL: Final = Resource(VOCABULARY, "steel", "steel")
TITANIUM: Final = Resource(VOCABULARY, "titanium", "titanium")
PLANTS: Final = Resource(VOCABULARY, "plants", "plant")
ENERGY: Final = Resource(VOCABULARY, "energy", "energy")
HEAT: Final = Resource(VOCABULARY, "heat", "heat")
RESOURCES: Final = [MC, STEEL, TITANIUM, PLANTS, ENERGY, HEAT]
TR: Final = Quantity(VOCABULARY, "tr", "tr", "res-tr", start=20)
TR_RAISED: Final = Quantity(VOCABULARY, "tr_raised", "tr", "res-tr")
TR.flag = TR_RAISED.slot

# Standing values that cards change.
COST: Final = Query(VOCABULARY, "discount")
POWER_PROJECT: Final = Query(VOCABULARY, "discount_power_plant")
SLACK: Final = Query(VOCABULARY, "slack")
STEEL_VALUE: Final = Query(VOCABULARY, "steel_value", 2)
TITANIUM_VALUE: Final = Query(VOCABULARY, "titanium_value", 3)
HEAT_VALUE: Final = Query(VOCABULARY, "heat_value")
PLANT_PRICE: Final = Query(VOCABULARY, "plant_price", 8)  # of a greenery, in plants
HEAT_PRICE: Final = Query(VOCABULARY, "heat_price", 8)  # of a step of temperature, in heat
CARD_PRICE: Final = Query(VOCABULARY, "card_price", 3)
OCEAN_BONUS: Final = Query(VOCABULARY, "ocean_bonus", 2)
SHIELD: Final = Query(VOCABULARY, "shield")
PLANTS.shield = SHIELD

# Tags, and the discount for cards that have them.
BUILDING: Final = VOCABULARY.tag("building")
SPACE: Final = VOCABULARY.tag("space")
POWER: Final = VOCABULARY.tag("power")
SCIENCE: Final = VOCABULARY.tag("science")
JOVIAN: Final = VOCABULARY.tag("jovian")
EARTH: Final = VOCABULARY.tag("earth")
PLANT: Final = VOCABULARY.tag("plant")
MICROBE: Final = VOCABULARY.tag("microbe")
ANIMAL: Final = VOCABULARY.tag("animal")
CITY_TAG: Final = VOCABULARY.tag("city")
TAGS: Final = [BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE, ANIMAL, CITY_TAG]
TAG_COST: Final = {tag.name: Query(VOCABULARY, f"discount_{tag.name}") for tag in TAGS}

# Resources on cards.
ANIMALS: Final = CardResource("animal", "animal", SHIELD)
MICROBES: Final = CardResource("microbe", "microbe", SHIELD)
SCIENCE_CUBES: Final = CardResource("science", "science_resource")
FIGHTERS: Final = CardResource("fighter", "fighter")

# Payment. Titanium before steel: where both may pay, the dearer metal is settled first.
TITANIUM_MEANS: Final = Means(TITANIUM, TITANIUM_VALUE, SPACE)
STEEL_MEANS: Final = Means(STEEL, STEEL_VALUE, BUILDING)
HEAT_MEANS: Final = Means(HEAT, HEAT_VALUE, None)
PURSE: Final = Purse(MC, [TITANIUM_MEANS, STEEL_MEANS, HEAT_MEANS])

# Global parameters.
TEMPERATURE: Final = Parameter(VOCABULARY, "temperature", -30, 8, 2)
OXYGEN: Final = Parameter(VOCABULARY, "oxygen", 0, 14, 1)
OCEANS: Final = Parameter(VOCABULARY, "oceans", 0, 9, 1)
PARAMETERS: Final = [TEMPERATURE, OXYGEN, OCEANS]

# Tiles.
OCEAN: Final = Tile(VOCABULARY, "ocean", "ocean_tile", "tile-ocean", owned=False)
GREENERY: Final = Tile(VOCABULARY, "greenery", "greenery_tile", "tile-greenery")
CITY: Final = Tile(VOCABULARY, "city", "city_tile", "tile-city", city=True)
TILES: Final[list[Tile]] = [OCEAN, GREENERY, CITY]


def special(name: str, city: bool = False) -> Tile:
    """A special tile: its name is that of its card."""
    key = name.lower().replace(" ", "-")
    tile = Tile(VOCABULARY, name, f"tile_{key.replace('-', '_')}", f"tile-{key}", city)
    TILES.append(tile)
    return tile


CAPITAL: Final = special("Capital", city=True)
NATURAL_PRESERVE: Final = special("Natural Preserve")
MINING_AREA: Final = special("Mining Area")
MINING_RIGHTS: Final = special("Mining Rights")
COMMERCIAL_DISTRICT: Final = special("Commercial District")
NUCLEAR_ZONE: Final = special("Nuclear Zone")
INDUSTRIAL_CENTER: Final = special("Industrial Center")
ECOLOGICAL_ZONE: Final = special("Ecological Zone")
LAVA_FLOWS: Final = special("Lava Flows")
MOHOLE_AREA: Final = special("Mohole Area")
RESTRICTED_AREA: Final = special("Restricted Area")
ALL_CITIES: Final = [CITY, CAPITAL]
CITY_NUMBERS: Final = [t.number for t in ALL_CITIES]

# What a card says that changes a standing value.
COST.says("discount_all", "res-card")
POWER_PROJECT.says("discount_project", "sp-power-plant", "project_power_plant")
SLACK.says("requirement_slack", "")
STEEL_VALUE.says("metal_value", STEEL.icon, STEEL.noun)
TITANIUM_VALUE.says("metal_value", TITANIUM.icon, TITANIUM.noun)
HEAT_VALUE.says("heat_as_money", HEAT.icon)
PLANT_PRICE.says("conversion_cost", PLANTS.icon, PLANTS.noun)
SHIELD.says("protection_player", "")
for tag in TAGS:
    TAG_COST[tag.name].says("discount_tag", f"tag-{tag.name}", f"{tag.name}_tag")

# What a step of a parameter and a tile bring.
RATING_STEP: Final = Gain(TR, 1)
for parameter in PARAMETERS:
    parameter.reward = RATING_STEP
for tile in TILES:
    tile.beside = NeighbourBonus(MC, OCEAN_BONUS, OCEAN.number)
    tile.family = TILES
OCEAN.raises = Raise(OCEANS)
OCEAN.limit = OCEANS
GREENERY.raises = Raise(OXYGEN)

# Where tiles go.
OCEAN_PLACE: Final = Where(OCEAN_AREA)
CITY_PLACE: Final = Where(apart_from=CITY_NUMBERS)
GREENERY_PLACE: Final = Where(own_if_possible=True)

TEMPERATURE.bonuses = {
    -24: Gain(HEAT.production, 1),
    -20: Gain(HEAT.production, 1),
    0: Place(OCEAN, OCEAN_PLACE),
}
OXYGEN.bonuses = {8: Raise(TEMPERATURE)}


# --- short forms, so that a card reads like its facts ------------------------------------------------------------------


def ocean(n: int = 1) -> Place:
    """Place ocean tiles on ocean areas."""
    return Place(OCEAN, OCEAN_PLACE, times=n)


def greenery(where: Where = GREENERY_PLACE) -> Place:
    """Place a greenery."""
    return Place(GREENERY, where)


def city(where: Where = CITY_PLACE) -> Place:
    """Place a city."""
    return Place(CITY, where)


def temperature(steps: int = 1) -> Raise:
    """Raise the temperature."""
    return Raise(TEMPERATURE, steps)


def oxygen(steps: int = 1) -> Raise:
    """Raise the oxygen."""
    return Raise(OXYGEN, steps)


def tr(n: int = 1, per: Count | None = None) -> Gain:
    """Raise my terraform rating."""
    return Gain(TR, n, per)


def pay(n: int, *with_resources: Resource) -> Pay:
    """Pay M€ as the cost of an action; the named metals may help."""
    return Pay(PURSE, PURSE.with_resources(with_resources), n)


# Buying cards, in the research phase and by cards.
BUY: Final = Buy(Pay(PURSE, PURSE.with_resources(())), CARD_PRICE)


def look_buy(n: int = 1) -> LookBuy:
    """Look at cards; buy or discard each."""
    return LookBuy(n, BUY)


def at_least(parameter: Parameter, level: int) -> Node:
    """A minimum requirement on a global parameter."""
    return NeedParameter(parameter, level, True, SLACK)


def at_most(parameter: Parameter, level: int) -> Node:
    """A maximum requirement on a global parameter."""
    return NeedParameter(parameter, level, False, SLACK)


def need_tags(tag: Tag, n: int) -> Node:
    """Tags that must be in play."""
    return NeedTags(tag, n)


def need_production(resource: Resource, n: int = 1) -> Node:
    """Production that I must have."""
    return NeedProduction(resource.production, n)


def need_cities(n: int) -> Node:
    """Cities that must be in play, anybody's."""
    return NeedCount(Cities(CITY_NUMBERS), n, "city_tile")


def need_own(tile: Tile, n: int = 1) -> Node:
    """Tiles that I must own."""
    return NeedCount(OwnTiles(tile), n, tile.noun, mine=True)


def cities(on_mars: bool = False) -> Cities:
    """Cities in play, anybody's."""
    return Cities(CITY_NUMBERS, on_map=on_mars)


def discount(n: int, tag: Tag | None = None) -> Modifier:
    """My cards (with that tag) cost less."""
    return Modifier(COST if tag is None else TAG_COST[tag.name], n)
