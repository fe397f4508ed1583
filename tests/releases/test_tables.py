"""The tables of every release come back as they were: running ones go on, finished ones are kept as data."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from meaning import Doc, play_on, readers
from releases import NAMES, database, kept, marks_as_then, seen_as_then
from tharsis.play.match import Match
from tharsis.play.view import view
from tharsis.server.config import Config
from tharsis.server.documents.archive import archived, job_of
from tharsis.server.documents.history import Reel
from tharsis.server.table.finished import frame, opened
from tharsis.server.table.restore import kept_result, restored
from tharsis.server.table.table_state import TableState
from tharsis.server.table.tables import Hub

SOME = 4  # every so many finished games are looked at frame by frame


def with_hub(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a database, as a server would."""

    async def main() -> None:
        hub = Hub(Config(database=f"sqlite:{path}", bot_workers=0))
        await hub.store.open()
        await work(hub)
        await hub.store.close()

    asyncio.run(main())


def tables_of(release: str) -> list[Doc]:
    """What the tables of a release mean."""
    found: list[Doc] = kept(release, "manifest")["tables"]
    return found


def check_people(state: TableState, then: Doc) -> None:
    """Who sits there, and what was said."""
    assert state.status == then["status"], then["plan"]
    names = ("kind", "name", "bot", "resigned", "ahead")
    assert [{name: getattr(s, name) for name in names} for s in state.seats] == then["seats"]
    assert [[line.seat, line.text] for line in state.chat if not line.notice] == then["chat"]


def check_running(match: Match, then: Doc) -> None:
    """The game stands as it did, can be taken back as it could, and goes on as it did."""
    assert len(match.answers) == then["answers"], then["plan"]
    assert seen_as_then(match) == then["seen"], then["plan"]
    # What could be taken back still can; since then, each seat may also while all choose at the same time.
    assert all(match.can_undo(seat) for seat in range(match.players) if then["undo"][seat])
    assert match.state.forked or [match.can_undo(seat) for seat in range(match.players)] == then["undo"]
    further = match.clone()
    assert [list(x) for x in play_on(further, len(then["then"]))] == then["then"]
    assert marks_as_then(further) == then["then_seen"]


@pytest.mark.parametrize("release", NAMES)
def test_every_table_comes_back_as_it_was(release: str, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        for then in tables_of(release):
            found = await hub.store.load(then["table"])
            assert found is not None
            state, change = restored(found)
            check_people(state, then)
            if then["status"] == "playing":
                assert state.match is not None
                check_running(state.match, then)
                # 0.1 did not keep its rules; those of Dice have been changed since.
                assert change is not None
                assert change.told == (then["game"] == "dice")
                assert not change.save
            elif then["status"] == "over":
                assert state.match is not None
                assert change is None
                result = kept_result(found)
                assert (result.totals, result.winners) == (then["totals"], then["winners"])

    with_hub(database(release, tmp_path), work)


@pytest.mark.parametrize("release", NAMES)
def test_a_finished_game_is_kept_as_it_was_played(release: str, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        finished = [then for then in tables_of(release) if then["status"] == "over"]
        for then in finished[::SOME]:
            found = await hub.store.load(then["table"])
            assert found is not None
            state = restored(found).state
            check_frames(state, then, archived(job_of(state, kept_result(found))))

    with_hub(database(release, tmp_path), work)


def check_frames(state: TableState, then: Doc, data: bytes) -> None:
    """Every frame that was looked at then, for every reader; and the result of then."""
    assert state.match is not None
    doc, reel = opened(data), Reel(state.match, state.origin)
    assert len(doc.answers) == then["answers"]
    assert [x["total"] for x in doc.result["scores"]] == then["totals"]
    assert doc.result["winners"] == then["winners"]
    for at in then["frames"]:
        match = Match(state.match.setup, reel.at(at["at"]))
        now = marks_as_then(match)
        # While all choose at the same time, what lies with others is shown since then as it lay when they began.
        names = ["watcher"] if match.state.forked else list(at["seen"])
        assert {name: now[name] for name in names} == {name: at["seen"][name] for name in names}
        assert [x.total for x in match.scores()] == at["totals"]
        for reader in readers(match):
            shown = view(match.state, reader, 0)
            del shown["decision"], shown["log"]
            assert frame(doc, at["at"], reader) == shown
