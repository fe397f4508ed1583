"""An option taken in an imagined world, up to the next question that is no payment."""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import CHANCE, CHANGE, Event, State
from tharsis.play.payment import Way, cheapest, events_after, ways_to_pay
from tharsis.play.pending import Pending, coming
from tharsis.rules.menu import is_menu


@dataclass(slots=True)
class Trial:
    """That world, what is certain of what happened in it, and whether chance was used and dice were thrown."""

    world: State
    events: list[Event]
    lucky: bool
    threw: bool
    paying: list[Pending] = field(default_factory=list)  # where the player chooses what to give
    then: list[Pending] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)  # to pay, the cheapest first, where there is a choice


def tried(s: State, seat: int, index: int, number: int, priced: bool = False) -> Trial:
    """Take the option in the imagined world of this number. `priced`: work out how it could be paid as well."""
    world = s.imagine(seat, f"preview {number}")
    before, chance = -1 if world.log is None else world.log.index, world.rng_at
    world.apply(seat, index)
    ways = ways_to_pay(world, seat, before) if priced else []
    paying, open_payments = pay_through(world, seat)
    happened = [e for e in events_after(world, before) if e.index not in open_payments]
    acting = next((e.card for e in happened if e.seat == seat and e.card >= 0), -1)
    return Trial(
        world,
        certain(happened),
        world.rng_at != chance,
        any(e.kind == CHANCE for e in happened),
        [plain(x, world, acting) for x in paying],
        [plain(x, world, acting) for x in following(world, seat)],
        ways,
    )


def certain(events: list[Event]) -> list[Event]:
    """What happened, without what came of a throw: that may be the same in a few worlds and is not certain even so."""
    found: list[Event] = []
    left = 0  # to come of the last throw
    for e in events:
        if e.kind == CHANCE:
            left = e.amount
        elif left > 0 and e.kind == CHANGE:
            left -= e.amount
        else:
            found.append(e)
    return found


def common(some: list[Event], others: list[Event]) -> int:
    """How many events at the start are the same; which card is drawn unseen does not count."""
    n = 0
    for a, b in zip(some, others, strict=False):
        if (a.kind, a.seat, a.subject, a.amount) != (b.kind, b.seat, b.subject, b.amount):
            break
        n += 1
    return n


def following(world: State, seat: int) -> list[Pending]:
    """What is still to come of the action; nothing where it is complete."""
    asks = world.decisions()
    if world.forked or len(asks) != 1 or is_menu(asks[0]):
        return []
    return coming(world, asks[0])


def plain(x: Pending, world: State, acting: int) -> Pending:
    """Without the card, where it is the one that acts: that goes without saying."""
    if acting < 0 or x.card != world.rules.cards[acting].key:
        return x
    return Pending(x.seat, x.phrase, "", x.cell, x.track, x.pays)


# --- payment ----------------------------------------------------------------------------------------------------------


def pay_through(world: State, seat: int) -> tuple[list[Pending], set[int]]:
    """Answer questions of payment in the cheapest way. Where any resource or any card will do, the choice is left to the
    player: what is to be given, and the entries of the log that tell what was given here."""
    paying: list[Pending] = []
    entries: set[int] = set()
    while (ask := world.ask_of(seat)) is not None:
        node, before = ask.frame.node, -1 if world.log is None else world.log.index
        choice, given = cheapest(world, ask), node.gives_cards(world, ask.frame)
        if choice < 0 and given is None:
            break
        world.apply(seat, max(0, choice))
        if node.pays_freely():
            paying.append(Pending(seat, node.phrase(), pays=True))
            entries.add(before + 1)
        elif given is not None:
            if not any(x.phrase.pattern == given.pattern for x in paying):
                paying.append(Pending(seat, given, pays=True))
            entries.update(e.index for e in given_up(events_after(world, before), seat))
    return paying, entries


def given_up(events: list[Event], seat: int) -> list[Event]:
    """What happened before the price was paid: cards went, and brought what pays it."""
    paid = (n for n, e in enumerate(events) if e.kind == CHANGE and e.seat == seat and e.amount < 0)
    return events[: next(paid, len(events))]
