"""A table as text: everything that happened, without the hashes of secrets."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tharsis.server import messages as wire
from tharsis.server.store.base import Kept
from tharsis.server.table import events as ev


class Secrets(NamedTuple):
    """Of a game that is not over: what only its seat may know stays out."""

    seat: int | None

    def leave_out(self, event: dict[str, Any]) -> None:
        """Take out of an event what others chose and how the cards lie."""
        for name in ("stamp", "save", "landmark"):
            event.pop(name, None)
        if event.get("seat") != self.seat or self.seat is None:
            for name in ("label", "index"):
                event.pop(name, None)


def export_text(kept: Kept, secrets: Secrets | None = None) -> str:
    """A table as JSON lines. Of an event that this version can't read, only its kind is told."""
    doc = ev.table_of(kept.doc)
    head = msgspec.to_builtins(doc)
    for name in ("host", "host_code", "invite"):
        del head[name]
    if secrets is not None:
        del head["setup"]["seed"]
    lines = [wire.encode(head)]
    for row in kept.events:
        event = exported(row.doc)
        for name in ("token", "tokens", "code", "invite"):
            event.pop(name, None)
        if secrets is not None:
            secrets.leave_out(event)
        lines.append(wire.encode({"seq": row.seq, "at": row.at, **event}))
    return b"\n".join([*lines, b""]).decode()


def exported(text: str) -> dict[str, Any]:
    """An event as plain values; of one that this version can't read, only its kind."""
    try:
        found: dict[str, Any] = msgspec.to_builtins(ev.event_of(text))
    except ev.UnknownEvent:
        raw = msgspec.json.decode(text) if text.startswith("{") else {}
        found = {"e": raw.get("e") if isinstance(raw, dict) else None}
    return found
