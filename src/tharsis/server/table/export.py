"""A table as text: everything that happened, without the hashes of secrets."""

from __future__ import annotations

import msgspec

from tharsis.server import messages as wire
from tharsis.server.store.base import Kept
from tharsis.server.table import events as ev


def export_text(kept: Kept) -> str:
    """A table as JSON lines."""
    doc = ev.table_of(kept.doc)
    head = msgspec.to_builtins(doc)
    for name in ("host", "host_code", "invite"):
        del head[name]
    lines = [wire.encode(head)]
    for row in kept.events:
        event = msgspec.to_builtins(ev.event_of(row.doc))
        for name in ("token", "code", "invite"):
            event.pop(name, None)
        lines.append(wire.encode({"seq": row.seq, "at": row.at, **event}))
    return b"\n".join([*lines, b""]).decode()
