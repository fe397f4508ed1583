"""Deals and bots are left to chance, unless a test asks for the same game again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tharsis.server.config import Config
from tharsis.server.testing import Running, drain

Start = Callable[[Config], Running]


def game_of_bots(server: Running) -> tuple[str, list[Any]]:
    """A game between two bots to its end: the hash of its deal, and every answer."""
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    made = server.create(*bots, public=True)
    watcher = server.client(made["table"])
    while not watcher.over:
        drain(watcher, 0.02)
    match = server.hub.tables[made["table"]].seating.match
    assert match is not None
    return watcher.doc["table"]["commitment"], match.answers


def test_with_fixed_luck_a_game_is_played_again(start: Start, folder: Path) -> None:
    games = [
        game_of_bots(start(Config(database=f"sqlite:{folder / str(i)}", luck="a test"))) for i in range(2)
    ]
    assert games[0] == games[1]


def test_fixed_luck_deals_another_table_otherwise(start: Start, folder: Path) -> None:
    server = start(Config(database=f"sqlite:{folder / 't.db'}", luck="a test"))
    tables = [server.create({"kind": "me", "name": name}, public=True)["table"] for name in ("Ana", "Bo")]
    hashes = [server.call("GET", f"/api/tables/{table}")["commitment"] for table in tables]
    assert hashes[0] != hashes[1]


def test_without_it_no_two_deals_are_alike(server: Running) -> None:
    assert not server.hub.luck.fixed
    tables = [server.create({"kind": "me", "name": "Ana"}, public=True)["table"] for _ in range(2)]
    hashes = [server.call("GET", f"/api/tables/{table}")["commitment"] for table in tables]
    assert hashes[0] != hashes[1]


def test_fixed_luck_is_said_in_the_log(start: Start, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    start(Config(database=f"sqlite:{folder / 't.db'}", luck="a test"))
    assert "FIXED LUCK" in capfd.readouterr().err
