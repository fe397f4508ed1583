"""Standard actions: what everybody may do in the action phase, as often as it can be paid for."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import (
    HEAT,
    HEAT_PRICE,
    MC,
    OCEANS,
    OXYGEN,
    PLANT_PRICE,
    PLANTS,
    STANDARD_COST,
    TEMPERATURE,
    ZonedTrack,
)
from tharsis.games.ares.notes import NOTE_STANDARD
from tharsis.games.ares.verbs.pay import PAY, short_of_money
from tharsis.games.ares.verbs.tracks import Flip, Forest, rewards
from tharsis.kernel.core import Frame, Node, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.effects import Raise
from tharsis.rules.menu import Deed
from tharsis.rules.phrases import spend_for
from tharsis.rules.vocabulary import Query, Resource


class StandardAction(Deed):
    """Spend something for an effect. `track`: it is open only while this track rewards who raises it."""

    def __init__(self, key: str, cost: int, effect: Node, track: ZonedTrack | None) -> None:
        super().__init__(key, cost)
        self.effect = effect
        self.track = track

    def children(self) -> list[Node]:
        return [self.effect]

    def noun(self) -> str:
        return f"ares_standard_{self.key.replace(' ', '_')}"

    def open(self, s: State) -> bool:
        """Whether the track still rewards."""
        return self.track is None or rewards(s, self.track)

    def amount(self, s: State, seat: int) -> int:
        """How much it takes of what it is paid with."""
        raise NotImplementedError(type(self).__name__)

    def missing(self, own: list[int], power: int) -> int:
        """How much a seat with these numbers lacks to pay for it; `power`: the most M€ that it could pay."""
        raise NotImplementedError(type(self).__name__)

    def stuff(self) -> Resource:
        """What it is paid with."""
        raise NotImplementedError(type(self).__name__)

    def pay(self, s: State, seat: int) -> None:
        """Pay, or push the payment."""
        raise NotImplementedError(type(self).__name__)

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.open(s) and self.missing(s.seats[seat], PAY.power(s, seat, -1)) <= 0

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        found = [] if self.open(s) else [Phrase("parameter_max")]
        missing = self.missing(s.seats[seat], PAY.power(s, seat, -1))
        return [*found, self.short(s, seat, missing)] if missing > 0 else found

    def short(self, s: State, seat: int, missing: int) -> Phrase:
        """So much is missing to pay for it."""
        return Phrase("short_of", q=Amount(missing, self.stuff().noun))

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.note(NOTE_STANDARD, f.seat, -1, f.arg())
            s.push(f.at(1))
            self.pay(s, f.seat)
        else:
            s.pool(self.effect, f.seat, -1)

    def phrase(self) -> Phrase:
        return spend_for(Amount(self.cost, self.stuff().noun), self.effect.phrase())

    def icons(self) -> list[str]:
        return [f"{self.cost}", self.stuff().icon, "->", *self.effect.icons()]


class ForMoney(StandardAction):
    """Paid in M€."""

    def price(self, s: State, seat: int) -> int:
        return self.asked(s.seats[seat])

    def asked(self, own: list[int]) -> int:
        """What it costs a seat with these numbers."""
        price = self.cost - own[STANDARD_COST.slot]
        return price if price > 0 else 0

    def amount(self, s: State, seat: int) -> int:
        return self.price(s, seat)

    def missing(self, own: list[int], power: int) -> int:
        return self.asked(own) - power

    def stuff(self) -> Resource:
        return MC

    def short(self, s: State, seat: int, missing: int) -> Phrase:
        return short_of_money(s, seat, -1, missing)

    def pay(self, s: State, seat: int) -> None:
        s.push(Frame(PAY, seat, -1, 0, (self.price(s, seat),)))


class Conversion(StandardAction):
    """Paid in plants or heat: who has enough at the end of the action phase must do it."""

    def __init__(
        self, key: str, resource: Resource, query: Query, effect: Node, raises: ZonedTrack, *, only: bool
    ) -> None:
        super().__init__(key, query.start, effect, raises if only else None)
        self.resource = resource
        self.query = query
        self.raises = raises

    def amount(self, s: State, seat: int) -> int:
        return s.seats[seat][self.query.slot]

    def missing(self, own: list[int], power: int) -> int:
        return own[self.query.slot] - own[self.resource.slot]

    def stuff(self) -> Resource:
        return self.resource

    def pay(self, s: State, seat: int) -> None:
        s.add(seat, self.resource.slot, -self.amount(s, seat), -1)

    def forced(self, s: State, seat: int) -> bool:
        """Whether a seat that has nothing else to do must do it: its track is not complete."""
        own = s.seats[seat]
        return s.world[self.raises.slot] < self.raises.goal and self.missing(own, 0) <= 0


def conversions() -> list[Conversion]:
    """Those of them that may be forced."""
    return [deed for deed in STANDARD_ACTIONS if isinstance(deed, Conversion)]


STANDARD_ACTIONS: Final[list[StandardAction]] = [
    Conversion("forest plants", PLANTS, PLANT_PRICE, Forest(), OXYGEN, only=False),
    ForMoney("forest mc", 20, Forest(), None),
    Conversion("temperature heat", HEAT, HEAT_PRICE, Raise(TEMPERATURE), TEMPERATURE, only=True),
    ForMoney("temperature mc", 14, Raise(TEMPERATURE), TEMPERATURE),
    ForMoney("ocean mc", 15, Flip(), OCEANS),
]
CONVERSIONS: Final = conversions()
