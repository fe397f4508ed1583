"""Saves that can't be read say so in one line."""

from __future__ import annotations

import json
import random

import pytest

import tharsis
from tharsis.play import save
from tharsis.play.codec import unpacked
from tharsis.play.save import FORMAT, UPGRADES


@pytest.fixture(scope="module")
def text() -> str:
    """A game of three in the middle."""
    match, rng = tharsis.new_game(players=3, seed=11, modules=["corporate-era"], draft=True), random.Random(2)
    for _ in range(300):
        decision = rng.choice(match.decisions())
        match.apply(decision.seat, rng.choice(decision.options).index)
    return match.save()


def refused(text: str | bytes) -> str:
    with pytest.raises(tharsis.BadRecord) as error:
        tharsis.Match.load(text)
    assert "\n" not in str(error.value)
    return str(error.value)


def changed(text: str, *path: str | int, to: object) -> str:
    doc = json.loads(text)
    at = doc
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = to
    return json.dumps(doc)


def test_a_save_is_plain_text_with_names(text):
    doc = json.loads(text)
    assert (doc["tharsis"], doc["format"]) == ("save", FORMAT)
    assert doc["state"]["world"]["generation"] >= 1
    assert all(
        "/" in frame[0] or "flow" in frame[0] or frame[0] == "resolve" for frame in doc["state"]["stacks"][0]
    )


@pytest.mark.parametrize("junk", ["", "{", "null", "[]", "{}", "hello", b"\xff\xfe", '{"tharsis": "replay"}'])
def test_junk_is_no_save(junk):
    assert "this is no save" in refused(junk)


def test_a_truncated_save_is_refused_wherever_it_is_cut(text):
    for cut in range(1, len(text), 997):
        assert "this is no save" in refused(text[:cut])


def test_a_newer_format_is_refused(text):
    assert f"has format {FORMAT + 1}; this version reads up to {FORMAT}" in refused(
        changed(text, "format", to=FORMAT + 1)
    )
    assert "no format number" in refused(changed(text, "format", to="1"))


def test_other_rules_are_refused(text):
    assert "made with other rules: fingerprint beef" in refused(changed(text, "fingerprint", to="beef"))
    other = changed(changed(text, "fingerprint", to="beef"), "versions", to={"base": 7})
    assert "(base 7 is now 1)" in refused(other)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("state", "seed"), "xyz", "seed"),
        (("state", "seed"), "00", "seed has 1 bytes"),
        (("state", "rng_at"), -1, "is -1"),
        (("state", "world", "moons"), 1, "slots differ in moons"),
        (("state", "world", "oxygen"), "much", "damaged"),
        (("state", "seats"), [], "0 seats instead of 3"),
        (("state", "zones", "deck"), [], "is missing"),
        (("state", "zones", "sea"), [], "zones differ in sea"),
        (("state", "resources", "nope"), 1, "there is no card 'nope'"),
        (("state", "tiles", "r0c0"), ["ocean", -1], "there is no area 'r0c0'"),
        (("state", "tiles", "r1c1"), ["lake", -1], "there is no tile 'lake'"),
        (("state", "tiles", "r1c1"), ["ocean", 5], "a seat is 5"),
        (("state", "stacks"), [], "0 stacks instead of 4"),
        (("state", "stacks", 0, 0), ["flow.99", 0, None, 0, 0], "there is no node 'flow.99'"),
        (("state", "asks"), [None] * 4, "over and not over"),
        (("state", "log", 0), [9, 0, 0, 0, 0, 0], "an entry of the log"),
        (("state", "log", 0), [2, 0, 0, 999, 0, 0], "an entry of the log"),
        (("state", "hat"), 1, "damaged"),
        (("setup", "players"), 9, "set-up can't be used: mars is for 1 to 5 players"),
        (("setup", "modules"), ["moon"], "set-up can't be used: mars has no module"),
        (("answers", 0), [0], "damaged"),
    ],
)
def test_a_damaged_save_is_refused(text, path, value, words):
    assert words in refused(changed(text, *path, to=value))


def test_a_decision_with_made_up_options_is_refused(text):
    doc = json.loads(text)
    at = next(i for i, a in enumerate(doc["state"]["asks"]) if a)
    assert "no such options" in refused(changed(text, "state", "asks", at, "options", to=[123456, 654321]))
    assert "empty" in refused(changed(text, "state", "asks", at, "options", to=[1]))


def test_a_card_in_two_places_is_refused(text):
    doc = json.loads(text)
    deck = doc["state"]["zones"]["deck"]
    assert "lies in two places" in refused(changed(text, "state", "zones", "deck", to=[*deck, deck[0]]))


def test_an_old_save_is_brought_up_to_date(text, monkeypatch):
    monkeypatch.setattr(save, "FORMAT", FORMAT + 1)
    assert f"has format {FORMAT}, which can't be read any more" in refused(text)
    monkeypatch.setitem(UPGRADES, FORMAT, lambda doc: {**doc, "format": FORMAT + 1})
    assert (
        tharsis.Match.load(text).digest()
        == tharsis.Match.load(text.replace('"format":1', '"format":2')).digest()
    )


@pytest.mark.parametrize(
    ("one", "shifts", "numbers"),
    [
        (7, (0,), (7,)),
        (0, (0,), (0,)),
        (5 + (2 << 6) + (3 << 12), (0, 6, 12), (5, 2, 3)),
        (9 << 8, (0, 8), (0, 9)),
    ],
)
def test_the_one_number_of_the_first_saves_holds_the_numbers_of_today(
    one: int, shifts: tuple[int, ...], numbers: tuple[int, ...]
) -> None:
    assert unpacked(one, shifts) == numbers
