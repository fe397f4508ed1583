"""What must always hold in the Dice Game, written down a second time and in another way than the rules."""

from __future__ import annotations

from tharsis.games.dice.components import (
    CITY_NUMBERS,
    CITY_PLACE,
    CUP,
    LAND_PLACE,
    OCEAN,
    OCEAN_PLACE,
    OCEANS,
    PARAMETERS,
    VP,
    WILD,
)
from tharsis.games.dice.goals import Watch
from tharsis.games.dice.slots import AWARD_SPACES, TURN
from tharsis.games.dice.verbs.box import box_of
from tharsis.games.dice.verbs.dice import Face
from tharsis.games.dice.verbs.gain import Roll
from tharsis.games.dice.verbs.pay import PayFaces
from tharsis.kernel.core import Event, State
from tharsis.play.checks.common import (
    apart_from,
    below_floor,
    places,
    wrong_count,
    wrong_parameters,
    wrong_placement,
)
from tharsis.rules.effects import Gain
from tharsis.rules.scoring import winners
from tharsis.rules.tiles import Where
from tharsis.rules.vocabulary import HAND, TABLEAU

LOGGED_SLOTS = (VP.slot, WILD.slot, *[face.slot for face in CUP.faces])
LOGGED_WORLD = tuple(p.slot for p in PARAMETERS)


def wrong(s: State) -> list[str]:
    """What is wrong with dice and other numbers."""
    return wrong_dice(s) + wrong_numbers(s)


def wrong_dice(s: State) -> list[str]:
    """The dice of each colour in the pool, before players and on awards are twelve, always."""
    found: list[str] = []
    for die in CUP.dice:
        faces = {face.number for face in die.faces}
        n = s.world[die.pool] + sum(own[face.slot] for own in s.seats for face in die.faces)
        n += sum(1 for slot in AWARD_SPACES if s.world[slot] in faces)
        if n != 12 or s.world[die.pool] < 0:
            found.append(f"{n} {die.name} dice, {s.world[die.pool]} in the pool")
    return found


def wrong_numbers(s: State) -> list[str]:
    """Nothing below 0, no parameter beyond its goal; as many oceans as tiles."""
    floors = [(slot, 0) for slot in LOGGED_SLOTS]
    return below_floor(s, floors) + wrong_parameters(s, PARAMETERS) + wrong_count(s, OCEAN, OCEANS)


def wrong_cards(s: State) -> list[str]:
    """What a seat produces must agree with the boxes of its cards."""
    found: list[str] = []
    for seat, own in enumerate(s.seats):
        parts = [part for c in s.zones[s.rules.zone(seat, TABLEAU)] for part in box_of(s.rules.cards[c])]
        for die in CUP.dice:
            n = sum(part.n for part in parts if isinstance(part, Roll) and part.die is die)
            if own[die.production.slot] != n:
                found.append(f"seat {seat}: {own[die.production.slot]} {die.name} dice produced, not {n}")
        for what in (VP, WILD):
            n = sum(part.n for part in parts if isinstance(part, Gain) and part.what is what)
            if own[what.production.slot] != n:
                found.append(f"seat {seat}: {own[what.production.slot]} {what.name} produced, not {n}")
    return found


def wrong_tile(s: State, before: list[int], e: Event) -> list[str]:
    """A tile goes on an empty area of its kind, unless its card says otherwise; cities keep apart."""
    rules = rules_of(s, e)
    fits = any(s.rules.cell_kind[e.subject] in (w.kind, w.also) for w in rules)
    return wrong_placement(s, before, e, fits, apart_from(rules, e.amount, CITY_NUMBERS))


def rules_of(s: State, e: Event) -> list[Where]:
    """Where the card behind this tile may place it; without a card, where everybody may."""
    special = [] if e.card < 0 else places(s.rules.cards[e.card], e.amount)
    if special:
        return special
    if e.amount == OCEAN.number:
        return [OCEAN_PLACE]
    return [CITY_PLACE if e.amount in CITY_NUMBERS else LAND_PLACE]


def wrong_end(s: State) -> list[str]:
    """A solo game ends after 50 turns, others with two complete parameters; all dice are back, all hands empty."""
    complete = sum(s.world[p.slot] == p.goal for p in PARAMETERS)
    solo = s.rules.players == 1
    found: list[str] = []
    if (s.world[TURN] != 50) if solo else complete < 2:
        found.append(f"the game ended in turn {s.world[TURN]} with {complete} complete parameters")
    for seat, own in enumerate(s.seats):
        if any(own[slot] for slot in LOGGED_SLOTS if slot != VP.slot) or s.zones[s.rules.zone(seat, HAND)]:
            found.append(f"seat {seat} holds something at the end")
    return found if solo or winners(s) else [*found, "nobody won"]


def points(s: State, seat: int) -> int:
    """The points of a seat, counted anew: VP (which the books compare with the log), cards, milestones, awards."""
    if s.over and s.rules.players == 1 and any(s.world[p.slot] < p.goal for p in PARAMETERS):
        return 0  # a solo game that failed has no points
    total = s.seats[seat][VP.slot]
    watch = s.rules.on_settled
    assert isinstance(watch, Watch)
    total += sum(4 for m in watch.milestones if s.world[m.owner] == seat)
    for c in s.zones[s.rules.zone(seat, TABLEAU)]:
        vp = s.rules.cards[c].vp
        total += 0 if vp is None else vp.count(s, seat, c)
    for slot in AWARD_SPACES:
        if s.world[slot] >= 0:
            total += award(s, seat, CUP.faces[s.world[slot]])
    return total


def award(s: State, seat: int, face: Face) -> int:
    """5 for the most icons; 3 for the second most, unless the first place is shared or only two play; solo by odds."""
    icons = [0] * s.rules.players
    for i in range(s.rules.players):
        for c in s.zones[s.rules.zone(i, TABLEAU)]:
            price = s.rules.cards[c].price
            if isinstance(price, PayFaces):
                icons[i] += price.icons_paid.count(face)
    if s.rules.players == 1:
        need = (0, 6, 8, 10)[face.sides]
        return 5 if icons[0] >= need else 3 if icons[0] == need - 1 else 0
    better = sum(1 for n in icons if n > icons[seat])
    if icons[seat] == 0:
        return 0
    return 5 if better == 0 else 3 if better == 1 and s.rules.players > 2 else 0
