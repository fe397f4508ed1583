"""A game as a row of numbers: seen from a seat, and only what it knows."""

from __future__ import annotations

import tharsis
from tharsis.kernel.features import feature_names, features


def read(match: tharsis.Match, seat: int) -> dict[str, int]:
    """The numbers by name."""
    names = feature_names(match.state.rules)
    numbers = [-99] * len(names)
    features(match.state, seat, numbers)
    assert -99 not in numbers
    return dict(zip(names, numbers, strict=True))


def test_every_seat_reads_itself_first() -> None:
    match = tharsis.new_game("mars", players=3, seed=4)
    rules = match.state.rules
    for seat in range(3):
        match.state.seats[seat][rules.seat_names.index("steel")] = seat
        for _ in range(1 + seat):
            match.state.move(seat, match.state.zones[0][-1], rules.zone(seat, 1))
        match.state.lay(seat, seat, 0, seat, -1)
    for seat in range(3):
        found = read(match, seat)
        assert [found[f"steel.{i}"] for i in range(3)] == [(seat + i) % 3 for i in range(3)]
        zones = [found[f"cards tableau.{i}"] for i in range(3)]
        assert zones == [1 + (seat + i) % 3 for i in range(3)]
        cells = rules.cell_names[:3]
        assert [found[f"owner {cell}"] for cell in cells] == [1 + (x - seat) % 3 for x in range(3)]
        own = rules.cards[match.state.zones[rules.zone(seat, 1)][0]].key
        assert found[f"zone of {own}"] == 1 + rules.zone_names.index("tableau.0")


def test_a_card_that_the_seat_does_not_know_is_nowhere() -> None:
    match = tharsis.new_game("mars", players=2, seed=4)
    s = match.state
    mine, theirs = (s.rules.cards[s.zones[s.rules.zone(seat, 3)][0]].key for seat in range(2))
    found = read(match, 0)
    assert found[f"zone of {mine}"] == 1 + s.rules.zone_names.index("dealt.0")
    assert found[f"zone of {theirs}"] == 0
    assert found["cards dealt.1"] == 10


def test_what_others_choose_in_secret_changes_no_number() -> None:
    match = tharsis.new_game("mars", players=2, seed=4)
    before = read(match, 0)
    match.apply(1, 0)
    match.apply(1, 0)
    assert read(match, 0) == before
    assert read(match, 1) != before


def test_what_lies_in_the_middle_is_the_same_for_all() -> None:
    match = tharsis.new_game("mars", players=3, seed=4)
    s = match.state
    s.move(0, s.zones[0][-1], 1, witnesses=-1)
    thrown = s.rules.cards[s.zones[1][-1]].key
    for seat in range(3):
        found = read(match, seat)
        assert found[f"cards {s.rules.zone_names[0]}"] == len(s.zones[0])
        assert found[f"cards {s.rules.zone_names[1]}"] == 1
        assert found[f"zone of {thrown}"] == 1 + 1


def test_who_is_asked_reads_what_kind_of_question_it_is() -> None:
    match = tharsis.new_game("dice", players=2, seed=4, first_player=0)
    while match.state.forked:
        match.apply(match.decisions()[0].seat, 0)
    (ask,) = match.state.decisions()
    assert read(match, ask.seat)["asked"] == 1 + ask.kind
    assert read(match, 1 - ask.seat)["asked"] == 0
