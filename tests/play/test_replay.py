"""Records are checked line by line."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import tharsis
from tharsis.play.opening import opening
from tharsis.play.record import EVERY
from tharsis.play.replay import steps, verify
from tharsis.play.save import FORMAT
from tharsis.play.setup import set_up
from tharsis.play.stamp import Stamp


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game of two."""
    match, rng = tharsis.new_game(players=2, seed=11, modules=["corporate-era"]), random.Random(2)
    while not match.over:
        decision = rng.choice(match.decisions())
        match.apply(decision.seat, rng.choice(decision.options).index)
    return match.record()


def refused(text: str | bytes) -> str:
    with pytest.raises(tharsis.BadRecord) as error:
        verify(text)
    assert "\n" not in str(error.value)
    return str(error.value)


def changed(record: str, line: int, **to: object) -> str:
    lines = record.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **to}, separators=(",", ":"))
    return "\n".join(lines)


def test_a_record_has_a_header_answers_and_digests(record):
    lines = [json.loads(line) for line in record.splitlines()]
    assert lines[0]["tharsis"] == "replay"
    assert set(lines[0]) == {"tharsis", "format", "setup", "stamp"}
    assert lines[0]["stamp"]["versions"] == {"base": 1, "corporate-era": 1}
    digests = [line for line in lines if "digest" in line]
    answers = [line for line in lines[1:] if "digest" not in line]
    assert [d["after"] for d in digests[:-1]] == list(range(EVERY, len(answers), EVERY))
    assert digests[-1]["end"]
    assert digests[-1]["over"]


def test_a_record_can_be_walked_through(record):
    answers = [line for line in record.splitlines()[1:] if not line.startswith('{"digest"')]
    assert sum(1 for _ in steps(record)) == len(answers) + 1


def test_a_game_that_is_not_over_has_a_record_too():
    match = tharsis.new_game(players=2, seed=1)
    match.apply(0, 0)
    assert verify(match.record()).digest() == match.digest()


@pytest.mark.parametrize("junk", ["", "{}", "hello", b"\xff", '{"tharsis":"save","format":1}'])
def test_junk_is_no_record(junk):
    assert "this is no replay" in refused(junk)


def stamped(record: str, **to: object) -> str:
    """The record with another stamp."""
    return changed(record, 1, stamp={**json.loads(record.splitlines()[0])["stamp"], **to})


def test_under_other_rules_a_record_holds_as_long_as_its_digests_do(record):
    others = stamped(record, content={"base": "beef", "corporate-era": "beef"})
    assert verify(others).digest() == verify(record).digest()
    at = next(i for i, line in enumerate(record.splitlines(), start=1) if line.startswith('{"digest"'))
    assert f"line {at}: the digest is" in refused(changed(others, at, digest="beef"))


def test_another_opening_is_refused(record):
    assert "line 1: the game does not begin as it did" in refused(stamped(record, landmark="beef"))
    others = stamped(record, content={"base": "beef"}, world={"generation": 2}, versions={"base": 7})
    assert "line 1: made with other rules: base was version 7 and is version 1" in refused(others)


def test_a_newer_format_is_refused(record):
    assert f"line 1: this replay has format {FORMAT + 1}" in refused(changed(record, 1, format=FORMAT + 1))


def test_the_piles_lie_as_they_were_dealt(record):
    head = json.loads(record.splitlines()[0])
    dealt = head["stamp"]["dealt"]
    dealt["deck"][-1], dealt["deck"][0] = dealt["deck"][0], dealt["deck"][-1]
    setup = set_up("mars", 2, 11, ["corporate-era"])
    state = opening(setup, msgspec.convert({**head["stamp"], "landmark": ""}, Stamp))
    assert state.zones[0] == dealt["deck"] != setup.begin().zones[0]


def test_errors_name_the_line(record):
    assert "line 5: 'dance' is not one of the" in refused(changed(record, 5, label="dance"))
    assert "line 5: " in refused(changed(record, 5, index=7))
    assert "line 5: there is no seat 4" in refused(changed(record, 5, seat=4))
    at = next(i for i, line in enumerate(record.splitlines(), start=1) if line.startswith('{"digest"'))
    assert f"line {at}: the digest is" in refused(changed(record, at, digest="beef"))
    assert f"line {at}: {EVERY} answers so far, not 3" in refused(changed(record, at, after=3))


def test_a_missing_answer_is_noticed(record):
    lines = record.splitlines()
    assert refused("\n".join(lines[:9] + lines[10:])).startswith("line ")


def test_a_record_that_breaks_off_or_goes_on_is_refused(record):
    lines = record.splitlines()
    assert "breaks off" in refused("\n".join(lines[:-1]))
    assert f"line {len(lines)}: " in refused(record[:-20])
    assert "goes on after its end" in refused(record + lines[1])


def test_a_match_from_elsewhere_has_no_record():
    match = tharsis.new_game(players=2, seed=1)
    match.state.set_world(0, match.state.world[0] + 2)
    with pytest.raises(tharsis.BadRecord, match="did not begin with its set-up"):
        match.record()
