"""Turns: production, support and main actions, free actions, blue cards used and turned back."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE, PRODUCED
from tharsis.games.dice.testing import DiceTable
from tharsis.kernel.core import CHANGE
from tharsis.rules.vocabulary import DECK

SUPPORTS = ["support roll", "support turn", "support cards"]


@pytest.mark.rule("D-027")
def test_turns_go_clockwise(table3: DiceTable) -> None:
    for player in (*table3.players, table3.p1):
        assert table3.prompt() == "action"
        assert table3.active is player
        table3.answer("production")
        while table3.prompt() != "action" or table3.active is player:
            table3.answer("done")


@pytest.mark.rule("D-028")
def test_a_turn_is_production_or_action(table: DiceTable) -> None:
    table.p1.has(plant=2, wild=1)
    assert table.p1.options == [*SUPPORTS, "production"]
    table.p1.acts("support roll", "green")
    assert "production" not in table.p1.options


# --- production turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-033")
def test_production_tells_only_what_it_brings(table: DiceTable) -> None:
    table.p1.has_played("Trees").produces()
    e = table.state.log
    changes = []
    while e is not None:
        changes += [e.amount] if e.kind == CHANGE else []
        e = e.previous
    assert changes
    assert 0 not in changes


@pytest.mark.rule("D-029", "D-030", "D-033", "D-038", "D-073")
def test_the_steps_of_a_production_turn(table: DiceTable) -> None:
    p1 = table.p1
    p1.is_corporation("Helion").has_played("Livestock").has(plant=2, steel=3, animal=1).holds("Mine", "Comet")
    p1.uses("Livestock")
    assert p1.is_used("Livestock")
    p1.has(plant=2, steel=3, animal=1)
    pool = table.level("green_pool")
    p1.acts("production", "plant", "steel", "done")
    assert table.prompt() == "discard"
    assert p1.dice == {"plant": 1, "steel": 1}
    assert table.level("green_pool") == pool + 2
    p1.answers("mine", "done")
    assert "Mine" in table.discard_pile
    assert len(p1.hand) == 5
    assert "Comet" in p1.hand
    assert p1.dice["plant"] == 1
    assert p1.amount("steel") >= 1
    assert p1.gained(red=2)
    assert not p1.is_used("Livestock")


@pytest.mark.rule("D-030")
def test_no_more_than_three_dice_are_kept(table: DiceTable) -> None:
    table.p1.has(plant=5, heat=2)
    table.p1.produces("plant", "plant", "heat")
    assert table.p1.dice == {"plant": 2, "heat": 1}
    table.p2.has(steel=2)
    table.p2.produces()
    assert table.p2.dice == {}


@pytest.mark.rule("D-030")
def test_after_the_third_die_nobody_is_asked_for_a_fourth(table: DiceTable) -> None:
    table.p1.has(plant=5, heat=2).holds("Mine")
    table.p1.acts("production", "plant", "plant")
    assert table.prompt() == "keep"
    table.answer("plant")
    assert table.prompt() == "discard"
    assert table.p1.dice == {"plant": 3}


@pytest.mark.rule("D-031")
def test_tokens_are_kept_besides(table: DiceTable) -> None:
    table.p1.has(plant=3, wild=4)
    table.p1.produces("plant", "plant", "plant")
    assert table.p1.amount("wild") == 4
    assert table.p1.dice == {"plant": 3}


@pytest.mark.rule("D-032", "D-034")
def test_any_cards_may_be_discarded_and_there_is_no_hand_limit(table: DiceTable) -> None:
    p1 = table.p1.holds("Mine", "Comet", "Grass", "Trees", "Lichen", "Bushes", "Heather")
    p1.produces()
    assert len(p1.hand) == 7
    p1.has(wild=0).produces("mine", "comet", "grass", "trees", "lichen", "bushes", "heather")
    assert len(p1.hand) == 5
    assert "Mine" not in p1.hand


def test_no_selection_is_offered_twice(table: DiceTable) -> None:
    p1 = table.p1.holds("Mine", "Comet", "Grass").has(plant=1, heat=1)
    p1.acts("production")
    assert table.labels() == ["keep plant", "keep heat", "done"]
    p1.answers("heat")
    assert table.labels() == ["done", "discard mine", "discard comet", "discard grass"]
    p1.answers("comet")
    assert "mine" not in table.spaces()


@pytest.mark.rule("D-035", "D-064", "D-070")
def test_all_brown_boxes_are_rolled(table: DiceTable) -> None:
    p1 = table.p1.is_corporation("Interplanetary Cinematics").has_played("Sponsors", "Geothermal Power")
    p1.produces()
    assert p1.change == {"yellow": 3, "blue": 2, "red": 1}


@pytest.mark.rule("D-036", "D-037")
def test_a_short_pool_gives_one_token(table: DiceTable) -> None:
    p1 = table.p1.is_corporation("EcoLine").has_played("Trees", "Fusion Power")
    table.pool(green=2, blue=1)
    p1.produces()
    assert p1.change == {"green": 2, "blue": 1, "wild": 1}


# --- action turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-039", "D-057")
def test_support_comes_before_main(table: DiceTable) -> None:
    p1 = table.p1.holds("Mine").has(steel=2, heat=3)
    assert "play mine" not in p1.options
    assert "standard heat" not in p1.options
    p1.acts("support roll", "green")
    assert "play mine" in p1.options
    assert "standard heat" in p1.options
    p1.answers("play mine")
    assert table.active is table.p2


@pytest.mark.rule("D-040", "D-101")
def test_support_roll(table: DiceTable) -> None:
    pool = table.level("red_pool")
    table.p1.supports("roll", "red")
    assert table.p1.change == {"red": 1}
    assert table.level("red_pool") == pool - 1


@pytest.mark.rule("D-041", "D-042")
def test_support_turn_needs_another_die(table: DiceTable) -> None:
    p1 = table.p1.has(plant=1)
    assert "support turn" not in p1.options
    p1.has(plant=1, wild=1)
    p1.supports("turn", "animal")  # the token pays: the only die is the one that is turned
    assert p1.faces == {"plant": -1, "animal": 1}
    assert p1.gained(wild=-1)


@pytest.mark.rule("D-041")
def test_support_turn_pays_any_resource(table: DiceTable) -> None:
    p1 = table.p1.has(plant=1, heat=1, steel=1)
    p1.supports("turn", "pay heat", "turn steel", "to city")
    assert p1.dice == {"plant": 1, "city": 1}
    assert table.level("red_pool") == 12


@pytest.mark.rule("D-041")
def test_a_die_is_turned_to_another_side(table: DiceTable) -> None:
    table.p1.has(plant=1, wild=1).acts("support turn")
    assert table.labels() == ["to microbe", "to animal"]


@pytest.mark.rule("D-043")
def test_support_cards(table: DiceTable) -> None:
    p1 = table.p1.has(plant=1, wild=1)
    p1.supports("cards", "pay wild")
    assert len(p1.hand) == 2
    assert p1.change == {"wild": -1}


@pytest.mark.rule("D-045", "D-046")
def test_main_actions_include_another_support_action(table: DiceTable) -> None:
    p1 = table.p1.has(heat=1).holds("Mine")
    options = p1.options_at(MAIN_DUE)
    assert "support roll" in options
    assert "play mine" not in options
    p1.acts("support roll", "blue", stage=MAIN_DUE)
    assert table.active is table.p2


@pytest.mark.rule("D-047")
def test_three_heat_raise_the_temperature(table: DiceTable) -> None:
    table.p1.has(heat=4).standard("heat")
    assert table.level("temperature") == -28
    assert table.p1.change == {"red": -3, "vp": 2}


@pytest.mark.rule("D-048")
def test_three_water_place_an_ocean(table: DiceTable) -> None:
    table.p1.has(water=3).standard("water", "B4")
    assert table.tile_at("B4") == "ocean"
    assert table.p1.change == {"blue": -3, "vp": 2}


@pytest.mark.rule("D-049")
def test_four_plants_place_a_greenery(table: DiceTable) -> None:
    table.p1.has(plant=4).standard("plants", "A4")
    assert table.tile_at("A4") == "greenery"
    assert table.level("oxygen") == 2
    assert table.p1.change == {"green": -4, "vp": 2}


@pytest.mark.rule("D-050")
def test_three_cities_place_a_city(table: DiceTable) -> None:
    table.p1.has(city=3).standard("cities", "A4")
    assert table.tile_at("A4") == "city"
    assert table.p1.change == {"grey": -3, "vp": 2}


@pytest.mark.rule("D-051")
def test_three_credits_give_two_vp(table: DiceTable) -> None:
    table.p1.has(credit=3).standard("credits")
    assert table.p1.change == {"yellow": -3, "vp": 2}


@pytest.mark.rule("D-052", "D-067", "D-072")
def test_the_blue_example_card(table: DiceTable) -> None:
    p1 = table.p1.has(steel=2)
    p1.plays("Aquifer Pumping")
    assert p1.change == {}
    assert "use aquifer-pumping" not in table.p2.options_at(MAIN_DUE)
    p1.uses("Aquifer Pumping", "B4")
    assert p1.change == {"grey": -1, "vp": 2}
    assert p1.is_used("Aquifer Pumping")
    assert "use aquifer-pumping" not in p1.options_at(MAIN_DUE)
    p1.produces()
    p1.has(steel=1)
    assert "use aquifer-pumping" in p1.options_at(MAIN_DUE)


# --- free actions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-054")
def test_free_actions_at_both_ends_of_a_production_turn(table: DiceTable) -> None:
    p1 = table.p1.has_played("Research Network").has(plant=1, heat=1)
    p1.uses("Research Network", "turn plant", "to animal")
    p1.produces("animal")
    assert p1.stage == PRODUCED
    assert table.labels() == ["end turn", "free research-network"]
    p1.answers("free research-network", "turn animal", "to plant")
    assert p1.dice == {"plant": 1}
    assert table.active is table.p2


@pytest.mark.rule("D-187")
def test_robotic_workforce_gives_one_more_main_action(table: DiceTable) -> None:
    p1 = table.p1.has_played("Robotic Workforce").has(steel=1, heat=3, credit=3)
    p1.uses("Robotic Workforce")
    assert p1.change == {"grey": -1}
    assert "production" not in p1.options
    p1.acts("support roll", "blue").acts("standard heat")
    assert p1.stage == MAIN_DUE
    p1.acts("standard credits")
    assert table.active is table.p2


@pytest.mark.rule("D-187")
def test_robotic_workforce_works_after_the_main_action_but_in_no_production_turn(table: DiceTable) -> None:
    p1 = table.p1.has_played("Robotic Workforce").has(steel=3, heat=3)
    p1.acts("standard heat", stage=MAIN_DUE)
    p1.answers("free robotic-workforce")
    assert p1.stage == MAIN_DUE
    p1.has(steel=1)
    p1.produces("steel")
    assert table.active is table.p2


@pytest.mark.rule("D-007")
def test_nobody_knows_the_order_of_a_new_deck() -> None:
    pile = ["Mine", "Comet", "Grass", "Trees", "Lichen", "Bushes", "Heather", "Livestock"]
    drawn = []
    for seed in (1, 2):
        table = DiceTable(2, seed=seed)
        table.no_deck()
        table.p2.holds(*pile).produces(*pile)  # five of the eight that were thrown away come back
        left = [table.state.rules.cards[c].name for c in table.state.zones[DECK]]
        assert [table.who_knows(title) for title in left] == [[], [], []]
        drawn.append(table.p2.hand)
    assert drawn[0] != drawn[1]


@pytest.mark.rule("D-007")
def test_an_empty_deck_is_made_of_the_discard_pile(table: DiceTable) -> None:
    s = table.state
    for card in s.zones[0][:]:
        s.move(0, card, 2)
    for name in ("Mine", "Comet", "Grass"):
        s.move(0, table.card(name), 1)
    table.p1.has(plant=1).supports("cards")
    assert len(table.p1.hand) == 2
    assert table.discard_pile == []
    table.p2.produces()
    assert len(table.p2.hand) == 1
