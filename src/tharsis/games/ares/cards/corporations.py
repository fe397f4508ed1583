"""The twelve corporations."""

from __future__ import annotations

from tharsis.games.ares.card_builders import corporation, discount, tr
from tharsis.games.ares.components import (
    BUILDING,
    DEAR_COST,
    EARTH,
    EVENT_COST,
    HEAT,
    HEAT_VALUE,
    JOVIAN,
    MC,
    PLANT,
    PLANT_PRICE,
    PLANTS,
    POWER,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SCIENCE,
    SLACK,
    SPACE,
    STEEL,
    TITANIUM,
    TITANIUM_VALUE,
)
from tharsis.games.ares.verbs.levels import Level, PlayedLevel
from tharsis.games.ares.verbs.pay import Pay
from tharsis.games.ares.verbs.plays import May
from tharsis.games.ares.verbs.tracks import FIRST_RISE
from tharsis.kernel.core import Card
from tharsis.rules.abilities import Modifier, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.cards import Draw
from tharsis.rules.effects import Gain

CORPORATIONS: list[Card] = [
    corporation("209", "CrediCor", [], start=[Gain(MC, 48)], effects=[Modifier(DEAR_COST, 4)]),
    corporation(
        "210",
        "Ecoline",
        [PLANT],
        start=[Gain(MC, 27)],
        levels=[Level(PLANTS.production, 1)],
        effects=[Modifier(PLANT_PRICE, -1)],
    ),
    corporation(
        "211",
        "Helion",
        [SPACE],
        start=[Gain(MC, 28)],
        levels=[Level(HEAT.production, 3)],
        effects=[Modifier(HEAT_VALUE, 1)],
    ),
    corporation(
        "212",
        "Interplanetary Cinematics",
        [BUILDING],
        start=[Gain(MC, 46)],
        levels=[Level(STEEL, 1)],
        effects=[Modifier(EVENT_COST, 2)],
    ),
    corporation("213", "Inventrix", [SCIENCE], start=[Gain(MC, 33), Draw(3)], effects=[Modifier(SLACK, 1)]),
    corporation(
        "214",
        "Mining Guild",
        [BUILDING, BUILDING],
        start=[Gain(MC, 27)],
        levels=[Level(STEEL, 1)],
        effects=[Trigger(PlayedLevel(STEEL), tr())],
    ),
    corporation(
        "215",
        "PhoboLog",
        [SPACE],
        start=[Gain(MC, 20)],
        levels=[Level(TITANIUM, 1)],
        effects=[Modifier(TITANIUM_VALUE, 1)],
    ),
    corporation(
        "216",
        "Saturn Systems",
        [JOVIAN],
        start=[Gain(MC, 24)],
        levels=[Level(TITANIUM, 1)],
        effects=[Trigger(Played(JOVIAN), tr())],
    ),
    corporation("217", "Teractor", [EARTH], start=[Gain(MC, 51)], effects=[discount(3, EARTH)]),
    corporation(
        "218",
        "Tharsis Republic",
        [],
        pt="República de Tharsis",
        start=[Gain(MC, 40)],
        effects=[Modifier(RESEARCH_DRAW, 1), Modifier(RESEARCH_KEEP, 1)],
    ),
    corporation(
        "219",
        "ThorGate",
        [POWER],
        start=[Gain(MC, 45)],
        levels=[Level(HEAT.production, 1)],
        effects=[discount(3, POWER)],
    ),
    corporation(
        "220",
        "United Nations Mars Initiative",
        [],
        start=[Gain(MC, 35)],
        effects=[Trigger(FIRST_RISE, May(Action([Pay(6)], [tr()])))],
    ),
]
