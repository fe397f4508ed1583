"""The database of a release under six later versions of the rules: nothing altered in silence, nothing unreadable.

Every running game is played to its end; `python scripts/updates.py 0.1` tells how many tables fared how.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from meaning import Doc
from releases import NAMES, database, kept
from tharsis.server.store.base import Kept
from tharsis.server.table.restore import restored
from updates import CARDS, UPDATES, at_random, fate, played_on, read_all, start_once, updated

# The updates that say something else than before, whatever cards are in a game.
OTHER_RULES = {"cost", "effect", "start"}


def tables_of(release: str) -> list[Doc]:
    """What its tables mean."""
    found: list[Doc] = kept(release, "manifest")["tables"]
    return found


@pytest.fixture(scope="module", params=NAMES)
def release(request: pytest.FixtureRequest) -> str:
    """A release."""
    return str(request.param)


@pytest.fixture(scope="module")
def raw(release: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its database."""
    return database(release, tmp_path_factory.mktemp("release"))


@pytest.fixture(scope="module")
def started(raw: Path) -> Path:
    """The same after this version was started on it once, before the rules change."""
    path = raw.parent / "started.db"
    shutil.copy(raw, path)
    asyncio.run(start_once(path))
    return path


def fates_of(path: Path, release: str, update: str) -> list[tuple[Doc, str, Kept]]:
    """What becomes of each table; every running game is played to its end."""
    found = []
    then_tables = tables_of(release)
    tables = read_all(path, [then["table"] for then in then_tables])
    with updated(update):
        for then in then_tables:
            what = tables[then["table"]]
            back = restored(what)
            found.append((then, fate(back, then), what))
            if then["status"] == "playing":
                assert played_on(back, at_random(then["plan"])).over
    return found


@pytest.mark.parametrize("release_name", NAMES)
def test_there_are_tables_enough(release_name: str) -> None:
    tables = tables_of(release_name)
    assert len(tables) >= 48
    assert {then["status"] for then in tables} == {"waiting", "playing", "over"}
    assert {then["game"] for then in tables} == set(CARDS)
    assert any(then["plan"].startswith("daily") for then in tables)


@pytest.mark.parametrize("update", UPDATES)
def test_after_an_update_games_stand_as_they_did_and_go_on(update: str, started: Path, release: str) -> None:
    for then, what, table in fates_of(started, release, update):
        if then["status"] == "playing":
            assert what == ("told, the same" if update in OTHER_RULES else "the same"), then["plan"]
        elif then["status"] == "over":
            assert what == "read", then["plan"]
            assert table.finished is not None


@pytest.mark.parametrize("update", UPDATES)
def test_nothing_is_altered_in_silence_where_nothing_was_kept(update: str, raw: Path, release: str) -> None:
    for then, what, _ in fates_of(raw, release, update):
        if then["status"] == "over":
            assert what == ("result only" if update in OTHER_RULES else "played through again"), then["plan"]
        elif then["status"] == "playing" and update not in OTHER_RULES:
            assert what.endswith("the same")
