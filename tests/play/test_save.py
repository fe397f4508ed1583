"""Saves that can't be read say so in one line."""

from __future__ import annotations

import json
import random

import pytest

import tharsis
from tharsis.play import save
from tharsis.play.save import FORMAT, UPGRADES
from tharsis.play.unpack import unpacked


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


def with_other_rules(text: str, **content: str) -> str:
    """A save that says that it was made with other rules."""
    doc = json.loads(text)
    return changed(text, "stamp", "content", to={**doc["stamp"]["content"], **content})


def test_under_other_rules_a_save_goes_on_from_where_it_stands(text):
    before, after = tharsis.Match.load(text), tharsis.Match.load(with_other_rules(text, base="beef"))
    assert not before.rules_changed
    assert after.rules_changed
    assert after.digest() == before.digest()
    assert [d.labels() for d in after.decisions()] == [d.labels() for d in before.decisions()]


def test_a_slot_that_is_new_has_its_start_value_and_one_that_is_gone_is_missed_only_if_it_was_used(text):
    doc = json.loads(text)
    doc["stamp"]["world"]["moons"] = 4
    del doc["stamp"]["world"]["generation"]
    doc["state"]["world"].pop("generation")
    older = with_other_rules(json.dumps(doc), base="beef")
    assert tharsis.Match.load(older).view(None)["world"]["generation"] == 1
    assert "there is no slot 'moons'" in refused(changed(older, "state", "world", "moons", to=5))


def test_what_a_slot_started_with_is_kept_when_it_starts_otherwise_now(text):
    doc = json.loads(text)
    doc["stamp"]["world"]["generation"] = 7
    doc["state"]["world"].pop("generation")
    older = with_other_rules(json.dumps(doc), base="beef")
    assert tharsis.Match.load(older).view(None)["world"]["generation"] == 7


def test_a_card_that_was_added_since_is_not_in_the_game(text):
    doc = json.loads(text)
    gone = doc["state"]["zones"]["deck"].pop()
    doc["stamp"]["cards"].remove(gone)
    match = tharsis.Match.load(with_other_rules(json.dumps(doc), base="beef"))
    assert gone not in {card.key for card in match.state.rules.cards}
    assert gone in {card.key for card in tharsis.new_game(modules=["corporate-era"]).state.rules.cards}


def test_a_state_that_is_not_what_its_digest_says_is_refused(text):
    assert "is not what its digest says" in refused(changed(text, "state", "world", "oxygen", to=13))


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("state", "seed"), "xyz", "seed"),
        (("state", "seed"), "00", "seed has 1 bytes"),
        (("state", "rng_at"), -1, "is -1"),
        (("state", "world", "moons"), 1, "there is no slot 'moons'"),
        (("state", "world", "oxygen"), "much", "damaged"),
        (("state", "seats"), [], "0 seats instead of 3"),
        (("state", "zones", "deck"), [], "is missing"),
        (("state", "zones", "sea"), [], "there is no zone 'sea'"),
        (("state", "resources", "nope"), 1, "there is no card 'nope'"),
        (("state", "tiles", "r0c0"), ["ocean", -1], "there is no area 'r0c0'"),
        (("state", "tiles", "r1c1"), ["lake", -1], "there is no tile 'lake'"),
        (("state", "tiles", "r1c1"), ["ocean", 5], "a seat is 5"),
        (("state", "stacks"), [], "0 stacks instead of 4"),
        (
            ("state", "stacks", 0, 0),
            ["flow.99", "Gain", 0, None, 0, []],
            "there is no node Gain at 'flow.99'",
        ),
        (("state", "asks"), [None] * 4, "finished game has open decisions"),
        (("state", "log", "rows", 0), [9, 0, 0, 0, 0, 0], "an entry of the log"),
        (("state", "log", "rows", 0), [2, 0, 0, 999_999, 0, 0], "an entry of the log"),
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
    monkeypatch.setitem(UPGRADES, ("save", FORMAT), lambda doc: {**doc, "answers": []})
    older, newer = tharsis.Match.load(text), tharsis.Match.load(changed(text, "format", to=FORMAT + 1))
    assert older.digest() == newer.digest()
    assert not older.answers
    assert newer.answers


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
