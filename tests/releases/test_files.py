"""Records, saves and positions of every release can be read, mean what they meant, and go on as they did."""

from __future__ import annotations

import pytest

from meaning import play_on
from releases import Doc, kept, marks_as_then, pieces, seen_as_then
from tharsis.play.match import Match
from tharsis.play.position import load
from tharsis.play.replay import verify
from tharsis.play.setup import set_up


def as_scored_now(then: Doc, game: str) -> Doc:
    """What is expected of a game that was over, after later changes of scoring: a failed solo game of Dice has no points."""
    if game != "dice" or not then["seen"]["watcher"]["over"] or len(then["totals"]) > 1 or then["winners"]:
        return then
    none = {"scores": [{"total": 0, "parts": {}}]}
    return {
        **then,
        "totals": [0],
        "seen": {reader: {**view, **none} for reader, view in then["seen"].items()},
    }


def same(match: Match, then: Doc) -> None:
    """The game means what it meant, and goes on as it did."""
    then = as_scored_now(then, match.setup.game)
    assert len(match.answers) == then["answers"]
    assert seen_as_then(match) == then["seen"]
    assert [x.total for x in match.scores()] == then["totals"]
    assert match.winners() == then["winners"]
    if not match.over:
        assert [list(x) for x in play_on(match, len(then["then"]))] == then["then"]
        assert marks_as_then(match) == then["then_seen"]


@pytest.mark.parametrize(("release", "name"), pieces("records"))
def test_a_record_replays_as_it_was_played(release: str, name: str) -> None:
    same(verify(kept(release, "records")[name]), kept(release, "manifest")["records"][name])


@pytest.mark.parametrize(("release", "name"), pieces("saves"))
def test_a_saved_game_goes_on(release: str, name: str) -> None:
    match = Match.load(kept(release, "saves")[name])
    assert not match.rules_changed
    same(match, kept(release, "manifest")["saves"][name])


@pytest.mark.parametrize(("release", "name"), pieces("positions"))
def test_a_position_is_what_it_was(release: str, name: str) -> None:
    state = load(kept(release, "positions")[name])
    setup = set_up(state.rules.game, state.rules.players, 0, state.rules.modules)
    seen, then = seen_as_then(Match(setup, state)), kept(release, "manifest")["positions"][name]["seen"]
    for view in (*seen.values(), *then.values()):
        view["world"].pop("phase", None)  # of an open turn it is now that of actions
    assert seen == then
