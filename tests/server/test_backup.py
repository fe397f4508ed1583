"""Backups, restoring and the archive, all while the server runs; and what comes back by itself after a restart."""

from __future__ import annotations

import base64
import json
import lzma
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tharsis.cli.main import run
from tharsis.kernel.errors import TharsisError
from tharsis.server.admin import administer
from tharsis.server.client import ServerRefused
from tharsis.server.config import Config
from tharsis.server.table.finished import FinishedDoc, opened, packed
from tharsis.server.testing import Running

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
Start = Callable[[Config], Running]


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Something must come true soon."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_table_comes_back_from_a_backup_while_others_play(
    start: Start, database: str, folder: Path
) -> None:
    server = start(Config(database=database))
    lost, stays = server.create(ME), server.create(ME)
    ana, bo = (server.client(made["table"], made["token"]) for made in (lost, stays))
    ana.answer(0)
    before, file = ana.doc, folder / "backup.db"
    assert administer(database, "backup", "", file) == [f"{file}: 2 tables"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(x.name for x in folder.iterdir() if "backup" in x.name) == ["backup.db"]
    bo.answer(0)
    later = bo.seq
    server.call("DELETE", f"/api/tables/{lost['table']}", token=lost["token"])
    with pytest.raises(ServerRefused, match="not_found"):
        server.call("GET", f"/api/tables/{lost['table']}")
    assert administer(database, "restore", "", file) == ["1 tables restored, 1 were there already"]
    back = server.client(lost["table"], lost["token"])
    assert {**back.doc, "chat": 0} == {**before, "chat": 0}
    back.answer(0)
    assert server.call("GET", f"/api/tables/{stays['table']}")["seq"] == later
    with pytest.raises(TharsisError, match="is there already"):
        administer(database, "backup", "", file)
    with pytest.raises(TharsisError, match="no table"):
        administer(database, "restore", "0" * 16, file)


def test_a_backup_of_one_database_is_restored_into_the_other(
    start: Start, database: str, folder: Path
) -> None:
    server = start(Config(database=database))
    made = server.create(ME)
    deals = server.call("GET", "/api/daily")["deals"]
    file = folder / "backup.db"
    administer(database, "backup", "", file)
    other = start(Config(database=f"sqlite:{folder / 'other' / 'tharsis.db'}"))
    other.stop()
    (folder / "other" / "tharsis.db").unlink()
    assert run(["tables", "restore", "--file", str(file), "--data", str(folder / "other")]) == 0
    other = start(Config(database=f"sqlite:{folder / 'other' / 'tharsis.db'}"))
    assert other.client(made["table"], made["token"]).doc["you"]["seat"] == 0
    # The secret of the deals comes along: the same deals today.
    assert other.call("GET", "/api/daily")["deals"] == deals


def test_what_needs_a_file_says_so(folder: Path) -> None:
    assert run(["tables", "backup"]) == 1
    assert run(["tables", "list", "--file", str(folder / "x")]) == 1
    assert run(["tables", "restore", "--file", str(folder / "x"), "--data", str(folder / "y")]) == 1


def test_finished_games_go_into_one_file(server: Running, folder: Path) -> None:
    made, _ = server.create(ME), server.create(ME)
    doc = FinishedDoc(1, 0, [(0, "pass")], {}, [], {}, [], {})
    db = sqlite3.connect(folder / "tharsis.db")  # as if its game were over and kept as data
    db.execute("UPDATE tables SET status = 'over' WHERE id = ?", (made["table"],))
    db.execute("INSERT INTO finished (table_id, doc) VALUES (?, ?)", (made["table"], packed(doc)))
    db.commit()
    db.close()
    database = f"sqlite:{folder / 'tharsis.db'}"
    file = folder / "games.jsonl.xz"
    assert administer(database, "archive", "", file) == [f"{file}: 1 finished games"]
    with lzma.open(file) as lines:
        (game,) = [json.loads(line) for line in lines]
    assert game["table"] == made["table"]
    assert [json.loads(line).get("e") for line in game["events"]] == [None, "claim", "start"]
    assert made["token"] not in str(game)
    assert opened(base64.b85decode(game["finished"])).answers == [(0, "pass")]


def test_bots_and_clocks_go_on_after_a_restart_though_nobody_asks(
    start: Start, database: str, folder: Path
) -> None:
    server = start(Config(database=database, bot_pause=30.0))  # bots that have not moved yet
    bots = server.create(ME, BOT, game="mars")
    clock = server.create(ME, clock={"bank": 1, "expiry": "bot"})
    quiet = server.create(ME)
    seq = server.call("GET", f"/api/tables/{bots['table']}")["seq"]
    server.stop()
    server = start(Config(database=database, idle=0.2))
    tables = server.hub.tables
    until(lambda: bots["table"] in tables and tables[bots["table"]].seating.seq > seq)
    until(lambda: clock["table"] in tables and bool(tables[clock["table"]].seating.seats[0].bot))
    assert quiet["table"] not in tables
