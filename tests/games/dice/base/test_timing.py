"""What comes at which moment: dice one by one, extra turns, bonus cards at the end, reactions in the turns of others."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable

NOTHING = {"yellow": 0, "green": 0, "blue": 0, "red": 0, "grey": 0}


# --- dice ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-101", "D-105", "D-183")
def test_dice_of_any_colour_are_rolled_one_by_one(table: DiceTable) -> None:
    p1 = table.p1.has_played("Electro Catapult")
    p1.uses("Electro Catapult", "roll green")
    assert p1.change == {"green": 1}  # it lies there before the next colour is chosen
    assert table.prompt() == "roll"
    p1.answers("roll green")
    assert p1.change == {"green": 2}
    p1.answers("roll red")
    assert p1.change == {"green": 2, "red": 1}


@pytest.mark.rule("D-105", "D-110")
def test_a_colour_that_runs_out_can_no_longer_be_chosen_and_the_rest_is_lost(table: DiceTable) -> None:
    p1 = table.p1.has_played("Electro Catapult")
    table.pool(**NOTHING | {"green": 1, "red": 1})
    p1.uses("Electro Catapult", "roll green")  # then the only red one, then nothing
    assert p1.change == {"green": 1, "red": 1}
    assert (table.level("green_pool"), table.level("red_pool")) == (0, 0)


@pytest.mark.rule("D-102", "D-110")
def test_a_named_resource_that_the_pool_lacks_is_lost(table: DiceTable) -> None:
    p1 = table.p1.has_played("Space Mirrors")
    table.pool(blue=1)
    p1.uses("Space Mirrors")
    assert p1.faces == {"energy": 1}
    assert table.level("blue_pool") == 0


@pytest.mark.rule("D-104", "D-110")
def test_a_chosen_resource_comes_from_the_pool_too(table: DiceTable) -> None:
    p1 = table.p1.has_played("Development Center").has(science=2)
    table.pool(**NOTHING | {"grey": 1})
    p1.uses("Development Center", "2")
    assert table.labels() == [
        "take credit",
        "take jovian",
    ]  # in this order: nothing is lost by going to grey first
    p1.answers("jovian")
    assert table.labels() == ["take jovian", "take steel", "take titanium", "take city"]
    p1.answers("city")
    assert p1.dice == {"jovian": 1, "city": 1}
    assert table.level("grey_pool") == 0


@pytest.mark.rule("D-180")
def test_commercial_district_turns_three_dice_at_most(table: DiceTable) -> None:
    p1 = table.p1.has_played("Commercial District").has(plant=1, heat=1, steel=2)
    p1.uses(
        "Commercial District", "turn plant", "to animal", "turn heat", "to event", "turn steel", "to city"
    )
    assert p1.dice == {"animal": 1, "event": 1, "steel": 1, "city": 1}
    assert table.prompt() == "action"


# --- blue cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-044", "D-046")
def test_the_support_action_of_a_blue_card_may_be_the_main_action(table: DiceTable) -> None:
    p1 = table.p1.has_played("Space Mirrors")
    p1.acts("use space-mirrors", stage=MAIN_DUE)
    assert p1.faces == {"energy": 2}
    assert table.active is table.p2


# --- bonus cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-077", "D-097", "D-111")
def test_a_bonus_card_may_complete_the_second_parameter(table: DiceTable) -> None:
    table.bonus_pile("Great Aquifer", "Donation")
    table.complete("oxygen")
    table.set(oceans=6)
    table.p1.has(vp=4, credit=3).standard("credits", "great-aquifer", "B4")
    assert table.level("ending") == 2
    assert turns_left(table) == [1, 0]


@pytest.mark.rule("D-111", "D-188")
def test_an_extra_turn_after_the_trigger_is_not_the_last_turn(table: DiceTable) -> None:
    table.bonus_pile("Coordinator", "Donation")
    table.complete("oxygen")
    table.set(temperature=4)
    table.p1.has(vp=4, heat=3).standard("heat", "coordinator")
    assert turns_left(table) == [0, 1, 0]


def turns_left(table: DiceTable) -> list[int]:
    """Whose turns follow until the game is over; all of them production turns."""
    order = []
    while not table.state.over:
        if table.prompt() == "action":
            order.append(table.active.seat)
            table.answer("production")
        else:
            table.answer("done")
    return order


# --- milestones ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-144")
def test_a_bonus_card_at_the_end_of_turn_16_still_brings_the_milestone(solo: DiceTable) -> None:
    solo.milestones("Scientist", "Miner", "Legend")
    solo.bonus_pile("Research Network", "Donation")
    solo.set(turn=16)
    solo.p1.has_played("Livestock", "Ironworks").has(vp=4, credit=3)
    solo.p1.standard("credits", "research-network")
    assert solo.level("turn") == 17
    assert solo.p1.milestone("Scientist")


@pytest.mark.rule("D-123")
def test_green_bonus_cards_count_where_ties_are_broken(table: DiceTable) -> None:
    table.p1.has_played("Mine", "Allied Bank")
    assert [p.score.tiebreak for p in table.players] == [3, 0]


# --- no less than nothing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-075", "D-076")
def test_each_ocean_beyond_the_seventh_gives_a_vp(table: DiceTable) -> None:
    table.complete("oceans")
    table.p1.plays("Ice Asteroid")
    assert table.p1.change == {"vp": 2}
