"""The corporations of Corporate Era."""

from __future__ import annotations

from tharsis.games.mars.card_builders import corporation, of_set
from tharsis.games.mars.components import EARTH, JOVIAN, MC, TITANIUM, discount
from tharsis.kernel.core import Card
from tharsis.rules.abilities import ANYONE, Played, Trigger
from tharsis.rules.effects import Gain

CORPORATIONS: list[Card] = of_set(
    "corporate-era",
    [
        corporation(
            "R03",
            "Saturn Systems",
            [JOVIAN],
            start=[Gain(MC, 42), Gain(TITANIUM.production, 1)],
            effects=[Trigger(Played(JOVIAN), Gain(MC.production, 1), who=ANYONE, this=True)],
        ),
        corporation("R30", "Teractor", [EARTH], start=[Gain(MC, 60)], effects=[discount(3, EARTH)]),
    ],
)
