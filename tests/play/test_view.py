"""What is shown to whom."""

from __future__ import annotations

import time

import tharsis


def choose(match: tharsis.Match, seat: int, *verbs: str) -> None:
    """Answer with the first option of each verb, or of that label."""
    for verb in verbs:
        match.apply(seat, next(x.index for x in match.decision(seat).options if verb in (x.verb, x.label)))


def started(players: int = 2, **wishes: object) -> tharsis.Match:
    """A game in which everybody has taken the first corporation and no cards."""
    match = tharsis.new_game(players=players, seed=3, first_player=0, **wishes)
    for seat in range(players):
        choose(match, seat, "corporation", *["leave"] * 10)
    return match


def test_own_cards_are_seen_and_those_of_others_counted():
    match = tharsis.new_game(players=2, seed=3)
    seats = match.view(0)["seats"]
    assert len(seats[0]["zones"]["dealt"]["cards"]) == 10
    assert seats[1]["zones"]["dealt"] == {"count": 10, "cards": []}
    assert match.view(None)["seats"][0]["zones"]["dealt"] == {"count": 10, "cards": []}


def test_options_are_shown_to_nobody_else():
    match = tharsis.new_game(players=2, seed=3)
    assert match.view(0)["decision"]["prompt"] == "corporation"
    assert match.view(None)["decision"] is None
    assert match.view(None)["deciding"] == [0, 1]


def test_secret_choices_show_only_when_all_have_chosen():
    match = tharsis.new_game(players=2, seed=3)
    before = match.view(0)
    choose(match, 1, "corporation", "buy", "buy", "leave")
    assert match.view(0) == before
    choose(match, 1, *["leave"] * 7)
    after = match.view(0)
    assert after.pop("deciding") == [0]
    assert {**after, "deciding": [0, 1]} == before


def test_what_others_buy_in_the_research_phase_stays_secret():
    match = started()
    while match.decision(0) is None or match.decision(0).prompt == "action":
        for decision in match.decisions():
            match.apply(decision.seat, decision.labels()[-1])
    assert match.state.forked
    before = match.view(0)
    choose(match, 1, "buy", "buy", "leave", "leave")
    after = match.view(0)
    assert after.pop("deciding") == [0]
    assert {**after, "deciding": [0, 1]} == before
    choose(match, 0, *["leave"] * 4)
    shown = match.view(0)["seats"][1]
    assert shown["zones"]["hand"]["count"] == before["seats"][1]["zones"]["hand"]["count"] + 2
    assert shown["slots"]["mc"] == before["seats"][1]["slots"]["mc"] - 6


def test_a_corporation_is_shown_by_its_key():
    match = started()
    slots = match.view(1)["seats"][0]["slots"]
    assert slots["corporation"] in match.view(1)["seats"][0]["zones"]["tableau"]["cards"]
    assert slots["played"] is None


def test_the_log_names_only_cards_that_were_seen():
    match = started()
    own = [
        e["card"] for e in match.view(0, history=None)["log"] if e["kind"] == "move" and e["to"] == "dealt.0"
    ]
    others = [
        e["card"] for e in match.view(1, history=None)["log"] if e["kind"] == "move" and e["to"] == "dealt.0"
    ]
    assert None not in own
    assert others == [None] * len(own)


def test_the_log_can_be_cut_short():
    match = started()
    whole = match.view(0, history=None)["log"]
    assert match.view(0, history=3)["log"] == whole[-3:]
    assert match.view(0, history=0)["log"] == []


def test_tiles_and_their_owners_are_shown():
    match = started()
    match.state.seats[0][match.state.rules.seat_names.index("mc")] = 40
    match.state.reask()
    choose(match, 0, "project aquifer", "place")
    [area] = match.view(1)["board"].values()
    assert area == {"tile": "ocean", "owner": None}


def test_a_view_takes_less_than_two_milliseconds():
    match = started(5)
    best = min(timed(match) for _ in range(20))
    assert best < 0.002


def timed(match: tharsis.Match) -> float:
    start = time.perf_counter()
    match.view(0)
    return time.perf_counter() - start
