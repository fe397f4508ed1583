"""What others see, what can be taken back, and that the order in which seats act leaves no trace."""

from __future__ import annotations

import pytest

from tharsis import Match
from tharsis.games.ares.components import MC
from tharsis.games.ares.slots import PLAYS
from tharsis.games.ares.testing import AresTable
from tharsis.kernel.core import State
from tharsis.kernel.undo import taken_back
from tharsis.play.codec import pack
from tharsis.play.setup import set_up
from tharsis.rules.vocabulary import HAND


@pytest.mark.rule("A-159", "A-189")
def test_hands_stay_hidden_from_the_partner_too():
    table = AresTable(2, mode=2)
    table.p1.holds("Moss")
    zone = table.state.rules.zone(0, HAND)
    assert table.state.rules.zone_seen[zone] == 1  # its owner alone
    assert table.who_knows("Moss") == [0]


def test_a_sale_is_taken_back(table: AresTable):
    table.p1.holds("Moss", "Grass")
    table.p2.holds("Lichen")
    table.phase("III")
    table.p1.sells("Moss")
    back = taken_back(table.state, 0)
    assert back is not None
    assert back.seats[0][MC.slot] == 0


def test_a_card_drawn_is_not_put_back(table: AresTable):
    table.p1.has_played("Circuit Board Factory").holds("Moss")
    table.p2.holds("Lichen")
    table.phase("III")
    table.p1.uses("Circuit Board Factory")
    assert taken_back(table.state, 0) is None


def test_nor_a_flipped_ocean(table: AresTable):
    table.p1.has(mc=15).holds("Moss")
    table.p2.holds("Lichen")
    table.next_oceans(3)
    table.phase("III")
    table.p1.standard("ocean mc")
    assert taken_back(table.state, 0) is None


def test_a_step_on_which_another_move_rests_is_not_taken_back(table: AresTable):
    table.set(temperature=6)
    table.p1.has(mc=14).holds("Moss")
    table.p2.has(mc=14).holds("Lichen")
    table.phase("III")
    table.p1.standard("temperature mc")
    assert taken_back(table.state.clone(), 0) is not None
    table.p2.standard("temperature mc")  # it moves nothing now, but would without the other step
    assert taken_back(table.state, 0) is None


def test_being_finished_is_taken_back_by_undo_too(table: AresTable):
    table.p1.holds("Moss")
    table.p2.holds("Lichen")
    table.phase("III")
    table.p1.done()
    back = taken_back(table.state, 0)
    assert back is not None
    assert not back.waits(0)


def test_who_plans_anew_does_not_take_that_back_when_the_others_are_done():
    setup = set_up("ares", 2, 1)
    match = Match(setup, setup.begin())
    for seat in (0, 1):  # corporations
        match.apply(seat, 0)
    for answer in ("phase 1", "resume"):
        match.apply(1, answer)
    match.apply(0, "phase 2")
    assert not match.can_undo(1)  # all would be done, and the round would begin
    match.apply(1, "phase 3")
    assert not match.state.secret


def without_history(s: State) -> bytes:
    """The state, but for the order in which things happened."""
    s = s.clone()
    s.log, s.origin, s.answers = None, None, ()
    return pack(s)


@pytest.mark.rule("A-058")
def test_answers_that_touch_nothing_shared_give_the_same_state_in_any_order(table: AresTable):
    for player, card in ((table.p1, "Mine"), (table.p2, "Lichen")):
        player.has(mc=30).holds(card, "Moss" if player is table.p1 else "Grass")
    table.open("I", table.p1)
    one, other = table.state.clone(), table.state.clone()
    for s, seats in ((one, (0, 1, 0, 1)), (other, (1, 1, 0, 0))):
        for seat in seats:
            ask = s.ask_of(seat)
            assert ask is not None
            s.apply(seat, 0 if s.seats[seat][PLAYS] else len(ask.options) - 1)  # play, then be finished
    assert without_history(one) == without_history(other)
