"""Two servers on one database can never fork a game, and their clients see one table."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

import pytest

from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config
from tharsis.server.store.base import StoreError
from tharsis.server.testing import Running, catch_up


def test_people_at_two_servers_play_one_game(start: Callable[[Config], Running], database: str) -> None:
    one, two = start(Config(database=database, poll=0.02)), start(Config(database=database, poll=0.02))
    made = one.create({"kind": "me", "name": "Ana"}, {"kind": "open"}, public=True)
    seated = two.call("POST", f"/api/tables/{made['table']}/claim", {"name": "Bo"})
    ana, bo = one.client(made["table"], made["token"]), two.client(made["table"], seated["token"])
    luck = Random(1)
    for _ in range(60):
        catch_up(ana, bo)
        for client in (ana, bo):
            if client.decision:
                # The other server may not have heard of the last event: then this one is told to look again.
                try:
                    client.answer(luck.choice(client.decision["options"])["label"])
                except ServerRefused as refused:
                    if refused.error != "stale":
                        raise
                break
    catch_up(ana, bo)
    assert ana.doc["view"]["world"] == bo.doc["view"]["world"]
    assert ana.doc["answers"] == bo.doc["answers"] >= 50


def test_the_same_decision_answered_at_both_servers(
    start: Callable[[Config], Running], database: str
) -> None:
    servers = [start(Config(database=database, poll=30)) for _ in range(2)]
    made = servers[0].create({"kind": "me"}, public=True)
    at, token = f"/api/tables/{made['table']}", made["token"]
    accepted: list[tuple[int, str]] = []

    def hammer(server: Running, number: int) -> None:
        luck = Random(number)
        for i in range(40):
            state = server.call("GET", f"{at}/state", token=token)
            decision = state["doc"]["decision"]
            if not decision:
                return
            label = luck.choice(decision["options"])["label"]
            order = {"key": f"{number}-{i}", "seq": state["seq"], "answers": [label]}
            try:
                done = server.call("POST", f"{at}/answer", order, token)
                accepted.append((done["seq"], label))
            except ServerRefused as refused:
                if refused.error not in ("stale", "refused"):
                    raise

    threads = [threading.Thread(target=hammer, args=(s, i)) for i, s in enumerate(servers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    events = [seq for seq, _ in accepted]
    assert len(events) == len(set(events)) >= 40
    fresh = start(Config(database=database))
    client = TableClient(fresh.base, made["table"], token)
    with client:
        match = fresh.hub.tables[made["table"]].seating.match
        assert match is not None
        assert [label for _, _, label in match.answers] == [label for _, label in sorted(accepted)]


def test_who_moves_to_another_server_may_know_more_than_that_one(
    start: Callable[[Config], Running], database: str
) -> None:
    one, two = (start(Config(database=database, poll=30)) for _ in range(2))
    made = one.create({"kind": "me"}, public=True)
    at, token = f"/api/tables/{made['table']}", made["token"]
    two.call("GET", at)  # has the table in memory from now on
    for number, server in enumerate([one, two, one, two]):
        other = one if server is two else two
        state = (other if number else one).call("GET", f"{at}/state", token=token)
        label = state["doc"]["decision"]["options"][0]["label"]
        order = {"key": f"k{number}", "seq": state["seq"], "answers": [label]}
        assert server.call("POST", f"{at}/answer", order, token)["seq"] == state["seq"] + 1


def test_an_answer_that_another_server_has_carried_out_is_known_there_too(
    start: Callable[[Config], Running], database: str
) -> None:
    one, two = (start(Config(database=database, poll=30)) for _ in range(2))
    made = one.create({"kind": "me"}, public=True)
    at, token = f"/api/tables/{made['table']}", made["token"]
    two.call("GET", at)  # has the table in memory, and hears nothing of what follows
    for key in ("first", "second"):
        state = one.call("GET", f"{at}/state", token=token)
        label = state["doc"]["decision"]["options"][0]["label"]
        order = {"key": key, "seq": state["seq"], "answers": [label]}
        done = one.call("POST", f"{at}/answer", order, token)
    # The reply was lost on its way: it is asked for again at the other server, which lacks both.
    again = two.call("POST", f"{at}/answer", order, token)
    assert (again["seq"], again["repeated"]) == (done["seq"], True)


def test_while_the_database_fails_nobody_is_told_to_know_too_much(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create({"kind": "me"}, public=True)

    async def events(*_: object) -> None:
        raise StoreError("gone")

    monkeypatch.setattr(server.hub.store, "events", events)
    order = {"key": "k", "seq": 99, "answers": [0]}
    with pytest.raises(ServerRefused, match="try again") as refused:
        server.call("POST", f"/api/tables/{made['table']}/answer", order, made["token"])
    assert refused.value.status == 503


def test_one_seat_is_not_given_away_twice(start: Callable[[Config], Running], database: str) -> None:
    servers = [start(Config(database=database, poll=30)) for _ in range(2)]
    made = servers[0].create({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, public=True)
    for i in range(2):
        servers[i].call("GET", f"/api/tables/{made['table']}")  # both have the table in memory
    seats = [s.call("POST", f"/api/tables/{made['table']}/claim", {})["seat"] for s in servers]
    assert sorted(seats) == [1, 2]
