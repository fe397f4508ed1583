"""Tables under other versions: told, frozen kindly, read as data; and events of a newer server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from tharsis.games.plugins import game_named
from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config
from tharsis.server.documents.notices import notices
from tharsis.server.errors import FROZEN
from tharsis.server.testing import Running, catch_up, play_on
from updates import forget, updated

Start = Callable[[Config], Running]


@pytest.fixture
def file(folder: Path) -> str:
    """The quicker database, where the other could make no difference."""
    return f"sqlite:{folder / 'tharsis.db'}"


@contextmanager
def card_removed(key: str) -> Iterator[None]:
    """A version without a card, and without another name for it."""
    cards = game_named("mars").base.cards
    at = next(i for i, card in enumerate(cards) if card.key == key)
    card = cards.pop(at)
    forget()
    try:
        yield
    finally:
        cards.insert(at, card)
        forget()


def server_on(start: Start, database: str) -> Running:
    """A server on the database."""
    return start(Config(database=database, poll=0.05))


def played(start: Start, database: str, answers: int = 25, **fields: Any) -> tuple[TableClient, TableClient]:
    """Two people at a table of Mars, who have played a little; then the server stops."""
    server = server_on(start, database)
    ana, bo = server.pair(game="mars", seed="versions", **fields)
    ana.order("chat", text="hello")
    play_on([ana, bo], Random(4), answers)
    catch_up(ana, bo)
    server.stop()
    return ana, bo


def rows(database: str, statement: str, *values: object) -> list[Any]:
    """What is in a database of either kind."""
    kind, _, where = database.partition(":")
    if kind == "sqlite":
        return rows_of_file(where, statement, *values)
    return asyncio.run(rows_of_server(database, statement, *values))


def rows_of_file(path: str, statement: str, *values: object) -> list[Any]:
    """The same of a file of SQLite."""
    db = sqlite3.connect(path)
    found = db.execute(statement.replace("$", "?"), values).fetchall()
    db.commit()
    db.close()
    return found


async def rows_of_server(url: str, statement: str, *values: object) -> list[Any]:
    """The same of PostgreSQL."""
    db = await asyncpg.connect(url)
    found = await db.fetch(statement, *values)
    await db.close()
    return [tuple(row) for row in found]


def refusal(server: Running, *what: Any, **how: Any) -> str:
    """What a request is refused with."""
    with pytest.raises(ServerRefused) as error:
        server.call(*what, **how)
    return str(error.value)


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Something must come true soon."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_table_is_put_away_with_how_it_stands_and_landmarks_on_the_way(start: Start, database: str) -> None:
    ana, _ = played(start, database, 45)
    ((last,),) = rows(database, "SELECT MAX(seq) FROM events")
    ((seq, save),) = rows(database, "SELECT seq, doc FROM farewells WHERE table_id = $1", ana.table)
    assert seq == last
    assert json.loads(save)["stamp"]["versions"] == {"base": 1}
    events = [json.loads(doc) for (doc,) in rows(database, "SELECT doc FROM events ORDER BY seq")]
    started = next(e for e in events if e["e"] == "start")
    assert set(started["stamp"]) >= {"versions", "content", "cards", "dealt", "landmark"}
    marked = [e for e in events if e["e"] == "answer" and e.get("landmark")]
    assert len(marked) >= 2
    assert all(e["v"] == 2 for e in events)


@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_players_are_told_when_the_rules_have_changed(start: Start, file: str, language: str) -> None:
    ana, _ = played(start, file)
    before = ana.doc["view"]
    with updated("cost"):
        server = server_on(start, file)
        doc = server.call("GET", f"/api/tables/{ana.table}/state", token=ana.token, language=language)["doc"]
        assert doc["chat"][-1]["text"] == notices()["rules"][language]
        assert doc["chat"][-1]["seat"] is None
        assert doc["view"]["seats"] == before["seats"]
        again = server.client(ana.table, ana.token)
        if again.decision:
            again.answer(again.decision["options"][0]["label"])
        server.stop()
        doc = server_on(start, file).call("GET", f"/api/tables/{ana.table}/state", token=ana.token)["doc"]
        assert [line["text"] for line in doc["chat"]].count(notices()["rules"]["en"]) == 1


def test_a_table_that_cannot_go_on_can_be_read_exported_and_deleted_and_tells_nothing(
    start: Start, database: str
) -> None:
    ana, bo = played(start, database, public=True)
    table = f"/api/tables/{ana.table}"
    labels = [a["label"] for a in answers_in(database, seat=1)]
    with card_removed("comet"):
        server = server_on(start, database)
        row = server.call("GET", table)
        assert row["status"] == "frozen"
        assert server.call("GET", "/api/tables")["tables"] == []
        doc = server.call("GET", f"{table}/state", token=ana.token)["doc"]
        assert doc["notice"] == notices()["frozen"]["en"]
        assert doc["view"] is None
        assert [line["text"] for line in doc["chat"]] == ["hello"]
        said = [
            refusal(
                server, "POST", f"{table}/answer", {"key": "x", "seq": 1, "answers": [0]}, token=ana.token
            ),
            refusal(server, "GET", f"{table}/history", token=ana.token, seat=0),
            refusal(server, "GET", f"{table}/moves", token=ana.token, seat=0),
            refusal(server, "GET", f"{table}/menu", token=ana.token),
        ]
        assert all(FROZEN in words for words in said)
        assert "no_seat" in refusal(server, "GET", f"{table}/export")
        told = json.dumps([row, doc, said])
        assert not [label for label in labels if label in told]
        check_export(server, ana, labels)
        server.call("POST", f"{table}/chat", {"key": "y", "text": "a pity"}, token=bo.token)
        server.stop()
    server = server_on(start, database)  # with the card there again, it goes on
    assert server.call("GET", table)["status"] == "playing"
    assert [r["id"] for r in server.call("GET", "/api/tables")["tables"]] == [ana.table]
    server.stop()
    with card_removed("comet"):
        server = server_on(start, database)
        server.call("DELETE", table, token=ana.token)
        assert not rows(database, "SELECT 1 FROM events")


def answers_in(database: str, seat: int) -> list[Any]:
    """The answers of a seat, as they are kept."""
    events = [json.loads(doc) for (doc,) in rows(database, "SELECT doc FROM events")]
    return [e for e in events if e["e"] == "answer" and e["seat"] == seat]


def check_export(server: Running, ana: TableClient, hidden: list[str]) -> None:
    """An export has what its reader chose, and nothing of the others or of the deal."""
    text = server.call("GET", f"/api/tables/{ana.table}/export", token=ana.token)
    text = text if isinstance(text, str) else json.dumps(text)
    assert "versions" not in text
    own = [e for e in map(json.loads, text.splitlines()) if e.get("e") == "answer" and "label" in e]
    assert own
    assert all(e["seat"] == 0 for e in own)
    assert not [label for label in hidden if label not in {e["label"] for e in own} and f'"{label}"' in text]


def test_a_finished_game_is_read_as_it_was_played_whatever_the_rules_are_now(
    start: Start, database: str
) -> None:
    server = server_on(start, database)
    made = server.create({"kind": "me", "name": "Ana"}, game="dice", seed="finished", public=True)
    ana = server.client(made["table"], made["token"])
    play_on([ana], Random(2))
    table = f"/api/tables/{ana.table}"
    wait_until(lambda: bool(rows(database, "SELECT 1 FROM finished")), 60)

    def all_of(server: Running) -> list[Any]:
        at = [0, 1, ana.doc["answers"] // 2, ana.doc["answers"]]
        frames = [server.call("GET", f"{table}/history", at=n, language="pt") for n in at]
        looked = [{**frame, "log": 0, "log_before": 0} for frame in frames]
        parts = ["moves", "series", "record", "export"]
        return [looked, *[server.call("GET", f"{table}/{part}") for part in parts]]

    before, end = all_of(server), server.call("GET", f"{table}/state")["doc"]
    server.stop()
    with updated("start"), card_removed("comet"):
        server = server_on(start, database)
        assert all_of(server) == before
        doc = server.call("GET", f"{table}/state")["doc"]
        assert {**doc, "log": 0} == {**end, "log": 0}
        told = [line for line in end["log"] if line["pieces"]][-50:]
        assert doc["log"][-len(told) :] == told
        again = server.call("POST", f"{table}/again", {}, token=ana.token)
        assert again["table"] != ana.table


def test_an_unknown_event_stops_its_table_and_nothing_else(start: Start, database: str) -> None:
    server = server_on(start, database)
    ana, _ = server.pair(game="mars", public=True)
    others = server.create({"kind": "me", "name": "Chi"}, {"kind": "open"}, public=True)
    chi = server.client(others["table"], others["token"])
    write(database, ana.table, {"e": "dance", "v": 3, "seat": 0})
    ana.wait(lambda c: c.doc["table"]["status"] == "frozen")
    assert ana.doc["notice"] == notices()["frozen"]["en"]
    # The server follows on: what another one writes at another table is seen.
    write(database, chi.table, {"e": "chat", "v": 2, "seat": 0, "text": "from elsewhere"})
    chi.wait(lambda c: bool(c.doc["chat"]) and c.doc["chat"][-1]["text"] == "from elsewhere")
    write(database, ana.table, {"e": "chat", "v": 2, "seat": 1, "text": "still here"})
    ana.wait(lambda c: bool(c.doc["chat"]) and c.doc["chat"][-1]["text"] == "still here")
    assert [r["id"] for r in server.call("GET", "/api/tables")["tables"]] == [chi.table]
    server.stop()
    server = server_on(start, database)
    assert server.call("GET", f"/api/tables/{ana.table}")["status"] == "frozen"
    # Only this version can't read it: the database does not say so to the newer one.
    assert rows(database, "SELECT status FROM tables WHERE id = $1", ana.table) == [("playing",)]


@pytest.mark.parametrize("text", ["{", "null", '{"e":"answer"}', '{"e":"chat","v":9,"seat":0,"text":"x"}'])
def test_a_damaged_event_stops_its_table_only(start: Start, file: str, text: str) -> None:
    ana, _ = played(start, file, 2)
    ((seq,),) = rows(file, "SELECT MAX(seq) FROM events")
    rows(file, "INSERT INTO events (table_id, seq, at, doc) VALUES ($1, $2, 0, $3)", ana.table, seq + 1, text)
    server = server_on(start, file)
    assert server.call("GET", f"/api/tables/{ana.table}")["status"] == "frozen"
    assert server.call("GET", "/healthz")


def test_a_damaged_row_of_the_lobby_is_left_out(start: Start, file: str) -> None:
    ana, _ = played(start, file, 2, public=True)
    rows(file, "UPDATE tables SET summary = '{}' WHERE id = $1", ana.table)
    assert server_on(start, file).call("GET", "/api/tables")["tables"] == []


def write(database: str, table: str, event: dict[str, Any]) -> None:
    """What another server writes."""
    ((seq,),) = rows(database, "SELECT MAX(seq) FROM events WHERE table_id = $1", table)
    doc = json.dumps(event, separators=(",", ":"))
    at = int(time.time() * 1000)
    rows(
        database,
        "INSERT INTO events (table_id, seq, at, doc) VALUES ($1, $2, $3, $4)",
        table,
        seq + 1,
        at,
        doc,
    )
