"""A match from the outside: beginning, answering, scores, the end."""

from __future__ import annotations

import json
import random

import pytest

import tharsis
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.rng import commitment


def play(match: tharsis.Match, seed: int = 1) -> tharsis.Match:
    rng = random.Random(seed)
    while not match.over:
        decision = rng.choice(match.decisions())
        match.apply(decision.seat, rng.choice(decision.options).label)
    return match


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'; known: "),
        ({"game": ["mars"]}, "there is no game ['mars']"),
        ({"players": 0}, "mars is for 1 to 5 players, not 0"),
        ({"players": 6}, "mars is for 1 to 5 players, not 6"),
        ({"players": "two"}, "players must be a whole number, not 'two'"),
        ({"modules": ["moon"]}, "mars has no module 'moon'; known: "),
        ({"modules": "corporate-era"}, "modules must be a list of names"),
        ({"seed": 1.5}, "a seed is a whole number or a word, not 1.5"),
        ({"players": 3, "beginners": [3]}, "beginners: there is no seat 3; seats are 0 to 2"),
        ({"players": 3, "first_player": -1}, "first_player: there is no seat -1; seats are 0 to 2"),
        ({"game": "dice", "beginners": [0]}, "dice has no beginners"),
        ({"game": "dice", "draft": True}, "dice has no draft"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_line(wish, words):
    with pytest.raises(tharsis.TharsisError) as refused:
        tharsis.new_game(**wish)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_same_seed_deals_the_same_game():
    one, two, other = (tharsis.new_game(players=3, seed=x) for x in (7, "7", 8))
    assert one.digest() == two.digest() != other.digest()


def test_without_a_seed_no_two_games_are_alike():
    assert tharsis.new_game().digest() != tharsis.new_game().digest()


def test_modules_may_be_written_with_hyphens_or_underscores():
    one, two = (tharsis.new_game(seed=1, modules=[x]) for x in ("corporate_era", "corporate-era"))
    assert one.digest() == two.digest()


def test_the_wished_player_is_first():
    for seat in range(3):
        assert (
            tharsis.new_game(players=3, seed=1, first_player=seat).view(None)["world"]["first_player"] == seat
        )


def test_all_choose_at_the_same_time_at_the_start_but_for_beginners():
    assert [d.seat for d in tharsis.new_game(players=3, seed=1).decisions()] == [0, 1, 2]
    assert [d.seat for d in tharsis.new_game(players=3, seed=1, beginners=[1]).decisions()] == [0, 2]


def test_scores_add_up_and_the_best_wins():
    match = play(tharsis.new_game(players=3, seed=5))
    scores = match.scores()
    assert all(x.total == sum(x.parts.values()) for x in scores)
    best = max((x.total, x.tiebreak) for x in scores)
    assert match.winners() == [x.seat for x in scores if (x.total, x.tiebreak) == best]


def test_nobody_has_won_before_the_end():
    assert tharsis.new_game(seed=1).winners() == []


def test_the_deal_can_be_checked_at_the_end():
    match = tharsis.new_game(players=2, seed=5)
    promise = match.view(0)
    assert promise["seed"] is None
    play(match)
    seed = match.view(0)["seed"]
    assert commitment(seed) == promise["commitment"]


@pytest.mark.plain
def test_a_failure_inside_the_rules_leaves_the_match_as_it_was(monkeypatch):
    match = tharsis.new_game(players=2, seed=5)
    before = match.digest()

    def breaks(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.state.asks[1].frame.node), "step", breaks)
    with pytest.raises(ZeroDivisionError):
        match.apply(0, 0)
    monkeypatch.undo()
    assert match.digest() == before


def test_a_view_is_plain_json():
    match = tharsis.new_game(players=2, seed=5)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)


def test_what_can_be_done_and_what_not_can_be_asked():
    match = tharsis.new_game(players=2, seed=5, beginners=[0, 1])
    seat = match.decisions()[0].seat
    labels = match.decision(seat).labels()
    assert {x.label for x in match.legal(seat)} == set(labels) - {"pass"}
    assert all(x.reasons for x in match.blocked(seat))
    assert match.preview(seat, "pass").label == "pass"
    with pytest.raises(tharsis.Refused, match="'dance' is not one of the"):
        match.preview(seat, "dance")


@pytest.mark.parametrize("ask", ["decision", "legal", "blocked"])
def test_a_seat_that_is_not_there_is_refused(ask: str) -> None:
    match = tharsis.new_game("dice", players=2, seed=1)
    with pytest.raises(UnknownName, match="there is no seat 7; seats are 0 to 1"):
        getattr(match, ask)(7)
    with pytest.raises(UnknownName, match="there is no seat 7"):
        match.determinise(7, 1)


def test_a_match_says_what_it_is() -> None:
    assert repr(tharsis.new_game("dice", players=2, seed=1)) == "<Match of dice: 2 players, 0 answers>"
