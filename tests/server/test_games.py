"""Whole games over WebSocket and over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tharsis.play.replay import verify
from tharsis.server.client import TableClient
from tharsis.server.config import Config
from tharsis.server.documents.delta import diff, patch
from tharsis.server.testing import Running, catch_up, drain, play_on

ME, OPEN, RANDOM = {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def same_as_http(server: Running, client: TableClient) -> None:
    """The document made of deltas is the one that is sent whole."""
    full = server.call(
        "GET", f"/api/tables/{client.table}/state", token=client.token, language=client.language
    )
    assert full["seq"] == client.seq
    assert full["doc"] == client.doc


def told_as_at_once(server: Running, client: TableClient) -> None:
    """The log that came in pieces has the lines that a new reader is told."""
    fresh = server.call("GET", f"/api/tables/{client.table}/state", token=client.token, language="pt")
    assert [line["n"] for line in client.doc["log"]][-60:] == [line["n"] for line in fresh["doc"]["log"]][
        -60:
    ]


@pytest.mark.parametrize("options", [{}, {"draft": True}])
def test_two_people_play_a_whole_game(server: Running, options: dict[str, Any]) -> None:
    ana, bo = server.pair(modules=["corporate-era"], options=options)
    commitment = ana.doc["table"]["commitment"]
    assert ana.doc["table"]["seed"] is None
    luck = Random(1)
    for _ in range(5):
        play_on([ana, bo], luck, 40)
        catch_up(ana, bo)
        same_as_http(server, ana)
    told_as_at_once(server, ana)
    play_on([ana, bo], luck)
    catch_up(ana, bo)
    assert ana.over
    assert ana.doc["result"] == bo.doc["result"]
    assert len(ana.doc["result"]["scores"]) == 2
    # the deal can be checked
    record = server.call("GET", f"/api/tables/{ana.table}/record", token=ana.token)
    match = verify(record)
    assert match.over
    assert match.commitment == commitment
    assert match.setup.seed == ana.doc["table"]["seed"]
    assert len(match.answers) == ana.doc["answers"]


def test_a_person_plays_against_bots_in_every_language(server: Running) -> None:
    made = server.create(ME, RANDOM, {"kind": "bot", "bot": "greedy"}, modules=["corporate-era"])
    ana = server.client(made["table"], made["token"], language="ru")
    play_on([ana], Random(2), 30)
    bots = [s["bot"] for s in ana.doc["table"]["seats"]]
    assert bots == [None, "random", "greedy"]
    assert any("а" in piece["text"] for line in ana.doc["log"] for piece in line["pieces"])
    ana.wait(lambda c: c.decision is not None, 60)
    assert any("а" <= c <= "я" for c in ana.decision["text"])
    ana.send({"type": "language", "language": "pt"})
    while ana.receive(10)["type"] != "full":
        pass
    assert "ã" in str(ana.doc["log"])


def test_bots_alone_end_a_game_and_spectators_watch(server: Running) -> None:
    made = server.create(RANDOM, RANDOM, RANDOM, public=True)
    watcher = server.client(made["table"])
    watcher.wait(lambda c: c.over, 60)
    assert watcher.doc["you"]["seat"] is None
    assert watcher.decision is None
    assert watcher.doc["you"]["invite"] == ""
    series = server.call("GET", f"/api/tables/{made['table']}/series")
    final = [s["total"] for s in watcher.doc["result"]["scores"]]
    assert series[-1]["scores"] == final


def test_a_solo_game_over_plain_http(server: Running) -> None:
    made = server.create(ME, modules=["corporate-era"])
    at, token, luck = f"/api/tables/{made['table']}", made["token"], Random(3)
    state = server.call("GET", f"{at}/state", token=token)
    number = 0
    while state["doc"]["decision"]:
        options = state["doc"]["decision"]["options"]
        choice = options[int(luck.random() * len(options))]["index"]
        number += 1
        order = {"key": f"k{number}", "seq": state["seq"], "answers": [choice]}
        done = server.call("POST", f"{at}/answer", order, token)
        assert done["seq"] == state["seq"] + 1
        state = server.call("GET", f"{at}/state", token=token, after=state["seq"], wait=5)
    assert state["doc"]["result"] is not None


def test_five_people_draft_at_the_same_time(server: Running) -> None:
    made = server.create(ME, OPEN, OPEN, OPEN, OPEN, options={"draft": True}, public=True)
    clients = [server.client(made["table"], made["token"])]
    for i in range(4):
        seated = server.call("POST", f"/api/tables/{made['table']}/claim", {"name": f"P{i}"})
        clients.append(server.client(made["table"], seated["token"]))
    catch_up(*clients)
    # All of them decide at once; what the others answer meanwhile does not make an answer stale.
    seen = clients[0].seq
    for client in clients:
        client.answer(0, seq=seen)
    play_on(clients, Random(4), 150)
    catch_up(*clients)
    for client in clients:
        same_as_http(server, client)


def test_several_answers_are_taken_whole_or_not_at_all(server: Running) -> None:
    ana, bo = server.pair()
    before = ana.seq
    with pytest.raises(Exception, match="answer 2 of 2"):
        ana.answer(0, "no such thing")
    drain(ana)
    assert ana.seq == before
    ana.answer(0, 0)
    assert ana.seq >= before + 2
    assert bo.decision is not None


def test_menu_and_previews(server: Running) -> None:
    ana, bo = server.pair(modules=["corporate-era"], seed="menu")
    luck = Random(5)
    for _ in range(200):
        if ana.decision and ana.decision["prompt"] == "action":
            break
        play_on([ana, bo], luck, 1)
        catch_up(ana, bo)
    menu = ana.ask("menu")
    legal = {item["label"] for item in menu if item["legal"]}
    offered = {o["label"] for o in ana.decision["options"]}
    assert legal <= offered
    blocked = [item for item in menu if not item["legal"]]
    assert blocked
    assert all(r["text"] for item in blocked for r in item["reasons"])
    previews = ana.ask("preview")
    assert [p["label"] for p in previews] == [o["label"] for o in ana.decision["options"]]
    one = server.call("GET", f"/api/tables/{ana.table}/preview", token=ana.token, option=previews[0]["label"])
    assert one == previews[:1]
    with pytest.raises(Exception, match="no_seat"):
        server.call("GET", f"/api/tables/{ana.table}/menu", headers={"x-invite": ana.doc["you"]["invite"]})


def test_history_shows_my_own_view_until_the_end(server: Running) -> None:
    ana, bo = server.pair()
    play_on([ana, bo], Random(6), 60)
    catch_up(ana, bo)
    at = f"/api/tables/{ana.table}/history"
    total = ana.doc["answers"]
    then = server.call("GET", at, token=ana.token, at=total, seat=0)
    assert then["view"]["seats"] == ana.doc["view"]["seats"]
    earlier = server.call("GET", at, token=ana.token, at=10, seat=0)
    assert earlier["at"] == 10
    with pytest.raises(Exception, match="forbidden"):
        server.call("GET", at, token=ana.token, at=10, seat=1)
    with pytest.raises(Exception, match="refused"):
        server.call("GET", f"/api/tables/{ana.table}/record", token=ana.token)


def test_moves_stand_where_they_were_made(server: Running) -> None:
    ana, bo = server.pair(options={"draft": True}, public=True, seed="moves")
    moves = f"/api/tables/{ana.table}/moves"
    play_on([ana, bo], Random(8), 60)
    with pytest.raises(Exception, match="forbidden"):
        server.call("GET", moves, token=ana.token, seat=1)
    with pytest.raises(Exception, match="forbidden"):
        server.call("GET", moves, token=ana.token)
    play_on([ana, bo], Random(8))
    catch_up(ana, bo)
    match = server.hub.tables[ana.table].seating.match
    assert match is not None
    reel = server.hub.history.reel(ana.table, match)
    for seat in ({"seat": 0}, {"seat": 1}, {}):
        found = server.call("GET", moves, **seat)
        told = [line["at"] for line in found]
        assert told == sorted(told)
        assert ana.doc["answers"] - 5 < told[-1] <= ana.doc["answers"]
        for line in [x for x in found if x["at"]][::29]:
            before, after = (reel.at(line["at"] - 1).log, reel.at(line["at"]).log)
            assert before is not None
            assert after is not None
            assert before.index < line["n"] <= after.index


def test_the_same_rules_with_either_database(start: Callable[[Config], Running], database: str) -> None:
    server = start(Config(database=database))
    ana, bo = server.pair(seed="either")
    play_on([ana, bo], Random(7), 120)
    catch_up(ana, bo)
    before = ana.doc
    server.stop()
    again = start(Config(database=database))
    full = again.call("GET", f"/api/tables/{ana.table}/state", token=ana.token)
    assert full["doc"]["view"] == before["view"]
    assert full["doc"]["decision"] == before["decision"]
    assert full["doc"]["you"] == before["you"]


def test_a_delta_is_what_turns_one_document_into_the_next() -> None:
    old = {
        "a": 1,
        "b": [1, 2, 3],
        "c": {"x": 1, "y": None},
        "seats": [{"n": 1}, {"n": 2}],
        "log": [1, 2, 3, 4],
    }
    new = {"b": [1, 5, 3], "c": {"y": 2, "z": []}, "seats": [{"n": 1}, {"n": 3}], "log": [3, 4, 5], "d": None}
    ops = diff(old, new)
    patch(old, ops)
    assert old == new
