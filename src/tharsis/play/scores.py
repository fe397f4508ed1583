"""How a game stands: the points of every seat and where they come from; and the news of a move."""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.scoring import tiebreak


@dataclass(frozen=True, slots=True)
class SeatScore:
    """The victory points of a seat: the sum, where they come from, and the points of each card."""

    seat: int
    total: int
    parts: dict[str, int]
    cards: dict[str, int] = field(default_factory=dict)
    tiebreak: int = 0


def score_of(s: State, seat: int) -> SeatScore:
    """The score of a seat as it stands."""
    parts = {part.name: part.points(s, seat) for part in s.rules.scoring}
    cards = {key: n for part in s.rules.scoring for key, n in part.by_card(s, seat).items()}
    return SeatScore(seat, sum(parts.values()), parts, cards, tiebreak(s, seat))


def scores(s: State) -> list[SeatScore]:
    """The score of every seat as it stands."""
    return [score_of(s, seat) for seat in range(s.rules.players)]


def ahead(s: State, seat: int) -> str | None:
    """The label of the answer that the seat may give now for when its turn comes."""
    found = [label for hooks in s.rules.hooks if (label := hooks.ahead(s, seat))]
    return found[0] if found else None


def news(before: State, after: State, seat: int) -> list[Phrase]:
    """What a move of a seat brings about besides numbers."""
    reached = [
        Phrase("news_goal", x=Noun(track.name))
        for track in after.rules.tracks
        if before.world[track.slot] < track.goal <= after.world[track.slot]
    ]
    return reached + [told for hooks in after.rules.hooks for told in hooks.news(before, after, seat)]
