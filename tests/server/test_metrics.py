"""Figures for Prometheus: of one server, and of several that share a folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tharsis.server.config import Config, Limits
from tharsis.server.metrics import Metrics
from tharsis.server.testing import Running

ME = {"kind": "me", "name": "Ana"}
OPERATOR = {"authorization": "Bearer operator"}


def samples(text: str) -> dict[str, float]:
    """Each line of figures by its name and labels, read as Prometheus does."""
    return {
        f"{s.name}{s.labels or ''}": s.value
        for family in text_string_to_metric_families(text)
        for s in family.samples
    }


def test_a_server_counts_what_it_does(server: Running) -> None:
    ana, _ = server.pair()
    ana.answer(0)
    with pytest.raises(Exception, match="not one of the 2 options"):
        ana.answer("no such thing")
    found = samples(server.call("GET", "/metrics", token="operator"))
    assert found["tharsis_answers_total{'by': 'person'}"] == 1
    assert found["tharsis_events_total{'kind': 'answer'}"] == 1
    assert found["tharsis_messages_total{'type': 'answer'}"] == 2
    assert found["tharsis_refusals_total{'reason': 'refused'}"] == 1
    assert found["tharsis_requests_total{'status': '201'}"] == 2  # the table, and a seat at it
    assert found["tharsis_connections"] == 2
    assert found["tharsis_tables_in_memory"] == 1
    assert found["tharsis_questions_waiting"] == 0
    assert found["tharsis_uptime_seconds"] >= 0
    assert found["tharsis_pushed_bytes_total"] > 0
    assert found["tharsis_order_seconds_count"] == 1
    assert found["tharsis_order_seconds_bucket{'le': '+Inf'}"] == 1
    assert found["tharsis_store_seconds_sum"] > 0
    assert found["process_resident_memory_bytes"] > 0


def test_two_servers_in_one_process_count_apart(start: Callable[[Config], Running], folder: Path) -> None:
    one, other = (start(Config(database=f"sqlite:{folder / name}.db")) for name in "ab")
    one.create(ME)
    created = "tharsis_requests_total{'status': '201'}"
    assert samples(one.call("GET", "/metrics", token="operator"))[created] == 1
    assert created not in samples(other.call("GET", "/metrics", token="operator"))


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    odd = 'a "quoted"\nline \\ with all of it'
    metrics.refusals.labels(odd).inc()
    text = metrics.text("")[0].decode()
    assert r'reason="a \"quoted\"\nline \\ with all of it"' in text
    assert samples(text)[f"tharsis_refusals_total{ {'reason': odd} }"] == 1


def test_a_scraper_gets_the_format_that_it_asks_for(server: Running) -> None:
    for accept, kind in (
        ("", "text/plain"),
        ("application/openmetrics-text", "application/openmetrics-text"),
    ):
        with urlopen(
            Request(f"{server.base}/metrics", headers={"accept": accept, **OPERATOR}), timeout=10
        ) as reply:
            assert reply.headers["content-type"].startswith(kind)
            assert reply.headers["cache-control"] == "no-store"


SHARED = """
import os, sys
from tharsis.server.metrics import Metrics
mine = Metrics()
mine.loads.inc(3)
mine.measure({"tharsis_connections": 5})
if sys.argv[1:] == ["stops"]:
    mine.close()
else:
    print(mine.text("")[0].decode())
"""


def test_servers_that_share_a_folder_tell_the_figures_of_all(folder: Path) -> None:
    """What a stopped one counted stays counted; nobody is connected to it any more."""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)}
    said = [
        subprocess.run(
            [sys.executable, "-c", SHARED, *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for arguments in (["stops"], [])
    ]
    found = samples(said[1])
    assert (found["tharsis_loads_total"], found["tharsis_connections"]) == (6, 5)


# --- HEAD -------------------------------------------------------------------------------------------------------------


def ask(server: Running, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
    """A request without a body; the reply."""
    with urlopen(Request(server.base + path, method=method, headers=OPERATOR), timeout=10) as reply:
        headers = {name.lower(): value for name, value in reply.headers.items()}
        return reply.status, headers, reply.read()


@pytest.mark.parametrize(
    "path", ["/", "/t/0123456789abcdef", "/healthz", "/metrics", "/api/games", "/openapi.json"]
)
def test_head_is_like_get_without_the_body(server: Running, path: str) -> None:
    status, headers, body = ask(server, "GET", path)
    only = ask(server, "HEAD", path)
    assert (only[0], only[2]) == (status, b"")
    changing = {"/healthz", "/metrics"}  # their figures, and so their length, differ each time
    for name in headers.keys() - {"x-request-id"} - ({"content-length"} if path in changing else set()):
        assert only[1][name] == headers[name], name
    assert body


def test_head_counts_for_the_limits_too(start: Callable[[Config], Running], folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(requests="3 per minute")))
    for _ in range(3):
        ask(server, "HEAD", "/healthz")
    with pytest.raises(Exception, match="429"):
        ask(server, "HEAD", "/healthz")
