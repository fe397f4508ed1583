"""The things of Terraforming Mars: resources, tags, parameters, tiles, standing values, and short forms of verbs."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Count, Node, Tag
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import LEVEL, CountWords, QuantityWords
from tharsis.rules.abilities import Modifier, Played, UsedProject
from tharsis.rules.buy import Buy, LookBuy
from tharsis.rules.counts import AreaHas, Cities, Has, OwnTiles
from tharsis.rules.effects import Choose, Gain, Raise, When
from tharsis.rules.needs import NeedCount, NeedParameter, NeedProduction, NeedTags
from tharsis.rules.pay import Means, Pay, Purse
from tharsis.rules.tiles import NeighbourBonus, Place, Where
from tharsis.rules.vocabulary import (
    OCEAN_AREA,
    CardResource,
    Parameter,
    Quantity,
    Query,
    QueryWords,
    Resource,
    Tile,
    counted_words,
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
TR: Final = Quantity(
    VOCABULARY, "tr", "tr", "res-tr", start=20, words=QuantityWords(LEVEL, "tr_up", lose="tr_down", bare=True)
)
TR_RAISED: Final = Quantity(VOCABULARY, "tr_raised", "tr", "res-tr")
TR.flag = TR_RAISED.slot

# Standing values that cards change.
COST: Final = Query(
    VOCABULARY,
    "discount",
    words=QueryWords(
        "discount_all", ["res-card", ":", "-{by}", MC.icon], by=MC.noun, next="next_card_discount"
    ),
)
POWER_PROJECT: Final = Query(
    VOCABULARY,
    "discount_power_plant",
    words=QueryWords(
        "discount_project",
        ["sp-power-plant", ":", "-{by}", MC.icon],
        of="project_power_plant",
        by=MC.noun,
    ),
)
SLACK: Final = Query(
    VOCABULARY,
    "slack",
    words=QueryWords(
        "requirement_slack",
        ["±{by}", "param-temperature", "param-oxygen", "param-ocean"],
        number=True,
        next="next_card_slack",
    ),
)


def metal_value(metal: Resource, value: int) -> Query:
    """What a metal is worth when it pays."""
    words = QueryWords("metal_value", [metal.icon, ":", "+{by}", MC.icon], of=metal.noun, by=MC.noun)
    return Query(VOCABULARY, f"{metal.name}_value", value, words)


STEEL_VALUE: Final = metal_value(STEEL, 2)
TITANIUM_VALUE: Final = metal_value(TITANIUM, 3)
HEAT_VALUE: Final = Query(
    VOCABULARY, "heat_value", words=QueryWords("heat_as_money", [HEAT.icon, ":", MC.icon])
)
# Of a greenery, in plants; of a step of temperature, in heat.
PLANT_PRICE: Final = Query(
    VOCABULARY,
    "plant_price",
    8,
    QueryWords("conversion_cost", ["{to}", PLANTS.icon, "->", "tile-greenery"], to=PLANTS.noun, was=True),
)
HEAT_PRICE: Final = Query(VOCABULARY, "heat_price", 8)
CARD_PRICE: Final = Query(
    VOCABULARY,
    "card_price",
    3,
    QueryWords("buy_price", ["res-card", ":", "{to}", MC.icon], to=MC.noun),
)
OCEAN_BONUS: Final = Query(
    VOCABULARY,
    "ocean_bonus",
    2,
    QueryWords(
        "neighbour_bonus", ["tile-ocean", ":", "{to}", MC.icon], of="ocean_tile", to=MC.noun, was=True
    ),
)
SHIELD: Final = Query(
    VOCABULARY,
    "shield",
    words=QueryWords("protection_player", ["ui-blocked", "any", "res-plants", "res-animal", "res-microbe"]),
)
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


def tag_discount(tag: Tag) -> Query:
    """What cards with a tag cost less."""
    words = QueryWords("discount_tag", [tag.icon, ":", "-{by}", MC.icon], of=tag.noun, by=MC.noun)
    return Query(VOCABULARY, f"discount_{tag.name}", words=words)


TAG_COST: Final = {tag.name: tag_discount(tag) for tag in TAGS}

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
TEMPERATURE: Final = Parameter(VOCABULARY, "temperature", -30, 8, 2, "param-temperature")
OXYGEN: Final = Parameter(VOCABULARY, "oxygen", 0, 14, 1, "param-oxygen")
OCEANS: Final = Parameter(VOCABULARY, "oceans", 0, 9, 1, "param-ocean", counted_words("ocean_tile"))
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
    return NeedCount(Cities(ALL_CITIES), n)


def need_own(tile: Tile, n: int = 1) -> Node:
    """Tiles that I must own."""
    return NeedCount(OwnTiles(tile), n)


def cities(on_mars: bool = False) -> Cities:
    """Cities in play, anybody's."""
    return Cities(ALL_CITIES, True, words=CountWords(Noun("city_on_mars"))) if on_mars else Cities(ALL_CITIES)


# Whether my terraform rating has been raised in this generation.
RAISED_NOW: Final = Has(TR_RAISED, CountWords(holds="if_tr_raised", unmet="tr_not_raised"))


def used_project(least_cost: int = 1) -> UsedProject:
    """A standard project is used and paid, one that costs so much or more."""
    if least_cost == 1:
        words = Phrase("when_you_use_project", x=Noun("standard_project"))
    else:
        words = Phrase("when_you_use_project_cost", q=Amount(least_cost, MC.noun))
    return UsedProject(words, ["sp-city", "*"], least_cost)


def costs(n: int) -> Played:
    """A card is played that costs so much or more."""
    return Played(least_cost=n, noun=MC.noun, icon=MC.icon)


def mine_there() -> Choose:
    """Production of a metal of which the area has a bonus."""
    return Choose(
        When(AreaHas(TITANIUM), Gain(TITANIUM.production, 1)),
        When(AreaHas(STEEL), Gain(STEEL.production, 1)),
        remember=True,
        words=Phrase("production_up_that", n=1),
    )


def discount(n: int, tag: Tag | None = None) -> Modifier:
    """My cards (with that tag) cost less."""
    return Modifier(COST if tag is None else TAG_COST[tag.name], n)
