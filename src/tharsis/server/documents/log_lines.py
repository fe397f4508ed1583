"""The log for a reader: lines as people read them, each with the events that it tells as data."""

from __future__ import annotations

from tharsis.kernel.core import MOVE, NOBODY, Event, State
from tharsis.play.events import described
from tharsis.play.view import bit_of, seen
from tharsis.server.documents import schema
from tharsis.server.logs import log
from tharsis.text.log import log_lines
from tharsis.text.pieces import Piece

Line = schema.LogLine
Part = schema.LogPart


def log_since(s: State, seat: int | None, after: int, language: str, names: list[str]) -> list[Line]:
    """The lines for what happened after this entry, oldest first; `n` is the number of a line's last entry.

    The last one may have no pieces: changes that go without saying.
    """
    s = seen(s, seat)
    events = visible(s, seat, after)
    found: list[Line] = []
    at = 0
    try:
        lines = log_lines(s, language, names, seat, after)
    except Exception as error:  # without words the events themselves still tell
        log("no words", level="error", what="log", game=s.rules.game, error=repr(error))
        lines = []
    owned = {index for line in lines for index in line.owns}
    for line in lines:
        start = at
        while at < len(events) and events[at].index <= line.index:
            at += 1
        told = [e for e in events[start:at] if e.index not in owned]
        told += [e for e in events[start:] if e.index in line.owns]
        by = line.seat if line.seat != NOBODY else None
        pieces = [piece_doc(piece) for piece in line.pieces]
        found.append({"n": line.index, "seat": by, "pieces": pieces, "parts": parts_of(s, told)})
    if rest := parts_of(s, events[at:]):
        found.append({"n": events[-1].index, "seat": None, "pieces": [], "parts": rest})
    return found


def piece_doc(piece: Piece) -> schema.Piece:
    """Words, or a name with what it names."""
    if piece.kind == "seat":
        return {"text": piece.text, "seat": int(piece.key)}
    if piece.kind == "cell":
        return {"text": piece.text, "cell": piece.key}
    return {"text": piece.text, "card": piece.key} if piece.kind == "card" else {"text": piece.text}


def visible(s: State, seat: int | None, after: int) -> list[Event]:
    """The events after an entry that a reader may know of, oldest first."""
    bit = bit_of(seat)
    found: list[Event] = []
    e = s.log
    while e is not None and e.index > after:
        if e.seen & bit:
            found.append(e)
        e = e.previous
    found.reverse()
    return found


def parts_of(s: State, events: list[Event]) -> list[Part]:
    """Events as rows: what changed, for animation. Where cards have gone is seen in the zones."""
    return [part(s, e) for e in events if e.kind != MOVE]


def part(s: State, e: Event) -> Part:
    """An event as a short row: kind, seat, then what it is about."""
    it = described(s.rules, e)
    return [it.kind.name, it.seat, it.subject, it.amount]
