"""What a seat knows of a game as a row of numbers, for learners: always as long, and always in the same order.

Seats come in the order of play from the reader's own on; a card is where the reader knows it to be.
"""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, WATCHER, Ruleset, State
from tharsis.kernel.vocabulary import NOTHING


def feature_names(rules: Ruleset) -> list[str]:
    """What each number is; seat 0 is the reader's own, seat 1 the next one."""
    found = [rules.world_names[slot] for slot in rules.world_slots]
    shown = [rules.seat_names[slot] for slot in rules.seat_slots if rules.slot_shows[slot] != NOTHING]
    found += [f"{name}.{seat}" for seat in range(rules.players) for name in shown]
    found += [f"cards {rules.zone_names[z]}" for z in rules.zones]
    found += [f"zone of {card.key}" for card in rules.cards]
    found += [f"resources on {card.key}" for card in rules.cards]
    found += [f"tile {name}" for name in rules.cell_names]
    found += [f"owner {name}" for name in rules.cell_names]
    return [*found, "asked"]


def features(true: State, seat: int, buffer: list[int]) -> None:
    """Write the numbers into a list of the right length: as many as there are names."""
    s = true.seen_by(seat)
    rules, n = s.rules, s.rules.players
    at = 0
    for slot in rules.world_slots:
        buffer[at] = s.world[slot]
        at += 1
    for i in range(n):
        own = s.seats[(seat + i) % n]
        for slot in rules.seat_slots:
            if rules.slot_shows[slot] != NOTHING:
                buffer[at] = own[slot]
                at += 1
    for z in rules.zones:
        buffer[at] = len(s.zones[turned(rules, z, -seat)])
        at += 1
    at = write_cards(s, seat, buffer, at)
    at = write_board(s, seat, buffer, at)
    ask = s.ask_of(seat)
    buffer[at] = 0 if ask is None else 1 + ask.kind


def write_cards(s: State, seat: int, buffer: list[int], at: int) -> int:
    """Where each card is, 0 where the reader does not know it, and what lies on it."""
    rules, n = s.rules, len(s.place)
    bit = 1 << seat if seat >= 0 else WATCHER
    for c in range(n):
        z = s.place[c]
        known = rules.zone_seen[z] & bit or s.known[c] & bit
        # Counted among those in play: the numbers of zones depend on modules that are not.
        buffer[at + c] = 1 + rules.zones.index(turned(rules, z, seat)) if known else 0
        buffer[at + n + c] = s.res[c]
    return at + 2 * n


def write_board(s: State, seat: int, buffer: list[int], at: int) -> int:
    """The tile on each area, 0 where there is none, and whose it is: 1 the reader's own, 2 the next one's."""
    n = len(s.tile)
    for i in range(n):
        buffer[at + i] = 1 + s.rules.tiles.index(s.tile[i]) if s.tile[i] >= 0 else 0
        buffer[at + n + i] = 0 if s.owner[i] == NOBODY else 1 + (s.owner[i] - seat) % s.rules.players
    return at + 2 * n


def turned(rules: Ruleset, z: int, seat: int) -> int:
    """The number of a zone, counted from a seat on: its own zones come first."""
    owner = rules.zone_seat[z]
    return z if owner == NOBODY else z + ((owner - seat) % rules.players - owner) * rules.zone_step
