"""Two players together, and one alone."""

from __future__ import annotations

import pytest

from tharsis.games.ares.slots import COUNTER, PHASE
from tharsis.games.ares.testing import AresTable
from tharsis.games.ares.zones import STACK_CARDS, STACK_USED
from tharsis.kernel.core import State
from tharsis.play.games import ruleset, start
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import HAND
from tharsis.text.log import log_lines


@pytest.fixture
def pair() -> AresTable:
    """Two players together, the pool full."""
    table = AresTable(2, mode=2)
    table.set(pool_cubes=27, pool_markers=3)
    return table


def first_answers(s: State, verb: str = "", what: str = "") -> None:
    """Everybody answers with the first option, or with the one that does this."""
    ask = s.decisions()[0]
    offered = [ask.frame.node.option(s, ask.frame, x) for x in ask.options]
    fitting = [i for i, option in enumerate(offered) if (option.verb, option.id) == (verb, what)]
    done = [i for i, option in enumerate(offered) if option.verb in ("done", "none")]
    s.apply(ask.seat, (fitting or done or [0])[0])


@pytest.mark.rule("A-157", "A-158", "A-193")
def test_the_pool_holds_27_cubes_and_3_markers():
    s = start(ruleset("ares", (), 2, (("mode", 2),)), 1)
    s.apply(0, 0)
    s.apply(1, 0)
    names = s.rules.world_names
    assert s.world[names.index("pool_cubes")] == 27
    assert s.world[names.index("pool_markers")] == 3
    assert all(len(s.zones[s.rules.zone(seat, HAND)]) >= 8 for seat in range(2))


@pytest.mark.rule("A-160", "A-161")
def test_both_take_a_piece_after_the_phases_are_turned_up(pair: AresTable):
    pair.p1.holds("Moss")
    pair.p2.holds("Grass")
    pair.open("planning")
    pair.p1.chooses(1)
    pair.p2.chooses(1)
    assert pair.prompt(0) == "pool"
    pair.p1.acts("cube")
    assert pair.p1.gained(mc=1)
    assert pair.stage == "planning"
    pair.p2.acts("cube")
    assert pair.level("pool_cubes") == 25
    assert pair.stage == "I"


@pytest.mark.rule("A-162")
def test_a_marker_lets_its_taker_swap_a_card(pair: AresTable):
    pair.p1.holds("Moss", "Birds")
    pair.p2.holds("Grass", "Comet")
    pair.open("planning")
    pair.p1.chooses(1)
    pair.p2.chooses(1)
    pair.p1.acts("marker")
    pair.p2.acts("cube")
    assert pair.prompt() == "swap"
    pair.p1.answers("swap birds")
    pair.p2.answers("swap grass")  # each picks the card that leaves the own hand
    assert pair.p1.hand == ["Moss", "Grass"]
    assert pair.p2.hand == ["Comet", "Birds"]
    assert pair.level("pool_markers") == 2
    assert pair.who_knows("Grass") == [0, 1]
    assert pair.who_knows("Comet") == [1]  # hands stay hidden


@pytest.mark.rule("A-162")
def test_a_swap_may_be_left_out_and_lapses_with_an_empty_hand(pair: AresTable):
    pair.p1.holds("Moss")
    pair.p2.holds("Grass")
    pair.open("planning")
    pair.p1.chooses(1)
    pair.p2.chooses(1)
    pair.p1.acts("marker")
    pair.p2.acts("sell grass")
    pair.p2.acts("marker")
    assert pair.stage == "I"  # nobody is asked: one hand is empty
    assert pair.p1.hand == ["Moss"]


@pytest.mark.rule("A-160")
def test_the_last_marker_goes_to_the_earlier_one(pair: AresTable):
    pair.set(pool_markers=1)
    pair.p1.holds("Moss")
    pair.p2.holds("Grass")
    pair.open("planning")
    pair.p1.chooses(1)
    pair.p2.chooses(1)
    pair.p2.acts("marker")
    assert "marker" not in pair.p1.options
    pair.p1.acts("cube")
    assert pair.prompt() == "swap"


@pytest.mark.rule("A-163")
def test_fifteen_full_rounds_are_played():
    s = start(ruleset("ares", (), 2, (("mode", 2),)), 3)
    names = s.rules.world_names
    rounds = s.rules.world_names.index("round")
    seen = set()
    while not s.over:
        seen.add(s.world[rounds])
        first_answers(s)
    assert seen == set(range(1, 16))
    assert s.world[names.index("pool_cubes")] + s.world[names.index("pool_markers")] == 0


@pytest.mark.rule("A-163")
def test_complete_tracks_do_not_end_it_earlier(pair: AresTable):
    pair.complete()
    pair.open("IV")
    assert not pair.state.over


@pytest.mark.rule("A-164", "A-194")
def test_the_two_win_with_all_tracks_and_80_points(pair: AresTable):
    pair.p1.has(tr=50)
    pair.p2.has(tr=30)
    assert winners(pair.state) == []
    pair.complete()
    assert winners(pair.state) == [0, 1]
    pair.p2.has(tr=29)
    assert winners(pair.state) == []


# --- solo -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-165", "A-166", "A-167", "A-168", "A-178")
def test_a_stack_of_five_phases_and_a_counter_on_1():
    stacks = [start(ruleset("ares", (), 1, (("level", 2),)), seed).zones[STACK_CARDS] for seed in range(5)]
    assert len({tuple(stack) for stack in stacks}) > 1
    assert all(len(stack) == 5 for stack in stacks)
    s = start(ruleset("ares", (), 1, (("level", 2),)), 1)
    assert s.world[COUNTER] == 1
    assert s.rules.zone_seen[STACK_CARDS] == 0


def stack(table: AresTable, *phases: int) -> None:
    """These cards come up next."""
    pile = table.state.zones[STACK_CARDS]
    for phase in reversed(phases):
        card = next(c for c in pile if table.state.rules.cards[c].cost == phase)
        pile.remove(card)
        pile.append(card)


@pytest.mark.rule("A-169", "A-170", "A-188")
def test_the_top_card_of_the_stack_is_carried_out_too_without_its_bonus(solo: AresTable):
    solo.p1.holds("Moss")
    stack(solo, 4)
    solo.open("planning")
    solo.p1.chooses(1)
    assert solo.level("phases_chosen") == (1 << 4 | 1 << 1)
    solo.p1.done()
    assert solo.p1.amount("mc") == 5  # no bonus


@pytest.mark.rule("A-170")
def test_both_on_one_phase_carry_it_out_once_with_the_bonus(solo: AresTable):
    stack(solo, 4)
    solo.open("planning")
    solo.p1.chooses(4)
    assert solo.p1.amount("mc") == 9


@pytest.mark.rule("A-171", "A-172", "A-174", "A-176", "A-175", "A-168")
def test_after_five_rounds_the_counter_moves_and_a_track_rises(solo: AresTable):
    solo.set(round_counter=1, round=5, oxygen=13)
    for card in solo.state.zones[STACK_CARDS][1:]:
        solo.state.move(-1, card, STACK_USED)
    solo.open("planning")
    solo.answer(solo.labels(0)[0])
    while solo.prompt(0) != "rise":
        solo.answer(solo.labels(0)[0])
    solo.mark()
    solo.p1.answers("rise oxygen")
    told = [line.text for line in log_lines(solo.state, "en", ["Ana"])]
    assert "By itself, the oxygen level rises 1 step" in told
    assert not any(line.startswith("Ana raised") for line in told)
    assert solo.level("oxygen") == 14  # novice: two steps; what is too much is lost
    assert solo.p1.gained()
    assert solo.level("round_counter") == 2
    assert len(solo.state.zones[STACK_CARDS]) == 5
    assert solo.level("round") == 6


@pytest.mark.rule("A-177", "A-178")
@pytest.mark.parametrize(("level", "steps"), [(0, 2), (1, 1), (2, 0)])
def test_the_three_levels(level: int, steps: int):
    s = start(ruleset("ares", (), 1, (("level", level),)), 5)
    rounds, oxygen = s.rules.world_names.index("round"), s.rules.world_names.index("oxygen")
    while s.world[rounds] < 6:
        first_answers(s, "rise", "oxygen")
    assert s.world[oxygen] == steps


@pytest.mark.rule("A-173", "A-196", "A-195")
def test_in_the_last_rounds_the_player_orders_the_stack(solo: AresTable):
    solo.set(round_counter=5, round=21)
    solo.p1.has(phase_chosen=2)
    solo.open("planning")
    assert solo.p1.options == ["phase 1", "phase 3", "phase 4", "phase 5"]  # the ban holds here too
    solo.p1.chooses(1)
    assert solo.p1.options == [f"stack {n}" for n in range(1, 6)]
    solo.p1.answers("stack 4")
    assert solo.p1.amount("mc") == 5
    assert solo.stage == "planning"
    solo.p1.chooses(5)
    assert solo.p1.options == ["stack 1", "stack 2", "stack 3", "stack 5"]  # each once


@pytest.mark.rule("A-179", "A-197", "A-171", "A-174")
def test_25_rounds_and_four_moves_of_the_counter():
    s = start(ruleset("ares", (), 1, (("level", 1),)), 2)
    rounds, seen, rises = s.rules.world_names.index("round"), set(), 0
    while not s.over:
        seen.add(s.world[rounds])
        ask = s.decisions()[0]
        rises += ask.frame.node.question(s, ask.frame).verb == "rise"
        first_answers(s)
    assert seen == set(range(1, 26))
    assert s.world[COUNTER] == 5
    assert rises <= 4
    assert s.seats[0][PHASE] > 0


@pytest.mark.rule("A-179")
def test_alone_complete_tracks_do_not_end_it_earlier(solo: AresTable):
    """The facts are not sure; the 25 rounds are played out."""
    solo.complete()
    solo.set(round=9)
    solo.open("end")
    assert not solo.state.over
    assert solo.level("round") == 10


@pytest.mark.rule("A-180", "A-181")
def test_alone_one_wins_with_all_tracks(solo: AresTable):
    solo.complete("temperature", "oxygen")
    assert winners(solo.state) == []
    solo.complete("oceans")
    assert winners(solo.state) == [0]
