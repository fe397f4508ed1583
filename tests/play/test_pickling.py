"""Games that leave their process, or are copied by Python: the same game arrives, on both builds."""

from __future__ import annotations

import copy
import importlib
import inspect
import os
import pickle
import pkgutil
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

import tharsis
from tharsis import kernel
from tharsis.kernel import errors
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Event, Stack, State
from tharsis.kernel.option import Option, Question
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Title
from tharsis.kernel.shared import Shared
from tharsis.play import pickling
from tharsis.play.match import Match
from tharsis.server.client import ServerRefused
from tharsis.server.errors import Refusal

GAMES = [("mars", ["corporate-era"]), ("dice", ["corporate-era"])]
COPIES: dict[str, Callable[..., object]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.fixture(params=GAMES, ids=[game for game, _ in GAMES])
def match(request: pytest.FixtureRequest) -> Match:
    """A game of three in the middle; its last answers can be taken back."""
    game, modules = request.param
    found = tharsis.new_game(game, players=3, seed=5, modules=modules)
    walk(found, random.Random(5), 120)
    for _ in range(2000):
        if len(found._back) > 1:
            return found
        walk(found, random.Random(len(found.answers)), 1)
    raise AssertionError("nothing could be taken back")


@pytest.fixture(params=COPIES)
def copied(request: pytest.FixtureRequest) -> Callable[..., object]:
    """One of the ways to copy with Python's own means."""
    return COPIES[request.param]


def walk(match: Match, rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        decision = rng.choice(match.decisions())
        match.apply(decision.seat, rng.choice(decision.options).index)


def entries(log: Event | None) -> list[tuple[object, ...]]:
    """A log as rows."""
    found: list[tuple[object, ...]] = []
    while log is not None:
        found.append(tuple(getattr(log, name) for name in pickling.fields(Event) if name != "previous"))
        log = log.previous
    return found


def as_values(thing: object) -> object:
    """Anything of a game as plain values, field by field: a field that is forgotten differs."""
    if isinstance(thing, Event):
        return entries(thing)
    if isinstance(thing, Stack):
        return as_values(thing.waiting())
    if type(thing) in pickling.PARTS:
        return {name: as_values(getattr(thing, name)) for name in pickling.fields(type(thing))}
    return [as_values(x) for x in thing] if isinstance(thing, list) else thing


# --- a match, a state -------------------------------------------------------------------------------------------------


def test_a_copied_match_is_the_same_and_goes_its_own_way(match, copied):
    twin, before = copied(match), match.save()
    assert (twin.save(), twin.setup) == (before, match.setup)
    for one in (twin, match.clone()):
        walk(one, random.Random(9), 30)
        assert one.save() != before
    assert match.save() == before
    straight = match.clone()
    walk(straight, random.Random(9), 30)
    assert twin.save() == straight.save()


def test_a_copied_match_can_take_back_what_the_match_can(match, copied):
    twin, seat = copied(match), match._back_seat
    for one in (match, twin):
        while one.can_undo(seat):
            one.undo(seat)
    assert twin.save() == match.save()


def test_a_copied_state_has_every_field_of_the_state(match, copied):
    twin = copied(match.state)
    assert isinstance(twin, State)
    assert "asks" in pickling.fields(State)
    assert as_values(twin) == as_values(match.state)
    assert twin.stacks[0] is not match.state.stacks[0]
    before = match.state.world[0]
    twin.set_world(0, before + 1)
    assert match.state.world[0] == before


def test_the_rules_are_shared_not_copied(match, copied):
    rules = match.state.rules
    assert copied(rules) is rules
    assert copied(match).state.rules is rules
    assert len(pickle.dumps(rules)) < 300


def test_a_state_from_a_position_is_pickled_too():
    state = tharsis.position.load({"game": "mars", "players": [{"stock": {"mc": 20}, "hand": ["Comet"]}, {}]})
    twin = pickle.loads(pickle.dumps(state))
    assert as_values(twin) == as_values(state)
    assert twin.rules is state.rules


def test_a_long_log_is_pickled_once_however_many_states_share_it(match):
    for _ in range(20_000):  # many times deeper than Python's recursion
        match.state.note(0, 0)
    alone = len(pickle.dumps(match.state))
    match._back = [match.state.clone() for _ in range(10)]
    match.state.note(0, 0)
    data = pickle.dumps(match)
    assert len(data) < 1.5 * alone
    twin = pickle.loads(data)
    assert entries(twin.state.log) == entries(match.state.log)
    assert twin._back[0].log is twin._back[9].log is twin.state.log.previous


def test_a_node_alone_is_refused_in_one_clear_line(match):
    node = match.state.decisions()[0].frame.node
    assert copy.deepcopy(node) is node
    with pytest.raises(TypeError, match="pickle the state or the match instead"):
        pickle.dumps(node)


def test_rules_linked_by_hand_are_refused_in_one_clear_line(match):
    from tharsis.games.plugins import game_named
    from tharsis.kernel.module import link

    with pytest.raises(TypeError, match="linked by hand"):
        pickle.dumps(link(game_named("mars"), [], 2, {}))


def test_rules_that_are_other_ones_here_are_refused(match):
    with pytest.raises(tharsis.BadRecord, match="pickled with other rules"):
        pickling.rules_named(pickling.name_of(match.state.rules), {"base": "beef"})


# --- what clients are told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        Amount(3, "plant", more=True),
        Noun("city_tile", "your", "next"),
        Title("card", "comet"),
        Joined([1, "steel", Amount(2, "plant")], "or"),
        Phrase("gain", q=Amount(3, "plant"), pattern_of=("x", Phrase("inner", deep=Noun("tile")))),
        Phrase("plain"),
        Option("pay", "number", "steel", 4),
        Question("buy", "card", "comet"),
        Batch("buy", [Option("buy", "card", "comet")], 0, 0, 1).priced(3, 10).stocked([2], [0]),
    ],
    ids=repr,
)
def test_a_value_can_be_copied(value, copied):
    assert copied(value) == value
    assert repr(copied(value)) == repr(value)


# What rules are declared with stays with the rules, which are named; what chance works with lives for one call.
STAYS = {"content", "module", "phases", "rng", "vocabulary", "words"}


def test_every_class_of_the_kernel_can_be_pickled_or_belongs_to_the_rules():
    for info in pkgutil.iter_modules(kernel.__path__, f"{kernel.__name__}."):
        module = importlib.import_module(info.name)
        for name, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == info.name and not issubclass(kind, (Shared, Exception)):
                stays = info.name.rpartition(".")[2] in STAYS or kind in State.__mro__[1:]
                assert stays or kind in (*pickling.VALUES, *pickling.PARTS), name


@pytest.mark.parametrize("kind", [*pickling.VALUES, *pickling.PARTS], ids=lambda kind: kind.__name__)
def test_each_argument_of_a_pickled_class_is_kept_in_a_field_of_its_name(kind):
    assert {p.name for p in pickling.parameters(kind)} <= set(pickling.fields(kind))


def test_previews_decisions_and_reasons_can_be_copied_and_taken_apart(match, copied):
    for decision in match.decisions():
        assert copied(decision) == decision
        for option in decision.options[:20]:
            preview = match.preview(decision.seat, option.index)
            assert copied(preview) == preview
            assert asdict(preview)["news"] == preview.news
        for item in [*match.blocked(decision.seat), *match.legal(decision.seat), *match.scores()]:
            assert copied(item) == item


@pytest.mark.parametrize(
    "error",
    [
        errors.TharsisError("odd"),
        errors.Refused("no"),
        errors.UnknownName("who"),
        errors.BadRecord("what"),
        errors.BadPosition(["one", "two"]),
        Refusal("too_many", "wait", 7),
        ServerRefused("closed", "gone", 1001),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_whole(error, copied):
    """One that can't be read stops a pool of processes for ever."""
    twin = copied(error)
    assert (type(twin), str(twin)) == (type(error), str(error))
    for name in ("args", "reasons", "error", "message", "retry", "status"):
        assert getattr(twin, name, None) == getattr(error, name, None)


# --- pools of processes -----------------------------------------------------------------------------------------------

POOL = """
import multiprocessing, sys
from concurrent.futures import ProcessPoolExecutor
import tharsis

def played(match):
    for _ in range(25):
        decision = match.decisions()[0]
        match.apply(decision.seat, decision.options[-1].index)
    return match

def digest(state):
    return tharsis.Match(tharsis.new_game("mars", 2, 3).setup, state).digest()

def refused(match):
    match.apply(0, "play the fool")

def impossible(document):
    return tharsis.position.load(document)

def main(kind):
    context = multiprocessing.get_context(kind)
    matches = [tharsis.new_game(game, 2, 3) for game in ("mars", "dice")]
    wanted = [played(match.clone()).save() for match in matches]
    with ProcessPoolExecutor(2, mp_context=context) as pool:
        assert [match.save() for match in pool.map(played, matches)] == wanted
        assert list(pool.map(digest, [matches[0].state])) == [matches[0].digest()]
        for work, task, error in (
            (refused, matches[0], tharsis.Refused),
            (impossible, {"game": "mars", "players": [{"hand": ["No Card"]}]}, tharsis.BadPosition),
        ):
            assert isinstance(pool.submit(work, task).exception(), error)
    with context.Pool(2) as pool:
        assert [match.save() for match in pool.map(played, matches)] == wanted
    print("all came back")

if __name__ == "__main__":
    main(sys.argv[1])
"""


@pytest.mark.parametrize("kind", ["spawn", "fork", "forkserver"])
def test_a_pool_of_processes_plays_and_sends_back(kind: str, tmp_path: Path) -> None:
    script = tmp_path / "pool.py"
    script.write_text(POOL)
    done = subprocess.run(
        [sys.executable, script, kind],
        check=False,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("all came back\n", "", 0)
