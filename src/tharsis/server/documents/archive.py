"""A game that is over turned into data, once: every frame and the whole log, for every reader. See `table/finished.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from tharsis.kernel.core import State
from tharsis.kernel.errors import BadRecord
from tharsis.play.match import Match
from tharsis.play.save import Answer
from tharsis.play.setup import SetUp
from tharsis.play.stamp import Stamp
from tharsis.play.view import view
from tharsis.server import messages as wire
from tharsis.server.documents.guide import guide_of
from tharsis.server.documents.history import Reel, moves_doc, series_doc
from tharsis.server.documents.render import result_doc
from tharsis.server.table.finished import FORMAT, Doc, FinishedDoc, change, packed
from tharsis.server.table.table_state import Origin, TableState


class Job(NamedTuple):
    """What is needed to play a game through again, in another process too."""

    setup: SetUp
    stamp: Stamp | None
    origin: Origin
    answers: list[Answer]
    names: list[str]
    result: wire.TableResult | None  # as it was kept when the game ended


def job_of(state: TableState, result: wire.TableResult | None = None) -> Job:
    """The work to be done for a table whose game is over."""
    match = state.match
    assert match is not None
    return Job(match.setup, match.stamp, state.origin, match.answers, state.names(), result)


def archived(job: Job, pause: Callable[[], None] = lambda: None) -> bytes:
    """The whole game as data; `pause` is called now and then."""
    match = Match(job.setup, job.setup.begin(), job.stamp)
    match.answers = job.answers
    reel = Reel(match, job.origin)
    match.state = reel.at(len(job.answers))
    readers: list[int | None] = [None, *range(match.players)]
    return packed(
        FinishedDoc(
            v=FORMAT,
            first=reel.first,
            answers=[(seat, label) for seat, _, label in job.answers],
            result=result_of(match.state, job.result),
            frames=frames_of(reel, readers, job.result, pause),
            lines={
                language: [moves_of(reel, match, seat, language, job.names) for seat in readers]
                for language in get_args(wire.Language)
            },
            series=[dict(point) for point in series_doc(reel)],
            guide={
                language: dict(guide_of(match.state.rules, language)) for language in get_args(wire.Language)
            },
            record=record_of(match, job.origin),
        )
    )


def frames_of(
    reel: Reel, readers: list[int | None], result: wire.TableResult | None, pause: Callable[[], None]
) -> list[list[Any]]:
    """How the game stood after each answer, each reader's frame as what changed in it."""
    before: list[Any] = [None] * len(readers)
    found: list[list[Any]] = []
    for s in reel.walk():
        pause()
        now = [frame_of(s, seat, result) for seat in readers]
        found.append([change(a, b) for a, b in zip(before, now, strict=True)])
        before = now
    return found


def frame_of(s: State, seat: int | None, result: wire.TableResult | None) -> Doc:
    """What a reader sees; at the end, the points of then."""
    doc: Doc = view(s, seat, 0)
    del doc["decision"], doc["log"]
    if s.over and result is not None and [x["total"] for x in doc["scores"]] != result.totals:
        doc["scores"] = [{"total": total, "parts": {}} for total in result.totals]
        doc["winners"] = result.winners
    return doc


def result_of(s: State, result: wire.TableResult | None) -> Doc:
    """How the game ended: as it was kept then, with where the points come from if they are the same by now."""
    found = result_doc(s)
    if found is None:
        raise BadRecord("the game is not over")
    if result is None or [x["total"] for x in found["scores"]] == result.totals:
        return dict(found)
    scores = [
        {"seat": seat, "total": total, "parts": {}, "cards": {}, "tiebreak": 0}
        for seat, total in enumerate(result.totals)
    ]
    return {"winners": result.winners, "scores": scores}


def moves_of(reel: Reel, match: Match, seat: int | None, language: str, names: list[str]) -> list[Doc]:
    """The lines of the log for a reader."""
    return [dict(line) for line in moves_doc(reel, match, seat, language, names)]


def record_of(match: Match, origin: Origin) -> str:
    """The record; there is none if other rules took the game over on its way."""
    return "" if origin.save else match.record()
