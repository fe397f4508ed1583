"""The five corporations of Colonies."""

from __future__ import annotations

from tharsis.games.mars.card_builders import corporation
from tharsis.games.mars.colonies.building import BuildColony, ColonyBuilt
from tharsis.games.mars.colonies.components import FLOATERS
from tharsis.games.mars.colonies.counts import NewTag, NewTags
from tharsis.games.mars.colonies.verbs import AddTile
from tharsis.games.mars.components import ANIMAL, ANIMALS, CARD_PRICE, HEAT, JOVIAN, MC, PLANT, TITANIUM
from tharsis.kernel.core import Card
from tharsis.rules.abilities import ANYONE, Modifier, Played, Trigger
from tharsis.rules.action import Action
from tharsis.rules.cards import OWN, AddTo
from tharsis.rules.counts import Every, OnThis, Points
from tharsis.rules.effects import Gain
from tharsis.rules.outlay import SpentAs

CORPORATIONS: list[Card] = [
    corporation(
        "R20",
        "Aridor",
        [],
        start=[Gain(MC, 40)],
        first=AddTile(),
        effects=[Trigger(NewTag(), Gain(MC.production, 1, per=NewTags()))],
    ),
    corporation(
        "R04",
        "Arklight",
        [ANIMAL],
        start=[Gain(MC, 45), Gain(MC.production, 2)],
        holds=ANIMALS,
        effects=[Trigger(Played(ANIMAL, PLANT), AddTo(ANIMALS), this=True)],
        vp=Points(1, per=Every(2, OnThis(ANIMALS))),
    ),
    corporation(
        "R11",
        "Polyphemos",
        [],
        start=[Gain(MC, 50), Gain(MC.production, 5), Gain(TITANIUM, 5)],
        effects=[Modifier(CARD_PRICE, 2)],
    ),
    corporation(
        "R02",
        "Poseidon",
        [],
        start=[Gain(MC, 45)],
        first=BuildColony(),
        effects=[Trigger(ColonyBuilt(), Gain(MC.production, 1), who=ANYONE)],
    ),
    corporation(
        "R29",
        "Stormcraft Incorporated",
        [JOVIAN],
        start=[Gain(MC, 48)],
        holds=FLOATERS,
        action=[Action([], [AddTo(FLOATERS, 1, OWN)])],
        effects=[SpentAs(FLOATERS, HEAT, 2)],
    ),
]
