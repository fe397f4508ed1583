"""How a game stood after any number of answers: for replays with a scrubber, and for charts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tharsis.kernel.core import State
from tharsis.play.adapters import adapter_for
from tharsis.play.match import Match
from tharsis.play.options import SetUp
from tharsis.play.save import Answer
from tharsis.play.view import view
from tharsis.server.log_lines import log_since

EVERY = 25  # answers between two states that are kept
GAMES = 8  # games kept at hand
POINTS = 80  # of a chart

Doc = dict[str, Any]


class Reel:
    """The states of one game, some of them kept."""

    def __init__(self, setup: SetUp, answers: list[Answer]) -> None:
        self.answers = answers
        self.kept: list[State] = [setup.begin()]

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


def history_doc(reel: Reel, n: int, seat: int | None, language: str, names: list[str], finished: bool) -> Doc:
    """The view and the log after n answers."""
    s = reel.at(n)
    doc = view(s, seat, 0)
    del doc["decision"], doc["log"]
    last = -1 if s.log is None else s.log.index
    before = -1
    if n > 0:
        previous = reel.at(n - 1)
        before = -1 if previous.log is None else previous.log.index
    answer = None
    if n > 0:
        by, _, label = reel.answers[n - 1]
        # What a seat chose is its own business while the game goes on.
        answer = {"seat": by, "label": label if finished or by == seat else None}
    return {
        "at": n,
        "answers": len(reel.answers),
        "seat": seat,
        "answer": answer,
        "view": doc,
        "log": log_since(s, seat, max(before, last - 600), language, names),
        "log_before": log_since(s, seat, max(-1, last - 200), language, names)[-40:],
    }


def series_doc(reel: Reel) -> list[Doc]:
    """The points of all seats in the course of a finished game."""
    total = len(reel.answers)
    step = max(1, total // POINTS)
    found: list[Doc] = []
    for n in sorted({*range(0, total, step), total}):
        s = reel.at(n)
        rows = adapter_for(s.rules.game).scores(s)
        world = dict(zip(s.rules.world_names, s.world, strict=True))
        found.append(
            {"at": n, "scores": [x.total for x in rows], "parts": [x.parts for x in rows], "world": world}
        )
    return found
