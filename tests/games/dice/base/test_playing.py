"""Playing cards, paying for them, dice and tokens."""

from __future__ import annotations

import pytest

from tharsis.games.dice.components import CUP, HEAT
from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.dice.verbs.dice import take


@pytest.mark.rule("D-058", "D-059")
def test_a_cost_is_paid_exactly_and_goes_back_to_the_pool(table: DiceTable) -> None:
    p1 = table.p1.has(steel=3, titanium=1, heat=2)
    assert "play titanium-mine" not in p1.options_at(MAIN_DUE)
    p1.holds("Titanium Mine", "Asteroid")
    assert "play titanium-mine" in p1.options_at(MAIN_DUE)
    assert "play asteroid" not in p1.options_at(MAIN_DUE)
    pool = table.level("grey_pool")
    p1.plays("Titanium Mine", paid=True)
    assert p1.dice == {"steel": 2, "heat": 2}
    assert table.level("grey_pool") == pool + 2


@pytest.mark.rule("D-060", "D-107")
def test_tokens_pay_any_icon_and_are_asked_for_only_where_there_is_a_choice(table: DiceTable) -> None:
    p1 = table.p1.has(steel=1, wild=1)
    p1.plays("Titanium Mine", paid=True)  # the token must be titanium
    assert p1.change == {"grey": -1, "wild": -1}
    p1.has(steel=2, wild=1, titanium=1, plant=0)
    p1.holds("Mine").begins(MAIN_DUE)
    p1.acts("play mine", stage=MAIN_DUE)
    assert table.prompt() == "wild for steel"
    assert table.labels() == ["wild 0", "wild 1"]
    p1.answers("wild 1")
    assert p1.change == {"grey": -1, "wild": -1}


@pytest.mark.rule("D-107")
def test_tokens_pay_for_actions(table: DiceTable) -> None:
    p1 = table.p1.has(heat=1, wild=2)
    p1.standard("heat")
    assert p1.change == {"red": -1, "wild": -2, "vp": 2}


@pytest.mark.rule("D-061")
def test_the_order_matters_where_the_pool_is_short(table: DiceTable) -> None:
    p1 = table.p1.has_played("Orbital Construction Yard")
    table.pool(grey=1)
    p1.uses("Orbital Construction Yard")
    assert table.prompt() == "which-first"
    table.answer("first orbital-construction-yard gainany", "take city")
    assert p1.faces == {"city": 1}


@pytest.mark.rule("D-062", "D-110")
def test_what_cannot_be_done_is_skipped(table: DiceTable) -> None:
    table.pool(yellow=0)
    p1 = table.p1
    p1.plays("Asteroid")
    assert p1.gained(vp=2, yellow=0, wild=0)
    assert table.level("temperature") == -28


@pytest.mark.rule("D-062")
def test_a_die_that_is_not_there_leaves_no_trace_in_the_log(table: DiceTable) -> None:
    table.pool(red=0)
    before = table.state.log
    assert take(table.state, 0, HEAT, 1, -1) == 0
    assert table.state.log is before


@pytest.mark.rule("D-062", "D-161")
def test_a_tile_that_finds_no_area_is_left_out_for_good(table: DiceTable) -> None:
    table.p1.plays("Urbanized Area")
    assert not any(tile >= 0 for tile in table.state.tile)
    assert not any(table.state.pools)  # nor does it wait until two cities have an area between them


@pytest.mark.rule("D-063")
def test_a_green_card_does_nothing_at_once(table: DiceTable) -> None:
    table.p1.plays("Trees")
    assert table.p1.change == {}
    assert table.p1.amount("green_production") == 3


@pytest.mark.rule("D-065", "D-071", "D-102")
def test_the_red_example_card(table: DiceTable) -> None:
    table.p1.plays("Asteroid")
    assert table.p1.change == {"yellow": 1, "red": 1, "vp": 2}
    assert table.p1.faces["heat"] == 1
    assert table.level("temperature") == -28


@pytest.mark.rule("D-066")
def test_played_cards_stay_in_play_and_their_icons_count(table: DiceTable) -> None:
    table.awards("steel", "plant", "heat")
    table.p1.plays("Mine")
    table.p1.plays("Deep Well Heating")
    table.p1.plays("Industrial Microbes")
    assert table.p1.tableau == ["Mine", "Deep Well Heating", "Industrial Microbes"]
    assert table.p1.score.awards == 10  # steel and heat, which nobody else has


# --- dice ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-100")
def test_each_colour_has_a_common_an_uncommon_and_a_rare_face() -> None:
    for die in CUP.dice:
        assert [face.sides for face in die.faces] == [3, 2, 1]
        assert len(die.up) == 6
        assert die.count == 12


@pytest.mark.rule("D-101")
def test_dice_are_rolled_with_these_odds(table: DiceTable) -> None:
    shown = {"plant": 0, "microbe": 0, "animal": 0}
    for _ in range(200):
        table.p1.give(plant=0, microbe=0, animal=0)
        table.p1.plays("Imported Nitrogen")
        for name in shown:
            shown[name] += table.p1.dice.get(name, 0)
        card = table.card("Imported Nitrogen")
        table.state.move(0, card, 0)
    assert sum(shown.values()) == 800
    assert 340 < shown["plant"] < 460
    assert 210 < shown["microbe"] < 330
    assert 90 < shown["animal"] < 180


@pytest.mark.rule("D-103", "D-184")
def test_a_coloured_question_mark_is_any_resource_of_the_colour(table: DiceTable) -> None:
    table.p1.has_played("Industrial Microbes").acts("use industrial-microbes")
    assert table.labels() == ["take steel", "take titanium", "take city"]
    table.answer("city")
    assert table.p1.faces == {"city": 1}


@pytest.mark.rule("D-105", "D-183")
def test_a_white_die_is_of_any_colour_and_rolled(table: DiceTable) -> None:
    table.p1.has_played("Electro Catapult").uses("Electro Catapult", "green", "green", "red")
    assert table.p1.change == {"green": 2, "red": 1}


@pytest.mark.rule("D-106", "D-180")
def test_dice_may_be_turned(table: DiceTable) -> None:
    p1 = table.p1.has_played("Commercial District").has(plant=2, heat=1, steel=1)
    p1.uses("Commercial District", "turn plant", "to animal", "turn heat", "to nuclear", "none")
    assert p1.dice == {"plant": 1, "animal": 1, "nuclear": 1, "steel": 1}
    p1.has_played("Research Network").uses("Research Network", "none")
    assert p1.faces == {}


def test_turning_offers_no_selection_twice(table: DiceTable) -> None:
    p1 = table.p1.has_played("Commercial District").has(plant=1, heat=1)
    p1.uses("Commercial District", "turn heat", "to event")
    assert table.labels() == ["turn event", "none"]  # the plant would have come first


def turns(table: DiceTable, *wanted: tuple[str, str]) -> None:
    """Turn dice as one choice: each from its face to another one, in any order."""
    batch = table.batch()
    items = [(batch.names[stock], item.id) for item, stock in zip(batch.items, batch.stock_of, strict=True)]
    table.choose(*[items.index(turn) for turn in wanted])


@pytest.mark.rule("D-180")
def test_all_dice_may_be_turned_as_one_choice_in_any_order(table: DiceTable) -> None:
    p1 = table.p1.has_played("Commercial District").has(plant=2, heat=1, steel=1)
    p1.uses("Commercial District")
    assert (table.batch().least, table.batch().most) == (0, 3)
    turns(table, ("steel", "city"), ("plant", "microbe"), ("plant", "animal"))
    assert p1.dice == {"microbe": 1, "animal": 1, "heat": 1, "city": 1}
    assert table.prompt() == "action"


@pytest.mark.parametrize(
    ("wanted", "left"),
    [
        ([], {"plant": 2, "nuclear": 1}),
        ([("plant", "animal"), ("plant", "animal")], {"animal": 2, "nuclear": 1}),
        ([("nuclear", "heat")], {"plant": 2, "heat": 1}),
        ([("nuclear", "event"), ("plant", "microbe")], {"plant": 1, "microbe": 1, "event": 1}),
    ],
)
def test_fewer_dice_may_be_turned(
    table: DiceTable, wanted: list[tuple[str, str]], left: dict[str, int]
) -> None:
    p1 = table.p1.has_played("Commercial District").has(plant=2, nuclear=1)
    p1.uses("Commercial District")
    turns(table, *wanted)
    assert p1.dice == left
    assert table.prompt() == "action"


def test_the_die_of_a_support_action_must_be_turned(table: DiceTable) -> None:
    p1 = table.p1.has(plant=1, heat=2)
    p1.acts("support turn", "heat")
    assert (table.batch().least, table.batch().most) == (1, 1)
    turns(table, ("heat", "event"))
    assert p1.dice == {"plant": 1, "event": 1}


@pytest.mark.rule("D-108", "D-109")
def test_each_opponent_loses_what_he_has(table3: DiceTable) -> None:
    table3.p2.has(plant=1, animal=1, wild=2)
    table3.p3.has(wild=1, heat=1)
    table3.p1.has(plant=2).plays("Big Asteroid")
    assert table3.ask().seat == 1
    assert table3.labels() == ["lose plant", "lose animal"]
    table3.answer("animal")
    assert table3.p2.dice == {"plant": 1}
    assert table3.p2.amount("wild") == 2
    assert table3.p3.dice == {"heat": 1}
    assert table3.p3.amount("wild") == 1
    assert table3.p1.dice["plant"] == 2


@pytest.mark.rule("D-108")
def test_every_opponent_loses_one() -> None:
    table = DiceTable(4)
    for player in table.players:
        player.has(plant=2)
    table.p2.plays("Big Asteroid")
    assert [p.dice["plant"] for p in (table.p1, table.p3, table.players[3])] == [1, 1, 1]
    assert table.p2.gained(green=0)


@pytest.mark.rule("D-073")
def test_kept_dice_keep_their_faces(table: DiceTable) -> None:
    table.p1.is_corporation("Helion").has(jovian=1, animal=1, city=1)
    table.p1.produces("jovian", "animal", "city")
    assert table.p1.dice["jovian"] == 1
    assert table.p1.dice["animal"] == 1
    assert table.p1.dice["city"] >= 1


def test_the_dice_are_sixty_in_all(table: DiceTable) -> None:
    table.awards("steel", "plant", "heat")
    assert table.dice_in_game() == 60
    table.p1.has(plant=3, steel=2)
    assert table.dice_in_game() == 60


@pytest.mark.rule("D-161")
def test_there_are_no_requirements(table: DiceTable) -> None:
    cards = table.state.rules.cards
    assert all(not c.needs for c in cards)
    projects = [c.name for c in cards if c.kind != "corporation" and c.cost]
    for face in CUP.faces:
        table.p1.give(**{face.name: 4})
    for name in projects:
        if name not in table.p1.hand:
            table.p1.holds(name)
    playable = table.p1.offers_at(MAIN_DUE, "play")
    assert len(playable) == len(projects) == 82
