"""Records, saves and positions of every release can be read, mean what they meant, and go on as they did."""

from __future__ import annotations

import pytest

from meaning import mark, play_on, present, seen_by_all
from releases import Doc, kept, pieces
from tharsis.play.match import Match
from tharsis.play.position import load
from tharsis.play.release_one import modules_then
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


def seen_as_then(match: Match) -> dict[str, Doc]:
    """What all see, with the slots of modules that are not in play: release 0.1 listed those of every module."""
    rules = match.state.rules
    listed = {rules.world_names[slot] for slot in rules.world_slots}
    idle = {
        name: start for name, start in modules_then(rules.game)["base"].world.items() if name not in listed
    }
    return {
        reader: {**view, "world": present({**view["world"], **idle})}
        for reader, view in seen_by_all(match).items()
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
        assert {name: mark(view) for name, view in seen_as_then(match).items()} == then["then_seen"]


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
    assert seen_as_then(Match(setup, state)) == kept(release, "manifest")["positions"][name]["seen"]
