"""The database of a release under six later versions of the rules: nothing altered in silence, nothing unreadable.

Some tables here; `python scripts/updates.py 0.1` looks at all of them and plays every running game to its end.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

import updates
from meaning import Doc
from releases import NAMES, database, kept
from tharsis.server.store.base import Kept
from tharsis.server.table.restore import restored
from updates import UPDATES, fate, goes_on, read_all, some_of, start_once, updated

FINISHED = ["mars-solo-late", "dice-bots-over", "daily-dice-solo-over"]
TO_THE_END = ["mars-base-late", "dice-base-late"]
RUNNING = [
    *("mars-era-early", "mars-draft-mid", "mars-solo-mid", "mars-ahead", "mars-undo", "mars-no-snapshot"),
    *(
        "dice-all-early",
        "dice-era-mid",
        "dice-resign",
        "dice-no-snapshot",
        "daily-mars-bots-mid",
        "mars-waiting",
    ),
]
# The updates that say something else than before, whatever cards are in a game.
OTHER_RULES = {"cost", "effect", "start"}


def some_tables(release: str) -> list[Doc]:
    """What the tables mean that are looked at here."""
    names = [*FINISHED, *TO_THE_END, *RUNNING]
    return [then for then in kept(release, "manifest")["tables"] if then["plan"] in names]


@pytest.fixture(scope="module", params=NAMES)
def release(request: pytest.FixtureRequest) -> str:
    """A release."""
    return str(request.param)


@pytest.fixture(scope="module")
def raw(release: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its database, with some tables."""
    path = database(release, tmp_path_factory.mktemp("release"))
    some_of(path, [then["table"] for then in some_tables(release)])
    return path


@pytest.fixture(scope="module")
def started(raw: Path) -> Path:
    """The same after this version was started on it once, before the rules change."""
    path = raw.parent / "started.db"
    shutil.copy(raw, path)
    asyncio.run(start_once(path))
    return path


def fates_of(path: Path, release: str, update: str, ends: bool = True) -> list[tuple[Doc, str, Kept]]:
    """What becomes of each table; every running game goes on, one of them to its end."""
    found = []
    then_tables = some_tables(release)
    tables = read_all(path, [then["table"] for then in then_tables])
    to_the_end = TO_THE_END[list(UPDATES).index(update) % 2]
    with updated(update):
        for then in then_tables:
            what = tables[then["table"]]
            back = restored(what)
            found.append((then, fate(back, then), what))
            if then["status"] == "playing":
                goes_on(back, then, to_the_end=ends and then["plan"] == to_the_end)
    return found


@pytest.mark.parametrize("update", UPDATES)
def test_after_an_update_games_stand_as_they_did_and_go_on(
    update: str, started: Path, release: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "ONWARD", 12)
    for then, what, table in fates_of(started, release, update):
        if then["status"] == "playing":
            assert what == ("told, the same" if update in OTHER_RULES else "the same"), then["plan"]
        elif then["status"] == "over":
            assert what == "read", then["plan"]
            assert table.finished is not None


@pytest.mark.parametrize("update", UPDATES)
def test_nothing_is_altered_in_silence_where_nothing_was_kept(
    update: str, raw: Path, release: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "ONWARD", 4)
    for then, what, _ in fates_of(raw, release, update, ends=False):
        if then["status"] == "over":
            assert what == ("result only" if update in OTHER_RULES else "played through again"), then["plan"]
        elif then["status"] == "playing" and update not in OTHER_RULES:
            assert what.endswith("the same")
