"""Tables brought back from what is kept of them, also after the rules have changed.

Nothing is guessed. By the same rules the events are folded, and landmarks on the way are compared. By other rules too, as
long as the landmarks agree; where they do not, the game goes on from its newest snapshot, by the rules of now, and the
players are told. A game that is over is read, not played; a game that can't go on stays there to be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tharsis.kernel.errors import TharsisError
from tharsis.play.digest import landmark
from tharsis.play.match import Match
from tharsis.play.opening import pinned
from tharsis.play.release_one import stamp_then
from tharsis.play.stamp import Stamp, same_rules, stamp_of, starts_alike
from tharsis.server.logs import log
from tharsis.server.messages import TableResult, TableRow
from tharsis.server.store.base import Kept
from tharsis.server.table import events as ev
from tharsis.server.table.finished import Finished, opened
from tharsis.server.table.table_state import RulesDiffer, TableState, begun


class Row(NamedTuple):
    """An event with its number and time; None: one that this version can't read."""

    seq: int
    at: int
    event: ev.AnyEvent | None


class Restored(NamedTuple):
    """A table that is back; `change`: that other rules have taken it over, which is to be kept."""

    state: TableState
    change: ev.RulesChanged | None = None


class Snapshot(NamedTuple):
    """How a game stood after an event."""

    seq: int
    match: Match


def restored(kept: Kept) -> Restored:
    """A table from what is kept of it."""
    doc = ev.table_of(kept.doc)
    rows = [read(doc.id, stored.seq, stored.at, stored.doc) for stored in kept.events]
    if kept.finished is not None:
        return Restored(as_data(doc, rows, kept))
    try:
        return Restoring(doc, rows, kept).table()
    except Exception as error:  # whatever the rules of now make of it
        log("frozen", level="error", table=doc.id, error=repr(error))
        return Restored(as_data(doc, rows, kept) if kept.status == "over" else frozen(doc, rows))


def read(table: str, seq: int, at: int, text: str) -> Row:
    """An event as it is kept."""
    try:
        return Row(seq, at, ev.event_of(text))
    except ev.UnknownEvent as error:
        log("unknown event", level="error", table=table, seq=seq, error=str(error))
        return Row(seq, at, None)


def frozen(doc: ev.TableDoc, rows: list[Row]) -> TableState:
    """A table that can't go on: people and chat."""
    state = folded(TableState(doc, playable=False), rows)
    state.begun = True
    return state


def as_data(doc: ev.TableDoc, rows: list[Row], kept: Kept) -> TableState:
    """A table whose game is over: its result as it was kept then, and the rest if there is more."""
    state = folded(TableState(doc, playable=False), rows)
    state.finished = Finished(kept_result(kept), kept.finished)
    return state


def kept_result(kept: Kept) -> TableResult:
    """How a game ended, as it was kept then."""
    try:
        result = msgspec.json.decode(kept.summary, type=TableRow).result
        if result is not None:
            return result
    except (msgspec.MsgspecError, UnicodeError) as error:
        log("a row of a table can't be read", level="error", error=str(error))
    if kept.finished is None:
        raise TharsisError("a game is over and has no result")
    doc = opened(kept.finished).result
    return TableResult(doc["winners"], [score["total"] for score in doc["scores"]])


def folded(state: TableState, rows: list[Row]) -> TableState:
    """A table without its game after some events; those that can't be read are passed over."""
    for row in rows:
        if row.event is None:
            state.seq, state.is_whole = row.seq, False
        else:
            state.fold(row.seq, row.at, row.event)
    return state


class Restoring:
    """A table with its game on its way back."""

    def __init__(self, doc: ev.TableDoc, rows: list[Row], kept: Kept) -> None:
        self.doc = doc
        self.kept = kept
        self.rows: list[tuple[int, int, ev.AnyEvent]] = []
        for seq, at, event in rows:
            if event is None:
                raise TharsisError("there is an event that this version can't read")
            self.rows.append((seq, at, event))
        started = next((e for _, _, e in self.rows if isinstance(e, ev.Started)), None)
        self.began = None if started is None else started.stamp or stamp_then(doc.setup)
        stamps = [e.stamp for _, _, e in self.rows if isinstance(e, ev.RulesChanged)]
        self.then: Stamp | None = stamps[-1] if stamps else self.began
        self.is_stamped = bool(stamps) or (started is not None and started.stamp is not None)

    def table(self) -> Restored:
        """The table, by the rules of now."""
        if self.began is None or self.then is None:
            return Restored(self.fold())
        rules = pinned(self.doc.setup, self.began).rules()
        same = same_rules(self.then, rules)
        found: TableState | None = None
        if same:
            found = self.attempt(self.alike)
        elif starts_alike(self.then, rules):
            found = self.attempt(self.agreeing)
        if self.kept.status == "over":
            if found is None or not found.over:
                raise TharsisError("a finished game goes another way by the rules of now")
            return Restored(found)
        if found is None:
            return self.taken_over()
        now = stamp_of(rules, begun(self.doc.setup, self.began).state)
        told = not same or now.versions != self.then.versions
        return Restored(found, ev.RulesChanged(stamp=now, told=told) if told or not self.is_stamped else None)

    def attempt(self, way: Callable[[], TableState]) -> TableState | None:
        """The table, if it can be had in this way."""
        try:
            return way()
        except Exception as error:  # a label that is no more, a landmark that is missed, rules that stumble
            log("the rules have changed", level="warning", table=self.doc.id, error=repr(error))
            return None

    # --- by the same rules --------------------------------------------------------------------------------------------

    def alike(self) -> TableState:
        """By the same rules: from a snapshot that leaves nothing to take back, where there is one."""
        found = loaded(self.kept.snapshot)
        return self.fold(found if found is not None and not found.match.rules_changed else None)

    def fold(self, start: Snapshot | None = None) -> TableState:
        """All events; the game goes on from a snapshot."""
        state = TableState(self.doc)
        for seq, at, event in self.rows:
            before = start is not None and seq <= start.seq
            state.fold(seq, at, event, start.match if start is not None and before else None)
            if start is not None and seq == start.seq:
                state.resume(start.match)
        return state

    # --- by other rules -----------------------------------------------------------------------------------------------

    def agreeing(self) -> TableState:
        """By other rules that led to the same: all landmarks are met, and all snapshots; there is one at least.

        A game that is over must be proved to its last answer.
        """
        marks = dict(self.marks())
        state, proved = TableState(self.doc), 0
        for seq, at, event in self.rows:
            state.fold(seq, at, event)
            if isinstance(event, ev.Answered) and event.landmark:
                proved = seq
            if seq in marks and state.match is not None:
                if landmark(state.match.state) != marks[seq]:
                    raise RulesDiffer(f"after event {seq} the game does not stand as it did")
                proved = seq
        last = max((seq for seq, _, e in self.rows if isinstance(e, ev.Answered | ev.Undone)), default=0)
        if proved < (last if state.over else min(last, 1)):
            raise RulesDiffer("nothing shows that the game stands as it did")
        return state

    def marks(self) -> list[tuple[int, str]]:
        """What the snapshots say of how the game stood, by event."""
        found = [loaded(self.kept.snapshot), loaded(self.kept.farewell)]
        return [(x.seq, x.match.saved_landmark or landmark(x.match.state)) for x in found if x is not None]

    def taken_over(self) -> Restored:
        """From the newest snapshot that the rules of now can read, or else as far as the events fit them."""
        starts = [loaded(self.kept.farewell), loaded(self.kept.snapshot)]
        known = sorted((x for x in starts if x is not None), key=lambda x: -x.seq)
        for start in [*known, None]:
            found = self.attempt(lambda start=start: self.salvaged(start))  # type: ignore[misc]
            if found is not None and found.match is not None:
                match = found.match
                lost = found.answers - len(match.answers)
                save = match.save()
                return Restored(
                    found, ev.RulesChanged(stamp=stamp_of(match.state.rules), save=save, lost=lost)
                )
        raise TharsisError("the game can't be worked out by the rules of now")

    def salvaged(self, start: Snapshot | None) -> TableState:
        """The table with its game from a snapshot, or from the beginning, as far as the answers since then fit."""
        state, fits = TableState(self.doc), True
        for seq, at, event in self.rows:
            is_move = isinstance(event, ev.Answered | ev.Undone)
            if start is not None and seq <= start.seq:
                state.fold(seq, at, event, start.match)
                if seq == start.seq:
                    state.resume(start.match)
            elif is_move and not (fits and self.try_move(state, seq, at, event)):
                fits = False
                state.fold(seq, at, event, state.match)
            elif not is_move:
                state.fold(seq, at, event)
        if start is None and not fits and state.match is None:
            raise RulesDiffer("the game does not begin by these rules")
        return state

    def try_move(self, state: TableState, seq: int, at: int, event: ev.AnyEvent) -> bool:
        """Take in an answer, or its being taken back, if the rules of now allow it."""
        match = state.playing().clone()
        try:
            if isinstance(event, ev.Answered):
                match.apply(event.seat, event.label)
            elif isinstance(event, ev.Undone):
                for _ in range(event.steps):
                    match.undo(event.seat)
        except Exception as error:
            log("an answer does not fit", level="warning", table=self.doc.id, seq=seq, error=repr(error))
            return False
        state.fold(seq, at, event, match)
        return True


def loaded(kept: tuple[int, str] | None) -> Snapshot | None:
    """A snapshot, if the rules of now can read it."""
    if kept is None:
        return None
    try:
        return Snapshot(kept[0], Match.load(kept[1]))
    except TharsisError:
        return None
