"""Playing again with the same people: one new table, which everybody at the old one hears of. On both databases."""

from __future__ import annotations

from typing import Any

import pytest

from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config
from tharsis.server.testing import Running, catch_up


def ended(server: Running, **fields: Any) -> tuple[TableClient, TableClient]:
    """Two people and a bot at a table whose game is over: the bots played it to the end."""
    seats = [
        {"kind": "me", "name": "Ana"},
        {"kind": "open"},
        {"kind": "bot", "bot": "random", "name": "Vega"},
    ]
    made = server.create(*seats, modules=["corporate-era"], options={"draft": True}, name="Friday", **fields)
    claim = {"name": "Bo", "invite": made["invite"]}
    other = server.call("POST", f"/api/tables/{made['table']}/claim", claim)
    ana, bo = (server.client(made["table"], token) for token in (made["token"], other["token"]))
    for client in (ana, bo):
        client.order("resign", bot="random")
    ana.wait(lambda c: c.over, 120)
    catch_up(ana, bo)
    return ana, bo


def test_the_same_people_meet_at_a_new_table(start: Any, database: str) -> None:
    server = start(Config(database=database))
    ana, bo = ended(server, seed="again")
    watcher = server.call(
        "GET", f"/api/tables/{ana.table}/state", headers={"x-invite": ana.doc["you"]["invite"]}
    )
    assert watcher["doc"]["again"] is None
    made = server.call("POST", f"/api/tables/{ana.table}/again", token=ana.token)
    bo.wait(lambda c: c.doc["again"] is not None)
    told = bo.doc["again"]
    assert told == {"table": made["table"], "by": 0, "invite": made["invite"]}

    row = server.call("GET", f"/api/tables/{told['table']}")
    old = ana.doc["table"]
    for same in ("game", "modules", "players", "public", "name", "clock"):
        assert row[same] == old[same]
    assert row["options"] == {"draft": True}  # the seed is another one, chosen by nobody
    assert row["commitment"] != old["commitment"]
    assert [(s["kind"], s["name"], s["bot"]) for s in row["seats"]] == [
        ("person", "Ana", None),
        ("open", "Bo", None),
        ("bot", "Vega", "random"),
    ]
    claim = {"name": "Bo", "seat": 1, "invite": told["invite"]}
    seated = server.call("POST", f"/api/tables/{told['table']}/claim", claim)
    assert seated["seat"] == 1
    assert server.call("GET", f"/api/tables/{told['table']}")["status"] == "playing"

    # A second one is not made; and what was told is stored.
    with pytest.raises(ServerRefused, match="there is a new table already"):
        server.call("POST", f"/api/tables/{ana.table}/again", token=bo.token)
    server.stop()
    later = start(Config(database=database))
    assert later.call("GET", f"/api/tables/{ana.table}/state", token=bo.token)["doc"]["again"] == told
    invite = {"x-invite": ana.doc["you"]["invite"]}
    watching = later.call("GET", f"/api/tables/{ana.table}/state", headers=invite)["doc"]["again"]
    assert watching == {**told, "invite": ""}


def test_only_those_of_the_table_and_only_after_the_end(server: Running) -> None:
    ana, _ = server.pair(public=True)
    again = f"/api/tables/{ana.table}/again"
    with pytest.raises(ServerRefused, match="the game is not over"):
        server.call("POST", again, token=ana.token)
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("POST", again)


def test_a_new_table_that_was_deleted_makes_room_for_another(server: Running) -> None:
    ana, bo = ended(server, seed="deleted")
    again = f"/api/tables/{ana.table}/again"
    first = server.call("POST", again, token=ana.token)
    server.call("DELETE", f"/api/tables/{first['table']}", token=first["token"])
    second = server.call("POST", again, token=bo.token)
    ana.wait(lambda c: (c.doc["again"] or {}).get("table") == second["table"])
    assert ana.doc["again"] == {"table": second["table"], "by": 1, "invite": second["invite"]}
