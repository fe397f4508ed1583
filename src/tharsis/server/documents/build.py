"""The document of a reader, and how it changes from event to event."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, cast

import msgspec

from tharsis.kernel.core import Event, State, shared_log
from tharsis.play.view import open_part, own_part, seen
from tharsis.server import messages as wire
from tharsis.server.documents import schema
from tharsis.server.documents.delta import diff
from tharsis.server.documents.history import plain_line
from tharsis.server.documents.log_lines import log_since
from tharsis.server.documents.notices import notice
from tharsis.server.documents.render import decision_doc, result_doc
from tharsis.server.table.finished import Finished, frame, reader_of
from tharsis.server.table.table_state import Line, TableState

Doc = dict[str, Any]
LINES = 100  # of the log in a document
REACH = 600  # entries looked at for a new reader
KEPT = 64  # deltas kept for those who come back


class Reader(NamedTuple):
    """For whom a document is made."""

    seat: int | None
    host: bool
    language: str


class Audience:
    """All connections with the same reader share one document."""

    def __init__(self, seating: TableState, reader: Reader) -> None:
        self.reader = reader
        self.alone = 0  # events since the last of them left
        self.told: Event | None = None  # the last entry of the log that was told
        self.log: list[schema.LogLine] = []
        self._head = -1
        self._table = cast(schema.TableHead, {})
        self.doc = self.build(seating)
        self.deltas: deque[tuple[int, str]] = deque(maxlen=KEPT)

    def full(self) -> str:
        """The whole document as a message."""
        return wire.encode(wire.Full(self.doc["seq"], self.doc)).decode()

    def step(self, seating: TableState) -> str:
        """Go on to the next event; the message that tells of it."""
        before = self.doc
        self.doc = self.build(seating)
        text = wire.encode(wire.Delta(self.doc["seq"], diff(before, self.doc))).decode()
        self.deltas.append((self.doc["seq"], text))
        return text

    def missed(self, seq: int) -> list[str] | None:
        """The deltas after an event; None if they are not all here."""
        now = self.doc["seq"]
        if seq > now:
            return None
        found = [text for number, text in self.deltas if number > seq]
        return found if len(found) == now - seq else None

    def build(self, seating: TableState) -> schema.TableDoc:
        """The document as it is now."""
        seat, host, language = self.reader
        match, names = seating.match, seating.names(language)
        if self._head != seating.head:
            self._table = head_doc(seating)
            self._head = seating.head
        doc: schema.TableDoc = {
            "seq": seating.seq,
            "table": self._table,
            "you": {
                "seat": seat,
                "host": host,
                "can_undo": bool(match and seat is not None and match.can_undo(seat)),
                "invite": seating.doc.invite if seat is not None or host else "",
                "ahead": None if seat is None else ahead_doc(seating, seat),
            },
            "view": None,
            "decision": None,
            "answers": 0,
            "log": [],
            "chat": [chat_doc(line, language) for line in seating.chat],
            "result": None,
            "again": again_doc(seating, seat is not None or host),
            "notice": notice_of(seating, language),
        }
        if seating.finished is not None:
            fill_finished(doc, seating.finished, seat, language)
        elif match is not None:
            s = seen(match.state, seat)
            view = {**shared_part(seating, s), **own_part(match.state, s, seat)}
            doc["view"] = cast(schema.View, view)
            doc["decision"] = decision_doc(match.state, seat, language, names)
            doc["answers"] = len(match.answers)
            doc["log"] = self.lines(s, names)
            doc["result"] = result_doc(match.state)
        return doc

    def lines(self, s: State, names: list[str]) -> list[schema.LogLine]:
        """The last lines of the log. What the last to act has done is told anew: what came since may belong to it."""
        last = -1 if s.log is None else s.log.index
        # Up to here, what was said before still stands: an undo takes entries away, and secret choices come in between.
        keep = shared_log(self.told, s.log)
        told = [line for line in self.log if line["n"] <= keep and line["pieces"]]
        actor = told[-1]["seat"] if told else None
        while told and told[-1]["seat"] == actor:
            told.pop()
        since = told[-1]["n"] if told else max(-1, last - REACH)
        more = log_since(s, self.reader.seat, since, self.reader.language, names)
        self.log = [*told, *more][-LINES:]
        self.told = s.log
        return self.log


def shared_part(seating: TableState, s: State) -> Doc:
    """The part of the view that all readers share, made once per event; not to be written."""
    assert seating.match is not None
    if s is not seating.match.state:  # as only this reader knows it
        return open_part(s)
    kept = seating.open_part
    if kept is None or kept[0] != seating.seq or kept[1] is not s:
        kept = seating.open_part = (seating.seq, s, open_part(s))
    return kept[2]


def ahead_doc(seating: TableState, seat: int) -> schema.AheadOffer | None:
    """What the seat has said before its turn, or may say: nobody else is told."""
    said = seating.seats[seat].ahead
    label = said or seating.may_say_ahead(seat)
    return {"label": label, "set": bool(said)} if label else None


def again_doc(seating: TableState, invited: bool) -> schema.Again | None:
    """The next table of the same people; who only watches is not invited to it."""
    found = seating.again
    if found is None:
        return None
    return {"table": found.table, "by": found.by, "invite": found.invite if invited else ""}


def head_doc(seating: TableState) -> schema.TableHead:
    """The table itself, without what changes all the time."""
    row: Doc = msgspec.to_builtins(seating.row())
    del row["seq"]
    for seat in row["seats"]:
        del seat["present"]
    return cast(schema.TableHead, row)


def chat_doc(line: Line, language: str) -> schema.ChatLine:
    """A line of chat; what the table itself says is said in the words of the reader."""
    if not line.notice:
        return {"seq": line.seq, "seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
    name = line.name or notice("bot", language, n=(line.about or 0) + 1)
    return {
        "seq": line.seq,
        "seat": None,
        "name": "",
        "text": notice(line.notice, language, name=name),
        "time": line.time,
    }


def notice_of(seating: TableState, language: str) -> str:
    """What is to be known of a table that can't go on, or of a game of which only the result is left."""
    if seating.status == "frozen":
        return notice("frozen", language)
    return notice("gone", language) if seating.finished is not None and seating.finished.data is None else ""


def fill_finished(doc: schema.TableDoc, finished: Finished, seat: int | None, language: str) -> None:
    """The end of a game that is kept as data."""
    kept = finished.doc()
    if kept is None:
        return
    doc["view"] = cast(schema.View, frame(kept, len(kept.answers), seat))
    doc["answers"] = len(kept.answers)
    doc["log"] = [plain_line(line) for line in kept.lines[language][reader_of(seat)][-LINES:]]
    doc["result"] = cast(schema.Result, kept.result)
