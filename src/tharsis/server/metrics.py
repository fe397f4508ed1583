"""Counters and times in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "tharsis_answers_total": "Answers stored, by who gave them.",
    "tharsis_events_total": "Events stored, by kind.",
    "tharsis_refusals_total": "Orders and requests refused, by reason.",
    "tharsis_conflicts_total": "Events that another process wrote first.",
    "tharsis_requests_total": "HTTP requests, by status.",
    "tharsis_messages_total": "WebSocket messages received, by type.",
    "tharsis_pushed_bytes_total": "Bytes pushed to clients.",
    "tharsis_loads_total": "Tables brought back from the database.",
    "tharsis_evictions_total": "Idle tables that left memory.",
    "tharsis_bot_seconds": "Time a bot took for a choice.",
    "tharsis_store_seconds": "Time until an order was durable.",
    "tharsis_order_seconds": "Time from an order to the push at all readers.",
}


class Metrics:
    """All figures of a process."""

    def __init__(self) -> None:
        self.counts: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.times: dict[str, list[float]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Add to a counter; `label` is like kind="answer"."""
        self.counts[name, label] += by

    def time(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        row = self.times.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        row[bisect_left(BUCKETS, seconds)] += 1
        row[-1] += seconds

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, for a scraper."""
        lines: list[str] = []
        for name in sorted({n for n, _ in self.counts}):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} counter"]
            for (n, label), value in sorted(self.counts.items()):
                if n == name:
                    lines.append(f"{name}{'{' + label + '}' if label else ''} {value:g}")
        for name, row in sorted(self.times.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} histogram"]
            total = 0.0
            for edge, hits in zip([*map(str, BUCKETS), "+Inf"], row[:-1], strict=True):
                total += hits
                lines.append(f'{name}_bucket{{le="{edge}"}} {total:g}')
            lines += [f"{name}_sum {row[-1]:.6f}", f"{name}_count {total:g}"]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join([*lines, ""])
