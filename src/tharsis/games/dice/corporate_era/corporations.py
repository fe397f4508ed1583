"""The corporations of the Corporate Era."""

from __future__ import annotations

from tharsis.games.dice.card_builders import corporation
from tharsis.games.dice.components import (
    ANIMAL,
    BLUE,
    CREDIT,
    GREEN,
    GREY,
    JOVIAN,
    OCEAN,
    PLANT,
    SCIENCE,
    TITANIUM,
    WATER,
    YELLOW,
    box,
    dice,
    discount,
    gain,
    vp,
    wild,
)
from tharsis.games.dice.verbs.box import PlayedFor
from tharsis.kernel.core import Card
from tharsis.rules.abilities import ANYONE, Placed, Played, Trigger
from tharsis.rules.cards import Draw

CORPORATIONS: list[Card] = [
    corporation(
        "inventrix",
        "Inventrix",
        start=[wild(2), Draw(2)],
        box=box(dice(BLUE), wild()),
        source="seed",
        designed=["start", "prod blue 1", "which of wild or VP it produces"],
    ),
    corporation(
        "credicor",
        "CrediCor",
        start=[gain(CREDIT, 2), wild(2)],
        box=box(dice(YELLOW, 2)),
        effects=[Trigger(Played(least_cost=5, noun="resource", icon="die-any"), wild())],
        source="designed",
    ),
    corporation(
        "phobolog",
        "PhoboLog",
        start=[gain(TITANIUM, 2), wild(2)],
        box=box(dice(GREY), dice(YELLOW)),
        effects=[discount(TITANIUM)],
        source="designed",
    ),
    corporation(
        "saturn-systems",
        "Saturn Systems",
        start=[gain(JOVIAN), wild(3)],
        box=box(dice(YELLOW), dice(GREY)),
        effects=[Trigger(PlayedFor(JOVIAN), vp())],
        source="designed",
    ),
    corporation(
        "arklight",
        "Arklight",
        start=[gain(ANIMAL), wild(3)],
        box=box(dice(GREEN), dice(YELLOW)),
        effects=[Trigger(PlayedFor(PLANT, ANIMAL), dice(GREEN))],
        source="designed",
    ),
    corporation(
        "point-luna",
        "Point Luna",
        start=[wild(4)],
        box=box(dice(YELLOW), dice(GREY)),
        effects=[Trigger(Played(kind="green", noun="green_card", icon="card-green"), Draw(1))],
        source="designed",
    ),
    corporation(
        "poseidon",
        "Poseidon",
        start=[gain(WATER), wild(3)],
        box=box(dice(BLUE), dice(YELLOW)),
        effects=[Trigger(Placed(OCEAN), dice(BLUE), ANYONE)],
        source="designed",
    ),
    corporation(
        "valley-trust",
        "Valley Trust",
        start=[gain(SCIENCE, 2), wild(2)],
        box=box(dice(YELLOW), dice(BLUE)),
        effects=[discount(SCIENCE)],
        source="designed",
    ),
]
