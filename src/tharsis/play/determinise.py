"""Imagined worlds: states that a seat can't tell from the true one. This is what a bot is given to think with."""

from __future__ import annotations

from functools import lru_cache

from tharsis.kernel.core import MOVE, NOBODY, NOTE, Event, Ruleset, State
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import home
from tharsis.play.scores import plausible
from tharsis.play.view import bit_of

TRIES = 100  # worlds tried before hidden hands are left as they are


def determinise(s: State, seat: int | None, rng_seed: int | str, history: bool = True) -> State:
    """A world that agrees with all this seat knows: hidden cards are dealt anew, and chance begins anew.

    Without `history` the log is left out, which is quicker.
    """
    log = redacted(s, bit_of(seat), history)
    for attempt in range(TRIES):
        world = dealt_anew(s, seat, f"{rng_seed}/{attempt}")
        if fits(s, world, seat):
            world.log = log
            return world
    # No world was found in which those who must decide have a choice: let everybody hold what they hold.
    world = dealt_anew(s, seat, f"{rng_seed}/{TRIES}", hands=False)
    world.log = log
    return world


def dealt_anew(s: State, seat: int | None, seed: str, hands: bool = True) -> State:
    """A copy in which the cards that the seat does not know have changed places; without `hands`, in piles only."""
    world = s.clone()
    world.seed = seed_bytes(f"imagined {seed}")
    world.rng_at = 0
    world.block_number = -1
    bit = bit_of(seat)
    fixed = in_use(s)
    piles: dict[int, list[tuple[int, int]]] = {}
    homes = homes_of(s.rules)
    for z, pile in enumerate(s.zones):
        if s.rules.zone_seen[z] & bit or (s.rules.zone_seat[z] != NOBODY and not hands):
            continue
        for at, card in enumerate(pile):
            if not s.known[card] & bit and card not in fixed:
                piles.setdefault(homes[card], []).append((z, at))
    for places in piles.values():
        # In order of their numbers first: where a card truly lies must leave no trace in the imagined world.
        cards = sorted(s.zones[z][at] for z, at in places)
        world.shuffle(cards)
        for (z, at), card in zip(places, cards, strict=True):
            world.zones[z][at] = card
            world.place[card] = z
            world.known[card] = s.known[s.zones[z][at]]
    return world


@lru_cache(maxsize=64)
def homes_of(rules: Ruleset) -> list[int]:
    """For each card the pile that it comes from; worked out once for each ruleset."""
    return [home(rules, card) for card in rules.cards]


def in_use(s: State) -> set[int]:
    """Cards that work in progress is about: everybody has been told of them, wherever they still lie."""
    found = {f.card for stack in s.stacks for f in stack}
    found |= {f.card for pool in s.pools for f in pool}
    found |= {a.frame.card for a in s.decisions()}
    return found


def fits(s: State, world: State, seat: int | None) -> bool:
    """Open the decisions of the others anew; false if one of them would have no choice in this world."""
    for other in range(s.rules.players):
        if other != seat and not plausible(world, other):
            return False
    for i, ask in enumerate(s.asks):
        if ask is None or ask.seat == seat:
            continue
        world.asks[i] = None
        world.stack = i
        ask.frame.node.step(world, ask.frame)
        again = world.asks[i]
        if again is None or again.frame.node is not ask.frame.node or again.frame.pc != ask.frame.pc:
            return False
    world.stack = s.stack
    return True


def redacted(s: State, bit: int, history: bool) -> Event | None:
    """The log without the cards that the seat did not see."""
    if s.log is None:
        return None
    start = 0 if history else s.fork_at if s.forked else s.log.index + 1
    events: list[Event] = []
    e: Event | None = s.log
    while e is not None and e.index >= start:
        events.append(e)
        e = e.previous
    found: Event | None = None
    if start > 0:
        # Stands for all that is left out, so that the entries keep their numbers.
        found = Event(None, NOTE, NOBODY, -1, 0, 0, 0)
        found.index = start - 1
    for e in reversed(events):
        card = e.card if e.kind != MOVE or e.seen & bit else -1
        found = Event(found, e.kind, e.seat, card, e.subject, e.amount, e.seen)
    return found
