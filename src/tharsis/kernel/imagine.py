"""Imagined worlds: what bots and previews think with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tharsis.kernel.event import WATCHER, left_out, redacted
from tharsis.kernel.rng import FACTOR, MASK, SHIFT, STEP, seed_bytes, small_seed

if TYPE_CHECKING:
    from tharsis.kernel.state import State

TRIES: Final = 100  # worlds imagined until those who must decide there have a choice


def imagined(s: State, seat: int, seed: int | str, history: bool) -> State:
    """A world that agrees with all that this seat (NOBODY: who watches) knows, and holds nothing else of this one.

    Hidden cards are dealt anew, chance begins anew, and what the others do in secret they have still to do. Two states
    that look alike to the seat give the same worlds. Without history the log is left out, which is quicker.
    """
    seen = s.seen_by(seat)
    bit = WATCHER if seat < 0 else 1 << seat
    hidden = hidden_from(seen, bit)
    for attempt in range(TRIES):
        world = seen.clone()
        deal_anew(world, hidden, f"imagined {seed}/{attempt}")
        if could_be(world, seat):
            break
    else:
        world.reask(seat)
        world.run()  # a question has become another one, or none: the world goes on from there
    world.origin = None  # what the seat has chosen so far is where this world begins
    world.answers = ()
    world.log = redacted(seen.log, bit) if history else left_out(seen.log)
    return world


def hidden_from(s: State, bit: int) -> list[bool]:
    """For each card whether a seat, by its bit, does not know where it is."""
    seen, known = s.rules.zone_seen, s.known
    hidden = [False] * len(known)
    for z in range(len(s.zones)):
        if seen[z] & bit == 0:
            for c in s.zones[z]:
                if known[c] & bit == 0:
                    hidden[c] = True
    # Of cards that work in progress is about everybody has been told, wherever they still lie.
    for i in range(len(s.stacks)):
        for f in s.stacks[i].waiting():
            if f.card >= 0:
                hidden[f.card] = False
        for f in s.pools[i]:
            if f.card >= 0:
                hidden[f.card] = False
        a = s.asks[i]
        if a is not None and a.frame.card >= 0:
            hidden[a.frame.card] = False
    return hidden


def deal_anew(s: State, hidden: list[bool], seed: str) -> None:
    """Let hidden cards change places with others of their kind, and chance begin anew."""
    s.seed = seed_bytes(seed)
    s.rng_at = 0
    s.block_number = -1
    homes, was_known = s.rules.homes, s.known[:]
    s.part()
    place, known = s.place, s.known
    # In order of their numbers: where a card truly lies must leave no trace.
    bags: list[list[int]] = [[] for _ in s.zones]
    for c in range(len(hidden)):
        if hidden[c]:
            bags[homes[c]].append(c)
    x: i64 = small_seed(s.seed)
    for z in range(len(s.zones)):
        pile = s.own_pile(z)
        for at in range(len(pile)):
            old = pile[at]
            if hidden[old]:
                bag = bags[homes[old]]
                x = (x * FACTOR + STEP) & MASK
                i = (x >> SHIFT) * len(bag) >> SHIFT
                card = bag.pop()
                if i < len(bag):
                    bag[i], card = card, bag[i]
                pile[at] = card
                place[card] = z
                known[card] = was_known[old]


def could_be(s: State, seat: int) -> bool:
    """Ask the others anew what they are asked: false if one of them would have no choice in this world."""
    for hooks in s.rules.hooks:
        for other in range(s.rules.players):
            if other != seat and not hooks.plausible(s, other):
                return False
    return s.reask(seat)
