"""Points of cards at the end of a game."""

from __future__ import annotations

from tharsis.kernel.core import State


def card_points(s: State, seat: int, zones: list[int]) -> dict[str, int]:
    """The points of each card of a seat that lies in some zones, negative ones too."""
    found: dict[str, int] = {}
    for zone in zones:
        for c in s.zones[s.rules.zone(seat, zone)]:
            vp = s.rules.cards[c].vp
            if vp is not None:
                found[s.rules.cards[c].key] = vp.count(s, seat, c)
    return found
