"""The cards of the promo pack that the rulebook explains."""

from __future__ import annotations

from tharsis.games.dice.card_builders import blue, corporation, red
from tharsis.games.dice.components import (
    BLUE,
    CAPITAL,
    CITY_FACE,
    CITY_PLACE,
    CREDIT,
    ENERGY,
    GREEN,
    GREY,
    OCEAN,
    RED,
    REFILL,
    STEEL,
    YELLOW,
    any_of,
    box,
    dice,
    special_tile,
    vp,
    wild,
)
from tharsis.games.dice.menu import FREE, SupportNow
from tharsis.games.dice.verbs.box import GainItsBox, PlayedWorth
from tharsis.kernel.core import Card
from tharsis.rules.abilities import Modifier, Placed, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.board_counts import BesideLast
from tharsis.rules.effects import Then

CARDS: list[Card] = [
    red(
        "capital",
        "Capital",
        [CITY_FACE, CITY_FACE, STEEL, ENERGY, CREDIT],
        pt="Capital",
        ru="Столица",
        play=[Then(special_tile(CAPITAL, CITY_PLACE), vp(1, BesideLast([OCEAN])))],
        source="seed",
        designed=["cost"],
    ),
    blue(
        "bonus-efficient",
        "Efficient",
        [],
        pt="Eficiente",
        ru="Эффективность",
        action=Action([], [SupportNow()], slot=FREE),
        source="seed",
        designed=["kind"],
    ),
    corporation(
        "lakefront-resorts",
        "Lakefront Resorts",
        pt="Resorts Lakefront",
        start=[wild(4)],
        box=box(dice(BLUE), dice(YELLOW)),
        effects=[Trigger(Placed(next_to=OCEAN), dice(YELLOW, 2))],
        source="seed",
        designed=["start", "prod"],
    ),
    corporation(
        "manutech",
        "Manutech",
        start=[wild(4)],
        box=box(dice(GREY), dice(RED)),
        effects=[Trigger(Played(kind="green", noun="green_card", icon="card-green"), GainItsBox())],
        source="seed",
        designed=["start", "prod"],
    ),
    corporation(
        "terralabs",
        "Terralabs",
        start=[wild(4)],
        box=box(dice(YELLOW), dice(RED)),
        effects=[Modifier(REFILL, 2)],
        source="seed",
        designed=["start", "prod"],
    ),
    corporation(
        "vitor",
        "Vitor",
        start=[wild(4)],
        box=box(dice(YELLOW), dice(GREEN)),
        effects=[Trigger(PlayedWorth(), any_of(YELLOW))],
        source="seed",
        designed=["start", "prod"],
    ),
]
