"""Figures for Prometheus.

With PROMETHEUS_MULTIPROC_DIR in the environment the servers of one machine keep their figures in that folder, and each of
them tells those of all.
"""

from __future__ import annotations

import os
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SHARED = "PROMETHEUS_MULTIPROC_DIR"
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All figures of a server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = self.counter("tharsis_answers", "Answers stored, by who gave them.", "by")
        self.events = self.counter("tharsis_events", "Events stored, by kind.", "kind")
        self.refusals = self.counter("tharsis_refusals", "Orders and requests refused, by reason.", "reason")
        self.requests = self.counter("tharsis_requests", "HTTP requests, by status.", "status")
        self.messages = self.counter("tharsis_messages", "WebSocket messages received, by type.", "type")
        self.conflicts = self.counter("tharsis_conflicts", "Events that another process wrote first.")
        self.pushed_bytes = self.counter("tharsis_pushed_bytes", "Bytes pushed to clients, uncompressed.")
        self.loads = self.counter("tharsis_loads", "Tables brought back from the database.")
        self.evictions = self.counter("tharsis_evictions", "Idle tables that left memory.")
        self.bot_seconds = self.times("tharsis_bot_seconds", "Time a bot took for a choice.")
        self.store_seconds = self.times("tharsis_store_seconds", "Time until an order was durable.")
        self.order_seconds = self.times(
            "tharsis_order_seconds", "Time from an order to the push at all readers."
        )
        self.gauges = {
            "tharsis_tables_in_memory": self.gauge(
                "tharsis_tables_in_memory", "Tables in memory.", "livesum"
            ),
            "tharsis_loop_lag_seconds": self.gauge(
                "tharsis_loop_lag_seconds", "How late the event loop is, smoothed.", "livemax"
            ),
            "tharsis_questions_waiting": self.gauge(
                "tharsis_questions_waiting", "Previews, menus and looks back that wait.", "livemax"
            ),
            "tharsis_connections": self.gauge("tharsis_connections", "Clients connected.", "livesum"),
            "tharsis_uptime_seconds": self.gauge("tharsis_uptime_seconds", "Since the start.", "livemax"),
        }
        ProcessCollector(registry=self.registry)

    def counter(self, name: str, what: str, *labels: str) -> Counter:
        """What only grows."""
        return Counter(name, what, labels, registry=self.registry)

    def gauge(self, name: str, what: str, of_several: Literal["livesum", "livemax"]) -> Gauge:
        """What is so now; of several servers, the sum or the most of those that live."""
        return Gauge(name, what, registry=self.registry, multiprocess_mode=of_several)

    def times(self, name: str, what: str) -> Histogram:
        """How long something takes."""
        return Histogram(name, what, registry=self.registry, buckets=BUCKETS)

    def measure(self, now: dict[str, float]) -> None:
        """Note what is so now."""
        for name, value in now.items():
            self.gauges[name].set(value)

    def text(self, accept: str) -> tuple[bytes, str]:
        """Everything, in a form that the scraper accepts, and which form that is."""
        registry = self.registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        encode, kind = choose_encoder(accept)
        return encode(registry), kind

    def close(self) -> None:
        """What was so of this server is so no longer."""
        if SHARED in os.environ:
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
