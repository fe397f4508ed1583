"""The five corporations of Turmoil."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.card_builders import corporation, of_set
from tharsis.games.mars.components import (
    BUILDING,
    CARD_PRICE,
    EARTH,
    MC,
    OCEAN,
    OCEAN_BONUS,
    RAISED_NOW,
    RESOURCES,
    SCIENCE,
    STEEL,
    TITANIUM,
    TR,
)
from tharsis.games.mars.slots import turn_order
from tharsis.games.mars.turmoil.components import NOTE_PRESERVED, PRESERVATION, WILD
from tharsis.games.mars.turmoil.counts import PartiesWithMine
from tharsis.kernel.core import Card, Count, Frame, Node, State
from tharsis.kernel.phrase import Phrase
from tharsis.rules.abilities import ANYONE, Ability, Modifier, Placed, Trigger
from tharsis.rules.action import Action
from tharsis.rules.cards import AddTo
from tharsis.rules.counts import OnThis, Points
from tharsis.rules.effects import Choose, Gain, Lose, Then
from tharsis.rules.pay import Spend
from tharsis.rules.phrases import together
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import TABLEAU


class Preserves(Ability):
    """In the production phase, unless something holds (a count above 0), these effects for its owner."""

    def __init__(self, unless: Count, effects: list[Node]) -> None:
        super().__init__()
        self.unless = unless
        self.effects = effects

    def children(self) -> list[Node]:
        return [self.unless, *self.effects]

    def phrase(self) -> Phrase:
        return Phrase("if_not_raised", e=together([effect.phrase() for effect in self.effects]))

    def icons(self) -> list[str]:
        found = ["ui-blocked", "res-tr", ":"]
        for effect in self.effects:
            found += effect.icons()
        return found


class Preservation(Node):
    """The production phase begins: cards that reward who has left the rating alone."""

    def step(self, s: State, f: Frame) -> None:
        for seat in turn_order(s)[::-1]:
            for card in s.zones[s.rules.zone(seat, TABLEAU)]:
                for ability in s.rules.cards[card].abilities:
                    if isinstance(ability, Preserves) and ability.unless.count(s, seat, card) == 0:
                        s.note(NOTE_PRESERVED, seat, card)
                        s.push(Frame(RESOLVE, seat, card))
                        for effect in ability.effects:
                            s.pool(effect, seat, card)


CORPORATIONS: Final[list[Card]] = of_set(
    "turmoil",
    [
        corporation(
            "R38",
            "Lakefront Resorts",
            [BUILDING],
            start=[Gain(MC, 54)],
            effects=[
                Trigger(Placed(OCEAN), Gain(MC.production, 1), who=ANYONE),
                Modifier(OCEAN_BONUS, 1),
            ],
        ),
        corporation(
            "R07",
            "Pristar",
            [],
            start=[Gain(MC, 53), Lose(TR, 2)],
            holds=PRESERVATION,
            effects=[Preserves(RAISED_NOW, [AddTo(PRESERVATION, 1), Gain(MC, 6)])],
            vp=Points(1, per=OnThis(PRESERVATION)),
        ),
        corporation(
            "R14",
            "TerraLabs Research",
            [SCIENCE, EARTH],
            start=[Gain(MC, 14), Lose(TR, 1)],
            effects=[Modifier(CARD_PRICE, -2)],
        ),
        corporation(
            "R15",
            "Septem Tribus",
            [WILD],
            start=[Gain(MC, 36)],
            action=[Action([], [Gain(MC, 2, per=PartiesWithMine())])],
        ),
        corporation(
            "R33",
            "Utopia Invest",
            [BUILDING],
            start=[Gain(MC, 40), Gain(STEEL.production, 1), Gain(TITANIUM.production, 1)],
            action=[
                Action(
                    [],
                    [
                        Choose(
                            *[Then(Spend(what.production, 1), Gain(what, 4)) for what in RESOURCES],
                            words=Phrase("sell_production", n=4),
                        )
                    ],
                )
            ],
        ),
    ],
)
