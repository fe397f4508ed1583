"""Crater at the table."""

from __future__ import annotations

from random import Random

import pytest
from tharsis_crater import CARDS, ICE, LAKE, POINTS

from tharsis.kernel.core import State
from tharsis.kernel.errors import BadPosition
from tharsis.play import position
from tharsis.play.checks.audit import Audit
from tharsis.play.checks.invariants import wrong_at, wrong_record
from tharsis.play.decision import labels_of
from tharsis.play.match import new_game
from tharsis.play.random_games import random_answer
from tharsis.text.check import check_words


def table(*hands: list[str], **world: int) -> State:
    """Players with these cards and 5 ice each."""
    players = [{"hand": hand, "ice": 5} for hand in hands]
    return position.load({"game": "crater", "players": players, **world})


def shows(s: State, seat: int, card: str) -> None:
    """A player chooses a card."""
    ask = s.ask_of(seat)
    assert ask is not None
    s.apply(seat, labels_of(s, ask).index(f"show {card}"))


ALL = ["Ice Drill", "Sun Mirror", "Survey"]


def test_nothing_happens_before_all_have_chosen() -> None:
    s = table(ALL, ALL)
    shows(s, 0, "ice-drill")
    assert s.seats[0][ICE.slot] == 5
    assert s.seen_by(1).ask_of(0) is not None  # what the other one does is not to be seen


def test_a_card_that_nobody_else_shows_brings_one_more_ice() -> None:
    s = table(ALL, ALL, ALL)
    shows(s, 0, "ice-drill")
    shows(s, 1, "ice-drill")
    shows(s, 2, "survey")
    assert [own[ICE.slot] for own in s.seats] == [8, 8, 6]
    assert s.seats[2][POINTS.slot] == 1


def test_melted_ice_raises_the_lake_and_brings_points() -> None:
    s = table(ALL, ALL, lake=3)
    shows(s, 0, "sun-mirror")
    shows(s, 1, "ice-drill")
    assert s.world[LAKE.slot] == 4
    assert s.seats[0][POINTS.slot] == 2
    assert s.seats[0][ICE.slot] == 5 + 1 - 2 + 2  # the fourth step brings ice


def test_a_full_lake_ends_the_game() -> None:
    s = table(ALL, ALL, lake=6)
    shows(s, 0, "sun-mirror")
    shows(s, 1, "survey")
    assert s.over


def test_a_position_is_written_as_it_was_read() -> None:
    document = position.dump(new_game("crater", players=3, seed=1).state)
    assert position.dump(position.load(document)) == document


def test_a_position_without_cards_is_refused() -> None:
    with pytest.raises(BadPosition, match="player 0 has fewer than 3 cards"):
        position.load({"game": "crater", "players": [{}, {"hand": ALL}]})


def test_every_card_has_its_title_in_three_languages() -> None:
    check_words(new_game("crater", seed=1).state.rules)
    assert all(len({card.name, card.pt, card.ru}) == 3 for card in CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_all_promises(players: int) -> None:
    for seed in range(5):
        match, luck = new_game("crater", players=players, seed=seed), Random(seed)
        books = Audit(match.state)
        while not match.over:
            assert wrong_at(match, luck) == []
            match.apply(*random_answer(match.state, luck))
            books.check(match.state)
        assert wrong_record(match) == []
