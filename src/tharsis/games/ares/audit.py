"""What must always hold in Ares Expedition, written down a second time and in another way than the rules."""

from __future__ import annotations

from tharsis.games.ares.components import EVENT, FORESTS, LEVELS, OCEANS, RESOURCES, TR, TRACKS
from tharsis.games.ares.slots import (
    COUNTER,
    PHASE,
    PHASES_CHOSEN,
    PLANNING,
    POOL_CUBES,
    POOL_MARKERS,
    ROUND,
    STAGE,
    coop,
)
from tharsis.games.ares.verbs.counts import PlayedCards
from tharsis.games.ares.verbs.levels import Level
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES, STACK_CARDS, STACK_USED
from tharsis.kernel.core import Count, State
from tharsis.play.checks.common import below_floor, wrong_parameters
from tharsis.rules.counts import Every, Has, OnThis, Points, Tags
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import DEALT, TABLEAU

FLOORS = [(x.slot, 0) for x in [*RESOURCES, *LEVELS, TR, FORESTS]]
LOGGED_SLOTS = tuple(slot for slot, _ in FLOORS)
LOGGED_WORLD = (*[track.slot for track in TRACKS], POOL_CUBES, POOL_MARKERS)


def wrong(s: State) -> list[str]:
    """No stock below 0, no track beyond its goal or below where it began; tiles, pool and phases as the round says."""
    found = below_floor(s, FLOORS) + wrong_parameters(s, TRACKS)
    found += [
        f"{track.name} went down in a phase"
        for track in TRACKS
        if s.world[track.at_start] > s.world[track.slot]
    ]
    if (len(s.zones[FLIPPED]), len(s.zones[OCEAN_TILES])) != (
        s.world[OCEANS.slot],
        9 - s.world[OCEANS.slot],
    ):
        found.append(f"{len(s.zones[FLIPPED])} oceans lie there, the track says {s.world[OCEANS.slot]}")
    return found + wrong_phases(s) + wrong_mode(s)


def wrong_phases(s: State) -> list[str]:
    """A phase is open only if somebody chose it, or the stack of the solo game shows it."""
    stage = s.world[STAGE]
    if not PLANNING < stage < 6:
        return []
    chosen = {own[PHASE] for own in s.seats}
    if s.rules.players == 1 and s.zones[STACK_USED]:
        chosen.add(s.rules.cards[s.zones[STACK_USED][-1]].cost)
    if {n for n in range(1, 6) if s.world[PHASES_CHOSEN] >> n & 1} != chosen:
        return [f"the phases {s.world[PHASES_CHOSEN]:b} were chosen, not {sorted(chosen)}"]
    return [] if stage in chosen else [f"phase {stage} was not chosen"]


def wrong_mode(s: State) -> list[str]:
    """The pool goes down by two pieces a round; the stack has five cards."""
    found: list[str] = []
    if coop(s.rules) and s.world[STAGE] > PLANNING:
        left = s.world[POOL_CUBES] + s.world[POOL_MARKERS]
        if left != 30 - 2 * s.world[ROUND]:
            found.append(f"{left} pieces in the pool in round {s.world[ROUND]}")
    if s.rules.players == 1 and s.world[COUNTER] and s.world[STAGE] != 6:
        used = len(s.zones[STACK_USED])
        if len(s.zones[STACK_CARDS]) + used != 5:
            found.append(f"{used} cards of the stack were used in round {s.world[ROUND]}")
    return found


def wrong_cards(s: State) -> list[str]:
    """Tags, production and capacity must agree with the cards in play; nobody keeps cards that were only looked at."""
    found: list[str] = []
    for seat, own in enumerate(s.seats):
        cards = [s.rules.cards[c] for c in s.zones[s.rules.zone(seat, TABLEAU)]]
        tags = [tag for card in cards for tag in card.tags]
        tags += [EVENT for card in cards if card.kind == "event"]
        found += [
            f"seat {seat}: {own[tag.slot]} {tag.name} tags, {tags.count(tag)} in play"
            for tag in s.rules.tags
            if own[tag.slot] != tags.count(tag)
        ]
        found += wrong_levels(s, seat)
        if s.world[STAGE] == PLANNING and s.zones[s.rules.zone(seat, DEALT)]:
            found.append(f"seat {seat} still looks at cards")
    return found


def wrong_levels(s: State, seat: int) -> list[str]:
    """Production and capacity, added up from the cards."""
    found: list[str] = []
    for level in LEVELS:
        n = 0
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            for ability in s.rules.cards[c].abilities:
                if isinstance(ability, Level) and ability.what is level:
                    n += ability.n * (1 if ability.per is None else number(s, seat, c, ability.per))
        if n != s.seats[seat][level.slot]:
            found.append(f"seat {seat}: {level.name} is {s.seats[seat][level.slot]}, the cards make it {n}")
    return found


def wrong_end(s: State) -> list[str]:
    """Alone 25 rounds are played, together 15; else the game ends when all tracks are complete, and somebody wins."""
    if s.rules.players == 1 or coop(s.rules):
        rounds = 25 if s.rules.players == 1 else 15
        return [] if s.world[ROUND] == rounds else [f"the game ended in round {s.world[ROUND]}"]
    found = [
        f"the game ended with {t.name} at {s.world[t.slot]}" for t in TRACKS if s.world[t.slot] != t.goal
    ]
    return found if winners(s) else [*found, "nobody won"]


# --- points -------------------------------------------------------------------------------------------------------------


def points(s: State, seat: int) -> int:
    """The points of a seat, counted anew."""
    own = s.seats[seat]
    total = own[TR.slot] + own[FORESTS.slot]
    for c in s.zones[s.rules.zone(seat, TABLEAU)]:
        vp = s.rules.cards[c].vp
        if isinstance(vp, Points):
            total += vp.n * (1 if vp.per is None else number(s, seat, c, vp.per))
    return total


def number(s: State, seat: int, card: int, count: Count) -> int:
    """What a card counts, counted from the table."""
    if isinstance(count, Every):
        return number(s, seat, card, count.of) // count.n
    if isinstance(count, OnThis):
        return s.res[card]
    cards = [s.rules.cards[c] for c in s.zones[s.rules.zone(seat, TABLEAU)]]
    if isinstance(count, Tags):
        return sum(c.tags.count(count.tag) + (count.tag is EVENT and c.kind == "event") for c in cards)
    if isinstance(count, PlayedCards):
        return len([c for c in cards if c.kind == count.kind or (not count.kind and c.kind != "corporation")])
    assert isinstance(count, Has)
    return s.seats[seat][count.what.slot]
