"""The deals of the day: the same for all, secret before and during the day, told afterwards. On both databases."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from tharsis.server import messages as wire
from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config, Limits
from tharsis.server.table import daily
from tharsis.server.testing import Running

NOON = 1_794_830_400_000  # 2026-11-16, 12:00 UTC
SOLO = {"game": "mars", "deal": "solo"}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the time of the deals; it begins at noon."""

    def to(ms: int) -> None:
        monkeypatch.setattr(daily, "now_ms", lambda: ms)

    monkeypatch.setattr("tharsis.server.table.tables.DAILY_FRESH", 0.0)
    to(NOON)
    return to


def sit(server: Running, name: str, **fields: Any) -> TableClient:
    """Somebody at today's deal."""
    made = server.call("POST", "/api/daily", {**SOLO, "name": name, **fields})
    return server.client(made["table"], made["token"])


def hurry(client: TableClient) -> None:
    """Play to the end, passing wherever that is possible."""
    while not client.over:
        labels = [option["label"] for option in client.decision["options"]]
        client.answer("pass" if "pass" in labels else labels[-1])


def offer(client: TableClient) -> list[str]:
    """What is to be chosen from first."""
    return [option["label"] for option in client.decision["options"]]


def row(server: Running, **wanted: str) -> Any:
    """One of today's deals."""
    for deal in server.call("GET", "/api/daily")["deals"]:
        if all(deal[key] == value for key, value in wanted.items()):
            return deal
    raise AssertionError(wanted)


def test_a_day_at_the_daily_deal(database: str, start: Any, clock: Callable[[int], None]) -> None:
    server = start(Config(database=database))
    hand = sit(server, "Ana").doc["view"]["seats"][0]["zones"]
    ana, bo = sit(server, "Ana"), sit(server, "Bo")
    assert ana.doc["view"]["seats"][0]["zones"] == bo.doc["view"]["seats"][0]["zones"] == hand
    assert offer(ana) == offer(bo)
    table = ana.doc["table"]
    assert table["daily"] == "2026-11-16/mars/solo"
    assert table["commitment"] == row(server, **SOLO)["commitment"]
    assert "seed_chosen" not in table["options"]
    assert row(server, **SOLO)["results"] == []

    hurry(ana)
    found = row(server, **SOLO)
    assert [(r["name"], r["won"], r["table"]) for r in found["results"]] == [("Ana", False, ana.table)]
    assert found["results"][0]["points"] == ana.doc["result"]["scores"][0]["total"]
    assert ana.doc["table"]["seed"] is None
    for path in ("record", "export"):
        with pytest.raises(ServerRefused, match="when the day is over"):
            server.call("GET", f"/api/tables/{ana.table}/{path}", token=ana.token)
    invite = {"x-invite": ana.doc["you"]["invite"]}
    for path in ("moves", "history"):
        assert server.call("GET", f"/api/tables/{ana.table}/{path}", token=ana.token, seat=0)
        assert server.call("GET", f"/api/tables/{ana.table}/{path}", headers=invite)
        with pytest.raises(ServerRefused, match="when the day is over"):
            server.call("GET", f"/api/tables/{ana.table}/{path}", headers=invite, seat=0)

    clock(NOON + daily.DAY_MS // 2)
    seed = server.call("GET", f"/api/tables/{ana.table}")["seed"]
    assert sha256(seed.encode()).hexdigest() == table["commitment"]
    tomorrow = row(server, **SOLO)
    assert tomorrow["yesterday"] == seed
    assert tomorrow["commitment"] != table["commitment"]
    assert tomorrow["results"] == []


def test_another_server_on_the_same_database_deals_the_same(
    database: str, start: Any, clock: Callable[[int], None]
) -> None:
    one, two = start(Config(database=database)), start(Config(database=database))
    assert row(one, **SOLO)["commitment"] == row(two, **SOLO)["commitment"]
    dealt = [deal["commitment"] for deal in one.call("GET", "/api/daily")["deals"]]
    assert len(set(dealt)) == len(dealt) > 1


def test_nothing_of_the_seed_is_told_while_the_day_lasts(
    server: Running, clock: Callable[[int], None]
) -> None:
    client = sit(server, "Ana")
    hurry(client)
    seed = server.hub.tables[client.table].seating.doc.setup.seed
    said = [
        str(server.call("GET", path)) for path in ("/api/daily", f"/api/tables/{client.table}", "/api/tables")
    ]
    assert not any(seed in text for text in [*said, str(client.doc)])


def test_every_deal_can_be_played(server: Running, clock: Callable[[int], None]) -> None:
    for deal in server.call("GET", "/api/daily")["deals"]:
        client = sit(server, "Ana", game=deal["game"], deal=deal["deal"])
        assert len(client.doc["table"]["seats"]) == 1 + len(deal["bots"])
    with pytest.raises(ServerRefused, match="there is no such deal"):
        sit(server, "Ana", deal="chess")


def test_daily_tables_count_as_new_tables(start: Any, folder: Any, clock: Callable[[int], None]) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", limits=Limits(creations="2 per hour")))
    sit(server, "Ana")
    server.create({"kind": "me"}, {"kind": "open"})
    with pytest.raises(ServerRefused, match="too many new tables"):
        sit(server, "Ana")


def table(id: str, points: int, name: str = "Ana", won: bool = True, bot: str | None = None) -> wire.TableRow:
    seats = [wire.SeatRow(0, "person", name, bot), wire.SeatRow(1, "bot", "Vega", "greedy")]
    result = wire.TableResult([0] if won else [1], [points, 99])
    return wire.TableRow(id, "", "mars", [], {}, 2, "over", False, seats, 1, 0, "", result=result)


def test_the_first_attempt_under_a_name_counts_and_bots_have_no_results() -> None:
    best, played = daily.ranked(
        [
            table("a", 50),
            table("b", 90, "ana"),
            table("c", 70, "Bo", won=False),
            table("d", 40, "Luna"),
            table("e", 80, "Kofi", bot="greedy"),
            table("f", 60, ""),
            table("g", 61, ""),
        ]
    )
    assert [(r.name, r.points) for r in best] == [("", 61), ("", 60), ("Ana", 50), ("Luna", 40), ("Bo", 70)]
    assert played == 5
