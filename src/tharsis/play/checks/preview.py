"""What a preview promises against what happens: an option is taken in a copy of the true game, and the two are compared.

Random outcomes aren't promised; for those we only check that what the preview did say happens.
"""

from __future__ import annotations

from random import Random

from tharsis.kernel.core import Ask, State
from tharsis.play.checks.facets import logged_slots, logged_world
from tharsis.play.payment import cheapest
from tharsis.play.preview import Preview
from tharsis.rules.menu import is_menu
from tharsis.rules.vocabulary import HAND


def broken_promises(s: State, ask: Ask, index: int, told: Preview, luck: Random) -> list[str]:
    """Where taking an option turns out otherwise than its preview told."""
    after = s.clone()
    after.apply(ask.seat, index)
    any_paid = pay(after, ask.seat, luck)
    if s.forked:
        return []  # what the others choose at the same time follows from nobody's preview
    wrong = wrong_tiles(s, after, told) + wrong_world(s, after, told)
    if not told.chance:
        for seat in range(s.rules.players):
            wrong += wrong_numbers(s, after, told, seat, any_paid if seat == ask.seat else 0)
        wrong += wrong_resources(s, after, told) + wrong_end(after, told)
    return [f"{told.label}: {text}" for text in wrong]


def pay(s: State, seat: int, luck: Random) -> int:
    """Pay as previews do, but with any resource where any will do: how often that was so."""
    times = 0
    while (ask := s.ask_of(seat)) is not None and (choice := cheapest(s, ask)) >= 0:
        free = ask.frame.node.pays_freely()
        times += free
        s.apply(seat, luck.randrange(len(ask.options)) if free else choice)
    return times


def wrong_numbers(s: State, after: State, told: Preview, seat: int, any_paid: int) -> list[str]:
    """Each number of a seat changes as told; only what may be paid with anything is left open."""
    names, change = s.rules.seat_names, told.seats[seat]
    found: list[str] = []
    for slot in (*logged_slots(s.rules), *s.rules.unlogged):
        name = names[slot]
        promised = change.gains.get(name, 0) - change.losses.get(name, 0) - change.costs.get(name, 0)
        more = after.seats[seat][slot] - s.seats[seat][slot] - promised
        if more < 0 and any_paid:
            any_paid += more
        elif more:
            found.append(f"seat {seat} has {more} {name} more than {promised}, as told")
    hand = s.rules.zone(seat, HAND)
    if len(after.zones[hand]) - len(s.zones[hand]) != change.zones.get("hand", 0):
        found.append(f"seat {seat} does not get the cards told")
    return found if not any_paid else [*found, f"seat {seat} pays {any_paid} too few"]


def wrong_world(s: State, after: State, told: Preview) -> list[str]:
    """Each parameter rises as told, or more where chance has a hand in it."""
    found: list[str] = []
    for slot in logged_world(s.rules):
        name = s.rules.world_names[slot]
        more = after.world[slot] - s.world[slot] - told.world.get(name, 0)
        if more < 0 or (more and not told.chance):
            found.append(f"{name} rises {more} more than told")
    return found


def wrong_tiles(s: State, after: State, told: Preview) -> list[str]:
    """The tiles told lie where they were told; and no others, unless chance has a hand in it."""
    rules = s.rules
    promised = {tile for change in told.seats for tile in change.tiles}
    placed = {
        (rules.cell_names[i], rules.tile_names[tile])
        for i, tile in enumerate(after.tile)
        if tile >= 0 and s.tile[i] != tile
    }
    same = promised <= placed if told.chance else promised == placed
    return [] if same else [f"tiles {sorted(placed)}, told {sorted(promised)}"]


def wrong_resources(s: State, after: State, told: Preview) -> list[str]:
    """What lies on cards changes as told."""
    changed = {
        card.key: after.res[i] - s.res[i] for i, card in enumerate(s.rules.cards) if after.res[i] != s.res[i]
    }
    promised = {key: n for change in told.seats for key, n in change.resources.items()}
    return [] if changed == promised else [f"resources {changed}, told {promised}"]


def wrong_end(after: State, told: Preview) -> list[str]:
    """A choice is told where one follows, and only there; and the end of the game."""
    if after.over != told.over:
        return [f"over: {after.over}, told {told.over}"]
    asks = after.decisions()
    more = any(not x.pays for x in told.then)
    if after.forked or len(asks) != 1:
        return ["a choice is told that does not follow"] if more else []
    ends = is_menu(asks[0])
    if ends == more:
        return ["a choice is told that does not follow" if ends else f"{asks[0].frame.node} is not told"]
    return []
