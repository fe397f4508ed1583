"""The corporations of the base game, the beginner corporation first."""

from __future__ import annotations

from tharsis.games.mars.card_builders import corporation
from tharsis.games.mars.components import (
    ALL_CITIES,
    BUILDING,
    EARTH,
    ENERGY,
    HEAT,
    HEAT_VALUE,
    MC,
    PLANT,
    PLANT_PRICE,
    PLANTS,
    POWER,
    POWER_PROJECT,
    RAISED_NOW,
    SCIENCE,
    SLACK,
    SPACE,
    STEEL,
    TITANIUM,
    TITANIUM_VALUE,
    city,
    costs,
    discount,
    pay,
    tr,
    used_project,
)
from tharsis.kernel.core import Card
from tharsis.rules.abilities import ANYONE, Modifier, Placed, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.cards import Draw
from tharsis.rules.effects import Gain

CORPORATIONS: list[Card] = [
    corporation(
        "R00",
        "Beginner Corporation",
        [],
        pt="Corporação para Iniciante",
        ru="Начинающая корпорация",
        set="beginner",
        home="box",
        start=[Gain(MC, 42)],
        copies=5,
    ),
    corporation(
        "R08",
        "CrediCor",
        [],
        start=[Gain(MC, 57)],
        effects=[
            Trigger(costs(20), Gain(MC, 4)),
            Trigger(used_project(20), Gain(MC, 4)),
        ],
    ),
    corporation(
        "R17",
        "Ecoline",
        [PLANT],
        start=[Gain(MC, 36), Gain(PLANTS, 3), Gain(PLANTS.production, 2)],
        effects=[Modifier(PLANT_PRICE, -1)],
    ),
    corporation(
        "R18",
        "Helion",
        [SPACE],
        start=[Gain(MC, 42), Gain(HEAT.production, 3)],
        effects=[Modifier(HEAT_VALUE, 1)],
    ),
    corporation(
        "R19",
        "Interplanetary Cinematics",
        [BUILDING],
        pt="Interplanetary Cinematics",
        start=[Gain(MC, 30), Gain(STEEL, 20)],
        effects=[Trigger(Played(kind="event"), Gain(MC, 2))],
    ),
    corporation(
        "R43", "Inventrix", [SCIENCE], start=[Gain(MC, 45)], first=Draw(3), effects=[Modifier(SLACK, 2)]
    ),
    corporation(
        "R24",
        "Mining Guild",
        [BUILDING, BUILDING],
        start=[Gain(MC, 30), Gain(STEEL, 5), Gain(STEEL.production, 1)],
        effects=[Trigger(Placed(bonus=(STEEL, TITANIUM)), Gain(STEEL.production, 1))],
    ),
    corporation(
        "R09",
        "PhoboLog",
        [SPACE],
        pt="PhoboLog",
        start=[Gain(MC, 23), Gain(TITANIUM, 10)],
        effects=[Modifier(TITANIUM_VALUE, 1)],
    ),
    corporation(
        "R31",
        "Tharsis Republic",
        [BUILDING],
        pt="República de Tharsis",
        start=[Gain(MC, 40)],
        first=city(),
        effects=[
            Trigger(
                Placed(*ALL_CITIES, on_map=True, noun="city_on_mars"), Gain(MC.production, 1), who=ANYONE
            ),
            Trigger(Placed(*ALL_CITIES), Gain(MC, 3)),
        ],
    ),
    corporation(
        "R13",
        "ThorGate",
        [POWER],
        pt="ThorGate",
        start=[Gain(MC, 48), Gain(ENERGY.production, 1)],
        effects=[discount(3, POWER), Modifier(POWER_PROJECT, 3)],
    ),
    corporation(
        "R32",
        "United Nations Mars Initiative",
        [EARTH],
        start=[Gain(MC, 40)],
        action=[Action([pay(3)], [tr()], only_if=RAISED_NOW)],
    ),
]
