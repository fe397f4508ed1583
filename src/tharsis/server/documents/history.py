"""How a game stood after any number of answers: for replays with a scrubber, and for charts."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import Any, cast

from tharsis.kernel.core import State, shared_log
from tharsis.play.match import Match, meant
from tharsis.play.save import Answer
from tharsis.play.scores import scores
from tharsis.play.view import seen, view, world_of
from tharsis.server.documents import schema
from tharsis.server.documents.log_lines import log_since
from tharsis.server.table.finished import FinishedDoc, frame, reader_of
from tharsis.server.table.table_state import Origin

EVERY = 25  # answers between two states that are kept
GAMES = 8  # games kept at hand
POINTS = 80  # of a chart
BEGINNING = Origin()


class Reel:
    """The states of one game, some of them kept. Several readers may turn it at the same time."""

    def __init__(self, match: Match, origin: Origin = BEGINNING) -> None:
        self.first = origin.answers  # before that, other rules were played by
        self.answers = match.answers[:]
        state = Match.load(origin.save).state if origin.save else match.opening()
        self.kept: list[State] = [state]
        self._ends = [last_entry(state)]
        self._lock = Lock()

    def at(self, n: int) -> State:
        """The state after n answers, a copy."""
        with self._lock:
            return self._at(n)

    def _at(self, n: int) -> State:
        start = min((n - self.first) // EVERY, len(self.kept) - 1)
        s = self.kept[start].clone()
        for i in range(self.first + start * EVERY, n):
            take(s, self.answers[i])
            done = i + 1 - self.first
            if done % EVERY == 0 and done // EVERY == len(self.kept):
                self.kept.append(s.clone())
        return s

    def walk(self) -> Iterator[State]:
        """The state after each number of answers, from the first on: the same object, moved on."""
        s = self.kept[0].clone()
        yield s
        for answer in self.answers[self.first :]:
            take(s, answer)
            yield s

    def ends(self) -> list[int]:
        """The last entry of the log after each number of answers, from the first on; what is known already is kept."""
        with self._lock:
            found = self._ends[:]
            known = self.first + len(found) - 1
            s = self._at(known)
            for answer in self.answers[known:]:
                take(s, answer)
                found.append(last_entry(s))
            self._ends = found
            return found


def take(s: State, answer: Answer) -> None:
    """Give an answer; its label decides."""
    seat, _, label = answer
    s.apply(seat, meant(s, seat, label)[0])


class History:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def reel(self, table: str, match: Match, origin: Origin = BEGINNING) -> Reel:
        """The states of a table's game. After an undo, or by other rules, they are worked out anew."""
        reel = self._reels.get(table)
        if reel is None or reel.first != origin.answers or match.answers[: len(reel.answers)] != reel.answers:
            reel = Reel(match, origin)
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
    del doc["decision"], doc["log"]
    now = seen(s, seat)
    before = shared_log(seen(reel.at(n - 1), seat).log, now.log) if n > reel.first else -1
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


def finished_history(doc: FinishedDoc, n: int, seat: int | None, language: str) -> schema.HistoryDoc:
    """The same of a game that is kept as data."""
    lines = doc.lines[language][reader_of(seat)]
    before = [plain_line(line) for line in lines if line["at"] <= n]
    by, label = doc.answers[n - 1] if n > 0 else (0, "")
    return {
        "at": n,
        "answers": len(doc.answers),
        "seat": seat,
        "answer": {"seat": by, "label": label} if n > 0 else None,
        "view": cast(schema.View, frame(doc, n, seat)),
        "log": [plain_line(line) for line in lines if line["at"] == n],
        "log_before": before[-40:],
    }


def plain_line(line: dict[str, Any]) -> schema.LogLine:
    """A line of the log without its place among the answers."""
    return cast(schema.LogLine, {name: value for name, value in line.items() if name != "at"})


def moves_doc(
    reel: Reel, match: Match, seat: int | None, language: str, names: list[str]
) -> list[schema.Move]:
    """The log as a reader may see it now, each line with the number of answers after which it is there."""
    ends = seen_ends(reel.ends(), match.state, seat)
    lines = log_since(match.state, seat, -1, language, names)
    return [
        {
            "at": reel.first + bisect_left(ends, line["n"]),
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
    for n in sorted({*range(reel.first, total, step), total}):
        s = reel.at(n)
        rows = scores(s)
        world = world_of(s)
        found.append(
            {"at": n, "scores": [x.total for x in rows], "parts": [x.parts for x in rows], "world": world}
        )
    return found
