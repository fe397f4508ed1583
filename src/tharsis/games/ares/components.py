"""The things of Ares Expedition: resources, capacity, tags, tracks with their zones, standing values."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Tag
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import AMOUNT, LEVEL, QuantityWords
from tharsis.rules.vocabulary import (
    CardResource,
    Parameter,
    ParameterWords,
    Quantity,
    Query,
    QueryWords,
    Resource,
    counted_words,
    scale_words,
)

VOCABULARY: Final = Vocabulary()

# Stock and production; cards are produced too.
MC: Final = Resource(VOCABULARY, "mc", "mc")
HEAT: Final = Resource(VOCABULARY, "heat", "heat")
PLANTS: Final = Resource(VOCABULARY, "plants", "plant")
RESOURCES: Final = [MC, HEAT, PLANTS]
CARDS: Final = Quantity(
    VOCABULARY, "card_production", "card_production", "prod-card", words=MC.production.words
)
# Capacity is never spent: it lowers prices.
CAPACITY: Final = QuantityWords(AMOUNT, "ares_capacity")
STEEL: Final = Quantity(VOCABULARY, "steel", "steel_capacity_unit", "res-steel", words=CAPACITY)
TITANIUM: Final = Quantity(VOCABULARY, "titanium", "titanium_capacity_unit", "res-titanium", words=CAPACITY)
LEVELS: Final = [MC.production, CARDS, HEAT.production, PLANTS.production, STEEL, TITANIUM]

TR: Final = Quantity(
    VOCABULARY,
    "tr",
    "tr",
    "res-tr",
    start=5,
    words=QuantityWords(
        LEVEL,
        "tr_up",
        lose="tr_down",
        spend="tr_down",
        spend_for="ares_tr_for",
        short="ares_tr_too_low",
        bare=True,
    ),
)
TR_RAISED: Final = Quantity(VOCABULARY, "tr_raised", "tr", "res-tr")  # in this phase
TR.flag = TR_RAISED.slot
FORESTS: Final = Quantity(VOCABULARY, "forests", "forest", "forest")

# Tags. The event tag is printed on every red card, and on no other.
BUILDING: Final = VOCABULARY.tag("building")
SPACE: Final = VOCABULARY.tag("space")
POWER: Final = VOCABULARY.tag("power")
SCIENCE: Final = VOCABULARY.tag("science")
JOVIAN: Final = VOCABULARY.tag("jovian")
EARTH: Final = VOCABULARY.tag("earth")
PLANT: Final = VOCABULARY.tag("plant")
MICROBE: Final = VOCABULARY.tag("microbe")
ANIMAL: Final = VOCABULARY.tag("animal")
EVENT: Final = VOCABULARY.tag("event")
TAGS: Final = [BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE, ANIMAL, EVENT]

# Resources on cards.
ANIMALS: Final = CardResource("animal", "animal")
MICROBES: Final = CardResource("microbe", "microbe")
DISCOVERIES: Final = CardResource("science", "discovery")

# The tracks, and where the zones begin: purple at the start, then red, yellow, white.
PURPLE: Final = 0
RED: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
ZONES: Final = ["purple", "red", "yellow", "white"]


class ZonedTrack(Parameter):
    """A track that is cut into four zones; what it stood at when the phase began is kept beside it."""

    def __init__(
        self,
        name: str,
        start: int,
        goal: int,
        step: int,
        icon: str,
        borders: list[int],
        words: ParameterWords | None = None,
    ) -> None:
        super().__init__(VOCABULARY, name, start, goal, step, icon, words)
        self.borders = borders  # the first value of each zone after the first; none: it has no zones
        self.at_start = VOCABULARY.world(f"{name}_at_phase_start", start)

    def zone(self, level: int) -> int:
        """The zone in which a level lies."""
        return sum(1 for border in self.borders if level >= border)


TEMPERATURE: Final = ZonedTrack(
    "temperature", -30, 8, 2, "param-temperature", [-18, -8, 2], scale_words("temperature")
)
OXYGEN: Final = ZonedTrack("oxygen", 0, 14, 1, "param-oxygen", [3, 7, 12], scale_words("oxygen"))
OCEANS: Final = ZonedTrack("oceans", 0, 9, 1, "param-ocean", [], counted_words("ocean_tile"))
TRACKS: Final = [TEMPERATURE, OXYGEN, OCEANS]
STEPS_TO_DO: Final = sum((track.goal - track.start) // track.size for track in TRACKS)

# What happens that cards wait for: a track goes up or an ocean is flipped, a forest, the action of a card, the first rise
# of the terraform rating in a phase.
ON_RAISED: Final = VOCABULARY.occurrence("raised", len(TRACKS))
ON_FOREST: Final = VOCABULARY.occurrence("forest")
ON_ACTION: Final = VOCABULARY.occurrence("action")
ON_RATING: Final = VOCABULARY.occurrence("rating")

# Standing values that cards change.
COST: Final = Query(
    VOCABULARY,
    "discount",
    words=QueryWords(
        "discount_all", ["res-card", ":", "-{by}", MC.icon], by=MC.noun, next="ares_next_discount"
    ),
)
EVENT_COST: Final = Query(
    VOCABULARY,
    "discount_events",
    words=QueryWords("discount_kind", ["tag-event", ":", "-{by}", MC.icon], of="event_card", by=MC.noun),
)
DEAR: Final = 20  # the printed cost from which a card is a dear one
DEAR_COST: Final = Query(
    VOCABULARY,
    "discount_dear",
    words=QueryWords(
        "ares_discount_dear", ["req-min", f"{DEAR}", MC.icon, ":", "-{by}", MC.icon], by=MC.noun
    ),
)
PHASE_COST: Final = Query(VOCABULARY, "discount_phase")  # the bonus of the development phase
SLACK: Final = Query(
    VOCABULARY,
    "slack",
    words=QueryWords("zone_slack", ["±1", "param-temperature", "or", "param-oxygen"], next="ares_next_slack"),
)


def metal_value(metal: Quantity, value: int) -> Query:
    """By how much a metal lowers prices."""
    words = QueryWords("metal_value", [metal.icon, ":", "+{by}", MC.icon], of=metal.noun, by=MC.noun)
    return Query(VOCABULARY, f"{metal.name}_value", value, words)


STEEL_VALUE: Final = metal_value(STEEL, 2)
TITANIUM_VALUE: Final = metal_value(TITANIUM, 3)
HEAT_VALUE: Final = Query(
    VOCABULARY, "heat_value", words=QueryWords("heat_as_money", [HEAT.icon, ":", MC.icon])
)
# Of a forest, in plants; of a step of temperature, in heat.
PLANT_PRICE: Final = Query(
    VOCABULARY,
    "plant_price",
    8,
    QueryWords("ares_forest_price", ["{to}", PLANTS.icon, "->", "forest"], to=PLANTS.noun, was=True),
)
HEAT_PRICE: Final = Query(VOCABULARY, "heat_price", 8)
SELL_VALUE: Final = Query(
    VOCABULARY,
    "sell_value",
    3,
    QueryWords("ares_sell_bonus", ["res-discard", ":", "+{by}", MC.icon], by=MC.noun),
)
STANDARD_COST: Final = Query(
    VOCABULARY,
    "discount_standard",
    words=QueryWords("ares_standard_discount", ["mark-action", "*", ":", "-{by}", MC.icon], by=MC.noun),
)
RESEARCH_DRAW: Final = Query(
    VOCABULARY,
    "research_draw",
    2,
    QueryWords("ares_research_draw", ["phase-5", ":", "+{by}", "res-card"], by="card"),
)
RESEARCH_KEEP: Final = Query(
    VOCABULARY,
    "research_keep",
    1,
    QueryWords("ares_research_keep", ["phase-5", ":", "+{by}", "res-draw"], by="card"),
)


def tag_discount(tag: Tag) -> Query:
    """What cards with a tag cost less."""
    words = QueryWords("discount_tag", [tag.icon, ":", "-{by}", MC.icon], of=tag.noun, by=MC.noun)
    return Query(VOCABULARY, f"discount_{tag.name}", words=words)


TAG_COST: Final = {tag.name: tag_discount(tag) for tag in TAGS if tag is not EVENT}
NEXT_CARD: Final = [COST, SLACK]  # standing values that may be changed for the next card alone
