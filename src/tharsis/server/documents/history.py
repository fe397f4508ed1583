"""How a game stood after any number of answers: for replays with a scrubber, and for charts."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from typing import cast

from tharsis.kernel.core import State, shared_log
from tharsis.play.match import Match
from tharsis.play.save import Answer
from tharsis.play.scores import scores
from tharsis.play.setup import SetUp
from tharsis.play.view import seen, view, world_of
from tharsis.server.documents import schema
from tharsis.server.documents.log_lines import log_since
from tharsis.server.documents.standing import standing_text

EVERY = 25  # answers between two states that are kept
GAMES = 8  # games kept at hand
POINTS = 80  # of a chart


class Reel:
    """The states of one game, some of them kept."""

    def __init__(self, setup: SetUp, answers: list[Answer]) -> None:
        self.answers = answers
        self.kept: list[State] = [setup.begin()]
        self._ends = [last_entry(self.kept[0])]

    def at(self, n: int) -> State:
        """The state after n answers, a copy."""
        start = min(n // EVERY, len(self.kept) - 1)
        s = self.kept[start].clone()
        for i in range(start * EVERY, n):
            seat, index, _ = self.answers[i]
            s.apply(seat, index)
            if (i + 1) % EVERY == 0 and (i + 1) // EVERY == len(self.kept):
                self.kept.append(s.clone())
        return s

    def ends(self) -> list[int]:
        """The last entry of the log after each number of answers, from none on; what is known already is kept."""
        found = self._ends[:]
        s = self.at(len(found) - 1)
        for seat, index, _ in self.answers[len(found) - 1 :]:
            s.apply(seat, index)
            found.append(last_entry(s))
        self._ends = found
        return found


class History:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def reel(self, table: str, match: Match) -> Reel:
        """The states of a table's game. After an undo they are worked out anew."""
        reel = self._reels.get(table)
        if reel is None or match.answers[: len(reel.answers)] != reel.answers:
            reel = Reel(match.setup, match.answers[:])
            self._reels[table] = reel
        reel.answers = match.answers[:]
        self._reels.move_to_end(table)
        while len(self._reels) > GAMES:
            self._reels.popitem(last=False)
        return reel


def last_entry(s: State) -> int:
    """The number of the last entry of the log."""
    return -1 if s.log is None else s.log.index


def history_doc(
    reel: Reel, n: int, seat: int | None, language: str, names: list[str], finished: bool
) -> schema.HistoryDoc:
    """The view and the log after n answers."""
    s = reel.at(n)
    doc = view(s, seat, 0)
    standing_text(s.rules, language).add_to(doc, s)
    del doc["decision"], doc["log"]
    now = seen(s, seat)
    before = shared_log(seen(reel.at(n - 1), seat).log, now.log) if n > 0 else -1
    last = last_entry(now)
    answer: schema.GivenAnswer | None = None
    if n > 0:
        by, _, label = reel.answers[n - 1]
        # What a seat chose is its own business while the game goes on.
        answer = {"seat": by, "label": label if finished or by == seat else None}
    return {
        "at": n,
        "answers": len(reel.answers),
        "seat": seat,
        "answer": answer,
        "view": cast(schema.View, doc),
        "log": log_since(now, seat, max(before, last - 600), language, names),
        "log_before": log_since(now, seat, max(-1, last - 200), language, names)[-40:],
    }


def seen_ends(ends: list[int], s: State, seat: int | None) -> list[int]:
    """The last entry after each number of answers, in the log as a reader may see it now."""
    if seen(s, seat) is s or s.origin is None:
        return ends
    found, own = ends[: -len(s.answers)], s.origin.clone()
    for who, choice in s.answers:
        if who == seat:
            own.apply(who, choice)
        found.append(last_entry(own))
    return found


def moves_doc(
    reel: Reel, match: Match, seat: int | None, language: str, names: list[str]
) -> list[schema.Move]:
    """The log as a reader may see it now, each line with the number of answers after which it is there."""
    ends = seen_ends(reel.ends(), match.state, seat)
    lines = log_since(match.state, seat, -1, language, names)
    return [
        {
            "at": bisect_left(ends, line["n"]),
            "n": line["n"],
            "seat": line["seat"],
            "pieces": line["pieces"],
            "parts": line["parts"],
        }
        for line in lines
        if line["pieces"]
    ]


def series_doc(reel: Reel) -> list[schema.SeriesPoint]:
    """The points of all seats in the course of a finished game."""
    total = len(reel.answers)
    step = max(1, total // POINTS)
    found: list[schema.SeriesPoint] = []
    for n in sorted({*range(0, total, step), total}):
        s = reel.at(n)
        rows = scores(s)
        world = world_of(s)
        found.append(
            {"at": n, "scores": [x.total for x in rows], "parts": [x.parts for x in rows], "world": world}
        )
    return found
