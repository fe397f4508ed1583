"""How Ares Expedition stands: how near the end is, what is to come, and the news of a move."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import RESEARCH_DRAW, RESEARCH_KEEP, SELL_VALUE, TR, TRACKS, ZONES
from tharsis.games.ares.coop import CUBES, MARKERS
from tharsis.games.ares.notes import NOTE_FLIP
from tharsis.games.ares.outlook import income, outlook
from tharsis.games.ares.phases import CHEAPER, MORE_DRAWN, MORE_KEPT, MORE_MONEY
from tharsis.games.ares.round import HAND_LIMIT
from tharsis.games.ares.setup import CARDS_DEALT, CORPORATIONS_DEALT
from tharsis.games.ares.slots import (
    COOP_POINTS,
    COOP_ROUNDS,
    LAST_COUNTER,
    PLANNING,
    ROUND,
    SOLO_ROUNDS,
    STACK,
    STAGE,
    coop,
    rounds,
    terraformed,
)
from tharsis.games.ares.zones import FLIPPED
from tharsis.kernel.core import NOTE, Ruleset, State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.scoring import total
from tharsis.rules.standing import Ending, Standings, Zone

PARTS: Final = ["planning", "development", "construction", "action", "production", "research", "end"]


def flippers(s: State) -> list[int | None]:
    """Who flipped each ocean, in order; None where the log does not reach back so far."""
    missing = len(s.zones[FLIPPED])
    found: list[int | None] = []
    e = s.log
    while e is not None and len(found) < missing:
        if e.kind == NOTE and e.subject == NOTE_FLIP:
            found.append(e.seat)
        e = e.previous
    return [None] * (missing - len(found)) + found[::-1]


class AresStandings(Standings):
    """The base game's answers."""

    def ending(self, s: State) -> Ending:
        complete = sum(1 for track in TRACKS if s.world[track.slot] >= track.goal)
        most = rounds(s)
        last = s.world[ROUND] >= most if most else terraformed(s)
        return Ending(s.world[ROUND], most, complete, len(TRACKS), last, last)

    def part(self, s: State) -> str:
        return PARTS[s.world[STAGE]]

    def income(self, s: State, seat: int) -> dict[str, int]:
        return income(s, seat)

    def outlook(self, s: State, seat: int) -> dict[str, dict[str, int]]:
        return outlook(s, seat) if s.world[STAGE] == PLANNING and not s.over else {}

    def panels(self, s: State) -> dict[str, dict[str, object]]:
        seats = range(s.rules.players)
        found: dict[str, dict[str, object]] = {"oceans": {"flipped_by": flippers(s)}}
        if coop(s.rules):
            found["together"] = {"points": sum([total(s, seat) for seat in seats]), "goal": COOP_POINTS}
        return found

    def zones(self, rules: Ruleset) -> dict[str, list[Zone]]:
        return {
            track.name: [
                Zone(name, f"{name}_zone", at)
                for name, at in zip(ZONES, [track.start, *track.borders], strict=True)
            ]
            for track in TRACKS
            if track.borders
        }

    def tiebreak(self, rules: Ruleset) -> Noun | None:
        return Noun("ares_wealth")

    def facts(self, rules: Ruleset) -> dict[str, int]:
        start = rules.seat_start
        return {
            "cards_dealt": CARDS_DEALT,
            "corporations_dealt": CORPORATIONS_DEALT,
            "rating": start[TR.slot],
            "hand_limit": HAND_LIMIT,
            "sell_value": start[SELL_VALUE.slot],
            "development_bonus": CHEAPER,
            "production_bonus": MORE_MONEY,
            "research_draw": start[RESEARCH_DRAW.slot],
            "research_keep": start[RESEARCH_KEEP.slot],
            "research_draw_bonus": start[RESEARCH_DRAW.slot] + MORE_DRAWN,
            "research_keep_bonus": start[RESEARCH_KEEP.slot] + MORE_KEPT,
            "coop_rounds": COOP_ROUNDS,
            "coop_points": COOP_POINTS,
            "pool_cubes": CUBES,
            "pool_markers": MARKERS,
            "solo_rounds": SOLO_ROUNDS,
            "solo_stack": STACK,
            "last_counter": LAST_COUNTER,
        }

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """Whether a move has made this phase the last one."""
        last = not rounds(after) and terraformed(after) and not terraformed(before)
        return [Phrase("ares_news_last_phase")] if last else []
