"""What must always hold on Mars, written down a second time and in another way than the rules."""

from __future__ import annotations

from tharsis.games.mars.components import (
    CITY_NUMBERS,
    CITY_PLACE,
    GREENERY,
    OCEAN,
    OCEANS,
    PARAMETERS,
    RESOURCES,
    TR,
)
from tharsis.games.mars.slots import GENERATION
from tharsis.kernel.core import NOBODY, Count, Event, State
from tharsis.play.checks.common import (
    apart_from,
    below_floor,
    places,
    wrong_count,
    wrong_parameters,
    wrong_placement,
)
from tharsis.rules.counts import Every, NextToTile, OnThis, Points, Tags
from tharsis.rules.goals import goals_of
from tharsis.rules.scoring import winners
from tharsis.rules.tiles import Where
from tharsis.rules.vocabulary import EVENTS, LAND, OCEAN_AREA, RESERVED, TABLEAU

FLOORS = [(r.slot, 0) for r in RESOURCES]
FLOORS += [(r.production.slot, -5 if r is RESOURCES[0] else 0) for r in RESOURCES]
LOGGED_SLOTS = (*[slot for slot, _ in FLOORS], TR.slot)
LOGGED_WORLD = tuple(p.slot for p in PARAMETERS)


def wrong(s: State) -> list[str]:
    """What is wrong with numbers and with the owners of tiles."""
    return wrong_numbers(s) + wrong_owners(s)


def wrong_numbers(s: State) -> list[str]:
    """No stock below 0, no production below its floor, no parameter beyond its goal; as many oceans as tiles."""
    return below_floor(s, FLOORS) + wrong_parameters(s, PARAMETERS) + wrong_count(s, OCEAN, OCEANS)


def wrong_owners(s: State) -> list[str]:
    """Oceans belong to nobody, other tiles to a seat (solo: or to nobody); a marker lies on an empty area."""
    found: list[str] = []
    for i, t in enumerate(s.tile):
        owner = s.owner[i]
        if t < 0 or t == OCEAN.number:
            fits = owner == NOBODY
        else:
            fits = 0 <= owner < s.rules.players or (owner == NOBODY and s.rules.players == 1)
        if not fits:
            found.append(f"{s.rules.cell_names[i]} belongs to {owner}")
        if s.claim[i] != NOBODY and t >= 0:
            found.append(f"{s.rules.cell_names[i]} has a marker and a tile")
    return found


def wrong_cards(s: State) -> list[str]:
    """The counters of tags must agree with the cards that lie face up."""
    found: list[str] = []
    for seat, own in enumerate(s.seats):
        tags = [t for c in s.zones[s.rules.zone(seat, TABLEAU)] for t in s.rules.cards[c].tags]
        found += [
            f"seat {seat}: {own[tag.slot]} {tag.name} tags, {tags.count(tag)} in play"
            for tag in s.rules.tags
            if own[tag.slot] != tags.count(tag)
        ]
    return found


# --- tiles --------------------------------------------------------------------------------------------------------------


def wrong_tile(s: State, before: list[int], e: Event) -> list[str]:
    """A tile goes on an empty area of its kind, unless its card says otherwise; cities keep apart."""
    name, kind = s.rules.cell_names[e.subject], s.rules.cell_kind[e.subject]
    rules = rules_of(s, e)
    fits = any(w.kind == kind and (kind != RESERVED or w.reserved == name) for w in rules)
    return wrong_placement(s, before, e, fits, apart_from(rules, e.amount, CITY_NUMBERS))


def rules_of(s: State, e: Event) -> list[Where]:
    """Where the card behind this tile may place it; without a card, where everybody may."""
    usual = (
        Where(OCEAN_AREA)
        if e.amount == OCEAN.number
        else CITY_PLACE
        if e.amount in CITY_NUMBERS
        else Where(LAND)
    )
    special = [] if e.card < 0 else places(s.rules.cards[e.card], e.amount)
    # An ocean may also be the bonus of a parameter that the card raised.
    return [usual, *special] if e.amount == OCEAN.number or not special else special


# --- the end --------------------------------------------------------------------------------------------------------------


def wrong_end(s: State) -> list[str]:
    """A solo game ends after 14 generations, others when all parameters are complete, and somebody wins them."""
    if s.rules.players == 1:
        last = s.world[GENERATION]
        return [] if last == 14 else [f"the game ended in generation {last}"]
    found = [
        f"the game ended with {p.name} at {s.world[p.slot]}" for p in PARAMETERS if s.world[p.slot] != p.goal
    ]
    return found if winners(s) else [*found, "nobody won"]


# --- points -------------------------------------------------------------------------------------------------------------


def points(s: State, seat: int) -> int:
    """The points of a seat, counted anew."""
    total = s.seats[seat][TR.slot]
    total += sum(5 for m in goals_of(s.rules, "milestone") if s.world[m.owner] == seat)
    total += sum(
        award(s, seat, [a.value(s, i) for i in range(s.rules.players)])
        for a in goals_of(s.rules, "award")
        if s.world[a.owner] >= 0
    )
    total += map_points(s, seat)
    for zone in (TABLEAU, EVENTS):
        total += sum(card_points(s, seat, c) for c in s.zones[s.rules.zone(seat, zone)])
    return total


def award(s: State, seat: int, values: list[int]) -> int:
    """5 for the most; 2 for the second most, unless the first place is shared or only two play."""
    better = sum(1 for v in values if v > values[seat])
    if better == 0:
        return 5
    return 2 if better == 1 and s.rules.players > 2 else 0


def map_points(s: State, seat: int) -> int:
    """Each greenery: 1 for its owner, and 1 for the owner of every city beside it."""
    total = 0
    for i, t in enumerate(s.tile):
        if t == GREENERY.number:
            total += s.owner[i] == seat
            total += sum(s.tile[j] in CITY_NUMBERS and s.owner[j] == seat for j in s.rules.neighbours[i])
    return total


def card_points(s: State, seat: int, card: int) -> int:
    """The points printed on a card."""
    vp = s.rules.cards[card].vp
    if vp is None:
        return 0
    if not isinstance(vp, Points):
        return vp.count(s, seat, card)
    if vp.per is None:
        return vp.n
    times = number(s, seat, card, vp.per)
    return vp.n * (min(times, 1) if vp.once else times)


def number(s: State, seat: int, card: int, count: Count) -> int:
    """What a card counts, counted from the table."""
    if isinstance(count, Every):
        return number(s, seat, card, count.of) // count.n
    if isinstance(count, OnThis):
        return s.res[card]
    if isinstance(count, Tags):
        return sum(s.rules.cards[c].tags.count(count.tag) for c in s.zones[s.rules.zone(seat, TABLEAU)])
    if isinstance(count, NextToTile):
        beside = [j for i, t in enumerate(s.tile) if t == count.tile.number for j in s.rules.neighbours[i]]
        return sum(s.tile[j] in count.numbers for j in beside)
    return count.count(s, seat, card)
