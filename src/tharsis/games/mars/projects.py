"""Standard projects, and the two conversions printed on the player board."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import (
    ENERGY,
    HEAT,
    HEAT_PRICE,
    MC,
    PLANT_PRICE,
    PLANTS,
    POWER_PROJECT,
    PURSE,
    city,
    greenery,
    ocean,
    temperature,
)
from tharsis.games.mars.notes import NOTE_HEAT, NOTE_PLANTS, NOTE_PROJECT, NOTE_SELL
from tharsis.kernel.batch import STOP_OR_UP, Batch
from tharsis.kernel.core import Frame, Node, Ruleset, State, all_lift_by
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.abilities import ON_PROJECT
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import NONE, cards_taken, discard
from tharsis.rules.effects import Gain
from tharsis.rules.menu import Deed
from tharsis.rules.outlay import Outlay
from tharsis.rules.pay import Pay
from tharsis.rules.phrases import spend_for, together
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import enqueue
from tharsis.rules.vocabulary import HAND, Query, Resource


class StandardProject(Deed):
    """Pay M€, do the effects; what rewards standard projects reacts after the payment. The number: its place."""

    def __init__(self, key: str, cost: int, effects: list[Node], discount: Query | None = None) -> None:
        super().__init__(key, cost)
        self.effects = effects
        self.discount = discount
        self.pay = Pay(PURSE, PURSE.with_resources(()))

    def children(self) -> list[Node]:
        return [self.pay, *self.effects]

    def price(self, s: State, seat: int) -> int:
        """What it costs this seat."""
        return self.cost - (0 if self.discount is None else s.seats[seat][self.discount.slot])

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.pay.can_pay(s, seat, self.price(s, seat)) and self.open(s, seat)

    def open(self, s: State, seat: int) -> bool:
        """Whether its effects can be done, once it is paid for."""
        for effect in self.effects:  # quicker than `all` of them, in both builds
            if not effect.can(s, seat, -1):
                return False
        return True

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(effect.has_effect(s, seat, card) for effect in self.effects)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.price(s, seat) - self.pay.power(s, seat)
        short = [Phrase("short_of", q=Amount(missing, MC.noun))] if missing > 0 else []
        return short + [reason for effect in self.effects for reason in effect.why_not(s, seat, card)]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.note(NOTE_PROJECT, f.seat, -1, f.arg())
            s.push(f.at(1))
            s.push(Frame(self.pay, f.seat, -1, 0, (self.price(s, f.seat),)))
        else:
            fire(s, ON_PROJECT, self.cost, f.seat, -1, self.cost)
            enqueue(s, self.effects, f.seat, -1)

    def outlay(self, s: State, seat: int) -> tuple[int, int]:
        price = self.price(s, seat)
        return price, price

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return all_lift_by(self.effects, s, slot)

    def phrase(self) -> Phrase:
        said = together([effect.phrase() for effect in self.effects])
        return spend_for(Amount(self.cost, MC.noun), said)

    def icons(self) -> list[str]:
        found = [f"{self.cost}", MC.icon, "->"]
        for i, effect in enumerate(self.effects):
            found += [";", *effect.icons()] if i else effect.icons()
        return found


class SellPatents(StandardProject):
    """Discard any number of cards, at least one, for 1 M€ each. Program counter: cards sold; number: where to go on."""

    def __init__(self) -> None:
        super().__init__("sell-patents", 0, [])

    def open(self, s: State, seat: int) -> bool:
        return bool(s.zones[s.rules.zone(seat, HAND)])

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return (
            [] if self.can(s, seat, card) else [Phrase("needs_more", q=Amount(1, "card_in_hand", more=True))]
        )

    def step(self, s: State, f: Frame) -> None:
        hand = s.zones[s.rules.zone(f.seat, HAND)]
        if f.pc == 0:
            s.ask(f, hand[:])
        elif f.arg() < len(hand):
            # Cards that lie before the last one sold are not offered again: every selection has one way to say it.
            s.ask(f, [NONE, *hand[f.arg() :]])
        else:
            self.finish(s, f)

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == NONE:
            self.finish(s, f)
            return
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        discard(s, f.seat, option)
        s.add(f.seat, MC.slot, 1, -1)
        s.push(f.with_args(f.pc + 1, at))

    def finish(self, s: State, f: Frame) -> None:
        """Tell how many were sold."""
        s.note(NOTE_SELL, f.seat, -1, f.pc)

    def batch(self, s: State, f: Frame) -> Batch | None:
        hand = s.zones[s.rules.zone(f.seat, HAND)][f.arg() if f.pc else 0 :]
        return cards_taken(s, "sell", hand, STOP_OR_UP, 0 if f.pc else 1, len(hand)).priced(-1, 0)

    def asks(self) -> Question:
        return Question("sell")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("done") if x == NONE else Option("sell", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("done"), *with_cards("sell", deck_cards(rules))]

    def phrase(self) -> Phrase:
        return Phrase("sell_cards")

    def icons(self) -> list[str]:
        return ["X", "res-discard", "->", "X", MC.icon]


class Convert(Node):
    """Spend so many of a resource, as the player board shows, for an effect. Program: 0 spend, 1 the effect."""

    def __init__(self, key: str, resource: Resource, price: Query, note: int, effect: Node) -> None:
        super().__init__()
        self.key = key
        self.resource = resource
        self.query = price
        self.note = note
        self.effect = effect
        self._spend = Outlay(resource)

    def children(self) -> list[Node]:
        return [self.effect, self._spend]

    def price(self, s: State, seat: int) -> int:
        """How many it takes."""
        return s.seats[seat][self.query.slot]

    def can(self, s: State, seat: int, card: int) -> bool:
        price = s.seats[seat][self.query.slot]
        return self._spend.missing(s, seat, price) <= 0 and self.effect.can(s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return self.effect.has_effect(s, seat, card)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self._spend.missing(s, seat, self.price(s, seat))
        short = [Phrase("short_of", q=Amount(missing, self.resource.noun))] if missing > 0 else []
        return short + self.effect.why_not(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.note(self.note, f.seat)
            s.push(f.at(1))
            s.push(Frame(self._spend, f.seat, -1, 0, (self.price(s, f.seat),)))
        else:
            s.pool(self.effect, f.seat, -1)

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return self.effect.lifts_by(s, slot)

    def rest(self, f: Frame) -> list[Node]:
        return [self.effect]

    def phrase(self) -> Phrase:
        return spend_for(Amount(self.query.start, self.resource.noun), self.effect.phrase())

    def icons(self) -> list[str]:
        return [f"{self.query.start}", self.resource.icon, "->", *self.effect.icons()]


PLANT_CONVERSION: Final = Convert("convert-plants", PLANTS, PLANT_PRICE, NOTE_PLANTS, greenery())
HEAT_CONVERSION: Final = Convert("convert-heat", HEAT, HEAT_PRICE, NOTE_HEAT, temperature())

STANDARD_PROJECTS: Final[list[StandardProject]] = [
    SellPatents(),
    StandardProject("power-plant", 11, [Gain(ENERGY.production, 1)], POWER_PROJECT),
    StandardProject("asteroid", 14, [temperature()]),
    StandardProject("aquifer", 18, [ocean()]),
    StandardProject("greenery", 23, [greenery()]),
    StandardProject("city", 25, [city(), Gain(MC.production, 1)]),
]
