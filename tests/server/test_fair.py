"""Nobody takes from others what is theirs: a seat, a game, a name, a result."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from typing import Any

import pytest

from tharsis.server.client import ServerRefused
from tharsis.server.config import Config
from tharsis.server.table import presence
from tharsis.server.table.names import distinct, name_of, plain, skeleton
from tharsis.server.table.secret import hashed
from tharsis.server.testing import Running

ME, OPEN, BOT = {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
Start = Callable[[Config], Running]


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The clock by which people are here or away."""
    found = Time()
    monkeypatch.setattr(presence, "time", found)
    return found


def two(server: Running, **fields: Any) -> tuple[str, str, str]:
    """Two people at a table who never connect: the table's path and their tokens. The first is the host."""
    made = server.create(ME, OPEN, **fields)
    at = f"/api/tables/{made['table']}"
    return (
        at,
        made["token"],
        server.call("POST", f"{at}/claim", {"name": "Bo", "invite": made["invite"]})["token"],
    )


def test_nobody_not_even_the_host_takes_the_seat_of_who_is_here(server: Running, time: Time) -> None:
    ana, bo = server.pair()
    time.now += 1000
    with pytest.raises(ServerRefused, match="this player is here"):
        ana.order("replace", seat=1)
    ana.order("replace", seat=0, bot="random")  # one's own, for a while
    ana.order("return")
    bo.close()
    ana.wait(lambda c: c.presence.get("present") == [True, False])
    with pytest.raises(ServerRefused, match="a moment ago"):
        ana.order("replace", seat=1)
    time.now += 121
    ana.order("replace", seat=1, bot="random")
    assert ana.doc["table"]["seats"][1]["bot"] == "random"


def test_who_plays_over_http_is_here(server: Running, time: Time) -> None:
    at, ana, bo = two(server)
    order = {"key": "a", "seat": 1}
    time.now += 1000
    state = server.call("GET", f"{at}/state", token=bo)
    label = state["doc"]["decision"]["options"][0]["label"]
    server.call("POST", f"{at}/answer", {"key": "b", "seq": state["seq"], "answers": [label]}, bo)
    assert [s["present"] for s in server.call("GET", at)["seats"]] == [False, True]
    time.now += 100
    with pytest.raises(ServerRefused, match="a moment ago"):
        server.call("POST", f"{at}/replace", order, ana)
    assert [s["present"] for s in server.call("GET", at)["seats"]] == [True, False]
    time.now += 21
    assert server.call("POST", f"{at}/replace", order, ana)


def test_who_came_over_http_is_told_to_the_others(server: Running, time: Time) -> None:
    made = server.create(ME, OPEN)
    ana = server.client(made["table"], made["token"])
    at = f"/api/tables/{made['table']}"
    bo = server.call("POST", f"{at}/claim", {"invite": made["invite"]})["token"]
    server.call("GET", f"{at}/state", token=bo)
    ana.wait(lambda c: c.presence.get("present") == [True, True])
    time.now += 41
    server.call("GET", f"{at}/state", token=made["token"])  # whatever happens next
    ana.wait(lambda c: c.presence.get("present") == [True, False])


def test_the_host_removes_no_game_of_others(server: Running) -> None:
    at, ana, bo = two(server)
    for token in (ana, bo):
        with pytest.raises(ServerRefused, match="forbidden"):
            server.call("DELETE", at, token=token)
    server.call("POST", f"{at}/resign", {"key": "r"}, bo)
    assert server.call("DELETE", at, token=ana) is None
    waiting = server.create(ME, OPEN)
    server.call("DELETE", f"/api/tables/{waiting['table']}", token=waiting["token"])
    alone = server.create(ME, BOT)
    server.call("DELETE", f"/api/tables/{alone['table']}", token=alone["token"])


def test_a_finished_game_of_others_stays(server: Running) -> None:
    at, ana, _ = two(server)
    table = server.hub.tables[at.rpartition("/")[2]]
    assert table.seating.match is not None
    table.seating.match.state.over = True
    with pytest.raises(ServerRefused, match="it is theirs too"):
        server.call("DELETE", at, token=ana)


# --- the deals of the day -----------------------------------------------------------------------------------------------


def play(server: Running, name: str, cookie: str = "") -> tuple[dict[str, Any], str]:
    """Sit down at the deal of the day: the reply, and the cookie of who plays."""
    line = http.client.HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    body = json.dumps({"game": "mars", "deal": "solo", "name": name})
    line.request("POST", "/api/daily", body, {"content-type": "application/json", "cookie": cookie})
    response = line.getresponse()
    made = json.loads(response.read())
    cookies = [text for text in response.headers.get_all("set-cookie") or [] if "tharsis_player" in text]
    line.close()
    assert "HttpOnly" in cookies[0]
    assert "SameSite=strict" in cookies[0]
    return made, cookies[0].partition(";")[0]


def finish(server: Running, made: dict[str, Any]) -> None:
    """Play to the end, passing wherever that is possible."""
    client = server.client(made["table"], made["token"])
    while not client.over:
        labels = [option["label"] for option in client.decision["options"]]
        client.answer("pass" if "pass" in labels else labels[-1])


def test_the_first_attempt_that_was_begun_is_the_one_that_counts(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tharsis.server.table.tables.DAILY_FRESH", 0.0)
    first, ana = play(server, "Ana")
    with pytest.raises(ServerRefused, match="the first attempt counts"):
        server.call("DELETE", f"/api/tables/{first['table']}", token=first["token"])
    second, again = play(server, "Another name", ana)
    assert again == ana
    assert [server.call("GET", f"/api/tables/{x['table']}")["attempt"] for x in (first, second)] == [1, 2]
    finish(server, second)
    assert results(server) == []
    finish(server, first)
    # Somebody else of the same name, and before: each has a result.
    other, _ = play(server, "Ana")
    finish(server, other)
    assert sorted(results(server)) == sorted([first["table"], other["table"]])


def results(server: Running) -> list[str]:
    """The tables that have a result today."""
    deals = server.call("GET", "/api/daily")["deals"]
    found = next(d for d in deals if (d["game"], d["deal"]) == ("mars", "solo"))
    return [row["table"] for row in found["results"]]


# --- tokens -------------------------------------------------------------------------------------------------------------


def test_tokens_are_listed_and_revoked(start: Start, database: str) -> None:
    server = start(Config(database=database))
    made = server.create(ME, OPEN)
    at = f"/api/tables/{made['table']}"
    phone = server.call("POST", f"{at}/reenter", {"code": made["code"]})
    seen = server.client(made["table"], phone["token"])
    listed = server.call("GET", f"{at}/tokens", token=made["token"])["devices"]
    assert [device["own"] for device in listed] == [True, False]
    assert all(device["since"] > 1_600_000_000_000 for device in listed)
    server.call("DELETE", f"{at}/tokens/{listed[1]['id']}", token=made["token"])
    with pytest.raises(ServerRefused, match="4401"):
        seen.wait(lambda _: False, 5)
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("GET", f"{at}/tokens", token=phone["token"])
    server.stop()
    server = start(Config(database=database))
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("GET", f"{at}/tokens", token=phone["token"])
    with pytest.raises(ServerRefused, match="not_found"):
        server.call("DELETE", f"{at}/tokens/{listed[1]['id']}", token=made["token"])


def test_everything_but_this_device_is_shut_out_with_a_new_code(server: Running) -> None:
    made = server.create(OPEN, OPEN)  # a host without a seat
    at = f"/api/tables/{made['table']}"
    thief = server.call("POST", f"{at}/reenter", {"code": made["code"]})["token"]
    code = server.call("DELETE", f"{at}/tokens", token=made["token"])["code"]
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("GET", f"{at}/tokens", token=thief)
    with pytest.raises(ServerRefused, match="no_seat"):
        server.call("POST", f"{at}/reenter", {"code": made["code"]})
    assert server.call("POST", f"{at}/reenter", {"code": code})["host"]


def test_a_seat_has_so_many_tokens(server: Running) -> None:
    made = server.create(ME, OPEN)
    at = f"/api/tables/{made['table']}"
    tokens = [made["token"]]
    tokens += [server.call("POST", f"{at}/reenter", {"code": made["code"]})["token"] for _ in range(12)]
    seating = server.hub.tables[made["table"]].seating
    good = [seating.holder(hashed(token)) is not None for token in tokens]
    assert good == [False] * 3 + [True] * 10


# --- names --------------------------------------------------------------------------------------------------------------


def test_names_show_all_that_they_are() -> None:
    assert name_of("\u115f\u3164\u200b\u2800") == ""
    assert name_of("A\u034fna\ufe0f") == "Ana"
    assert name_of("Z" + "\u0300\u0301" * 12) == "Z\u0300\u0301"
    assert name_of("{asteroid}") == "(asteroid)"
    assert name_of("  Ана \n Мария ") == "Ана Мария"
    assert plain("Zoë {x} \u202eabc", 40) == "Zoë {x} abc"


@pytest.mark.parametrize("other", ["ana", "А\u200bna", "Аnа", "ANA", "A n a", "Ana.", "Ａna"])
def test_names_that_look_the_same_get_a_number(other: str) -> None:
    assert skeleton(name_of(other)) == skeleton("Ana")
    assert distinct("Ana", [other]) == "Ana 2"
    assert distinct("Ana", [other, "Ana 2"]) == "Ana 3"


def test_other_names_stay_as_they_are() -> None:
    assert distinct("Anna", ["Ana", "Hannah", ""]) == "Anna"
    assert distinct("Во", ["Bo"]) == "Во 2"  # all in Cyrillic
    assert distinct("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert distinct("", ["", "P2"]) == ""
    assert distinct("!!!", ["???"]) == "!!!"


def test_two_of_the_same_name_can_be_told_apart_at_the_table(server: Running) -> None:
    made = server.create(ME, {"kind": "bot", "name": "ANA", "bot": "random"}, OPEN, OPEN)
    at = f"/api/tables/{made['table']}"
    for name in ("Аnа", "Greedy"):
        server.call("POST", f"{at}/claim", {"name": name, "invite": made["invite"]})
    names = [seat["name"] for seat in server.call("GET", at)["seats"]]
    assert names == ["Ana 2", "ANA", "Аnа 3", "Greedy"]
