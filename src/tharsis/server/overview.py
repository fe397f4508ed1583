"""What an operator wants to know of a running server: tables, connections, load, frozen tables, the last errors."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from tharsis import __version__
from tharsis.server.logs import RECENT

if TYPE_CHECKING:
    from tharsis.server.health import Health
    from tharsis.server.table.tables import Hub

Doc = dict[str, Any]
ADDRESSES = 5  # with the most connections


async def overview(hub: Hub, health: Health) -> Doc:
    """All of it, as data."""
    report = await health.ready()
    live = list(hub.tables.values())
    addresses = Counter(c.address for table in live for c in table.connections)
    return {
        "version": __version__,
        "database": hub.store.name,
        "uptime": round(time.monotonic() - hub.started),
        "checks": report.checks,
        "load": {
            "lag_ms": round(hub.load.lag * 1000, 1),
            "questions": hub.desk.waiting,
            "given_up": hub.load.level(),
        },
        "tables": {**(await hub.store.counts()), "in_memory": len(live), "clocks_alone": len(hub.alarms)},
        "connections": {
            "clients": sum(len(table.connections) for table in live),
            "busiest": dict(addresses.most_common(ADDRESSES)),
        },
        "bots_waiting": hub.thinker.waiting(),
        "frozen": sorted(hub.frozen),
        "errors": list(RECENT),
    }


def lines_of(doc: Doc) -> list[str]:
    """The same as people read it."""
    tables, connections, load = doc["tables"], doc["connections"], doc["load"]
    found = [
        f"tharsis {doc['version']}, {doc['database']}, up for {doc['uptime']} s",
        "checks        " + ", ".join(f"{name} {state}" for name, state in doc["checks"].items()),
        f"load          {load['lag_ms']} ms late, {load['questions']} questions wait, level {load['given_up']} of 3",
        "tables        " + ", ".join(f"{name} {count}" for name, count in tables.items()),
        f"connections   {connections['clients']}",
        *[f"              {address}: {count}" for address, count in connections["busiest"].items()],
        f"bots waiting  {doc['bots_waiting']}",
        f"frozen        {', '.join(doc['frozen']) or 'none'}",
        f"last errors   {'' if doc['errors'] else 'none'}",
    ]
    return found + [f"  {e['time']} {e['message']} {e.get('error', '')}".rstrip() for e in doc["errors"]]
