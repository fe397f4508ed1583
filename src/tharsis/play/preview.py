"""What an option would cost and bring, and to whom: tried out in an imagined world, so that nothing hidden shows."""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import EVERYONE, MOVE, NOBODY, NOTE, Event, State
from tharsis.kernel.errors import Refused
from tharsis.kernel.option import CELL
from tharsis.kernel.phrase import Phrase
from tharsis.play.decision import labels_of, options_of
from tharsis.play.events import EventReader
from tharsis.play.odds import Throw, throws
from tharsis.play.payment import Way, price_of
from tharsis.play.pending import Pending
from tharsis.play.scores import news
from tharsis.play.trial import Trial, common, tried
from tharsis.rules.menu import is_menu

WORLDS = 3  # imagined where chance has a hand in it
POINTS = "vp"  # victory points among the numbers of a seat
IN_PLAY = ("tableau", "events")


@dataclass(slots=True)
class SeatChange:
    """What changes for a seat: slots by name, resources on its cards, cards in its zones (only how many), tiles.

    What is paid, what is lost besides and what is gained stand apart, even of the same thing; all are positive.
    """

    costs: dict[str, int] = field(default_factory=dict)
    losses: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)
    resources: dict[str, int] = field(default_factory=dict)
    zones: dict[str, int] = field(default_factory=dict)
    tiles: list[tuple[str, str]] = field(default_factory=list)  # area, tile


@dataclass(slots=True)
class Preview:
    """The changes until the next question. `chance`: what follows depends on dice or on cards that nobody knows yet.

    `chances`: which dice would be rolled until the action is complete, with the odds of their faces. `then`: what is still
    to be chosen and done; nothing where the action is complete. `news`: what no number tells, such as the end of the game.
    `wasted`: it costs something, and nothing comes of it. `area`: an area of the map is to be chosen next.
    `ways`: how the price can be paid, the cheapest first, where there is a choice; `costs` tell the cheapest.
    """

    label: str
    seats: list[SeatChange]
    world: dict[str, int] = field(default_factory=dict)
    chance: bool = False
    chances: list[Throw] = field(default_factory=list)
    then: list[Pending] = field(default_factory=list)
    news: list[Phrase] = field(default_factory=list)
    over: bool = False
    ways: list[Way] = field(default_factory=list)
    wasted: bool = False
    area: bool = False


def preview(s: State, seat: int, index: int, whole: bool = True) -> Preview:
    """What the seat's option at this index would do. The state stays as it is.

    Not `whole`: an answer in the middle of something is not told what the round does by itself afterwards.
    """
    ask = s.ask_of(seat)
    if ask is None:
        raise Refused(f"seat {seat} has nothing to decide now")
    if not 0 <= index < len(ask.options):
        raise Refused(f"option {index} is not one of 0 to {len(ask.options) - 1}")
    secret = s.forked and s.secret
    priced = is_menu(ask) and not secret
    trials = [tried(s, seat, index, 0, priced)]
    if trials[0].lucky:
        trials += [tried(s, seat, index, number) for number in range(1, WORLDS)]
    found = Preview(labels_of(s, ask)[index], [SeatChange() for _ in s.seats], over=trials[0].world.over)
    found.ways = trials[0].ways
    found.chances = throws(s, seat, index)
    found.chance = any(trial.threw for trial in trials)
    events = trials[0].events
    for other in trials[1:]:
        # Only what happens in every world is told: the rest is decided by dice or by the shuffle.
        same = common(events, other.events)
        found.chance = found.chance or same < max(len(events), len(other.events))
        events = events[:same]
    if not whole and not is_menu(ask):
        events = events[: round_goes_on(s, events)]
    paid = price_of(events, seat) if is_menu(ask) else 0
    tally(found, trials[0].world, seat, events, paid, s.forked)
    if not secret:
        unlogged(found, s, trials[0].world, seat)
        if not found.chance:
            points_at_once(found, s, trials[0].world)
        follow(found, s, seat, trials)
        found.news = standing(trials[0].world, seat, events) + found.news
        found.area = not found.chance and asks_area(trials[0].world, seat)
    found.wasted = is_wasted(found, seat) and not is_owner(s, trials[0].world, seat)
    return found


def round_goes_on(s: State, events: list[Event]) -> int:
    """How many of these events come before the next part of the round begins."""
    begins = s.rules.begins
    return next((i for i, e in enumerate(events) if e.kind == NOTE and begins[e.subject]), len(events))


def asks_area(world: State, seat: int) -> bool:
    """Whether the seat has nothing but areas of the map to choose from."""
    ask = world.ask_of(seat)
    return ask is not None and all(option.kind == CELL for option in options_of(world, ask))


def is_wasted(found: Preview, seat: int) -> bool:
    """Whether a price is paid for nothing: nobody's numbers, cards or tiles change, and nothing is to follow."""
    follows = found.chance or found.over or found.chances or found.then or found.news or found.world
    return bool(found.seats[seat].costs) and not follows and not any(is_changed(own) for own in found.seats)


def is_owner(before: State, after: State, seat: int) -> bool:
    """Whether something that was nobody's is the seat's now: a milestone, an award, a colony."""
    return any(a == NOBODY and b == seat for a, b in zip(before.world, after.world, strict=True))


def is_changed(own: SeatChange) -> bool:
    """Whether something but a price changes for a seat."""
    return bool(own.losses or own.gains or own.resources or own.zones or own.tiles)


def follow(found: Preview, s: State, seat: int, trials: list[Trial]) -> None:
    """Tell what comes next, where it is the same in every world."""
    first = trials[0]
    found.then = first.paying + (first.then if all(t.then == first.then for t in trials) else [])
    told = [news(s, trial.world, seat) for trial in trials]
    found.news = [phrase for phrase in told[0] if all(phrase in other for other in told)]


def unlogged(found: Preview, s: State, world: State, seat: int) -> None:
    """Numbers that the cards in play add up to: no entry of the log tells that they rose."""
    for slot in s.rules.unlogged:
        n = world.seats[seat][slot] - s.seats[seat][slot]
        if n > 0:
            add(found.seats[seat].gains, s.rules.seat_names[slot], n)


def points_at_once(found: Preview, s: State, world: State) -> None:
    """The victory points of tiles, of everybody: what no other number tells."""
    for seat, own in enumerate(found.seats):
        n = sum(part.points(world, seat) - part.points(s, seat) for part in s.rules.scoring if part.at_once)
        if n:
            add(own.gains if n > 0 else own.losses, POINTS, abs(n))


def standing(world: State, seat: int, events: list[Event]) -> list[Phrase]:
    """What a card that comes into play is good for later."""
    found: list[Phrase] = []
    for e in events:
        if e.kind != MOVE or e.seat != seat or zone_name(world, e.subject) not in IN_PLAY:
            continue
        card = world.rules.cards[e.card]
        if any(ability.heading() for ability in card.abilities):
            found.append(Phrase("news_effect"))
        if card.actions:
            found.append(Phrase("news_action"))
        if card.vp is not None:
            found.append(Phrase("news_points"))
    return found


def zone_name(world: State, zone: int) -> str:
    """The name of a zone, whosesoever it is."""
    return world.rules.zone_names[zone].partition(".")[0]


def previews(s: State, seat: int) -> list[Preview]:
    """A preview of each of the seat's options."""
    ask = s.ask_of(seat)
    return [] if ask is None else [preview(s, seat, i) for i in range(len(ask.options))]


def tally(found: Preview, world: State, seat: int, events: list[Event], paid: int, alone: bool) -> None:
    """Sum up what happened. After a card is turned up by chance the rest is left open."""
    sums = Tally(found, world)
    for number, e in enumerate(events):
        if alone and e.seat != seat:
            continue  # what the others choose at the same time is not told
        sums.paying = number < paid
        sums.read(e)
        if e.kind == MOVE and e.seen == EVERYONE and unseen(world, e, seat):
            found.chance = True
            return


def unseen(world: State, e: Event, seat: int) -> bool:
    """Whether a card came from a pile that the seat can't look into."""
    return not world.rules.zone_seen[e.amount] & (1 << seat) and world.rules.zone_seat[e.amount] == NOBODY


class Tally(EventReader):
    """Adds events to the changes that a preview tells."""

    def __init__(self, found: Preview, world: State) -> None:
        self.found = found
        self.state = world
        self.rules = world.rules
        self.paying = False  # whether what is lost now is the price of the move

    def change(self, e: Event) -> None:
        own = self.found.seats[e.seat]
        side = own.gains if e.amount > 0 else own.costs if self.paying else own.losses
        add(side, self.rules.seat_names[e.subject], abs(e.amount))

    def world(self, e: Event) -> None:
        add(self.found.world, self.rules.world_names[e.subject], e.amount)

    def resource(self, e: Event) -> None:
        owner = self.rules.tableau_seat[self.state.place[e.subject]]
        own = self.found.seats[owner if owner != NOBODY else e.seat]
        add(own.resources, self.rules.cards[e.subject].key, e.amount)

    def tile(self, e: Event) -> None:
        if e.seat != NOBODY:
            tile = (self.rules.cell_names[e.subject], self.rules.tile_names[e.amount])
            self.found.seats[e.seat].tiles.append(tile)

    def move(self, e: Event) -> None:
        for zone, n in ((e.subject, 1), (e.amount, -1)):
            if self.rules.zone_seat[zone] != NOBODY:
                own = self.found.seats[self.rules.zone_seat[zone]]
                add(own.zones, zone_name(self.state, zone), n)


def add(counts: dict[str, int], name: str, n: int) -> None:
    """Add to a count; what comes to nothing is left out."""
    total = counts.pop(name, 0) + n
    if total:
        counts[name] = total
