"""Generations, turns and research: pages 3 and 8 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsGame, MarsTable


def in_turn(table: MarsTable) -> int:
    """The seat that must decide."""
    return table.ask().seat


# Phases


@pytest.mark.rule("M-001", "M-124", "M-125")
def test_turn_order_research_action_production(table3: MarsTable) -> None:
    table3.p1.produces(plants=1)
    assert table3.prompt() == "action"
    table3.produce()
    assert table3.p1.amount("plants") == 1  # production came before the next generation
    assert table3.generation == 2
    assert table3.first_player is table3.p2  # turn order came before the research
    assert [a.seat for a in table3.state.decisions()] == [0, 1, 2]
    assert table3.question(0).verb == "buy"
    for player in table3.players:
        player.buys(0)
    assert table3.prompt() == "action"
    assert in_turn(table3) == 1
    assert table3.p1.amount("plants") == 1


@pytest.mark.rule("M-124", "M-125", "M-134")
def test_the_marker_goes_round_clockwise() -> None:
    game = MarsGame(3).begin()
    found = []
    for generation in (1, 2, 3, 4):
        game.play_to(generation)
        found.append((game.generation, game.first_player.seat, in_turn(game)))
    assert found == [(1, 0, 0), (2, 1, 1), (3, 2, 2), (4, 0, 0)]


# Turns


@pytest.mark.rule("M-133", "M-134", "M-139")
def test_a_turn_has_one_or_two_actions_then_the_next_player_is_in_turn(table3: MarsTable) -> None:
    table3.p1.standard_project("Power plant")
    assert in_turn(table3) == 0
    table3.p1.acts("end turn")  # one action
    assert in_turn(table3) == 1
    table3.p2.standard_project("Power plant")
    table3.p2.standard_project("Asteroid")  # two: the turn is over without a word
    assert in_turn(table3) == 2
    table3.p3.passes()
    assert in_turn(table3) == 0  # who stopped after one action has another turn
    assert "pass" in table3.labels()


@pytest.mark.rule("M-135")
def test_the_same_action_may_be_taken_twice(table: MarsTable) -> None:
    table.p1.standard_project("Power plant")
    table.p1.standard_project("Power plant")
    assert table.p1.amount("energy_production") == 2
    table.p2.holds("Micro-Mills", "Power Plant")
    table.p2.plays("Micro-Mills")
    table.p2.acts("play power-plant")
    assert in_turn(table) == 0


@pytest.mark.rule("M-136")
def test_there_are_seven_kinds_of_action(table: MarsTable) -> None:
    table.p1.has(mc=200, plants=8, heat=8, tr=35).holds("Power Plant").has_played("Livestock")
    kinds = {option.verb for option in table.p1.offered}
    assert kinds == {"play", "project", "claim", "fund", "use", "convert-plants", "convert-heat", "pass"}


@pytest.mark.rule("M-137", "M-138", "M-140")
def test_who_passes_is_out_and_the_last_player_goes_on_alone(table: MarsTable) -> None:
    table.p1.passes()  # no action at all: that is passing
    for _ in range(4):  # two turns of two actions each, all alone
        assert in_turn(table) == 1
        assert table.generation == 1
        table.p2.standard_project("Power plant")
    assert in_turn(table) == 1
    table.p2.passes()
    assert table.generation == 2


@pytest.mark.rule("M-137")
def test_after_an_action_one_can_stop_but_not_pass(table: MarsTable) -> None:
    assert "pass" in table.p1.options
    assert "end turn" not in table.p1.options
    table.p1.standard_project("Power plant")
    assert "pass" not in table.labels()
    assert "end turn" in table.labels()


@pytest.mark.rule("M-140")
def test_the_action_phase_ends_when_all_have_passed(table3: MarsTable) -> None:
    table3.p1.passes()
    table3.p2.passes()
    assert table3.generation == 1
    table3.p3.passes()
    assert table3.generation == 2


def test_who_can_do_nothing_but_pass_is_not_asked(table: MarsTable) -> None:
    table.p2.has(mc=0)
    table.p1.passes()
    assert table.generation == 2


# First actions


@pytest.mark.rule("M-080")
def test_a_first_action_is_forced_and_one_of_two(table: MarsTable) -> None:
    table.p1.is_corporation("Inventrix", first_action=True)
    assert "end turn" in table.p1.options  # the three cards are drawn, one action is left
    assert len(table.p1.hand) == 3
    table.p1.standard_project("Power plant")
    assert in_turn(table) == 1


# Research


@pytest.mark.rule("M-126", "M-127", "M-128")
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
def test_four_cards_are_drawn_and_any_of_them_bought_for_3_me(cards: int) -> None:
    game = MarsGame(2).begin()
    game.produce()
    money, drawn = game.p1.amount("mc"), game.pile("dealt.0")
    assert len(drawn) == len(game.pile("dealt.1")) == 4
    game.p1.buys(cards)
    assert game.p1.hand == drawn[:cards]
    assert game.p1.amount("mc") == money - 3 * cards


@pytest.mark.rule("M-127", "M-128")
def test_nobody_buys_more_than_the_money_pays_for(table: MarsTable) -> None:
    table.p1.has(mc=0, tr=7)
    table.produce()
    table.p1.buys(4)
    assert len(table.p1.hand) == 2
    assert table.p1.amount("mc") == 1


@pytest.mark.rule("M-129", "M-112")
def test_cards_not_bought_are_discarded_face_down() -> None:
    game = MarsGame(2).begin(cards=10)
    before = set(game.discard_pile)
    game.produce()
    drawn = game.pile("dealt.0")
    game.p1.buys(1)
    assert set(game.discard_pile) - before == set(drawn[1:])
    assert {game.state.known[game.card(name)] for name in drawn[1:]} == {1}


@pytest.mark.rule("M-130")
def test_a_hand_may_be_as_large_as_it_gets(table: MarsTable) -> None:
    names = [c.name for c in table.state.rules.cards if c.kind != "corporation"][:60]
    table.p1.holds(*names)
    table.produce()
    table.p1.buys(4)
    table.p2.buys(0)
    assert len(table.p1.hand) == 64
    assert table.prompt() == "action"


@pytest.mark.rule("M-131")
def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn(table: MarsTable) -> None:
    deck = table.zone("deck")
    names = [table.state.rules.cards[c].name for c in deck]
    table.p2.holds(*names[5:])
    table.produce()
    assert [len(table.pile("dealt.0")), len(table.pile("dealt.1"))] == [
        1,
        4,
    ]  # seat 1 is the first player now
