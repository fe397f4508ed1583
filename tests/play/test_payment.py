"""How a move can be paid: every way that the rules would take, the cheapest first, each with its answers."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.mars.testing.table import MarsTable
from tharsis.kernel.core import State
from tharsis.play.courses import courses
from tharsis.play.decision import labels_of
from tharsis.play.explain import items
from tharsis.play.preview import Preview, preview
from tharsis.play.random_games import moments, random_set_up
from tharsis.rules.menu import is_menu


def told(s: State, label: str) -> Preview:
    ask = s.ask_of(0)
    assert ask is not None
    return preview(s, 0, labels_of(s, ask).index(label))


def sockets(s: State, label: str) -> list[tuple[str, str]]:
    return [(x.icon, x.paid) for item in items(s, 0) if item.label == label for x in item.sockets]


def test_metal_pays_for_a_card_or_is_kept() -> None:
    table = MarsTable(2)
    table.p1.has(mc=20, titanium=2)
    table.p1.holds("Comet")
    table.open_turn(0)
    assert [(way.costs, way.answers) for way in told(table.state, "play comet").ways] == [
        ({"titanium": 2, "mc": 15}, ["pay 2 titanium"]),
        ({"titanium": 1, "mc": 18}, ["pay 1 titanium"]),
    ]


def test_where_there_is_no_choice_there_are_no_ways() -> None:
    table = MarsTable(2)
    table.p1.has(mc=30)
    table.p1.holds("Comet")
    table.open_turn(0)
    assert told(table.state, "play comet").ways == []


def test_a_wild_token_may_stand_in_for_a_die() -> None:
    table = DiceTable(2)
    table.p1.has(heat=3, wild=1)
    table.p1.begins(MAIN_DUE)
    assert [(way.costs, way.answers) for way in told(table.state, "standard heat").ways] == [
        ({"heat": 3}, ["wild 0"]),
        ({"heat": 2, "wild": 1}, ["wild 1"]),
    ]


def test_sockets_are_filled_with_dice_first_and_wild_tokens_last() -> None:
    table = DiceTable(2)
    table.p1.has(heat=1, wild=1)
    table.p1.begins(MAIN_DUE)
    icon = "die-red-heat"
    assert sockets(table.state, "standard heat") == [(icon, "heat"), (icon, "wild"), (icon, "")]


def test_one_discount_fills_one_socket() -> None:
    table = DiceTable(2, ("corporate_era",))
    table.p1.is_corporation("PhoboLog").holds("Asteroid Mining").has(titanium=1, jovian=2, steel=1)
    table.p1.begins(MAIN_DUE)
    paid = [paid for icon, paid in sockets(table.state, "play asteroid-mining") if icon.endswith("titanium")]
    assert paid == ["free", "titanium"]


def test_any_resource_is_paid_with_what_there_is_most() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1, steel=3)
    table.p1.begins()
    assert sockets(table.state, "support cards") == [("die-any-choice", "steel")]
    assert sorted(way.costs.popitem() for way in told(table.state, "support cards").ways) == [
        ("plant", 1),
        ("steel", 1),
    ]


def test_the_last_die_does_not_pay_for_being_turned() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1)
    table.p1.begins()
    assert sockets(table.state, "support turn") == [("die-any-choice", "")]
    table.p1.has(plant=0, wild=1)  # no die to be turned
    table.refresh()
    assert sockets(table.state, "support turn") == [("die-any-choice", "")]
    assert sockets(table.state, "support cards") == [("die-any-choice", "wild")]


@pytest.mark.parametrize(
    "game", ["dice", "mars"]
)  # few tables of Ares Expedition have a choice: it has a test of its own
def test_every_way_can_be_taken_as_it_stands(game: str) -> None:
    taken = 0
    for number in range(4):
        for match, luck in moments(random_set_up(game, number), 5):
            for ask in match.state.decisions():
                if (match.state.forked and match.state.secret) or not is_menu(ask):
                    continue
                labels = labels_of(match.state, ask)
                for index in range(len(labels)):
                    ways = preview(match.state, ask.seat, index).ways
                    for way in luck.sample(ways, min(2, len(ways))):
                        match.clone().apply_all(ask.seat, [labels[index], *way.answers])
                        names = match.state.rules.seat_names
                        own = {name: match.state.seats[ask.seat][names.index(name)] for name in way.costs}
                        assert all(own[name] >= n for name, n in way.costs.items())
                        taken += 1
    assert taken > 5


# --- what a deed asks after its price ---------------------------------------------------------------------------------


def told_courses(s: State, label: str) -> dict[tuple[str, ...], dict[int, list[str]]]:
    ask = s.ask_of(0)
    assert ask is not None
    found = courses(s, 0, labels_of(s, ask).index(label))
    return {tuple(step.option().label() for step in x.steps): x.ways for x in found}


def test_which_die_is_turned_to_which_face_can_be_said_before_the_price() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1, wild=1)
    table.p1.begins()
    assert [way.answers for way in told(table.state, "support turn").ways] == []
    assert told_courses(table.state, "support turn") == {
        ("to microbe",): {0: ["to microbe"]},
        ("to animal",): {0: ["to animal"]},
    }


def test_a_die_that_pays_is_not_turned() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1, steel=1, wild=1)
    table.p1.begins()
    by_plant, by_steel, by_token = range(3)
    found = told_courses(table.state, "support turn")
    assert [way.costs for way in told(table.state, "support turn").ways] == [
        {"plant": 1},
        {"steel": 1},
        {"wild": 1},
    ]
    assert found[("turn steel", "to city")] == {by_token: ["turn steel", "to city"], by_plant: ["to city"]}
    assert found[("turn plant", "to animal")] == {
        by_token: ["turn plant", "to animal"],
        by_steel: ["to animal"],
    }
    assert len(found) == 4


def test_the_colour_of_a_die_belongs_to_rolling_it() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1)
    table.p1.begins()
    assert list(told_courses(table.state, "support roll")) == [
        (f"roll {colour}",) for colour in ("yellow", "green", "blue", "red", "grey")
    ]


def test_drawing_cards_asks_nothing_but_its_price() -> None:
    table = DiceTable(2)
    table.p1.has(plant=1, steel=1)
    table.p1.begins()
    assert told_courses(table.state, "support cards") == {}


def test_every_course_can_be_taken_as_it_stands() -> None:
    taken = 0
    for number in range(3):
        for match, luck in moments(random_set_up("dice", number), 5):
            for ask in match.state.decisions():
                labels = labels_of(match.state, ask)
                for index in range(len(labels)):
                    found = courses(match.state, ask.seat, index)
                    ways = preview(match.state, ask.seat, index).ways
                    for course in luck.sample(found, min(2, len(found))):
                        for way, answers in course.ways.items():
                            paid = ways[way].answers if ways else []
                            match.clone().apply_all(ask.seat, [labels[index], *paid, *answers])
                            taken += 1
    assert taken > 20
