"""Orders at a table: once only, in time, by whom they belong to; lost connections; undo, chat, bots in people's places."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tharsis.server.admin import administer
from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config
from tharsis.server.testing import Running, catch_up, drain, play_on

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}


def test_the_same_key_is_done_once(server: Running) -> None:
    ana, _ = server.pair()
    first = ana.answer(0, key="k1")
    again = ana.answer(0, key="k1", seq=first["seq"] - 1)
    assert again["repeated"]
    assert again["seq"] == first["seq"]
    order = {"key": "k1", "seq": 0, "answers": [0]}
    done = server.call("POST", f"/api/tables/{ana.table}/answer", order, ana.token)
    assert done == {"seq": first["seq"], "key": "k1", "repeated": True}


def test_the_same_key_of_another_seat_is_another_order(server: Running) -> None:
    ana, bo = server.pair()
    first = ana.answer(0, key="k1")
    second = bo.answer(0, key="k1")
    assert second["seq"] > first["seq"]


def test_an_answer_to_a_decision_that_changed_is_stale(server: Running) -> None:
    ana, _ = server.pair()
    seen = ana.seq
    ana.answer(0, seq=seen)
    with pytest.raises(ServerRefused, match="stale"):
        ana.answer(0, seq=seen)
    with pytest.raises(ServerRefused, match="bad_request"):
        ana.answer(0, seq=ana.seq + 1)


def test_what_others_do_does_not_make_my_answer_stale(server: Running) -> None:
    ana, bo = server.pair()
    seen = ana.seq
    bo.answer(0)
    bo.order("chat", text="hello")
    ana.answer(0, seq=seen)


def test_wrong_answers_change_nothing(server: Running) -> None:
    ana, _ = server.pair()
    before = ana.seq
    for wrong in (9999, "fly to Venus"):
        with pytest.raises(ServerRefused, match="refused"):
            ana.answer(wrong)
    drain(ana)
    assert ana.seq == before


def test_a_lost_connection_gets_only_what_it_missed(server: Running) -> None:
    ana, bo = server.pair()
    luck = Random(1)
    play_on([ana, bo], luck, 20)
    catch_up(ana, bo)
    ana.close()
    for _ in range(6):
        if bo.decision:
            bo.answer(bo.decision["options"][0]["index"])
        bo.order("chat", text="still here?")
    ana.received.clear()
    ana.connect()
    ana.wait(lambda c: c.seq >= bo.seq)
    kinds = [text.split('"')[3] for text in ana.received]
    assert "delta" in kinds
    assert "full" not in kinds
    assert ana.doc["view"]["world"] == bo.doc["view"]["world"]


def test_who_was_away_for_long_gets_everything_anew(server: Running) -> None:
    ana, bo = server.pair()
    ana.close()
    for i in range(120):
        bo.order("chat", text=f"line {i}")
    ana.received.clear()
    ana.connect()
    ana.wait(lambda c: c.seq >= bo.seq)
    assert any(text.startswith('{"type":"full"') for text in ana.received)
    assert len(ana.doc["chat"]) == 100
    assert ana.doc["chat"][-1]["text"] == "line 119"


def test_undo_goes_back_step_by_step(server: Running) -> None:
    ana, bo = server.pair()
    before = ana.decision
    ana.answer(0)
    ana.answer(0)
    assert ana.doc["you"]["can_undo"]
    with pytest.raises(ServerRefused, match="refused"):
        bo.order("undo", seq=bo.seq)
    ana.order("undo", seq=ana.seq, steps=2)
    assert ana.decision == before
    assert not ana.doc["you"]["can_undo"]
    with pytest.raises(ServerRefused, match="refused"):
        ana.order("undo", seq=ana.seq)


def test_undo_is_still_possible_after_a_restart(start: Callable[[Config], Running], database: str) -> None:
    server = start(Config(database=database, snapshot=5))
    ana, bo = server.pair(seed="undo")
    play_on([ana, bo], Random(3), 90)
    catch_up(ana, bo)
    who = next(c for c in (ana, bo) if c.decision)
    for _ in range(3):
        if who.decision:
            who.answer(0)
    catch_up(ana, bo)
    can = [c.doc["you"]["can_undo"] for c in (ana, bo)]
    kept = {c.table: c.doc["view"] for c in (ana,)}
    server.stop()
    again = start(Config(database=database))
    for client, could in zip((ana, bo), can, strict=True):
        full = again.call("GET", f"/api/tables/{client.table}/state", token=client.token)
        assert full["doc"]["you"]["can_undo"] == could
    full = again.call("GET", f"/api/tables/{ana.table}/state", token=ana.token)
    assert full["doc"]["view"] == kept[ana.table]


def test_chat_is_plain_text(server: Running) -> None:
    ana, bo = server.pair()
    ana.order("chat", text="<script>alert(1)</script>\n\u202eabc\x07")
    catch_up(ana, bo)
    line = bo.doc["chat"][-1]
    assert line["text"] == "<script>alert(1)</script> abc"
    assert line["name"] == "Ana"
    with pytest.raises(ServerRefused, match="bad_request"):
        ana.order("chat", text="\u200b")
    made = server.create({"kind": "me", "name": "<b>A\u0000na</b>\n"}, OPEN)
    row = server.call("GET", f"/api/tables/{made['table']}")
    assert row["seats"][0]["name"] == "<b>Ana</b>"


def test_spectators_can_neither_answer_nor_speak(server: Running) -> None:
    ana, _ = server.pair(public=True)
    watcher = server.client(ana.table)
    for kind, fields in (
        ("answer", {"seq": watcher.seq, "answers": [0]}),
        ("chat", {"text": "psst"}),
        ("resign", {}),
    ):
        with pytest.raises(ServerRefused, match="no_seat"):
            watcher.order(kind, **fields)


def test_who_resigns_is_played_by_a_bot_for_good(server: Running) -> None:
    ana, bo = server.pair()
    ana.order("resign", bot="random")
    assert ana.doc["table"]["seats"][0]["resigned"]
    play_on([bo], Random(4))
    assert bo.over
    with pytest.raises(ServerRefused, match="refused"):
        ana.order("return")


def test_a_bot_stands_in_for_who_is_away(start: Callable[[Config], Running], database: str) -> None:
    server = start(Config(database=database, away=0.3))
    ana, bo = server.pair()
    with pytest.raises(ServerRefused, match="forbidden"):
        bo.order("replace", seat=0, bot="random")
    ana.close()
    time.sleep(0.5)
    bo.order("replace", seat=0, bot="random")
    assert bo.doc["table"]["seats"][0]["bot"] == "random"
    ana.connect()
    with pytest.raises(ServerRefused, match="return first"):
        ana.answer(0)
    ana.order("return")
    catch_up(ana, bo)
    assert bo.doc["table"]["seats"][0]["bot"] is None


def test_the_host_begins_with_bots_on_free_seats(server: Running) -> None:
    made = server.create(ME, OPEN, OPEN)
    ana = server.client(made["table"], made["token"])
    assert ana.doc["view"] is None
    ana.order("start", bot="random")
    assert [s["kind"] for s in ana.doc["table"]["seats"]] == ["person", "bot", "bot"]
    assert ana.doc["view"] is not None


def test_seats_are_claimed_once(server: Running) -> None:
    made = server.create(ME, OPEN, OPEN)
    at = f"/api/tables/{made['table']}/claim"
    with pytest.raises(ServerRefused, match="forbidden"):
        server.call("POST", at, {"name": "Eve"})
    server.call("POST", at, {"name": "Bo", "invite": made["invite"], "seat": 2})
    with pytest.raises(ServerRefused, match="refused"):
        server.call("POST", at, {"invite": made["invite"], "seat": 2})
    last = server.call("POST", at, {"invite": made["invite"]})
    assert last["seat"] == 1
    with pytest.raises(ServerRefused, match="refused"):
        server.call("POST", at, {"invite": made["invite"]})


def test_the_code_opens_the_seat_on_another_device(server: Running) -> None:
    made = server.create(ME, OPEN)
    at = f"/api/tables/{made['table']}/reenter"
    again = server.call("POST", at, {"code": made["code"].lower().replace("-", " ")})
    assert again["seat"] == 0
    assert again["token"] != made["token"]
    for token in (made["token"], again["token"]):
        assert server.client(made["table"], token).doc["you"]["seat"] == 0
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("POST", at, {"code": "AAAAA-AAAAA-AAAAA-AAAAA"})


def test_clocks_run_and_a_bot_takes_over(server: Running) -> None:
    clock = {"bank": 1, "increment": 0, "expiry": "bot", "bot": "random"}
    ana, _ = server.pair(clock=clock)
    ana.wait(lambda c: c.clock.get("running") == [0, 1])
    ana.wait(lambda c: c.over, 60)
    assert [s["bot"] for s in ana.doc["table"]["seats"]] == ["random", "random"]
    assert ana.clock["left"][1] <= 1000


def test_without_time_one_passes(server: Running) -> None:
    clock = {"bank": 1, "increment": 0, "expiry": "pass"}
    ana, _ = server.pair(clock=clock)
    ana.wait(lambda c: c.doc["answers"] > 25, 60)
    assert all(s["bot"] is None for s in ana.doc["table"]["seats"])


def test_presence(server: Running) -> None:
    ana, bo = server.pair()
    ana.wait(lambda c: c.presence.get("present") == [True, True])
    bo.close()
    ana.wait(lambda c: c.presence.get("present") == [True, False])


def test_idle_tables_leave_memory_and_come_back(start: Callable[[Config], Running], database: str) -> None:
    server = start(Config(database=database, idle=0.1, snapshot=10))
    ana, bo = server.pair()
    play_on([ana, bo], Random(5), 80)
    catch_up(ana, bo)
    before = ana.doc
    ana.close()
    bo.close()
    end = time.monotonic() + 10
    while server.hub.tables and time.monotonic() < end:
        time.sleep(0.02)
    assert not server.hub.tables
    back = TableClient(server.base, ana.table, ana.token)
    with back:
        assert back.doc["view"] == before["view"]
        assert back.doc["decision"] == before["decision"]


def test_export_and_delete(server: Running) -> None:
    made = server.create({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    host = server.client(made["table"], made["token"])
    assert host.doc["you"]["host"]
    host.wait(lambda c: c.over, 60)
    lines = server.call("GET", f"/api/tables/{made['table']}/export", token=made["token"]).splitlines()
    assert len(lines) == host.seq + 1
    assert "token" not in lines[1]
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("DELETE", f"/api/tables/{made['table']}")
    server.call("DELETE", f"/api/tables/{made['table']}", token=made["token"])
    with pytest.raises(ServerRefused, match="not_found"):
        server.call("GET", f"/api/tables/{made['table']}")


def test_the_operator_lists_exports_and_deletes(server: Running, folder: Path) -> None:
    from tharsis.cli.main import run

    made = server.create(ME, OPEN)
    url = f"sqlite:{folder / 'tharsis.db'}"
    assert administer(url, "list", "")[0].startswith(made["table"])
    lines = administer(url, "export", made["table"])
    assert made["token"] not in "".join(lines)
    assert len(lines) == 2
    assert administer(url, "delete", made["table"]) == [f"deleted {made['table']}"]
    assert administer(url, "list", "") == []
    assert run(["tables", "delete"]) == 1
    assert run(["tables", "burn"]) == 1
    assert run(["tables", "list", "--data", str(folder / "nowhere")]) == 1
    assert run(["serve", "--database", "mysql://x"]) == 1
    # who still has the table in memory is told
    with pytest.raises(ServerRefused, match="not_found"):
        server.call("POST", f"/api/tables/{made['table']}/claim", {"invite": made["invite"]})
