"""The corporations of the base set."""

from __future__ import annotations

from tharsis.games.dice.card_builders import corporation
from tharsis.games.dice.components import (
    BLUE,
    CREDIT,
    GREEN,
    GREY,
    PLANT,
    RED,
    YELLOW,
    box,
    city,
    dice,
    gain,
    vp,
    wild,
)
from tharsis.kernel.core import Card

CORPORATIONS: list[Card] = [
    corporation(
        "helion", "Helion", start=[wild(3)], box=box(dice(RED, 2), dice(GREY)), source="found (session log)"
    ),
    corporation(
        "teractor",
        "Teractor",
        start=[wild(4), gain(CREDIT)],
        box=box(dice(RED), dice(YELLOW)),
        source="found (session log)",
    ),
    corporation(
        "unmi", "UNMI", start=[vp(2), wild(4)], box=box(dice(RED), dice(YELLOW)), source="found (session log)"
    ),
    corporation(
        "tharsis-republic",
        "Tharsis Republic",
        pt="Tharsis Republic",
        start=[city(), wild(3)],
        box=box(dice(YELLOW), dice(GREY)),
        source="seed",
        designed=["wild +2", "prod"],
    ),
    corporation(
        "interplanetary-cinematics",
        "Interplanetary Cinematics",
        start=[wild(3)],
        box=box(dice(YELLOW, 2), dice(RED)),
        source="seed",
        designed=["name"],
    ),
    corporation(
        "ecoline",
        "EcoLine",
        start=[gain(PLANT, 2), wild(3)],
        box=box(dice(GREEN, 2), dice(BLUE)),
        source="designed",
    ),
    corporation(
        "mining-guild",
        "Mining Guild",
        start=[wild(3)],
        box=box(dice(GREY, 2), dice(YELLOW)),
        source="designed",
    ),
    corporation(
        "thorgate", "ThorGate", start=[wild(3)], box=box(dice(BLUE, 2), dice(GREY)), source="designed"
    ),
]
