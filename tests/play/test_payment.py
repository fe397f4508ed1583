"""How a move can be paid: every way that the rules would take, the cheapest first, each with its answers."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.mars.testing.table import MarsTable
from tharsis.kernel.core import State
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
